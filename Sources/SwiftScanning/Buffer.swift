/// An array in plain memory, which nobody else has a share in: nothing is counted or checked when it is added to. What is kept
/// of it in the end takes no more room than it needs.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var start: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = max(16, capacity)
    start = .allocate(capacity: self.capacity)
  }

  /// With the elements of another, and room for more.
  init(_ other: borrowing Buffer, capacity: Int) {
    self.init(capacity: max(capacity, other.count))
    start.initialize(from: other.start, count: other.count)
    count = other.count
  }

  deinit { start.deallocate() }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { reserve(capacity * 2) }
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
    start.deallocate()
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
  var last: Element? { count > 0 ? start[count - 1] : nil }

  @inline(__always)
  mutating func removeLast(_ number: Int = 1) {
    assert(number <= count)
    count -= number
  }

  var array: [Element] {
    var array: [Element] = []
    array.append(contentsOf: UnsafeBufferPointer(start: start, count: count))
    return array
  }
}

extension Buffer where Element: FixedWidthInteger {
  init(zeros number: Int) {
    self.init(capacity: number)
    start.initialize(repeating: 0, count: number)
    count = number
  }
}
