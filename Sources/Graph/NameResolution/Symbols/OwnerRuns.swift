extension [Int32] {
  /// Puts things in the order of their owners, those of one as they stand: where the run of each owner begins, and one more behind the
  /// last. `place` is told where each belongs.
  @inline(__always)
  static func runs(
    of ownerCount: Int, _ count: Int, owner: (_ index: Int) -> Int32, place: (_ index: Int, _ place: Int) -> Void
  ) -> [Int32] {
    var first: [Int32] = .zeros(ownerCount + 1)
    first.withUnsafeMutableBufferPointer { first in
      for index in 0..<count { first[Int(owner(index))] &+= 1 }
      var sum: Int32 = 0
      for owner in first.indices {
        sum &+= first[owner]
        first[owner] = sum
      }
      // Behind those of an owner is where the next one's begin.
      for index in (0..<count).reversed() {
        let owner = Int(owner(index))
        first[owner] &-= 1
        place(index, Int(first[owner]))
      }
    }
    return first
  }
}
