#include "Codecs.h"

#include <string.h>

static uint32_t number(const uint8_t *bytes) {
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

// The checksum of ISO 3309, as given in the PNG specification (annex D), processed half a byte at a time.
static uint32_t check_sum(const uint8_t *bytes, size_t count) {
    static const uint32_t table[16] = {
        0x00000000, 0x1db71064, 0x3b6e20c8, 0x26d930ac, 0x76dc4190, 0x6b6b51f4, 0x4db26158, 0x5005713c,
        0xedb88320, 0xf00f9344, 0xd6d6a3e8, 0xcb61b38c, 0x9b64c2b0, 0x86d3d2d4, 0xa00ae278, 0xbdbdf21c,
    };
    uint32_t sum = 0xffffffff;
    for (size_t i = 0; i < count; i++) {
        sum ^= bytes[i];
        sum = sum >> 4 ^ table[sum & 15];
        sum = sum >> 4 ^ table[sum & 15];
    }
    return ~sum;
}

image_status image_inspect_png(const uint8_t *data, size_t length, image_result *result) {
    enum { signature = 8, frame = 12, header = 13 };
    size_t position = signature;
    bool is_first = true;
    // A chunk consists of the length of its data, its name, the data, and the checksum of name and data.
    while (length - position >= frame) {
        const uint8_t *chunk = data + position;
        size_t count = number(chunk);
        if (count > length - position - frame) break;
        if (check_sum(chunk + 4, count + 4) != number(chunk + 8 + count)) {
            return image_complain(result, "a check sum is wrong");
        }
        if (is_first) {
            if (memcmp(chunk + 4, "IHDR", 4) != 0 || count != header) {
                return image_complain(result, "it has no header");
            }
            result->width = number(chunk + 8);
            result->height = number(chunk + 12);
            is_first = false;
        }
        if (memcmp(chunk + 4, "IEND", 4) == 0) return image_ok;
        position += frame + count;
    }
    return image_complain(result, "it ends too soon");
}
