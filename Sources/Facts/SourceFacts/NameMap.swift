import LowLevel

/// The names of one table as they are in another.
public struct NameMap: Sendable {
  /// One array for all tables with the same seeds.
  public let seeds: [UInt32]
  public let own: [UInt32]
  /// None of `seeds` is greater.
  public let lastSeed: UInt32

  public init(seeds: [UInt32], own: [UInt32], lastSeed: UInt32 = .max) {
    self.seeds = seeds
    self.own = own
    self.lastSeed = lastSeed
  }

  public var count: Int { seeds.count + own.count }

  @inlinable public subscript(name: Name) -> UInt32 {
    let index = Int(name.raw) - seeds.count
    return index < 0 ? seeds[Int(name.raw)] : own[index]
  }

  /// The name of the one table for a name of the other, where it is there.
  public func find(_ name: Name) -> Name? {
    let raw = name.raw
    if let index = own.place(of: raw) { return Name(UInt32(seeds.count + index)) }
    return raw > lastSeed ? nil : seeds.place(of: raw).map { Name(UInt32($0)) }
  }
}

extension [UInt32] {
  /// Where a number is that mostly is not there.
  fileprivate func place(of number: UInt32) -> Int? {
    withUnsafeBufferPointer { numbers in
      var index = 0
      while index &+ 4 <= numbers.count {
        let isOne = numbers[index] == number || numbers[index &+ 1] == number
        let isOther = numbers[index &+ 2] == number || numbers[index &+ 3] == number
        if isOne || isOther { break }
        index &+= 4
      }
      while index < numbers.count {
        if numbers[index] == number { return index }
        index &+= 1
      }
      return nil
    }
  }
}

extension [Bool] {
  /// By name of a graph: whether one of some names is marked. Mostly none is.
  public func isAny(of names: [UInt32]) -> Bool {
    withUnsafeBufferPointer { isMarked in
      names.withUnsafeBufferPointer { names in
        func mark(_ index: Int) -> UInt8 { isMarked[Int(names[index])] ? 1 : 0 }
        var index = 0
        while index &+ 4 <= names.count {
          if mark(index) | mark(index &+ 1) | mark(index &+ 2) | mark(index &+ 3) != 0 { return true }
          index &+= 4
        }
        while index < names.count {
          if mark(index) != 0 { return true }
          index &+= 1
        }
        return false
      }
    }
  }
}
