extension Range<Int> {
  /// The first index for which a property holds that holds for all later ones too; the end when for none.
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
