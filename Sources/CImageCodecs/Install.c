#include "Codecs.h"

void cursesui_install_pictures(void);

// Runs before `main`, so an app that links the decoders shows pictures without further calls.
__attribute__((constructor)) static void install(void) { cursesui_install_pictures(); }
