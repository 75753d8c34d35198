#include "opponents.h"

#include <string.h>

enum { CAPACITY = 256, ENOUGH = 8 };

static void put_message(size_t length)
{
    if (length < ENOUGH) mvprintw(1, 0, "Too short: %zu of %d characters", length, ENOUGH);
    else mvprintw(1, 0, "Fine: %zu characters", length);
    clrtoeol();
}

static void draw(const char *text)
{
    erase();
    mvaddstr(0, 0, text);
    put_message(strlen(text));
}

void typing(bool minimal)
{
    char text[CAPACITY] = "";
    size_t length = 0;
    curs_set(1);
    draw(text);
    move(0, 0);
    refresh();
    for (int key; (key = getch()) != 4;) {
        if (key == KEY_BACKSPACE || key == 127) {
            if (length == 0) continue;
            text[--length] = '\0';
            if (minimal) mvaddch(0, (int)length, ' ');
        } else if (key >= ' ' && key < 127 && length < CAPACITY - 1) {
            text[length++] = (char)key;
            text[length] = '\0';
            if (minimal) mvaddch(0, (int)length - 1, (chtype)key);
        } else {
            continue;
        }
        if (minimal) put_message(length);
        else draw(text);
        move(0, (int)length);
        refresh();
    }
}
