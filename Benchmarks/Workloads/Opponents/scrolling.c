#include "opponents.h"

void scrolling(bool minimal, long rows)
{
    long top = 0;
    scrollok(stdscr, minimal);
    idlok(stdscr, TRUE);
    for (int row = 0; row < LINES; row++) mvprintw(row, 0, "Row %ld", top + row);
    refresh();
    for (int key; (key = getch()) != 'q';) {
        if (key != KEY_DOWN || top + LINES >= rows) continue;
        top++;
        if (minimal) {
            scrl(1);
            mvprintw(LINES - 1, 0, "Row %ld", top + LINES - 1);
        } else {
            erase();
            for (int row = 0; row < LINES; row++) mvprintw(row, 0, "Row %ld", top + row);
        }
        refresh();
    }
}
