extension Range where Bound: TableKey {
  /// The first key for which a property is true, provided that it is true for all later keys too; the upper bound if
  /// there is none.
  @inlinable public func partitioningIndex(where isInSecondHalf: (Bound) -> Bool) -> Bound {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low.advanced(by: low.distance(to: high) / 2)
      if isInSecondHalf(middle) { high = middle } else { low = middle.next }
    }
    return low
  }
}
