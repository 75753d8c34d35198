// Decodes PNG and JPEG with libpng and libjpeg-turbo. These report errors with longjmp, which must not pass
// through Swift. So it ends here.
#pragma once

#include <stddef.h>
#include <stdint.h>

typedef enum {
    image_ok = 0,
    /// The data is neither PNG nor JPEG.
    image_unknown_format = 1,
    /// The data is damaged or truncated; `message` has the details.
    image_damaged = 2,
    /// The picture has more pixels than are allowed.
    image_too_large = 3,
    image_out_of_memory = 4,
} image_status;

typedef struct {
    /// The size of the picture in pixels, after its orientation has been applied.
    uint32_t width;
    uint32_t height;
    /// The size of the decoded pixels, which is smaller if fewer were enough.
    uint32_t columns;
    uint32_t rows;
    /// Rows from the top, four bytes per pixel: red, green and blue, premultiplied with alpha, and alpha.
    /// `NULL` unless decoded; the caller frees it.
    uint8_t *pixels;
    char message[200];
} image_result;

/// Determines the size of a picture, and whether its file is complete, without decoding pixels.
///
/// For a PNG the checksums are verified; for a JPEG all segments must be present.
image_status image_inspect(
    const uint8_t *data, size_t length, uint64_t max_pixels, image_result *result);

/// Decodes a picture. Its size is checked against `max_pixels` first.
///
/// If the format supports it, a smaller picture is decoded, whose longer side still has `enough_pixels`.
image_status image_decode(
    const uint8_t *data, size_t length, uint64_t max_pixels, uint32_t enough_pixels,
    image_result *result);

/// Encodes a PNG, favouring speed over size.
///
/// `pixels` are rows from the top, four bytes per pixel: red, green and blue, not premultiplied with alpha,
/// and alpha. The caller frees `bytes`, which is set if the status is `image_ok`.
image_status image_encode_png(
    const uint8_t *pixels, uint32_t columns, uint32_t rows, uint8_t **bytes, size_t *length);
