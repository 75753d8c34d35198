#include "opponents.h"

static void number(long count)
{
    attron(A_BOLD);
    mvaddstr(0, 6, grouped(count));
    attroff(A_BOLD);
}

static void draw(long count)
{
    erase();
    mvaddstr(0, 0, "Ticks ");
    number(count);
    addstr(" so far ");
    attron(A_REVERSE);
    addstr("[ Tick ]");
    attroff(A_REVERSE);
    for (int row = 1; row < LINES; row++) mvprintw(row, 0, "Row %d", row - 1);
}

void header(bool minimal)
{
    long count = 1000;
    draw(count);
    refresh();
    for (int key; (key = getch()) != 'q';) {
        if (key != '\r' && key != '\n') continue;
        count++;
        if (minimal) number(count);
        else draw(count);
        refresh();
    }
}
