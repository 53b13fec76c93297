/// For each owner a run of elements, one behind the other in a single array (compressed rows).
@frozen public struct Runs<Owner: TableKey, Element> {
  /// The elements of all owners, in the order of their owners.
  public let elements: [Element]
  /// The run of an owner ends where that of the next one starts.
  @usableFromInline let starts: [Int32]

  /// No owners.
  @inlinable public init() {
    elements = []
    starts = [0]
  }

  @inlinable init(elements: [Element], starts: [Int32]) {
    self.elements = elements
    self.starts = starts
  }

  /// Runs of elements that are already in the order of their owners.
  /// - Parameter counts: how many each owner has.
  @inlinable
  public init(_ elements: [Element], counts: some Sequence<Int>) {
    var starts: [Int32] = [0]
    for count in counts { starts.append(starts[starts.count - 1] + Int32(count)) }
    precondition(Int(starts[starts.count - 1]) == elements.count, "the runs do not cover the elements")
    self.init(elements: elements, starts: starts)
  }

  /// Puts elements in the order of their owners, by counting. Elements of one owner stay in the order in which they are given.
  /// - Parameters:
  ///   - ownerCount: how many owners there are.
  ///   - owner: the owner of an element, or nil for one that is left out. It is asked twice.
  @inlinable
  public init(grouping all: some Collection<Element>, ownerCount: Int, by owner: (Element) -> Owner?) {
    // An owner's run starts two places further on while the elements are counted, one place while they are filled in.
    var starts = [Int32](repeating: 0, count: ownerCount + 2)
    for element in all {
      if let owner = owner(element) { starts[owner.index + 2] += 1 }
    }
    for place in 2..<starts.count { starts[place] += starts[place - 1] }
    let count = Int(starts[ownerCount + 1])
    let elements = [Element](unsafeUninitializedCapacity: count) { elements, initialized in
      for element in all {
        guard let owner = owner(element) else { continue }
        (elements.baseAddress! + Int(starts[owner.index + 1])).initialize(to: element)
        starts[owner.index + 1] += 1
      }
      initialized = count
    }
    starts.removeLast()
    self.init(elements: elements, starts: starts)
  }

  /// How many owners there are, with or without elements.
  @inlinable public var ownerCount: Int { starts.count - 1 }

  @inlinable public var owners: Range<Owner> { Owner(0)..<Owner(ownerCount) }

  /// Where the elements of an owner are in `elements`.
  @inlinable @inline(__always)
  public func range(of owner: Owner) -> Range<Int> {
    Int(starts[owner.index])..<Int(starts[owner.index + 1])
  }

  @inlinable public subscript(owner: Owner) -> ArraySlice<Element> { elements[range(of: owner)] }

  @inlinable public func isEmpty(_ owner: Owner) -> Bool { starts[owner.index] == starts[owner.index + 1] }

  /// The owner of the element at a place in `elements`.
  @inlinable
  public func owner(ofElementAt place: Int) -> Owner {
    var (low, high) = (0, ownerCount)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= place { low = middle } else { high = middle }
    }
    return Owner(low)
  }

  /// The same runs of other elements.
  @inlinable
  public func mapElements<Other>(_ transform: (Element) throws -> Other) rethrows -> Runs<Owner, Other> {
    Runs<Owner, Other>(elements: try elements.map(transform), starts: starts)
  }
}

extension Runs: Sendable where Element: Sendable {}
extension Runs: Equatable where Element: Equatable {}

extension Runs {
  /// Makes runs from pairs of an owner and its element.
  @inlinable
  public init(pairs: [(owner: Owner, element: Element)], ownerCount: Int) {
    let sorted = Runs<Owner, (owner: Owner, element: Element)>(grouping: pairs, ownerCount: ownerCount, by: \.owner)
    self.init(elements: sorted.elements.map(\.element), starts: sorted.starts)
  }

  /// Collects the runs of owners that come in order.
  @frozen public struct Builder {
    @usableFromInline var elements: [Element] = []
    @usableFromInline var starts: [Int32] = [0]

    @inlinable public init() {}

    @inlinable public init(ownerCapacity: Int) { starts.reserveCapacity(ownerCapacity + 1) }

    /// Adds an element to the run of the owner that is not closed yet.
    @inlinable public mutating func append(_ element: Element) { elements.append(element) }

    @inlinable
    public mutating func append(contentsOf more: some Sequence<Element>) { elements.append(contentsOf: more) }

    /// Ends the run of an owner. Those before it that have not been closed have no elements.
    @inlinable
    public mutating func close(_ owner: Owner) {
      precondition(owner.index >= starts.count - 1, "the run was closed before")
      while starts.count <= owner.index { starts.append(starts[starts.count - 1]) }
      starts.append(Int32(elements.count))
    }

    /// - Parameter ownerCount: how many owners there are; those after the last that was closed have no elements.
    @inlinable
    public consuming func runs(ownerCount: Int) -> Runs {
      while starts.count <= ownerCount { starts.append(starts[starts.count - 1]) }
      return Runs(elements: elements, starts: starts)
    }
  }
}
