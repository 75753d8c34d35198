/// libvterm, the terminal emulator that the tests read the screen back through; and what Swift
/// cannot import of it: bit-fields, unions and callbacks.
#ifndef CVTERM_SHIM_H
#define CVTERM_SHIM_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <vterm.h>

/// A colour: kind 0 is the default, 1 an index of the palette, 2 is 0xRRGGBB.
typedef struct {
    int kind;
    uint32_t value;
} cvterm_color;

typedef struct {
    uint32_t scalars[VTERM_MAX_CHARS_PER_CELL];
    int scalar_count;
    /// 0 for the right half of a wide cell.
    int width;
    bool bold, italic, underline, blink, reverse, strikethrough;
    cvterm_color foreground, background;
} cvterm_cell;

/// What the terminal has been told besides cells.
typedef struct {
    bool cursor_visible;
    bool alternate_screen;
    /// 0 none, 1 clicks, 2 drags, 3 all moves.
    int mouse;
    int cursor_shape;
} cvterm_modes;

/// What is told of a terminal while it takes bytes.
typedef struct {
    cvterm_modes modes;
    /// A byte for each cell, row by row: 1 where something was written, erased or moved.
    uint8_t *written;
    int rows, columns;
    /// How often cells were moved, as by scrolling.
    int moves;
} cvterm_watcher;

static inline cvterm_color cvterm_convert_color(VTermColor color, uint8_t default_flag)
{
    if (color.type & default_flag) {
        return (cvterm_color){0, 0};
    }
    if (VTERM_COLOR_IS_INDEXED(&color)) {
        return (cvterm_color){1, color.indexed.idx};
    }
    return (cvterm_color){
        2, (uint32_t)color.rgb.red << 16 | (uint32_t)color.rgb.green << 8 | color.rgb.blue};
}

static inline cvterm_cell cvterm_get_cell(const VTermScreen *screen, int row, int column)
{
    VTermScreenCell cell;
    cvterm_cell result;
    memset(&result, 0, sizeof result);
    if (!vterm_screen_get_cell(screen, (VTermPos){.row = row, .col = column}, &cell)) {
        return result;
    }
    result.width = cell.chars[0] == (uint32_t)-1 ? 0 : cell.width;
    if (result.width > 0) {
        for (int i = 0; i < VTERM_MAX_CHARS_PER_CELL && cell.chars[i] != 0; i++) {
            result.scalars[result.scalar_count++] = cell.chars[i];
        }
    }
    result.bold = cell.attrs.bold;
    result.italic = cell.attrs.italic;
    result.underline = cell.attrs.underline != VTERM_UNDERLINE_OFF;
    result.blink = cell.attrs.blink;
    result.reverse = cell.attrs.reverse;
    result.strikethrough = cell.attrs.strike;
    result.foreground = cvterm_convert_color(cell.fg, VTERM_COLOR_DEFAULT_FG);
    result.background = cvterm_convert_color(cell.bg, VTERM_COLOR_DEFAULT_BG);
    return result;
}

static inline int cvterm_set_property(VTermProp property, VTermValue *value, void *context)
{
    cvterm_modes *modes = &((cvterm_watcher *)context)->modes;
    switch (property) {
    case VTERM_PROP_CURSORVISIBLE: modes->cursor_visible = value->boolean; break;
    case VTERM_PROP_ALTSCREEN: modes->alternate_screen = value->boolean; break;
    case VTERM_PROP_MOUSE: modes->mouse = value->number; break;
    case VTERM_PROP_CURSORSHAPE: modes->cursor_shape = value->number; break;
    default: break;
    }
    return 1;
}

static inline int cvterm_damage(VTermRect rect, void *context)
{
    cvterm_watcher *watcher = (cvterm_watcher *)context;
    for (int row = rect.start_row; row < rect.end_row && row < watcher->rows; row++) {
        for (int column = rect.start_col; column < rect.end_col && column < watcher->columns; column++) {
            watcher->written[row * watcher->columns + column] = 1;
        }
    }
    return 1;
}

static inline int cvterm_move(VTermRect destination, VTermRect source, void *context)
{
    ((cvterm_watcher *)context)->moves++;
    cvterm_damage(destination, context);
    cvterm_damage(source, context);
    return 1;
}

/// Keeps `watcher` up to date from now on, and enables the second screen.
static inline void cvterm_watch(VTermScreen *screen, cvterm_watcher *watcher)
{
    static const VTermScreenCallbacks callbacks = {
        .damage = cvterm_damage, .moverect = cvterm_move, .settermprop = cvterm_set_property};
    vterm_screen_set_callbacks(screen, &callbacks, watcher);
    vterm_screen_enable_altscreen(screen, 1);
    vterm_screen_reset(screen, 1);
}

#endif
