#include <stddef.h>
#include <stdint.h>

/// Runs libFuzzer with the arguments of the process; `test` gets each input.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*test)(const uint8_t *data, size_t size));
