#include "CAllocations.h"

#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_SANITIZER 1
#endif
#endif

static __thread long count;

long allocations_of_thread(void) { return count; }

#if defined(__GLIBC__) && !defined(HAS_SANITIZER)

bool allocations_are_counted(void) { return true; }

// What malloc and its kin are inside of glibc (see "Replacing malloc" in its manual).
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *memory, size_t size);

void *malloc(size_t size)
{
    count++;
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size)
{
    count++;
    return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size)
{
    count++;
    return __libc_realloc(memory, size);
}

#else

bool allocations_are_counted(void) { return false; }

#endif
