// Restores the terminal when the process dies. Everything that runs in the handler is async-signal-safe
// (POSIX.1-2017, 2.4.3): read, write, poll, tcsetattr, dup2, sigaction, raise, getpid, pthread_sigmask,
// clock_gettime.
#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>

enum { fault_count = 6, crash_count = 8, fatal_capacity = 96 };

// First the signals of a fault in the program, then those that end a process which has no handler for them
// (signal(7)). The real-time signals, whose numbers are known at run time alone, follow.
static int fatal_signals[fatal_capacity] = {
    SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGSYS, SIGABRT, SIGQUIT,
    SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ,
#if defined(__linux__)
    SIGIO, SIGPWR,
#endif
#if defined(SIGSTKFLT)
    SIGSTKFLT,
#endif
};
static int fatal_count;

static struct sigaction previous_actions[fatal_capacity];
static bool handles_signals;
static pid_t guarding_process;

/// Decides which thread restores the terminal: the thread that changes it from `armed` to `giving_back`.
enum { disarmed, armed, giving_back };
static atomic_int guard_state;
static atomic_bool is_dying;
static pthread_t dying_thread;
static int null_device = -1;

/// The state with which the terminal is restored.
struct guard {
    int terminal;
    /// A descriptor of the same terminal for the last output.
    int own_terminal;
    struct termios found_modes;
    char leave_bytes[CTERMINAL_LEAVE_CAPACITY];
    size_t leave_count;
};

/// A program may change what restores the terminal while another thread crashes. So it writes to the guard that is not
/// in use, and then exchanges the two.
static struct guard guards[2] = {{.terminal = -1, .own_terminal = -1}, {.terminal = -1, .own_terminal = -1}};
static atomic_int current_guard;

/// The time to wait for a terminal that does not accept the last bytes, in milliseconds.
enum { patience = 1000 };

/// The time to wait for outstanding answers of the terminal, in milliseconds.
enum { answer_patience = 300 };
static atomic_int awaited_answers;

int cterminal_write(int descriptor, const void *bytes, size_t count, int milliseconds)
{
    const char *rest = bytes;
    while (count > 0) {
        ssize_t written = write(descriptor, rest, count);
        if (written > 0) {
            rest += written;
            count -= (size_t)written;
        } else if (written < 0 && errno == EINTR) {
            continue;
        } else if (written == 0 || errno == EAGAIN) {
            struct timespec before, after;
            clock_gettime(CLOCK_MONOTONIC, &before);
            struct pollfd busy = {.fd = descriptor, .events = POLLOUT};
            int ready = milliseconds > 0 ? poll(&busy, 1, milliseconds) : 0;
            if (ready < 0 && errno != EINTR) {
                return -1;
            }
            if (ready == 0) {
                errno = EAGAIN;
                return -1;
            }
            clock_gettime(CLOCK_MONOTONIC, &after);
            milliseconds -= (int)((after.tv_sec - before.tv_sec) * 1000
                + (after.tv_nsec - before.tv_nsec) / 1000000);
        } else {
            return -1;
        }
    }
    return 0;
}

void cterminal_await_answers(int count)
{
    atomic_store(&awaited_answers, count);
}

/// Reads input up to the last of the awaited answers, each of which is to DA1 (CSI ? ... c). The shell would
/// receive them as typed text.
static void take_answers(int terminal)
{
    enum { ground, escape, sequence, attributes } state = ground;
    int awaited = atomic_exchange(&awaited_answers, 0);
    int left = answer_patience;
    while (awaited > 0 && left > 0) {
        struct timespec before, after;
        clock_gettime(CLOCK_MONOTONIC, &before);
        struct pollfd ready = {.fd = terminal, .events = POLLIN};
        char bytes[256];
        ssize_t count = poll(&ready, 1, left) > 0 ? read(terminal, bytes, sizeof bytes) : 0;
        if (count <= 0) {
            return;
        }
        for (ssize_t i = 0; i < count; i++) {
            char byte = bytes[i];
            bool is_parameter = byte == ';' || (byte >= '0' && byte <= '9');
            if (byte == '\033') {
                state = escape;
            } else if (state == escape && byte == '[') {
                state = sequence;
            } else if (state == sequence && byte == '?') {
                state = attributes;
            } else if (state == attributes && byte == 'c') {
                awaited--;
                state = ground;
            } else if (state != attributes || !is_parameter) {
                state = ground;
            }
        }
        clock_gettime(CLOCK_MONOTONIC, &after);
        left -= (int)((after.tv_sec - before.tv_sec) * 1000
            + (after.tv_nsec - before.tv_nsec) / 1000000);
    }
}

bool cterminal_is_in_foreground(int terminal)
{
    pid_t group = tcgetpgrp(terminal);
    return group == -1 || group == getpgrp();
}

static void give_back(const struct guard *guard, int terminal)
{
    // The system would stop a background process for using the terminal.
    sigset_t stop, before;
    sigemptyset(&stop);
    sigaddset(&stop, SIGTTOU);
    pthread_sigmask(SIG_BLOCK, &stop, &before);
    int status = cterminal_write(terminal, guard->leave_bytes, guard->leave_count, patience);
    if (status != 0 && errno == EAGAIN && cterminal_is_in_foreground(terminal)) {
        // The terminal has not read for a long time. What it has not read is dropped, so that there is space for these
        // bytes. ST ends a string that may have been cut.
        tcflush(terminal, TCOFLUSH);
        cterminal_write(terminal, "\033\\", 2, patience);
        cterminal_write(terminal, guard->leave_bytes, guard->leave_count, patience);
    }
    // In the background, the modes and the input belong to the shell.
    if (cterminal_is_in_foreground(terminal)) {
        take_answers(terminal);
        // Input sent in the meantime (mouse reports) must not reach the shell.
        tcflush(terminal, TCIFLUSH);
        tcsetattr(terminal, TCSANOW, &guard->found_modes);
    }
    cterminal_capture_end(terminal);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

/// Waits while another thread restores the terminal.
static void await_restoration(void)
{
    // It waits for the terminal in five places at most.
    struct timespec pause = {.tv_nsec = 1000000};
    for (int i = 0; i < 5 * patience && atomic_load(&guard_state) == giving_back; i++) {
        nanosleep(&pause, NULL);
    }
}

void cterminal_restore(void)
{
    int saved_errno = errno;
    // A child process made by fork does not own the terminal.
    if (getpid() != guarding_process) {
        return;
    }
    int expected = armed;
    if (!atomic_compare_exchange_strong(&guard_state, &expected, giving_back)) {
        // Another thread may be restoring the terminal, and would be interrupted if this one ended the process.
        await_restoration();
        errno = saved_errno;
        return;
    }
    // Another thread may be about to send a frame, which is discarded.
    const struct guard *guard = &guards[atomic_load(&current_guard)];
    bool is_alone
        = null_device >= 0 && guard->own_terminal >= 0 && dup2(null_device, guard->terminal) >= 0;
    give_back(guard, is_alone ? guard->own_terminal : guard->terminal);
    atomic_store(&guard_state, disarmed);
    errno = saved_errno;
}

static bool is_fault(int number)
{
    for (int i = 0; i < fault_count; i++) {
        if (fatal_signals[i] == number) {
            return true;
        }
    }
    return false;
}

/// Handles the signal as if this handler had not been installed.
static void pass_on(int number, siginfo_t *info, void *context)
{
    for (int i = 0; i < fatal_count; i++) {
        if (fatal_signals[i] != number) {
            continue;
        }
        struct sigaction *previous = &previous_actions[i];
        sigaction(number, previous, NULL);
        // Swift's backtracer may read invalid memory, and catches the resulting faults. So it needs the
        // signal mask that it requested.
        sigset_t mask = previous->sa_mask;
        if (!(previous->sa_flags & SA_NODEFER)) {
            sigaddset(&mask, number);
        }
        pthread_sigmask(SIG_SETMASK, &mask, NULL);
        if (previous->sa_flags & SA_SIGINFO) {
            previous->sa_sigaction(number, info, context);
        } else if (previous->sa_handler != SIG_DFL && previous->sa_handler != SIG_IGN) {
            previous->sa_handler(number);
        }
    }
}

static void begin_to_die(void)
{
    dying_thread = pthread_self();
    atomic_store(&is_dying, true);
}

void cterminal_await_end(void)
{
    while (atomic_load(&is_dying) && getpid() == guarding_process
        && !pthread_equal(dying_thread, pthread_self())) {
        pause();
    }
}

static void restore_at_exit(void)
{
    begin_to_die();
    cterminal_restore();
}

/// How many threads may call `exit` at the same time.
enum { exiting_threads = 64 };

/// If several threads call `exit`, each of them runs the next registered function (glibc up to 2.40 has no lock
/// around them). So all threads stay here but the one that restores the terminal, which ends the process alone:
/// the functions that others have registered are not made to run at the same time. These functions are
/// registered first, and called last.
static void wait_at_exit(void)
{
    struct timespec pause = {.tv_nsec = 1000000};
    while (!atomic_load(&is_dying)) {
        nanosleep(&pause, NULL);
    }
    cterminal_await_end();
}

static void register_at_exit(void)
{
    static bool is_registered;
    if (is_registered) {
        return;
    }
    is_registered = true;
    for (int i = 0; i < exiting_threads; i++) {
        atexit(wait_at_exit);
    }
    atexit(restore_at_exit);
}

static void complete_fatal_signals(void)
{
    if (fatal_count > 0) {
        return;
    }
    while (fatal_signals[fatal_count] != 0) {
        fatal_count++;
    }
#if defined(SIGRTMIN)
    for (int number = SIGRTMIN; number <= SIGRTMAX && fatal_count < fatal_capacity; number++) {
        fatal_signals[fatal_count++] = number;
    }
#endif
}

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))
/// Whether a fault is an access just beyond the end of the thread's stack.
static bool is_stack_overflow(int number, const siginfo_t *info, const void *context)
{
    const ucontext_t *state = context;
#if defined(__x86_64__)
    uintptr_t stack = (uintptr_t)state->uc_mcontext.gregs[REG_RSP];
#else
    uintptr_t stack = (uintptr_t)state->uc_mcontext.sp;
#endif
    // A function may need more than a page at once.
    enum { reach = 64 * 1024 };
    uintptr_t address = (uintptr_t)info->si_addr;
    return number == SIGSEGV && info->si_code > 0 && address + reach > stack && address < stack + reach;
}
#else
static bool is_stack_overflow(int number, const siginfo_t *info, const void *context)
{
    return false;
}
#endif

static void handle_fatal_signal(int number, siginfo_t *info, void *context)
{
    static const char overflow[] = "CursesUI: The stack overflowed. Look for a function that calls itself and never ends.\n";
    begin_to_die();
    cterminal_restore();
    if (is_stack_overflow(number, info, context)) {
        cterminal_write(STDERR_FILENO, overflow, sizeof overflow - 1, patience);
    }
    pass_on(number, info, context);
    // A fault recurs on return, and then has the default action with its original address. A signal that was
    // sent does not recur, and Swift's backtracer would let the process continue without a terminal. So it is
    // sent again, which takes effect on return.
    if (info->si_code <= 0 || !is_fault(number)) {
        cterminal_die_of(number);
    }
}

void cterminal_die_of(int number)
{
    struct sigaction standard = {.sa_handler = SIG_DFL};
    sigemptyset(&standard.sa_mask);
    sigaction(number, &standard, NULL);
    raise(number);
}

/// Without its own stack, the handler could not run after a stack overflow.
static void provide_signal_stack(void)
{
    static char stack[64 * 1024];
    stack_t current;
    if (sigaltstack(NULL, &current) == 0 && (current.ss_flags & SS_DISABLE)) {
        stack_t own = {.ss_sp = stack, .ss_size = sizeof stack};
        sigaltstack(&own, NULL);
    }
}

static void close_own_terminal(struct guard *guard)
{
    if (guard->own_terminal >= 0) {
        close(guard->own_terminal);
        guard->own_terminal = -1;
    }
}

/// Sets what restores the terminal from now on.
static void set_guard(int terminal, const struct termios *found, const void *leave, size_t count)
{
    // A thread that restores the terminal may use the guard before the current one.
    await_restoration();
    struct guard *former = &guards[atomic_load(&current_guard)];
    struct guard *guard = former == guards ? guards + 1 : guards;
    guard->terminal = terminal;
    guard->own_terminal = fcntl(terminal, F_DUPFD_CLOEXEC, 3);
    guard->found_modes = *found;
    memcpy(guard->leave_bytes, leave, count);
    guard->leave_count = count;
    atomic_store(&current_guard, (int)(guard - guards));
    // A thread that restores the terminal with the former guard keeps its descriptor.
    if (atomic_load(&guard_state) != giving_back) {
        close_own_terminal(former);
    }
}

int cterminal_arm(int terminal, const struct termios *found, const void *leave, size_t count)
{
    if (count > CTERMINAL_LEAVE_CAPACITY) {
        errno = EINVAL;
        return -1;
    }
    cterminal_await_end();
    register_at_exit();
    complete_fatal_signals();
    guarding_process = getpid();
    if (null_device < 0) {
        null_device = open("/dev/null", O_RDWR | O_CLOEXEC);
    }
    set_guard(terminal, found, leave, count);
    provide_signal_stack();
    int expected = disarmed;
    atomic_compare_exchange_strong(&guard_state, &expected, armed);
    if (handles_signals) {
        return 0;
    }
    handles_signals = true;
    struct sigaction action = {.sa_sigaction = handle_fatal_signal};
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigfillset(&action.sa_mask);
    for (int i = 0; i < fatal_count; i++) {
        struct sigaction *previous = &previous_actions[i];
        sigaction(fatal_signals[i], &action, previous);
        // Signals that the process ignores stay ignored, such as SIGQUIT. Handlers of the program are kept,
        // such as one for SIGUSR1.
        bool is_standard = !(previous->sa_flags & SA_SIGINFO) && previous->sa_handler == SIG_DFL;
        bool is_ignored = !(previous->sa_flags & SA_SIGINFO) && previous->sa_handler == SIG_IGN;
        if (is_ignored || (i >= crash_count && !is_standard)) {
            sigaction(fatal_signals[i], previous, NULL);
        }
    }
    return 0;
}

void cterminal_disarm(void)
{
    cterminal_await_end();
    int expected = armed;
    if (atomic_compare_exchange_strong(&guard_state, &expected, giving_back)) {
        const struct guard *guard = &guards[atomic_load(&current_guard)];
        give_back(guard, guard->terminal);
        atomic_store(&guard_state, disarmed);
    }
    close_own_terminal(&guards[atomic_load(&current_guard)]);
    if (!handles_signals) {
        return;
    }
    handles_signals = false;
    for (int i = 0; i < fatal_count; i++) {
        struct sigaction current;
        // A handler that was installed later stays.
        if (sigaction(fatal_signals[i], NULL, &current) == 0
            && (current.sa_flags & SA_SIGINFO)
            && current.sa_sigaction == handle_fatal_signal) {
            sigaction(fatal_signals[i], &previous_actions[i], NULL);
        }
    }
}
