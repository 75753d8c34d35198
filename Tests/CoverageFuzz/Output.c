// Any bytes as captured output: no control sequence but attributes of text (SGR) comes of them.
#include "Sanitize.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/// Ends the process unless a control character belongs to an attribute, or moves the cursor in its line.
static void check(const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        unsigned char byte = (unsigned char)text[i];
        if (byte == 0x7F || (byte < 0x20 && strchr("\n\t\r\b\033", byte) == NULL) || byte == 0) {
            abort();
        }
        if (byte == 0xC2 && i + 1 < length && (unsigned char)text[i + 1] < 0xA0 && (unsigned char)text[i + 1] >= 0x80) {
            abort();
        }
        if (byte == '\033') {
            size_t end = i + 1;
            if (end == length || text[end] != '[') {
                abort();
            }
            end++;
            while (end < length && strchr("0123456789;:", text[end]) != NULL && text[end] != 0) {
                end++;
            }
            if (end == length || text[end] != 'm') {
                abort();
            }
        }
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t length)
{
    struct sanitizer sanitizer = {0};
    char *output = malloc((length + 1) * sanitized_length);
    size_t written = 0;
    for (size_t i = 0; i < length; i++) {
        written += sanitize_byte(&sanitizer, (char)data[i], output + written);
    }
    written += sanitize_end(&sanitizer, output + written);
    check(output, written);
    free(output);
    return 0;
}
