/// The code that must be async-signal-safe: restoring the terminal in a crash, capturing output, and turning
/// signals into bytes.
///
/// A process has one terminal, so the state is static. All functions are called from the main thread, except
/// `cterminal_restore`, which may run in a signal handler on any thread, and others where noted.
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

// MARK: Standard descriptors

/// Opens /dev/null as each of the descriptors 0 to 2 that is closed. Otherwise the next file that is opened becomes
/// standard output or error, and whoever writes there writes into it.
void cterminal_open_standard_descriptors(void);

/// The number of descriptors that can still be opened, at most `limit`.
int cterminal_free_descriptors(int limit);

// MARK: Guard

/// The maximum number of bytes that restore the screen.
#define CTERMINAL_LEAVE_CAPACITY 1024

/// From now on the terminal is restored in a crash, an abort, `exit`, and for the signals that end a process
/// which does not handle them (SIGQUIT, SIGPIPE, SIGALRM, SIGUSR1, SIGIO, the real-time signals ...): `leave` is
/// written, the modes `found` are set, and the capture of the output ends. Then the signal takes its normal
/// course, with the previous handler or the default action.
///
/// Several threads may call `exit` at the same time: one restores the terminal, and the others wait.
///
/// This is impossible for SIGKILL, `_exit`, `quick_exit`, `exec`, and a stack overflow in a thread other than the
/// calling one without a signal stack of its own (sigaltstack(2) applies to a single thread), because the system
/// then ends the process directly.
///
/// `leave` is copied. If it exceeds CTERMINAL_LEAVE_CAPACITY, returns -1 with EINVAL.
int cterminal_arm(int terminal, const struct termios *found, const void *leave, size_t count);

/// Restores the terminal, if armed, and the previous signal handlers.
void cterminal_disarm(void);

/// Restores the terminal once, if armed. Later output to it is discarded. Does nothing in a child process
/// that was made by fork. Async-signal-safe; for a process that is about to end.
void cterminal_restore(void);

/// Sets the number of answers to DA1 (CSI c) that the terminal still owes. Code that restores the terminal
/// waits a little for them, because the shell would receive them as typed text. May be called on any thread.
void cterminal_await_answers(int count);

/// Whether the process may read the terminal and set its modes: it is in the foreground, or this is not its
/// controlling terminal. Async-signal-safe.
bool cterminal_is_in_foreground(int terminal);

/// Does not return while another thread ends the process. Other threads see the terminal as gone as soon as
/// it is restored. Meanwhile they must not end the process in a different way, or close the descriptor that
/// the terminal is restored through.
void cterminal_await_end(void);

/// Ends the process with the default action of a signal; in a handler of that signal, when it returns.
/// Async-signal-safe.
void cterminal_die_of(int signal);

/// Writes all bytes. Waits for a busy terminal, at most `patience` milliseconds in total. Returns 0, or -1
/// with errno. Async-signal-safe.
int cterminal_write(int descriptor, const void *bytes, size_t count, int patience);

// MARK: Capture of the output

/// Redirects output to `descriptors` into memory, until `cterminal_capture_end`. Returns 0, or -1 with errno
/// and nothing changed.
int cterminal_capture_begin(const int *descriptors, size_t count, size_t limit);

/// Whether control sequences in captured output reach the terminal. Otherwise they are shown as text, but for the
/// attributes of text (SGR).
void cterminal_capture_pass_controls(bool passes);

/// A new descriptor of the memory that captures the output; -1 if there is none.
int cterminal_capture_open(void);

/// A non-blocking descriptor (inotify(7)) that is readable whenever output has been written to `file`; -1 if
/// the system does not support this.
int cterminal_capture_watch(int file);

/// Frees memory of `file`, oldest first, once it uses twice the limit. The last `limit` bytes stay. May run
/// on any thread, and while output is captured or shown.
void cterminal_capture_trim(int file, size_t limit);

/// Restores the descriptors and writes the captured output to `terminal`: all of it, or the end of it after a
/// note with the number of missing bytes. Async-signal-safe.
void cterminal_capture_end(int terminal);

/// Flushes the buffer of the C library's standard output.
void cterminal_flush_standard_output(void);

// MARK: Signals

/// Sends the numbers of these signals to a pipe, one byte each. Signals that were ignored when the process
/// started stay ignored, except for SIGWINCH and SIGCONT. Returns the read end (non-blocking), the same in
/// every call, or -1 with errno.
///
/// A program that does not respond can still be ended: if SIGINT, SIGTERM or SIGHUP comes more than a second
/// after an earlier one that has not been acknowledged, the terminal is restored and the process is killed.
int cterminal_signals_begin(const int *signals, size_t count);

/// Whether a signal has come since the last call. Its byte is in the pipe by then.
bool cterminal_signals_have_come(void);

/// Acknowledges a request to end the process, if there was one.
void cterminal_signals_heard(void);

/// Restores the previous handlers.
void cterminal_signals_end(void);

/// Stops the process group as the terminal's suspend key does. Returns when it is continued, or immediately
/// if nothing could continue it (an orphaned process group).
void cterminal_stop_process(void);

// MARK: Readiness

/// A descriptor that polls as readable whenever `descriptor` is. It holds no bytes, and reading it fails.
/// Returns -1 with errno if the system does not support this, or not for this descriptor.
int cterminal_readiness_open(int descriptor);

/// Reports readiness again if there is still input to read, for waiters that are notified only of changes.
void cterminal_readiness_renew(int readiness, int descriptor);

// MARK: Files

/// A file in memory (an unlinked file if the system has none), closed on exec; -1 with errno.
int cterminal_memory_file(const char *name);

#if defined(__cplusplus)
}
#endif
#endif
