// Decoding of PNG and JPEG through libpng and libjpeg-turbo. These report errors with longjmp, which
// must not pass through Swift: here it ends.
#pragma once

#include <stddef.h>
#include <stdint.h>

typedef enum {
    image_ok = 0,
    /// The data is neither PNG nor JPEG.
    image_unknown_format = 1,
    /// The data is damaged, or ends too soon; `message` says how.
    image_damaged = 2,
    /// The picture has more pixels than are allowed.
    image_too_large = 3,
    image_out_of_memory = 4,
} image_status;

typedef struct {
    /// The picture's own size in pixels, the way up that it is meant to be seen.
    uint32_t width;
    uint32_t height;
    /// The size of the decoded pixels: smaller than the picture where a smaller one was enough.
    uint32_t columns;
    uint32_t rows;
    /// Rows from the top, four bytes a pixel: red, green and blue, multiplied with alpha, and alpha.
    /// `NULL` unless decoded; the caller frees it.
    uint8_t *pixels;
    char message[200];
} image_result;

/// Tells the size of a picture, and whether its file is whole, without decoding a pixel.
///
/// Of a PNG the check sums are compared; of a JPEG all segments must be there to the last.
image_status image_inspect(
    const uint8_t *data, size_t length, uint64_t max_pixels, image_result *result);

/// Decodes a picture; before it is decoded its size is compared with `max_pixels`.
///
/// Where the format allows for it, a smaller picture is decoded, whose longer side still has
/// `enough_pixels`.
image_status image_decode(
    const uint8_t *data, size_t length, uint64_t max_pixels, uint32_t enough_pixels,
    image_result *result);

/// Makes a PNG of pixels, quickly rather than small.
///
/// `pixels` are rows from the top, four bytes a pixel: red, green and blue, not multiplied with alpha,
/// and alpha. The caller frees `bytes`, which are set where the status is `image_ok`.
image_status image_encode_png(
    const uint8_t *pixels, uint32_t columns, uint32_t rows, uint8_t **bytes, size_t *length);
