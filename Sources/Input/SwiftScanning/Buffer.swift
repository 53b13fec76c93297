import Tables

/// A growable array in unshared memory, without reference counting and checks. It is for data that is collected while a
/// file is read; `array` copies it into exactly as much memory as needed.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var start: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  /// Empty; allocates memory when the first element is added.
  init() {
    capacity = 0
    start = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment)!
  }

  init(capacity: Int) {
    self.init()
    reserve(max(16, capacity))
  }

  deinit { if capacity > 0 { start.deallocate() } }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { reserve(max(16, capacity * 2)) }
    (start + count).initialize(to: element)
    count &+= 1
  }

  mutating func append(_ elements: UnsafeBufferPointer<Element>) {
    if count + elements.count > capacity { reserve(max(capacity * 2, count + elements.count)) }
    guard let first = elements.baseAddress else { return }
    (start + count).initialize(from: first, count: elements.count)
    count += elements.count
  }

  @inline(never)
  private mutating func reserve(_ larger: Int) {
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    memory.moveInitialize(from: start, count: count)
    if capacity > 0 { start.deallocate() }
    start = memory
    capacity = larger
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return start[index]
    }
    _modify {
      assert(index >= 0 && index < count)
      yield &start[index]
    }
  }

  @inline(__always)
  subscript(id: ID<Element>) -> Element {
    get {
      assert(id.index >= 0 && id.index < count)
      return start[id.index]
    }
    _modify {
      assert(id.index >= 0 && id.index < count)
      yield &start[id.index]
    }
  }

  /// The id of the element that is added next.
  @inline(__always)
  var endIndex: ID<Element> { ID(raw: Int32(truncatingIfNeeded: count)) }

  @inline(__always)
  var last: Element? { count > 0 ? start[count - 1] : nil }

  @inline(__always)
  mutating func removeLast(_ number: Int = 1) {
    assert(number <= count)
    count -= number
  }

  var array: [Element] { Array(UnsafeBufferPointer(start: start, count: count)) }
}
