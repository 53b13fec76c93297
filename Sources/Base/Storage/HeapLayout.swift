#if canImport(Glibc)
  import Glibc

  /// Configures malloc to retain freed memory, in one heap for all threads. By default each thread has its own heap,
  /// and large blocks are returned to the system and then faulted in again page by page. Call this first, while there
  /// is only one thread. See docs/performance.md.
  public func layOutHeap() {
    // The C library module of Swift does not include <malloc.h>.
    guard let symbol = dlsym(nil, "mallopt") else { return }
    let setOption = unsafeBitCast(symbol, to: (@convention(c) (Int32, Int32) -> Int32).self)
    let (trimThreshold, mmapThreshold, heapCount): (Int32, Int32, Int32) = (-1, -3, -8)
    _ = setOption(heapCount, 1)
    _ = setOption(mmapThreshold, 32 << 20)
    _ = setOption(trimThreshold, .max)
  }
#else
  public func layOutHeap() {}
#endif
