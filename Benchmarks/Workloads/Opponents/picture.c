#include "opponents.h"

#include <string.h>

/// The colour of a pixel, 0xRRGGBB; there are two in a cell, one above the other.
static int pixel(int x, int y, int frame)
{
    int red = 8 * ((x + frame) % 32);
    int green = 8 * ((y + 3 * frame) % 32);
    return red << 16 | green << 8 | 128;
}

/// Keeps the pairs in a table of its own, where their colours find them at once.
static int known_pair(int upper, int lower)
{
    static int pairs[32][32][32];
    int *pair = &pairs[upper >> 19 & 31][upper >> 11 & 31][lower >> 11 & 31];
    if (*pair == 0) *pair = alloc_pair(upper, lower);
    return *pair;
}

static void draw(bool minimal, int frame)
{
    wchar_t block[2] = L"\u2580";
    for (int row = 0; row < LINES; row++) {
        cchar_t cells[512];
        for (int column = 0; column < COLS; column++) {
            int upper = pixel(column, 2 * row, frame), lower = pixel(column, 2 * row + 1, frame);
            int pair = minimal ? known_pair(upper, lower) : alloc_pair(upper, lower);
            cchar_t cell;
            setcchar(&cell, block, A_NORMAL, (short)(pair > 32767 ? 32767 : pair), &pair);
            if (minimal) cells[column] = cell;
            else mvadd_wch(row, column, &cell);
        }
        if (minimal) mvadd_wchnstr(row, 0, cells, COLS);
    }
}

void picture(bool minimal)
{
    start_color();
    use_default_colors();
    int frame = 0;
    do {
        draw(minimal, frame++);
        refresh();
    } while (getch() != 'q');
}
