#include "opponents.h"

static char letter(int row, int column, int frame)
{
    return (char)(33 + (row * 13 + column * 7 + frame * (2 * row + 3)) % 94);
}

static void draw_letters(bool minimal, int frame)
{
    for (int row = 0; row < LINES; row++) {
        if (minimal) {
            char line[1024];
            for (int column = 0; column < COLS; column++) line[column] = letter(row, column, frame);
            mvaddnstr(row, 0, line, COLS);
        } else {
            for (int column = 0; column < COLS; column++) mvaddch(row, column, letter(row, column, frame));
        }
    }
}

void letters(bool minimal)
{
    int frame = 0;
    do {
        draw_letters(minimal, frame++);
        refresh();
    } while (getch() != 'q');
}

static int colour(int row, int column, int frame) { return 1 + (column / 4 + row + frame) % 15; }

static void draw_colours(bool minimal, int frame)
{
    for (int row = 0; row < LINES; row++) {
        for (int column = 0; column < COLS; column++) {
            // Who rewrites each cell sets its colour each time; who knows runs of four does so once a run.
            if (!minimal || column % 4 == 0) attrset(COLOR_PAIR(colour(row, column, frame)));
            mvaddch(row, column, letter(row, column, frame));
        }
    }
    attrset(A_NORMAL);
}

void colours(bool minimal)
{
    start_color();
    use_default_colors();
    for (short number = 1; number <= 15; number++) init_pair(number, number, -1);
    int frame = 0;
    do {
        draw_colours(minimal, frame++);
        refresh();
    } while (getch() != 'q');
}
