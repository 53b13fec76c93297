#include "libclang.h"

#include <dlfcn.h>

int libclang_load(const char *path, Libclang *library) {
  void *handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!handle) return 1;
#define X(result, name, parameters) \
  if (!(*(void **)&library->name = dlsym(handle, "clang_" #name))) { \
    dlclose(handle); \
    return 2; \
  }
  LIBCLANG_FUNCTIONS(X)
#undef X
  return 0;
}
