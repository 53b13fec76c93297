/// One block of memory that owns several lists of facts and frees them together.
public final class FactMemory: Sendable {
  nonisolated(unsafe) private let start: UnsafeMutableRawPointer

  private init(byteCount: Int) { start = .allocate(byteCount: byteCount, alignment: Self.alignment) }

  deinit { start.deallocate() }

  /// Copies arrays into memory of their own. The lists are valid as long as that memory is referenced.
  public static func copying<each Element: BitwiseCopyable>(
    _ arrays: repeat [each Element]
  ) -> (memory: FactMemory, lists: (repeat FactList<each Element>)) {
    var byteCount = 0
    for size in repeat size(of: each arrays) { byteCount += size }
    let memory = FactMemory(byteCount: byteCount)
    var end = memory.start
    return (memory, (repeat list(of: each arrays, at: &end)))
  }

  private static func list<Element: BitwiseCopyable>(of array: [Element], at end: inout UnsafeMutableRawPointer)
    -> FactList<Element>
  {
    let start = end
    end += size(of: array)
    array.withUnsafeBytes { UnsafeMutableRawBufferPointer(start: start, count: $0.count).copyMemory(from: $0) }
    return FactList(
      UnsafeBufferPointer(start: start.bindMemory(to: Element.self, capacity: array.count), count: array.count))
  }

  /// In bytes, rounded up so that the next list is aligned.
  private static func size<Element>(of array: [Element]) -> Int {
    precondition(MemoryLayout<Element>.alignment <= alignment)
    return (array.count * MemoryLayout<Element>.stride + alignment - 1) & ~(alignment - 1)
  }

  private static let alignment = 16
}
