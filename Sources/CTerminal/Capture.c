// Captures standard output and standard error while the screen is taken.
//
// The memory is a single file that all redirected descriptors append to. So the order of lines is kept,
// nothing needs to run when the process crashes, and a writer never waits. Punching holes frees its old
// parts: offsets stay the same.
#define _GNU_SOURCE
#include "CTerminal.h"
#include "Sanitize.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#if defined(__linux__)
#include <sys/inotify.h>
#include <sys/mman.h>
#endif

enum { max_descriptors = 4, patience = 1000 };

static struct {
    int descriptor;
    int original;
} redirections[max_descriptors];
static size_t redirection_count;
static int captured = -1;
static size_t capture_limit;

int cterminal_memory_file(const char *name)
{
#if defined(__linux__)
    return memfd_create(name, MFD_CLOEXEC);
#else
    (void)name;
    char path[] = "/tmp/cursesui.XXXXXX";
    int file = mkstemp(path);
    if (file >= 0) {
        unlink(path);
        fcntl(file, F_SETFD, FD_CLOEXEC);
    }
    return file;
#endif
}

/// Opens a file in memory again, like a regular file, because the kernel reports no changes made through the
/// first descriptor (inotify, since Linux 6.14).
static int reopened(int file)
{
#if defined(__linux__)
    char path[32];
    snprintf(path, sizeof path, "/proc/self/fd/%d", file);
    int other = open(path, O_RDWR | O_CLOEXEC);
    if (other >= 0) {
        close(file);
        return other;
    }
#endif
    return file;
}

int cterminal_capture_begin(const int *descriptors, size_t count, size_t limit)
{
    if (captured >= 0 || count > max_descriptors) {
        errno = EINVAL;
        return -1;
    }
    if (count == 0) {
        return 0;
    }
    int file = cterminal_memory_file("captured output");
    if (file < 0) {
        return -1;
    }
    file = reopened(file);
    fcntl(file, F_SETFL, O_APPEND);
    capture_limit = limit;
    redirection_count = 0;
    captured = file;
    for (size_t i = 0; i < count; i++) {
        if (descriptors[i] == STDOUT_FILENO) {
            fflush(stdout);
            // Line-buffered, as on a terminal. Otherwise the C library would treat the memory as a regular
            // file, and hold back text that would be lost in a crash.
            setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
        }
        int original = fcntl(descriptors[i], F_DUPFD_CLOEXEC, 3);
        if (original < 0 || dup2(file, descriptors[i]) < 0) {
            int error = errno;
            if (original >= 0) {
                close(original);
            }
            cterminal_capture_end(-1);
            errno = error;
            return -1;
        }
        redirections[redirection_count].descriptor = descriptors[i];
        redirections[redirection_count].original = original;
        redirection_count++;
    }
    return 0;
}

int cterminal_capture_open(void)
{
    return captured < 0 ? -1 : fcntl(captured, F_DUPFD_CLOEXEC, 3);
}

int cterminal_capture_watch(int file)
{
#if defined(__linux__)
    char path[32];
    snprintf(path, sizeof path, "/proc/self/fd/%d", file);
    int watch = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
    if (watch >= 0 && inotify_add_watch(watch, path, IN_MODIFY) < 0) {
        close(watch);
        return -1;
    }
    return watch;
#else
    (void)file;
    return -1;
#endif
}

void cterminal_capture_trim(int file, size_t limit)
{
#if defined(__linux__)
    struct stat status;
    // The unit is 512 bytes, whatever the block size of the file system.
    if (fstat(file, &status) < 0 || (size_t)status.st_blocks * 512 <= 2 * limit) {
        return;
    }
    off_t end = (status.st_size - (off_t)limit) & ~(off_t)4095;
    if (end > 0) {
        fallocate(file, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, 0, end);
    }
#else
    (void)file;
    (void)limit;
#endif
}

static bool passes_controls;

void cterminal_capture_pass_controls(bool passes)
{
    passes_controls = passes;
}

/// Writes captured output to the terminal; nothing in it can change what the terminal does, unless the app wants it
/// so.
static int show(int terminal, struct sanitizer *sanitizer, const char *bytes, size_t count)
{
    if (passes_controls) {
        return cterminal_write(terminal, bytes, count, patience);
    }
    static char text[4096];
    size_t length = 0;
    for (size_t i = 0; i < count; i++) {
        length += sanitize_byte(sanitizer, bytes[i], text + length);
        if (length > sizeof text - sanitized_length || i + 1 == count) {
            if (cterminal_write(terminal, text, length, patience) < 0) {
                return -1;
            }
            length = 0;
        }
    }
    return 0;
}

/// Writes "[N bytes of earlier output were dropped]"; printf is not async-signal-safe.
static void write_note(int terminal, off_t dropped)
{
    char digits[24];
    size_t length = 0;
    do {
        digits[length++] = (char)('0' + dropped % 10);
        dropped /= 10;
    } while (dropped > 0);
    char note[80] = "[";
    size_t count = 1;
    while (length > 0) {
        note[count++] = digits[--length];
    }
    static const char text[] = " bytes of earlier output were dropped]\n";
    memcpy(note + count, text, sizeof text - 1);
    cterminal_write(terminal, note, count + sizeof text - 1, patience);
}

void cterminal_capture_end(int terminal)
{
    if (captured < 0) {
        return;
    }
    for (size_t i = 0; i < redirection_count; i++) {
        dup2(redirections[i].original, redirections[i].descriptor);
        close(redirections[i].original);
    }
    redirection_count = 0;
    struct stat status;
    if (terminal >= 0 && fstat(captured, &status) == 0) {
        off_t offset = 0;
        bool seeks_line = false;
        if (status.st_size > (off_t)capture_limit) {
            offset = status.st_size - (off_t)capture_limit;
            seeks_line = true;
        }
        static char buffer[16 * 1024];
        struct sanitizer sanitizer = {.count = 0};
        ssize_t count;
        while ((count = pread(captured, buffer, sizeof buffer, offset)) > 0) {
            char *start = buffer;
            ssize_t length = count;
            if (seeks_line) {
                // The output begins with a whole line, unless a line is longer than the buffer.
                seeks_line = false;
                char *newline = memchr(buffer, '\n', (size_t)count);
                if (newline != NULL) {
                    start = newline + 1;
                    length = count - (start - buffer);
                }
                write_note(terminal, offset + (start - buffer));
            }
            if (show(terminal, &sanitizer, start, (size_t)length) < 0) {
                break;
            }
            offset += count;
        }
        char rest[sanitized_length];
        cterminal_write(terminal, rest, sanitize_end(&sanitizer, rest), patience);
    }
    close(captured);
    captured = -1;
}

void cterminal_flush_standard_output(void)
{
    fflush(stdout);
}
