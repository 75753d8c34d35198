#include "Sanitize.h"

#include <stdbool.h>
#include <string.h>

/// U+2400 and up: the symbol of a control character (Unicode, Control Pictures).
static size_t put_symbol(unsigned char control, char *output)
{
    unsigned char symbol = control == 0x7F ? 0x21 : control;
    output[0] = (char)0xE2;
    output[1] = (char)0x90;
    output[2] = (char)(0x80 | symbol);
    return 3;
}

static bool is_harmless(unsigned char byte)
{
    return byte >= 0x20 ? byte != 0x7F : byte == '\n' || byte == '\t' || byte == '\r' || byte == '\b';
}

static size_t put(unsigned char byte, char *output)
{
    if (!is_harmless(byte)) {
        return put_symbol(byte, output);
    }
    output[0] = (char)byte;
    return 1;
}

/// Shows what was held as text.
static size_t give_up(struct sanitizer *sanitizer, char *output)
{
    size_t length = 0;
    for (size_t i = 0; i < sanitizer->count; i++) {
        length += put((unsigned char)sanitizer->held[i], output + length);
    }
    sanitizer->count = 0;
    return length;
}

static bool is_parameter(char byte)
{
    return (byte >= '0' && byte <= '9') || byte == ';' || byte == ':';
}

size_t sanitize_byte(struct sanitizer *sanitizer, char byte, char *output)
{
    size_t count = sanitizer->count;
    unsigned char value = (unsigned char)byte;
    if (count == 1 && (unsigned char)sanitizer->held[0] == 0xC2) {
        sanitizer->count = 0;
        if (value >= 0x80 && value <= 0x9F) {
            // A control character of ISO 6429 in UTF-8: U+FFFD in its place.
            memcpy(output, "\xEF\xBF\xBD", 3);
            return 3;
        }
        output[0] = (char)0xC2;
        return 1 + sanitize_byte(sanitizer, byte, output + 1);
    }
    if (count > 0) {
        bool goes_on = count == 1 ? byte == '[' : is_parameter(byte);
        if (goes_on && count < sizeof sanitizer->held) {
            sanitizer->held[sanitizer->count++] = byte;
            return 0;
        }
        if (count > 1 && byte == 'm') {
            memcpy(output, sanitizer->held, count);
            output[count] = 'm';
            sanitizer->count = 0;
            sanitizer->has_attributes = 1;
            return count + 1;
        }
        size_t length = give_up(sanitizer, output);
        return length + sanitize_byte(sanitizer, byte, output + length);
    }
    if (byte == '\033' || value == 0xC2) {
        sanitizer->held[sanitizer->count++] = byte;
        return 0;
    }
    return put(value, output);
}

size_t sanitize_end(struct sanitizer *sanitizer, char *output)
{
    size_t length = give_up(sanitizer, output);
    if (sanitizer->has_attributes) {
        memcpy(output + length, "\033[m", 3);
        length += 3;
        sanitizer->has_attributes = 0;
    }
    return length;
}
