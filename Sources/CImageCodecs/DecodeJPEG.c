#include "Codecs.h"

#include <setjmp.h>
#include <stdio.h>

#include <jpeglib.h>
#include <jerror.h>

#ifndef JCS_EXTENSIONS
#error "This libjpeg is not libjpeg-turbo: apt-get install libjpeg-dev (or: brew install jpeg-turbo)"
#endif

typedef struct {
    struct jpeg_error_mgr manager;
    struct jpeg_progress_mgr progress;
    jmp_buf start;
    image_result *result;
} error_handler;

static void fail(j_common_ptr decoder) {
    error_handler *handler = (error_handler *)decoder->err;
    char message[JMSG_LENGTH_MAX];
    handler->manager.format_message(decoder, message);
    image_complain(handler->result, message);
    longjmp(handler->start, 1);
}

// A negative level is a warning. Some warnings mean that pixels are lost, which libjpeg would show as grey.
// Here they are errors, because a picture must be complete. Others do not affect the pixels.
static void note(j_common_ptr decoder, int level) {
    if (level >= 0) return;
    switch (decoder->err->msg_code) {
    case JWRN_HIT_MARKER:
    case JWRN_HUFF_BAD_CODE:
    case JWRN_ARITH_BAD_CODE:
    case JWRN_JPEG_EOF:
    case JWRN_MUST_RESYNC:
        fail(decoder);
    }
}

// A small file can request thousands of passes over a large picture.
enum { max_passes = 100 };
// In bytes: slightly more than a progressive picture of 16 million pixels needs.
enum { max_memory = 256 << 20 };

static void watch(j_common_ptr common) {
    if (((j_decompress_ptr)common)->input_scan_number <= max_passes) return;
    error_handler *handler = (error_handler *)common->err;
    image_complain(handler->result, "it has too many passes");
    longjmp(handler->start, 1);
}

static void set_up(j_decompress_ptr decoder, error_handler *handler, image_result *result) {
    handler->result = result;
    decoder->err = jpeg_std_error(&handler->manager);
    handler->manager.error_exit = fail;
    handler->manager.emit_message = note;
    handler->progress.progress_monitor = watch;
}

static int read_header(j_decompress_ptr decoder, const uint8_t *data, size_t length) {
    jpeg_mem_src(decoder, data, length);
    jpeg_save_markers(decoder, JPEG_APP0 + 1, 0xffff);
    jpeg_read_header(decoder, TRUE);
    for (jpeg_saved_marker_ptr marker = decoder->marker_list; marker; marker = marker->next) {
        int orientation = image_exif_orientation(marker->data, marker->data_length);
        if (orientation > 1) return orientation;
    }
    return 1;
}

static void set_size(j_decompress_ptr decoder, int orientation, image_result *result) {
    bool is_on_its_side = image_is_on_its_side(orientation);
    result->width = is_on_its_side ? decoder->image_height : decoder->image_width;
    result->height = is_on_its_side ? decoder->image_width : decoder->image_height;
}

// Decoding at a half, a quarter or an eighth of the size is cheaper.
static void choose_scale(j_decompress_ptr decoder, uint32_t enough_pixels) {
    JDIMENSION width = decoder->image_width;
    JDIMENSION height = decoder->image_height;
    JDIMENSION longer = width > height ? width : height;
    decoder->scale_num = 1;
    decoder->scale_denom = 1;
    while (decoder->scale_denom < 8 && longer / (decoder->scale_denom * 2) >= enough_pixels) {
        decoder->scale_denom *= 2;
    }
}

// Converts CMYK. Adobe's programs store it inverted.
static void convert_inks(image_result *result, bool is_inverted) {
    size_t count = (size_t)result->columns * result->rows;
    for (uint8_t *pixel = result->pixels; count > 0; count--, pixel += 4) {
        unsigned black = is_inverted ? pixel[3] : 255u - pixel[3];
        for (int i = 0; i < 3; i++) {
            unsigned ink = is_inverted ? pixel[i] : 255u - pixel[i];
            pixel[i] = (uint8_t)((ink * black + 127) / 255);
        }
        pixel[3] = 255;
    }
}

static image_status decode(
    j_decompress_ptr decoder, uint64_t max_pixels, uint32_t enough_pixels, int orientation,
    image_result *result)
{
    set_size(decoder, orientation, result);
    if (!image_fits(result, max_pixels)) return image_too_large;
    bool has_inks = decoder->num_components == 4;
    decoder->out_color_space = has_inks ? JCS_CMYK : JCS_EXT_RGBA;
    choose_scale(decoder, enough_pixels);
    jpeg_calc_output_dimensions(decoder);
    result->columns = decoder->output_width;
    result->rows = decoder->output_height;
    if (!image_allocate(result)) return image_out_of_memory;

    jpeg_start_decompress(decoder);
    while (decoder->output_scanline < decoder->output_height) {
        JSAMPROW row = result->pixels + (size_t)decoder->output_scanline * result->columns * 4;
        jpeg_read_scanlines(decoder, &row, 1);
    }
    if (has_inks) convert_inks(result, decoder->saw_Adobe_marker);
    jpeg_finish_decompress(decoder);
    return image_turn(result, orientation) ? image_ok : image_out_of_memory;
}

image_status image_decode_jpeg(
    const uint8_t *data, size_t length, uint64_t max_pixels, uint32_t enough_pixels,
    image_result *result)
{
    struct jpeg_decompress_struct decoder = {0};
    error_handler handler = {0};
    set_up(&decoder, &handler, result);
    image_status status;
    if (setjmp(handler.start)) {
        status = image_damaged;
    } else {
        jpeg_create_decompress(&decoder);
        decoder.progress = &handler.progress;
        decoder.mem->max_memory_to_use = max_memory;
        int orientation = read_header(&decoder, data, length);
        status = decode(&decoder, max_pixels, enough_pixels, orientation, result);
    }
    if (status != image_ok) image_discard(result);
    jpeg_destroy_decompress(&decoder);
    return status;
}

// Follows the segments to the end of the picture without decoding them.
static bool is_whole(const uint8_t *data, size_t length) {
    enum { first = 2, escape = 0xff, restart = 0xd0, last_restart = 0xd7, end = 0xd9, scan = 0xda };
    size_t position = first;
    while (position + 1 < length) {
        uint8_t marker = data[position + 1];
        bool stands_alone = marker >= restart && marker <= last_restart;
        if (data[position] != escape || marker == 0 || marker == escape || stands_alone) {
            // Pixels, or data that decoders ignore.
            position += 1;
            continue;
        }
        if (marker == end) return true;
        if (length - position < 4) return false;
        size_t count = (size_t)data[position + 2] << 8 | data[position + 3];
        if (count < 2 || count > length - position - 2) return false;
        position += 2 + count;
    }
    return false;
}

image_status image_inspect_jpeg(const uint8_t *data, size_t length, image_result *result) {
    struct jpeg_decompress_struct decoder = {0};
    error_handler handler = {0};
    set_up(&decoder, &handler, result);
    image_status status = image_damaged;
    if (!setjmp(handler.start)) {
        jpeg_create_decompress(&decoder);
        set_size(&decoder, read_header(&decoder, data, length), result);
        status = is_whole(data, length) ? image_ok : image_complain(result, "it ends too soon");
    }
    jpeg_destroy_decompress(&decoder);
    return status;
}
