/// Sorting that is compiled only once. Swift specializes `sorted` for each element type and each closure, 4 KB of
/// machine code each; a hundred of them were a twentieth of the program. In return, comparisons are slower: use
/// `sorted` if it runs often or on tens of thousands of elements.
extension Array {
  /// Returns the elements in the given order. The sort is stable.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  public func ordered(by precedes: (Element, Element) -> Bool) -> [Element] {
    // Indices are sorted by specialized code; elements would be moved by generic code.
    if count < 2 { return self }
    return indices.sorted { precedes(self[$0], self[$1]) }.map { self[$0] }
  }
}

extension Array where Element: Comparable {
  /// Returns the elements in ascending order. The sort is stable.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  public func ordered() -> [Element] { ordered { $0 < $1 } }
}

/// Other sequences are converted to arrays here, where their type is known: in generic code, the conversion would look
/// up metadata at run time.
extension Sequence {
  @inlinable
  public func ordered(by precedes: (Element, Element) -> Bool) -> [Element] { Array(self).ordered(by: precedes) }
}

extension Sequence where Element: Comparable {
  @inlinable
  public func ordered() -> [Element] { Array(self).ordered() }
}

extension [String] {
  /// Returns the strings in ascending order, without generic code.
  @inline(never)
  public func ordered() -> [String] { sorted() }
}

extension [Int32] {
  /// Returns the numbers in ascending order, without generic code.
  @inline(never)
  public func ordered() -> [Int32] { sorted() }
}

extension [Int] {
  /// Returns the numbers in ascending order, without generic code.
  @inline(never)
  public func ordered() -> [Int] { sorted() }

  @inline(never)
  public func ordered(by precedes: (Int, Int) -> Bool) -> [Int] { sorted(by: precedes) }
}

extension Range<Int> {
  public func ordered(by precedes: (Int, Int) -> Bool) -> [Int] { Array(self).ordered(by: precedes) }
}
