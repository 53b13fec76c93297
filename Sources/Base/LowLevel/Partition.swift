extension Range<Int> {
  /// Returns the first index for which the property is true, provided that it is also true for all later indices; the
  /// upper bound if there is none.
  @inlinable @inline(__always)
  public func partitioningIndex(where property: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = (low + high) / 2
      if property(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
