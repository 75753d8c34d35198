/// Counts allocations, by standing in the way of malloc(3) in whatever this is linked into.
#ifndef CALLOCATIONS_H
#define CALLOCATIONS_H

#include <stdbool.h>

/// Whether allocations are counted: with glibc, and where no sanitizer stands there already.
bool allocations_are_counted(void);

/// How often the calling thread has asked for memory.
long allocations_of_thread(void);

#endif
