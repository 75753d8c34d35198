// The descriptors that a process starts with, and how many more it may open.
#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

void cterminal_open_standard_descriptors(void)
{
    // In ascending order, so that the lowest free number is the closed one.
    for (int descriptor = 0; descriptor <= STDERR_FILENO; descriptor++) {
        if (fcntl(descriptor, F_GETFD) < 0 && errno == EBADF) {
            open("/dev/null", O_RDWR);
        }
    }
}

int cterminal_free_descriptors(int limit)
{
    enum { capacity = 64 };
    int copies[capacity];
    int count = 0;
    while (count < limit && count < capacity) {
        int copy = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3);
        if (copy < 0) {
            break;
        }
        copies[count++] = copy;
    }
    for (int i = 0; i < count; i++) {
        close(copies[i]);
    }
    return count;
}
