#include "Codecs.h"

#include <png.h>
#include <string.h>

typedef struct {
    const uint8_t *next;
    size_t left;
} reader;

static void read_bytes(png_structp decoder, png_bytep bytes, size_t count) {
    reader *reader = png_get_io_ptr(decoder);
    if (count > reader->left) png_error(decoder, "it ends too soon");
    memcpy(bytes, reader->next, count);
    reader->next += count;
    reader->left -= count;
}

static void fail(png_structp decoder, png_const_charp message) {
    image_complain(png_get_error_ptr(decoder), message);
    png_longjmp(decoder, 1);
}

static void ignore(png_structp decoder, png_const_charp message) {
    (void)decoder;
    (void)message;
}

// Ignores chunks that do not affect the pixels. Compressed texts and profiles may expand a thousandfold.
static void skip_what_is_not_seen(png_structp decoder) {
    static const png_byte chunks[][5] = {
        "bKGD", "cICP", "eXIf", "hIST", "iCCP", "iTXt", "oFFs", "pCAL", "pHYs", "sBIT", "sCAL", "sPLT",
        "sTER", "tEXt", "tIME", "zTXt",
    };
    png_set_keep_unknown_chunks(decoder, PNG_HANDLE_CHUNK_NEVER, NULL, 0);
    png_set_keep_unknown_chunks(
        decoder, PNG_HANDLE_CHUNK_NEVER, chunks[0], sizeof chunks / sizeof chunks[0]);
}

// Converts every kind of PNG to eight bits each of red, green, blue and alpha.
static void ask_for_rgba(png_structp decoder) {
    png_set_gamma(decoder, PNG_DEFAULT_sRGB, PNG_DEFAULT_sRGB);
    png_set_expand(decoder);
    png_set_scale_16(decoder);
    png_set_gray_to_rgb(decoder);
    png_set_add_alpha(decoder, 255, PNG_FILLER_AFTER);
}

static image_status decode(
    png_structp decoder, png_infop info, uint64_t max_pixels, image_result *result)
{
    png_read_info(decoder, info);
    result->width = png_get_image_width(decoder, info);
    result->height = png_get_image_height(decoder, info);
    if (!image_fits(result, max_pixels)) return image_too_large;
    result->columns = result->width;
    result->rows = result->height;

    ask_for_rgba(decoder);
    int passes = png_set_interlace_handling(decoder);
    png_read_update_info(decoder, info);
    size_t stride = (size_t)result->columns * 4;
    if (png_get_rowbytes(decoder, info) != stride) png_error(decoder, "its rows are strange");
    if (!image_allocate(result)) return image_out_of_memory;
    for (int pass = 0; pass < passes; pass++) {
        for (size_t row = 0; row < result->rows; row++) {
            png_read_row(decoder, result->pixels + row * stride, NULL);
        }
    }
    png_read_end(decoder, NULL);
    return image_ok;
}

image_status image_decode_png(
    const uint8_t *data, size_t length, uint64_t max_pixels, image_result *result)
{
    png_structp decoder = png_create_read_struct(PNG_LIBPNG_VER_STRING, result, fail, ignore);
    if (decoder == NULL) return image_out_of_memory;
    // After `setjmp`, these are modified only through their addresses.
    png_infop info = png_create_info_struct(decoder);
    reader reader = {.next = data, .left = length};
    image_status status;
    if (info == NULL) {
        status = image_out_of_memory;
    } else if (setjmp(png_jmpbuf(decoder))) {
        image_discard(result);
        status = image_damaged;
    } else {
        png_set_read_fn(decoder, &reader, read_bytes);
        skip_what_is_not_seen(decoder);
        status = decode(decoder, info, max_pixels, result);
    }
    png_destroy_read_struct(&decoder, &info, NULL);
    return status;
}
