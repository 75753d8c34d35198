#include "Codecs.h"

#include <png.h>
#include <string.h>

image_status image_encode_png(
    const uint8_t *pixels, uint32_t columns, uint32_t rows, uint8_t **bytes, size_t *length)
{
    png_image image;
    memset(&image, 0, sizeof image);
    image.version = PNG_IMAGE_VERSION;
    image.width = columns;
    image.height = rows;
    image.format = PNG_FORMAT_RGBA;
    image.flags = PNG_IMAGE_FLAG_FAST;
    png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(image);
    uint8_t *memory = malloc(size);
    if (memory == NULL) return image_out_of_memory;
    if (!png_image_write_to_memory(&image, memory, &size, 0, pixels, 0, NULL)) {
        png_image_free(&image);
        free(memory);
        return image_damaged;
    }
    *bytes = memory;
    *length = size;
    return image_ok;
}
