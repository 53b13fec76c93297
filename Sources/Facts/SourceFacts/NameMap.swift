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
    if let index = own.firstIndex(of: raw) { return Name(UInt32(seeds.count + index)) }
    return raw > lastSeed ? nil : seeds.firstIndex(of: raw).map { Name(UInt32($0)) }
  }
}

extension [Bool] {
  /// By name of a graph: whether one of some names is marked.
  public func isAny(of names: [UInt32]) -> Bool { names.contains { self[Int($0)] } }
}
