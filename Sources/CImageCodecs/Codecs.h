// Declarations that the decoders share.
#pragma once

#include "CImageCodecs.h"

#include <stdbool.h>
#include <stdlib.h>

#if !__has_include(<png.h>)
#error "libpng is missing: apt-get install libpng-dev (or: brew install libpng)"
#endif
#if !__has_include(<jpeglib.h>)
#error "libjpeg-turbo is missing: apt-get install libjpeg-dev (or: brew install jpeg-turbo)"
#endif

image_status image_inspect_png(const uint8_t *data, size_t length, image_result *result);
image_status image_inspect_jpeg(const uint8_t *data, size_t length, image_result *result);

image_status image_decode_png(
    const uint8_t *data, size_t length, uint64_t max_pixels, image_result *result);
image_status image_decode_jpeg(
    const uint8_t *data, size_t length, uint64_t max_pixels, uint32_t enough_pixels,
    image_result *result);

/// The EXIF orientation of a picture, from 1 (unchanged) to 8.
int image_exif_orientation(const uint8_t *segment, size_t length);
/// Applies an orientation to the pixels; false if there is not enough memory.
bool image_turn(image_result *result, int orientation);
/// Whether an orientation swaps rows and columns.
static inline bool image_is_on_its_side(int orientation) { return orientation >= 5; }

/// Allocates the pixels; `columns` and `rows` must be set.
bool image_allocate(image_result *result);
void image_discard(image_result *result);
bool image_fits(const image_result *result, uint64_t max_pixels);
/// Stores the reason why a picture is damaged.
image_status image_complain(image_result *result, const char *message);
