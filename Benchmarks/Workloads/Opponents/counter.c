#include "opponents.h"

static void draw(long count)
{
    erase();
    mvprintw(0, 0, "Count: %s", grouped(count));
    for (int row = 1; row < LINES; row++) mvprintw(row, 0, "Row %d", row - 1);
}

void counter(bool minimal)
{
    long count = 0;
    draw(count);
    refresh();
    for (int key; (key = getch()) != 'q';) {
        if (key != '+') continue;
        count++;
        if (minimal) mvaddstr(0, 7, grouped(count));
        else draw(count);
        refresh();
    }
}
