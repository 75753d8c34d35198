// Any bytes as a picture: nothing but a status comes of them, and the pixels of a picture fill its size.
#include "CImageCodecs.h"

#include <stdbool.h>
#include <stdlib.h>

enum { max_pixels = 1 << 20, enough_pixels = 256 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t length)
{
    image_result inspected = {0}, decoded = {0};
    image_status status = image_inspect(data, length, max_pixels, &inspected);
    if (status == image_ok && (uint64_t)inspected.width * inspected.height > max_pixels) {
        abort();
    }
    if (image_decode(data, length, max_pixels, enough_pixels, &decoded) == image_ok) {
        // The sanitizer reports pixels that are missing.
        volatile uint8_t last = decoded.pixels[(size_t)decoded.columns * decoded.rows * 4 - 1];
        (void)last;
        bool is_same_size = decoded.width == inspected.width && decoded.height == inspected.height;
        // A file whose end is damaged may still be decoded.
        if (status == image_ok && !is_same_size) {
            abort();
        }
    }
    free(decoded.pixels);
    free(inspected.pixels);
    return 0;
}
