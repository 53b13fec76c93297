/// Sorting that is compiled once, here. Swift compiles `sorted` anew for each type of element and each closure, 4 KB of machine code a
/// time; a hundred of them were a twentieth of all of ours. A comparison costs more so: what is sorted often, or by the ten
/// thousand, is sorted by `sorted`.
extension Sequence {
  /// The elements, each before those that it precedes; those that are equal stay as they came.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  public func ordered(by precedes: (Element, Element) -> Bool) -> [Element] {
    // Places are sorted by code for numbers; elements would be moved about by code for any type.
    Array(self).ordered(by: precedes)
  }
}

extension Array {
  /// The same of an array, which most often has nothing to be sorted: then none is made, which costs much in code for any type.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  public func ordered(by precedes: (Element, Element) -> Bool) -> [Element] {
    if count < 2 { return self }
    return indices.sorted { precedes(self[$0], self[$1]) }.map { self[$0] }
  }
}

extension Array where Element: Comparable {
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  public func ordered() -> [Element] { ordered { $0 < $1 } }
}

extension [String] {
  /// The texts in ascending order, without what generic code costs.
  @inline(never)
  public func ordered() -> [String] { sorted() }
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
