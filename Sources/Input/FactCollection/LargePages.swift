import Foundation
import SourceFacts

#if canImport(Glibc)
  import Glibc
#endif

/// The heap's large pages.
let largePages = LargePages()

/// Large pages are fetched a little before they are used, as long as they are quick to come by. A virtual machine may have given
/// what lies behind those that nobody used for some seconds back to its host, from where it comes again piece by piece: 5 ms for 2 MB,
/// fifty times as much. The small pages that it keeps are the better ones then.
final class LargePages: @unchecked Sendable {
  private let lock = NSLock()
  private var start: UInt = 0
  /// The first that was not fetched, and behind the last.
  private var next: UInt = 0
  private var end: UInt = 0

  /// Has none as long as nobody asked for them.
  init() {}

  #if canImport(Glibc)
    /// Begins at the start of one. The first is used whatever is done.
    func ask(from start: UInt, to end: UInt) {
      guard start < end, madvise(UnsafeMutableRawPointer(bitPattern: start), Int(end - start), MADV_HUGEPAGE) == 0 else { return }
      lock.withLock { (self.start, next, self.end) = (start, start, end) }
      reach(start + 1)
    }

    /// While files are read: facts were put at an address. What is made of them later takes some third as much again.
    func reach(_ address: UInt) {
      // Another thread comes by soon.
      guard lock.try() else { return }
      defer { lock.unlock() }
      guard next < end, address > start, address < end else { return }
      let wanted = min(address + (address - start) * 3 / 8, end)
      while next < wanted {
        let isSlow = isSlow(next)
        next += Self.size
        guard isSlow, next < end else { continue }
        madvise(UnsafeMutableRawPointer(bitPattern: next), Int(end - next), MADV_NOHUGEPAGE)
        next = end
      }
    }

    /// Fetches a page. What is in it already stays.
    private func isSlow(_ page: UInt) -> Bool {
      let start = Self.nanoseconds
      let isFetched = madvise(UnsafeMutableRawPointer(bitPattern: page), 1, Self.fetch) == 0
      return isFetched && Self.nanoseconds - start > Self.longest
    }

    private static var nanoseconds: Int {
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }

    /// Linux's `MADV_POPULATE_WRITE`, which Swift's view of the C library may be too old for. A system that is does nothing.
    private static let fetch: Int32 = 23
    private static let size: UInt = 2 << 20
    /// To fetch one takes 0.05 to 0.5 ms, or 5. In nanoseconds.
    private static let longest = 1_000_000
  #else
    func reach(_ address: UInt) {}
  #endif
}

extension LargePages {
  /// See there.
  func reach(_ facts: FrozenFacts) {
    // Nodes of an earlier run are mapped; lines are in the heap always.
    facts.lines.starts.withUnsafeBytes { reach(UInt(bitPattern: $0.baseAddress)) }
  }
}
