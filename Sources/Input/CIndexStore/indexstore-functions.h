// The part of libIndexStore's stable C interface that LayerLint uses, written by hand: the library is loaded at run time, so
// that building and running need no installed headers. Same layout since the format's version 5 (indexstore/indexstore.h).
#pragma once

#include <dlfcn.h>

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Not terminated; lives as long as what it was asked of.
typedef struct { const char *data; size_t length; } IndexStoreText;
typedef void *IndexStoreHandle;
/// Return true to go on.
typedef bool (*IndexStoreTextVisitor)(void *context, IndexStoreText text);
typedef bool (*IndexStoreHandleVisitor)(void *context, IndexStoreHandle handle);

// X(result, name without `indexstore_`, parameters)
#define INDEXSTORE_FUNCTIONS(X) \
  X(IndexStoreHandle, store_create, (const char *path, IndexStoreHandle *error)) \
  X(void, store_dispose, (IndexStoreHandle)) \
  X(const char *, error_get_description, (IndexStoreHandle)) \
  X(void, error_dispose, (IndexStoreHandle)) \
  X(bool, store_units_apply_f, (IndexStoreHandle, unsigned sorted, void *context, IndexStoreTextVisitor)) \
  X(IndexStoreHandle, unit_reader_create, (IndexStoreHandle, const char *name, IndexStoreHandle *error)) \
  X(void, unit_reader_dispose, (IndexStoreHandle)) \
  X(bool, unit_reader_is_system_unit, (IndexStoreHandle)) \
  X(void, unit_reader_get_modification_time, (IndexStoreHandle, int64_t *seconds, int64_t *nanoseconds)) \
  X(IndexStoreText, unit_reader_get_main_file, (IndexStoreHandle)) \
  X(bool, unit_reader_dependencies_apply_f, (IndexStoreHandle, void *context, IndexStoreHandleVisitor)) \
  X(int, unit_dependency_get_kind, (IndexStoreHandle)) \
  X(IndexStoreText, unit_dependency_get_name, (IndexStoreHandle)) \
  X(IndexStoreText, unit_dependency_get_filepath, (IndexStoreHandle)) \
  X(IndexStoreHandle, record_reader_create, (IndexStoreHandle, const char *name, IndexStoreHandle *error)) \
  X(void, record_reader_dispose, (IndexStoreHandle)) \
  X(bool, record_reader_occurrences_apply_f, (IndexStoreHandle, void *context, IndexStoreHandleVisitor)) \
  X(IndexStoreHandle, occurrence_get_symbol, (IndexStoreHandle)) \
  X(uint64_t, occurrence_get_roles, (IndexStoreHandle)) \
  X(void, occurrence_get_line_col, (IndexStoreHandle, unsigned *line, unsigned *column)) \
  X(bool, occurrence_relations_apply_f, (IndexStoreHandle, void *context, IndexStoreHandleVisitor)) \
  X(uint64_t, symbol_relation_get_roles, (IndexStoreHandle)) \
  X(int, symbol_get_kind, (IndexStoreHandle)) \
  X(int, symbol_get_subkind, (IndexStoreHandle)) \
  X(uint64_t, symbol_get_properties, (IndexStoreHandle)) \
  X(IndexStoreText, symbol_get_name, (IndexStoreHandle)) \
  X(IndexStoreText, symbol_get_usr, (IndexStoreHandle))

/// The functions as members: the binary itself exports nothing that begins with `indexstore_`.
typedef struct IndexStoreFunctions {
#define X(result, name, parameters) result (*name) parameters;
  INDEXSTORE_FUNCTIONS(X)
#undef X
} IndexStoreFunctions;

/// Fills `functions` from the shared library at `path`. 0: loaded; 1: it cannot be opened; 2: a function is missing.
static inline int indexstore_load(const char *path, IndexStoreFunctions *functions) {
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
