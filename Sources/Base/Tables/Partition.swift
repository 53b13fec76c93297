extension Range where Bound: TableKey {
  /// The first key for which this holds, or the end; it must hold for all keys after the first one.
  @inlinable public func partitioningIndex(where isInSecondHalf: (Bound) -> Bool) -> Bound {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low.advanced(by: low.distance(to: high) / 2)
      if isInSecondHalf(middle) { high = middle } else { low = middle.next }
    }
    return low
  }
}
