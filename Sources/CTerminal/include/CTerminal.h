/// The few lines of C that must be async-signal-safe: giving the terminal back on a crash,
/// catching what is printed meanwhile, and turning signals into bytes.
///
/// There is one terminal in a process, so the state is static. All functions are called from the
/// main thread, except `cterminal_restore`, which may run in a signal handler on any thread, and
/// where it is said.
#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
#include <termios.h>

#if defined(__cplusplus)
extern "C" {
#endif

// MARK: Guard

/// The most bytes that can be kept for giving the screen back.
#define CTERMINAL_LEAVE_CAPACITY 1024

/// From now on a crash, an abort, `exit`, and the signals that end a process which does not handle
/// them (SIGQUIT, SIGPIPE, SIGALRM, SIGUSR1 ...) give the terminal back: they write `leave`, set the
/// modes `found`, end the capture of the output, and let the signal take its course (the handler
/// that was there before, else the default).
///
/// What nobody can help: SIGKILL, `_exit`, and the overflow of the stack of a thread other than the
/// calling one, if the thread has no signal stack of its own (sigaltstack(2) is each thread's own
/// affair): the system then ends the process without asking.
///
/// `leave` is copied; what exceeds CTERMINAL_LEAVE_CAPACITY is refused with -1 and EINVAL.
int cterminal_arm(int terminal, const struct termios *found, const void *leave, size_t count);

/// Gives the terminal back, if armed, and puts the handlers back that were there before.
void cterminal_disarm(void);

/// Gives the terminal back, once, if armed; what is written to it later goes nowhere. Does nothing
/// in a child that was made by fork.
/// Async-signal-safe; for a process that is about to end.
void cterminal_restore(void);

/// Says how many times the terminal is still to answer DA1 (CSI c). Who gives it back meanwhile waits a
/// little for the answers: they would be typed into the shell. May be called on any thread.
void cterminal_await_answers(int count);

/// Whether the process may read the terminal and set its modes: it is in the foreground, or the terminal
/// is not the one that controls it. Async-signal-safe.
bool cterminal_is_in_foreground(int terminal);

/// Does not come back while another thread ends the process. To the others the terminal seems to be gone
/// as soon as it is given back; none of them may end the process in its own way meanwhile, nor close what
/// the terminal is given back by.
void cterminal_await_end(void);

/// Ends the process by the default action of a signal; from a handler of that signal, on return.
/// Async-signal-safe.
void cterminal_die_of(int signal);

/// Writes all bytes, waiting for a terminal that is busy, but no longer than `patience`
/// milliseconds in all. Returns 0, or -1 with errno. Async-signal-safe.
int cterminal_write(int descriptor, const void *bytes, size_t count, int patience);

// MARK: Capture of the output

/// Sends what is written to `descriptors` into memory, until `cterminal_capture_end`.
/// Returns 0, or -1 with errno and nothing changed.
int cterminal_capture_begin(const int *descriptors, size_t count, size_t limit);

/// A descriptor of its own of the memory that output goes to; -1 while there is none.
int cterminal_capture_open(void);

/// A descriptor (non-blocking, inotify(7)) from which there is something to read whenever output
/// has come to `file`; -1 where the system cannot tell.
int cterminal_capture_watch(int file);

/// Gives memory of `file` back, oldest first, once there is twice the limit; its last `limit`
/// bytes stay. May run on any thread, and while output comes or is shown.
void cterminal_capture_trim(int file, size_t limit);

/// Puts the descriptors back and writes what was caught to `terminal`: all of it, or the end of it
/// after a note of how much is missing. Async-signal-safe.
void cterminal_capture_end(int terminal);

/// Hands on what the C library keeps back of standard output.
void cterminal_flush_standard_output(void);

// MARK: Signals

/// Sends the numbers of these signals, one byte each, to a pipe. A signal that the process was
/// told to ignore stays ignored, but for SIGWINCH and SIGCONT.
/// Returns the end to read from (non-blocking), the same in every call, or -1 with errno.
///
/// A program that does not answer can still be ended: SIGINT, SIGTERM or SIGHUP that comes more
/// than a second after one that has not been heard gives the terminal back and kills the process.
int cterminal_signals_begin(const int *signals, size_t count);

/// Says that the request to end, if there was one, has been heard.
void cterminal_signals_heard(void);

/// Puts the handlers back that were there before.
void cterminal_signals_end(void);

/// Stops the process group as the terminal's suspend key does; returns when it is continued, or
/// at once where nobody could continue it (an orphaned process group).
void cterminal_stop_process(void);

// MARK: Readiness

/// A descriptor that is readable, to who waits for it, whenever `descriptor` is; it holds no bytes
/// itself, and reading it fails. -1 with errno where the system has no such thing, or not for such a
/// descriptor.
int cterminal_readiness_open(int descriptor);

/// Wakes who waits once more if there still is something to read: for those that are told of a change
/// alone.
void cterminal_readiness_renew(int readiness, int descriptor);

// MARK: Files

/// A file in memory (an unlinked one where there is no such thing), closed on exec; -1 with errno.
int cterminal_memory_file(const char *name);

#if defined(__cplusplus)
}
#endif
#endif
