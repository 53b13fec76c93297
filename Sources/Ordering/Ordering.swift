/// Sorting that is compiled once, here. Swift compiles `sorted` anew for each type of element and each closure, 4 KB of machine code a
/// time; a hundred of them were a twentieth of all of ours. A comparison costs more so: what is sorted often, or by the ten
/// thousand, is sorted by `sorted`.
extension Sequence {
  /// The elements, each before those that it precedes; those that are equal stay as they came.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  public func ordered(by precedes: (Element, Element) -> Bool) -> [Element] {
    // Places are sorted by code for numbers; elements would be moved about by code for any type.
    let elements = Array(self)
    if elements.count < 2 { return elements }
    return elements.indices.sorted { precedes(elements[$0], elements[$1]) }.map { elements[$0] }
  }
}

extension Sequence where Element: Comparable {
  /// The elements in ascending order; those that are equal stay as they came.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  public func ordered() -> [Element] { ordered { $0 < $1 } }
}

extension [Int32] {
  /// The numbers in ascending order, without what generic code costs.
  @inline(never)
  public func ordered() -> [Int32] { sorted() }
}

extension [Int] {
  /// The numbers in ascending order, without what generic code costs.
  @inline(never)
  public func ordered() -> [Int] { sorted() }

  @inline(never)
  public func ordered(by precedes: (Int, Int) -> Bool) -> [Int] { sorted(by: precedes) }
}

extension Range<Int> {
  public func ordered(by precedes: (Int, Int) -> Bool) -> [Int] { Array(self).ordered(by: precedes) }
}
