// Turns signals into bytes in a pipe that the run loop reads.
//
// Dispatch's signal sources are not used: on Linux they block the signal in the thread that receives it, and
// child processes would inherit that mask.
#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <time.h>
#include <unistd.h>

enum { max_signals = 16 };

static struct {
    int number;
    struct sigaction previous;
} handled[max_signals];
static size_t handled_count;
static int pipe_ends[2] = {-1, -1};
/// Whether a signal has come since the pipe was last emptied.
static atomic_bool has_come = false;

/// The time of a request to end the process that has not been acknowledged, in milliseconds of the monotonic
/// clock; -1 if there is none.
static atomic_llong asked_to_end = -1;

/// The time after which an app that has not acknowledged a request counts as hung, in milliseconds. It is less than a
/// second, so that `kill` after `sleep 1` ends the app.
static const long long patience = 900;

/// Whether a request to end the process has not been acknowledged for longer than that.
static bool is_deaf(int number)
{
    if (number != SIGINT && number != SIGTERM && number != SIGHUP) {
        return false;
    }
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    long long asked = -1, moment = (long long)now.tv_sec * 1000 + now.tv_nsec / 1000000;
    return !atomic_compare_exchange_strong(&asked_to_end, &asked, moment) && moment - asked > patience;
}

void cterminal_signals_heard(void)
{
    atomic_store(&asked_to_end, -1);
}

static void handle_signal(int number)
{
    int saved_errno = errno;
    if (is_deaf(number)) {
        cterminal_restore();
        cterminal_die_of(number);
        return;
    }
    unsigned char byte = (unsigned char)number;
    // A full pipe is enough to wake the run loop.
    ssize_t ignored = write(pipe_ends[1], &byte, 1);
    (void)ignored;
    // After the byte: who sees this finds the byte in the pipe.
    atomic_store(&has_come, true);
    errno = saved_errno;
}

bool cterminal_signals_have_come(void)
{
    return atomic_load(&has_come) && atomic_exchange(&has_come, false);
}

int cterminal_signals_begin(const int *signals, size_t count)
{
    if (handled_count > 0 || count > max_signals) {
        errno = EINVAL;
        return -1;
    }
    if (pipe_ends[0] < 0) {
        if (pipe(pipe_ends) < 0) {
            return -1;
        }
        for (int i = 0; i < 2; i++) {
            fcntl(pipe_ends[i], F_SETFD, FD_CLOEXEC);
            fcntl(pipe_ends[i], F_SETFL, O_NONBLOCK);
        }
    }
    char rest[64];
    while (read(pipe_ends[0], rest, sizeof rest) > 0) {
    }
    cterminal_signals_heard();
    for (size_t i = 0; i < count; i++) {
        struct sigaction previous;
        if (sigaction(signals[i], NULL, &previous) < 0) {
            continue;
        }
        bool is_ignored = !(previous.sa_flags & SA_SIGINFO) && previous.sa_handler == SIG_IGN;
        if (is_ignored && signals[i] != SIGWINCH && signals[i] != SIGCONT) {
            continue;
        }
        struct sigaction action = {.sa_handler = handle_signal};
        action.sa_flags = SA_RESTART;
        sigemptyset(&action.sa_mask);
        handled[handled_count].number = signals[i];
        handled[handled_count].previous = previous;
        handled_count++;
        sigaction(signals[i], &action, NULL);
    }
    return pipe_ends[0];
}

void cterminal_signals_end(void)
{
    for (size_t i = 0; i < handled_count; i++) {
        sigaction(handled[i].number, &handled[i].previous, NULL);
    }
    handled_count = 0;
}

void cterminal_stop_process(void)
{
    struct sigaction current, standard = {.sa_handler = SIG_DFL};
    sigemptyset(&standard.sa_mask);
    sigaction(SIGTSTP, &standard, &current);
    // The whole process group, as with the suspend key: the other parts of a pipeline stop too.
    kill(0, SIGTSTP);
    sigaction(SIGTSTP, &current, NULL);
}
