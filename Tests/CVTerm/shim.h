/// libvterm, the terminal emulator that the tests read the screen back through.
#ifndef CVTERM_SHIM_H
#define CVTERM_SHIM_H

#include <vterm.h>

#endif
