/// Sorting that is compiled once, here. Swift compiles `sorted` anew for each type of element and each closure, 4 KB of machine code a
/// time; a hundred of them were a twentieth of all of ours. A comparison costs more so: what is sorted often, or by the ten
/// thousand, is sorted by `sorted`.
extension Array {
  /// The elements, each before those that it precedes; those that are equal stay as they came.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  public func ordered(by precedes: (Element, Element) -> Bool) -> [Element] {
    // Places are sorted by code for numbers; elements would be moved about by code for any type.
    if count < 2 { return self }
    return indices.sorted { precedes(self[$0], self[$1]) }.map { self[$0] }
  }
}

extension Array where Element: Comparable {
  /// The elements in ascending order; those that are equal stay as they came.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  public func ordered() -> [Element] { ordered { $0 < $1 } }
}

/// Others become arrays where it is known what they are: code for any sequence has to look up what theirs is made of.
extension Sequence {
  @inlinable
  public func ordered(by precedes: (Element, Element) -> Bool) -> [Element] { Array(self).ordered(by: precedes) }
}

extension Sequence where Element: Comparable {
  @inlinable
  public func ordered() -> [Element] { Array(self).ordered() }
}

extension [String] {
  /// The texts in ascending order, without what generic code costs.
  @inline(never)
  public func ordered() -> [String] { sorted() }
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
