extension Range<Int> {
  /// The first index for which a property is true, provided that it is true for all later indices too; the upper bound
  /// if there is none.
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
