#ifndef LAYERLINT_BUILD_COMMIT_H
#define LAYERLINT_BUILD_COMMIT_H

/// The commit that this program was built from; empty if the build was not told.
const char *_Nonnull layerlint_commit(void);

#endif
