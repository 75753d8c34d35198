#include "Codecs.h"

void cursesui_install_pictures(void);

// Runs before `main`: an app that links the decoders shows pictures without a call of its own.
__attribute__((constructor)) static void install(void) { cursesui_install_pictures(); }
