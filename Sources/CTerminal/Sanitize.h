// Makes captured output harmless for a terminal. Async-signal-safe.
#ifndef SANITIZE_H
#define SANITIZE_H

#include <stddef.h>

/// The state between two pieces of a text.
struct sanitizer {
    /// The bytes of a sequence that may still turn out to be allowed, and their number.
    char held[64];
    size_t count;
    /// Whether a colour or another attribute has been let through.
    int has_attributes;
};

/// The bytes that one byte of input can become, with those that were held.
enum { sanitized_length = 4 * 64 };

/// Takes one byte, and writes what it becomes to `output`, which has room for `sanitized_length` bytes.
/// Text, tabs, line ends, carriage returns, backspaces and the attributes of text (SGR) stay as they are. Of any
/// other control sequence the control characters are shown as symbols, and the rest as text.
size_t sanitize_byte(struct sanitizer *sanitizer, char byte, char *output);

/// Writes what is still held, and ends the attributes.
size_t sanitize_end(struct sanitizer *sanitizer, char *output);

#endif
