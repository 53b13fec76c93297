#if canImport(Glibc)
  import Glibc

  /// Lays the heap out in large pages where the system has them: each page of 4 KB costs a fault of its own, together a tenth
  /// of a cold lint and of a warm one. No memory is taken before it is used, but addresses are: not where these are limited.
  /// First of all, while there is but one thread.
  public func layOutHeap() {
    // Swift's view of the C library leaves <malloc.h> out.
    guard let symbol = dlsym(nil, "mallopt") else { return }
    let setOption = unsafeBitCast(symbol, to: (@convention(c) (Int32, Int32) -> Int32).self)
    let (trimThreshold, topPad, mmapThreshold, heapCount): (Int32, Int32, Int32, Int32) = (-1, -2, -3, -8)
    // What one thread leaves free serves the others, and large pages all: a heap for each took a sixth more memory.
    _ = setOption(heapCount, 1)
    _ = setOption(mmapThreshold, 32 << 20)
    _ = setOption(trimThreshold, .max)
    guard isUnlimited(RLIMIT_AS), isUnlimited(RLIMIT_DATA) else { return }
    // The heap goes on a little before the first large page: what is written there, to get hold of the room behind, would keep a
    // large page from being one.
    let (largePage, edge): (UInt, UInt) = (2 << 20, 64 << 10)
    let end = UInt(bitPattern: sbrk(0))
    let start = (end + edge + largePage - 1) & ~(largePage - 1)
    guard UInt(bitPattern: sbrk(Int(start - edge - end))) == end else { return }
    _ = setOption(topPad, Int32(heapRoom))
    var block: UnsafeMutableRawPointer?
    if posix_memalign(&block, 16, Int(edge) - 256) == 0 { free(block) }
    _ = setOption(topPad, Int32(largePage))
    let newEnd = UInt(bitPattern: sbrk(0)) & ~(largePage - 1)
    largePages.ask(from: start, to: newEnd)
  }

  private func isUnlimited(_ resource: __rlimit_resource) -> Bool {
    var limit = rlimit()
    return getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 && limit.rlim_cur == .max
  }

  /// For a million lines; what goes beyond lies in small pages. In bytes.
  private let heapRoom = 256 << 20
#else
  public func layOutHeap() {}
#endif
