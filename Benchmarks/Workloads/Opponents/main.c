#include "opponents.h"

#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    if (argc < 3) {
        fprintf(stderr, "Opponents: the name of a workload, and minimal or plain\n");
        return 2;
    }
    const char *workload = argv[1];
    bool minimal = strcmp(argv[2], "minimal") == 0;

    setlocale(LC_ALL, "");
    initscr();
    cbreak();
    noecho();
    nonl();
    keypad(stdscr, TRUE);
    curs_set(0);

    if (strcmp(workload, "counter") == 0) counter(minimal);
    else if (strcmp(workload, "header") == 0) header(minimal);
    else if (strcmp(workload, "typing") == 0) typing(minimal);
    else if (strcmp(workload, "letters") == 0) letters(minimal);
    else if (strcmp(workload, "colours") == 0) colours(minimal);
    else if (strcmp(workload, "picture") == 0) picture(minimal);
    else if (strcmp(workload, "scrolling") == 0) scrolling(minimal, atol(argv[3]));

    endwin();
    return 0;
}
