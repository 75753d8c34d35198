// A proxy for the readiness of a different descriptor (epoll(7)).
#include "CTerminal.h"

#include <errno.h>
#include <poll.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/epoll.h>

int cterminal_readiness_open(int descriptor)
{
    int readiness = epoll_create1(EPOLL_CLOEXEC);
    if (readiness < 0) {
        return -1;
    }
    struct epoll_event event = {.events = EPOLLIN};
    if (epoll_ctl(readiness, EPOLL_CTL_ADD, descriptor, &event) < 0) {
        int reason = errno;
        close(readiness);
        errno = reason;
        return -1;
    }
    return readiness;
}

void cterminal_readiness_renew(int readiness, int descriptor)
{
    struct pollfd question = {.fd = descriptor, .events = POLLIN};
    if (poll(&question, 1, 0) <= 0) {
        return;
    }
    // Modifying it would have no effect: it is still in the list of ready descriptors, which has not been
    // read.
    struct epoll_event event = {.events = EPOLLIN};
    epoll_ctl(readiness, EPOLL_CTL_DEL, descriptor, &event);
    epoll_ctl(readiness, EPOLL_CTL_ADD, descriptor, &event);
}
#else
int cterminal_readiness_open(int descriptor)
{
    (void)descriptor;
    errno = ENOTSUP;
    return -1;
}

void cterminal_readiness_renew(int readiness, int descriptor)
{
    (void)readiness;
    (void)descriptor;
}
#endif
