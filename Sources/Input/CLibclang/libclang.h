// The part of libclang's stable C interface that LayerLint uses, written by hand: the library is loaded at run time, so that
// building and running need no installed headers. Same layout from LLVM 13 on (clang-c/Index.h, clang-c/CXString.h).
#pragma once

#include <dlfcn.h>

typedef void *CXIndex;
typedef struct CXTranslationUnitImpl *CXTranslationUnit;
typedef void *CXFile;
typedef void *CXClientData;
typedef struct { const void *data; unsigned private_flags; } CXString;
typedef struct { int kind; int xdata; const void *data[3]; } CXCursor;
typedef struct { int kind; void *data[2]; } CXType;
typedef struct { const void *ptr_data[2]; unsigned int_data; } CXSourceLocation;
typedef struct { const void *ptr_data[2]; unsigned begin_int_data, end_int_data; } CXSourceRange;
typedef struct { const char *filename; const char *contents; unsigned long length; } CXUnsavedFile;
/// Returns 0 to stop, 1 to go on behind the cursor, 2 to go into it.
typedef int (*CXCursorVisitor)(CXCursor cursor, CXCursor parent, CXClientData data);

// X(result, name without `clang_`, parameters)
#define LIBCLANG_FUNCTIONS(X) \
  X(CXIndex, createIndex, (int excludeDeclarationsFromPCH, int displayDiagnostics)) \
  X(void, disposeIndex, (CXIndex)) \
  X(CXString, getClangVersion, (void)) \
  X(const char *, getCString, (CXString)) \
  X(void, disposeString, (CXString)) \
  X(int, parseTranslationUnit2, (CXIndex, const char *path, const char *const *arguments, int argumentCount, \
      CXUnsavedFile *files, unsigned fileCount, unsigned options, CXTranslationUnit *result)) \
  X(void, disposeTranslationUnit, (CXTranslationUnit)) \
  X(CXCursor, getTranslationUnitCursor, (CXTranslationUnit)) \
  X(unsigned, visitChildren, (CXCursor, CXCursorVisitor, CXClientData)) \
  X(CXSourceLocation, getCursorLocation, (CXCursor)) \
  X(CXSourceRange, getCursorExtent, (CXCursor)) \
  X(CXSourceLocation, getRangeStart, (CXSourceRange)) \
  X(int, Location_isFromMainFile, (CXSourceLocation)) \
  X(void, getFileLocation, (CXSourceLocation, CXFile *, unsigned *line, unsigned *column, unsigned *offset)) \
  X(void, getSpellingLocation, (CXSourceLocation, CXFile *, unsigned *line, unsigned *column, unsigned *offset)) \
  X(CXType, Cursor_getReceiverType, (CXCursor)) \
  X(CXCursor, getCursorReferenced, (CXCursor)) \
  X(CXType, getCursorType, (CXCursor)) \
  X(CXType, getCanonicalType, (CXType)) \
  X(CXString, getTypeSpelling, (CXType)) \
  X(unsigned, getNumDiagnostics, (CXTranslationUnit))

/// The functions as members: the binary itself exports nothing that begins with `clang_`.
typedef struct Libclang {
#define X(result, name, parameters) result (*name) parameters;
  LIBCLANG_FUNCTIONS(X)
#undef X
} Libclang;

/// Fills `library` from the shared library at `path`. 0: loaded; 1: it cannot be opened; 2: a function is missing.
static inline int libclang_load(const char *path, Libclang *library) {
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
