#include "Codecs.h"

#include <stdio.h>
#include <string.h>

bool image_allocate(image_result *result) {
    result->pixels = malloc((size_t)result->columns * result->rows * 4);
    return result->pixels != NULL;
}

void image_discard(image_result *result) {
    free(result->pixels);
    result->pixels = NULL;
}

bool image_fits(const image_result *result, uint64_t max_pixels) {
    return result->width > 0 && result->height > 0
        && (uint64_t)result->width * result->height <= max_pixels;
}

image_status image_complain(image_result *result, const char *message) {
    snprintf(result->message, sizeof result->message, "%s", message);
    return image_damaged;
}

typedef enum { no_format, png_format, jpeg_format } image_format;

static image_format format_of(const uint8_t *data, size_t length) {
    static const uint8_t png[] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    static const uint8_t jpeg[] = {0xff, 0xd8, 0xff};
    if (length >= sizeof png && memcmp(data, png, sizeof png) == 0) return png_format;
    if (length >= sizeof jpeg && memcmp(data, jpeg, sizeof jpeg) == 0) return jpeg_format;
    return no_format;
}

image_status image_inspect(
    const uint8_t *data, size_t length, uint64_t max_pixels, image_result *result)
{
    memset(result, 0, sizeof *result);
    image_status status;
    switch (format_of(data, length)) {
    case png_format: status = image_inspect_png(data, length, result); break;
    case jpeg_format: status = image_inspect_jpeg(data, length, result); break;
    default: return image_unknown_format;
    }
    if (status != image_ok) return status;
    return image_fits(result, max_pixels) ? image_ok : image_too_large;
}

static void multiply_with_alpha(image_result *result) {
    size_t count = (size_t)result->columns * result->rows;
    for (uint8_t *pixel = result->pixels; count > 0; count--, pixel += 4) {
        unsigned alpha = pixel[3];
        if (alpha == 255) continue;
        for (int i = 0; i < 3; i++) pixel[i] = (uint8_t)((pixel[i] * alpha + 127) / 255);
    }
}

image_status image_decode(
    const uint8_t *data, size_t length, uint64_t max_pixels, uint32_t enough_pixels,
    image_result *result)
{
    memset(result, 0, sizeof *result);
    switch (format_of(data, length)) {
    case png_format: {
        image_status status = image_decode_png(data, length, max_pixels, result);
        if (status == image_ok) multiply_with_alpha(result);
        return status;
    }
    case jpeg_format:
        return image_decode_jpeg(data, length, max_pixels, enough_pixels, result);
    default:
        return image_unknown_format;
    }
}
