#include "Codecs.h"

#include <string.h>

// A TIFF file within a segment, whose numbers have its own byte order.
typedef struct {
    const uint8_t *bytes;
    size_t length;
    bool is_little_endian;
} tiff;

// Reads a number; returns zero beyond the end.
static uint32_t number(const tiff *file, size_t offset, int count) {
    if (offset > file->length || (size_t)count > file->length - offset) return 0;
    uint32_t value = 0;
    for (int i = 0; i < count; i++) {
        value = value << 8 | file->bytes[offset + (file->is_little_endian ? count - 1 - i : i)];
    }
    return value;
}

// Exif 2.32, 4.5.4 and 4.6.4: tag 0x0112, a SHORT (3), in the first directory.
int image_exif_orientation(const uint8_t *segment, size_t length) {
    enum { mark = 6, entry_size = 12, tag = 0x0112, short_type = 3 };
    if (length < mark + 8 || memcmp(segment, "Exif\0\0", mark) != 0) return 1;
    tiff file = {segment + mark, length - mark, memcmp(segment + mark, "II", 2) == 0};
    size_t directory = number(&file, 4, 4);
    uint32_t count = number(&file, directory, 2);
    for (uint32_t i = 0; i < count; i++) {
        size_t entry = directory + 2 + (size_t)i * entry_size;
        if (number(&file, entry, 2) != tag || number(&file, entry + 2, 2) != short_type) continue;
        uint32_t orientation = number(&file, entry + 8, 2);
        return orientation >= 1 && orientation <= 8 ? (int)orientation : 1;
    }
    return 1;
}

bool image_turn(image_result *result, int orientation) {
    if (orientation <= 1) return true;
    image_result turned = *result;
    bool is_on_its_side = image_is_on_its_side(orientation);
    if (is_on_its_side) {
        turned.columns = result->rows;
        turned.rows = result->columns;
    }
    if (!image_allocate(&turned)) return false;
    bool swaps_columns = orientation == 2 || orientation == 3 || orientation == 7 || orientation == 8;
    bool swaps_rows = orientation == 3 || orientation == 4 || orientation == 6 || orientation == 7;
    for (size_t y = 0; y < turned.rows; y++) {
        for (size_t x = 0; x < turned.columns; x++) {
            size_t column = is_on_its_side ? y : x;
            size_t row = is_on_its_side ? x : y;
            if (swaps_columns) column = result->columns - 1 - column;
            if (swaps_rows) row = result->rows - 1 - row;
            memcpy(
                turned.pixels + (y * turned.columns + x) * 4,
                result->pixels + (row * result->columns + column) * 4, 4);
        }
    }
    image_discard(result);
    *result = turned;
    return true;
}
