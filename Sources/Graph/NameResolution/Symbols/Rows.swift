import Tables

/// For each owner a run of elements, as in `Runs`, but elements have ids and are mutable, and owners can be added.
struct Rows<Owner: TableKey, Element> {
  private(set) var elements: [Element]
  /// The run of an owner ends where that of the next one starts.
  private var starts: [Int32]

  /// No owners.
  init() { (elements, starts) = ([], [0]) }

  /// Elements that are in the order of their owners.
  /// - Parameter counts: how many each owner has.
  init(_ elements: [Element], counts: some Sequence<Int>) {
    var starts: [Int32] = [0]
    for count in counts { starts.append(starts[starts.count - 1] + Int32(count)) }
    precondition(Int(starts[starts.count - 1]) == elements.count, "the runs do not cover the elements")
    (self.elements, self.starts) = (elements, starts)
  }

  /// Elements that are in the order of their owners.
  /// - Parameter starts: where the run of each owner starts, and where the last one ends.
  init(_ elements: [Element], starts: [Int32]) { (self.elements, self.starts) = (elements, starts) }

  /// Groups elements by owner and keeps their order within each owner.
  @inline(__always)
  init<Thing>(_ all: [Thing], ownerCount: Int, owner: (Thing) -> Owner, element: (Thing) -> Element) {
    var first = EntityCollection.room(for: Int32(0), ownerCount + 1)
    elements = [Element](unsafeUninitializedCapacity: all.count) { elements, count in
      first.withUnsafeMutableBufferPointer { first in
        for thing in all { first[owner(thing).index] &+= 1 }
        var sum: Int32 = 0
        for owner in first.indices {
          sum &+= first[owner]
          first[owner] = sum
        }
        // Each owner's elements end where the next owner's begin.
        for thing in all.reversed() {
          let owner = owner(thing).index
          first[owner] &-= 1
          elements.initializeElement(at: Int(first[owner]), to: element(thing))
        }
      }
      count = all.count
    }
    starts = first
  }

  var ownerCount: Int { starts.count - 1 }
  var owners: Range<Owner> { Owner(0)..<Owner(ownerCount) }
  var ids: Range<ID<Element>> { ID(0)..<ID(elements.count) }

  @inline(__always)
  func range(of owner: Owner) -> Range<ID<Element>> {
    ID(raw: starts[owner.index])..<ID(raw: starts[owner.index + 1])
  }

  subscript(owner: Owner) -> ArraySlice<Element> {
    elements[Int(starts[owner.index])..<Int(starts[owner.index + 1])]
  }

  subscript(id: ID<Element>) -> Element {
    @inline(__always) get { elements[id.index] }
    @inline(__always) _modify { yield &elements[id.index] }
  }

  /// Adds an owner without elements.
  mutating func addOwner() { starts.append(starts[starts.count - 1]) }

  /// Adds an owner with one element.
  mutating func addOwner(with element: Element) {
    elements.append(element)
    starts.append(Int32(elements.count))
  }
}

extension Rows: Sendable where Element: Sendable {}
