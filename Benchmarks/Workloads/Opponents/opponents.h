/// The workloads as people write them for ncurses, each twice: `minimal` changes just the cells that it
/// knows have changed, `plain` writes its rows each time.
#ifndef OPPONENTS_H
#define OPPONENTS_H

#include <stdbool.h>

#define NCURSES_WIDECHAR 1
#include <ncurses.h>
#include <stdio.h>

/// A number of less than a million, with a comma before its last three digits, as SwiftUI writes it. Valid until the next
/// call.
static inline const char *grouped(long number)
{
    static char text[16];
    if (number < 1000) snprintf(text, sizeof text, "%ld", number);
    else snprintf(text, sizeof text, "%ld,%03ld", number / 1000 % 1000, number % 1000);
    return text;
}

/// W1 and W4: a line with a counter above a list of a thousand rows.
void counter(bool minimal);
/// W1u and W1p: the same below a line of three texts and a button.
void header(bool minimal);
/// W2: a field, and a message about what stands in it.
void typing(bool minimal);
/// W3: every cell changes; in one colour, in fifteen, and a picture of 24-bit half blocks.
void letters(bool minimal);
void colours(bool minimal);
void picture(bool minimal);
/// W5: a list of rows, scrolled by one.
void scrolling(bool minimal, long rows);

#endif
