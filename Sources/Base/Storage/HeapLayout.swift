#if canImport(Glibc)
  import Glibc

  /// Keeps memory that was freed, in one heap for all threads: by default each thread has a heap of its own, and large blocks are
  /// given back to the system, only to be faulted in again page by page. To be called first of all, while there is one thread.
  /// See docs/performance.md.
  public func layOutHeap() {
    // Swift's view of the C library leaves <malloc.h> out.
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
