/// The names of one table as they are in another.
public struct NameMap: Sendable {
  /// One array for all tables with the same seeds.
  public let seeds: [UInt32]
  public let own: [UInt32]

  public init(seeds: [UInt32], own: [UInt32]) {
    self.seeds = seeds
    self.own = own
  }

  public var count: Int { seeds.count + own.count }

  @inlinable public subscript(name: Name) -> UInt32 {
    let index = Int(name.raw) - seeds.count
    return index < 0 ? seeds[Int(name.raw)] : own[index]
  }

  /// The name of the one table for a name of the other, where it is there.
  public func find(_ name: Name) -> Name? {
    if let index = Self.firstIndex(of: name.raw, in: own) { return Name(UInt32(seeds.count + index)) }
    return Self.firstIndex(of: name.raw, in: seeds).map { Name(UInt32($0)) }
  }

  public func contains(_ name: Name) -> Bool { Self.contains(name.raw, own) || Self.contains(name.raw, seeds) }

  private static func firstIndex(of name: UInt32, in names: [UInt32]) -> Int? {
    contains(name, names) ? names.withUnsafeBufferPointer { $0.firstIndex(of: name) } : nil
  }

  /// Most are not there, which is told without a branch for each: several are compared at once.
  private static func contains(_ name: UInt32, _ names: [UInt32]) -> Bool {
    names.withUnsafeBufferPointer { names in
      var found: UInt32 = 0
      for each in names { found |= each == name ? 1 : 0 }
      return found != 0
    }
  }
}
