#include "opponents.h"

static void draw(long count)
{
    erase();
    mvprintw(0, 0, "Count: %ld", count);
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
        if (minimal) mvprintw(0, 7, "%ld", count);
        else draw(count);
        refresh();
    }
}
