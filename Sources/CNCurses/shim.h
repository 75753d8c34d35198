/// The parts of ncurses that Swift cannot import: macros, incomplete arrays and mutable C globals.
#ifndef CNCURSES_SHIM_H
#define CNCURSES_SHIM_H

#define NCURSES_WIDECHAR 1
#define NCURSES_NOMACROS 1
#include <ncurses.h>
#include <term.h>
#include <stdint.h>
#include <string.h>

// Globals, which Swift treats as shared mutable state. ncurses is used only from the main thread.
static inline WINDOW *cncurses_stdscr(void) { return stdscr; }
static inline WINDOW *cncurses_curscr(void) { return curscr; }
static inline WINDOW *cncurses_newscr(void) { return newscr; }
static inline int cncurses_color_pairs(void) { return COLOR_PAIRS; }

// Attributes, which are casts and shifts.
static const attr_t cncurses_bold = A_BOLD;
static const attr_t cncurses_dim = A_DIM;
static const attr_t cncurses_italic = A_ITALIC;
static const attr_t cncurses_underline = A_UNDERLINE;
static const attr_t cncurses_blink = A_BLINK;
static const attr_t cncurses_reverse = A_REVERSE;
static const attr_t cncurses_standout = A_STANDOUT;
/// The attribute that CursesUI's own terminfo entries show as strikethrough (`ehhlm`).
static const attr_t cncurses_strikethrough = WA_HORIZONTAL;

/// The maximum number of code points in a cell.
static const int cncurses_scalars_per_cell = CCHARW_MAX;

/// Makes a cell like `setcchar`, but of any code points: the caller is responsible for their widths.
static inline void cncurses_set_cell(
    cchar_t *cell, const uint32_t *scalars, int count, attr_t attributes, int pair)
{
    memset(cell, 0, sizeof *cell);
    for (int i = 0; i < count && i < CCHARW_MAX; i++) {
        cell->chars[i] = (wchar_t)scalars[i];
    }
#if defined(NCURSES_EXT_COLORS) && NCURSES_EXT_COLORS
    // The attribute holds the pair if it fits; the whole number is stored separately.
    cell->attr = (attributes & ~(attr_t)A_COLOR) | (attr_t)COLOR_PAIR(pair > 255 ? 255 : pair);
    cell->ext_color = pair;
#else
    cell->attr = (attributes & ~(attr_t)A_COLOR) | (attr_t)COLOR_PAIR(pair);
#endif
}

/// Replaces the letter of a cell that holds one code point.
static inline void cncurses_set_letter(cchar_t *cell, uint32_t letter) { cell->chars[0] = (wchar_t)letter; }

/// The width in columns that ncurses uses for a code point. `<wchar.h>` hides it from Swift.
extern int wcwidth(wchar_t);
static inline int cncurses_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

// The names of terminfo's capabilities in the order of compiled entries; NULL after the last.
static inline const char *cncurses_flag_name(int index) { return boolnames[index]; }
static inline const char *cncurses_number_name(int index) { return numnames[index]; }
static inline const char *cncurses_string_name(int index) { return strnames[index]; }

/// Loads a terminal's entry for `tigetflag`, `tigetnum` and `tigetstr`. Returns 1, or 0 if there is no
/// (usable) entry, or -1 if there is no database.
static inline int cncurses_load_entry(const char *name, int descriptor)
{
    int status = 0;
    if (setupterm((NCURSES_CONST char *)name, descriptor, &status) == OK) {
        return 1;
    }
    return status < 0 ? -1 : 0;
}

/// The entry in use: a screen's, or NULL.
static inline TERMINAL *cncurses_entry_in_use(void) { return cur_term; }

/// Frees the loaded entry and restores the previous one, which belongs to ncurses' current screen.
static inline void cncurses_unload_entry(TERMINAL *previous)
{
    TERMINAL *loaded = cur_term;
    set_curterm(previous);
    if (loaded != NULL && loaded != previous) {
        del_curterm(loaded);
    }
}

#endif
