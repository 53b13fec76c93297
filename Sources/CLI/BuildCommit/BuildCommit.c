#include "BuildCommit.h"

#ifndef LAYERLINT_COMMIT
#define LAYERLINT_COMMIT ""
#endif

const char *layerlint_commit(void) { return LAYERLINT_COMMIT; }
