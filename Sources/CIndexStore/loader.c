#include "indexstore-functions.h"

#include <dlfcn.h>

int indexstore_load(const char *path, IndexStoreFunctions *functions) {
  void *handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!handle) return 1;
#define X(result, name, parameters) \
  if (!(*(void **)&functions->name = dlsym(handle, "indexstore_" #name))) { \
    dlclose(handle); \
    return 2; \
  }
  INDEXSTORE_FUNCTIONS(X)
#undef X
  return 0;
}
