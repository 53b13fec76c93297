/// A list of elements for each owner, stored one after the other in a single array (compressed sparse rows).
@frozen public struct Runs<Owner: TableKey, Element> {
  /// The elements of all owners, in the order of their owners.
  public let elements: [Element]
  /// The start of each owner's elements, which is the end of the previous owner's.
  @usableFromInline let starts: [Int32]

  /// Creates a value without owners.
  @inlinable public init() {
    elements = []
    starts = [0]
  }

  @inlinable init(elements: [Element], starts: [Int32]) {
    self.elements = elements
    self.starts = starts
  }

  /// Creates runs of elements that are sorted by owner.
  /// - Parameter counts: the number of elements of each owner.
  @inlinable
  public init(_ elements: [Element], counts: some Sequence<Int>) {
    var starts: [Int32] = [0]
    for count in counts { starts.append(starts[starts.count - 1] + Int32(count)) }
    precondition(Int(starts[starts.count - 1]) == elements.count, "the runs do not cover the elements")
    self.init(elements: elements, starts: starts)
  }

  /// Sorts elements by owner with a counting sort, which is stable.
  ///
  /// - Parameters:
  ///   - ownerCount: the number of owners.
  ///   - owner: returns the owner of an element; nil omits the element. Called twice for each element.
  @inlinable
  public init(grouping all: some Collection<Element>, ownerCount: Int, by owner: (Element) -> Owner?) {
    // The start of an owner's run is shifted by two entries while elements are counted, and by one while they are
    // placed.
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

  /// The number of owners, with or without elements.
  @inlinable public var ownerCount: Int { starts.count - 1 }

  @inlinable public var owners: Range<Owner> { Owner(0)..<Owner(ownerCount) }

  /// The indices of an owner's elements in `elements`.
  @inlinable @inline(__always)
  public func range(of owner: Owner) -> Range<Int> {
    Int(starts[owner.index])..<Int(starts[owner.index + 1])
  }

  @inlinable public subscript(owner: Owner) -> ArraySlice<Element> { elements[range(of: owner)] }

  @inlinable public func isEmpty(_ owner: Owner) -> Bool { starts[owner.index] == starts[owner.index + 1] }

  /// The owner of the element at an index of `elements`.
  @inlinable
  public func owner(ofElementAt place: Int) -> Owner {
    var (low, high) = (0, ownerCount)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= place { low = middle } else { high = middle }
    }
    return Owner(low)
  }

  /// The same owners with transformed elements.
  @inlinable
  public func mapElements<Other>(_ transform: (Element) throws -> Other) rethrows -> Runs<Owner, Other> {
    Runs<Owner, Other>(elements: try elements.map(transform), starts: starts)
  }
}

extension Runs: Sendable where Element: Sendable {}
extension Runs: Equatable where Element: Equatable {}

extension Runs {
  /// Groups pairs by their owner.
  @inlinable
  public init(pairs: [(owner: Owner, element: Element)], ownerCount: Int) {
    let sorted = Runs<Owner, (owner: Owner, element: Element)>(grouping: pairs, ownerCount: ownerCount, by: \.owner)
    self.init(elements: sorted.elements.map(\.element), starts: sorted.starts)
  }

  /// Builds runs owner by owner, in ascending order.
  @frozen public struct Builder {
    @usableFromInline var elements: [Element] = []
    @usableFromInline var starts: [Int32] = [0]

    @inlinable public init() {}

    @inlinable public init(ownerCapacity: Int) { starts.reserveCapacity(ownerCapacity + 1) }

    /// Adds an element to the run of the next owner to be closed.
    @inlinable public mutating func append(_ element: Element) { elements.append(element) }

    @inlinable
    public mutating func append(contentsOf more: some Sequence<Element>) { elements.append(contentsOf: more) }

    /// Ends the run of an owner. Earlier owners that were not closed have no elements.
    @inlinable
    public mutating func close(_ owner: Owner) {
      precondition(owner.index >= starts.count - 1, "the run was closed before")
      while starts.count <= owner.index { starts.append(starts[starts.count - 1]) }
      starts.append(Int32(elements.count))
    }

    /// - Parameter ownerCount: the number of owners. Those after the last one that was closed have no elements.
    @inlinable
    public consuming func runs(ownerCount: Int) -> Runs {
      while starts.count <= ownerCount { starts.append(starts[starts.count - 1]) }
      return Runs(elements: elements, starts: starts)
    }
  }
}
