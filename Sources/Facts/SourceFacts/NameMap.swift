import LowLevel

/// Maps the names of one table to those of another.
public struct NameMap: Sendable {
  /// Shared by all tables with the same seeds.
  public let seeds: [UInt32]
  public let own: [UInt32]
  /// An upper bound of `seeds`.
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

  /// The name of the first table that maps to a name of the second.
  public func find(_ name: Name) -> Name? {
    let raw = name.raw
    if let index = own.firstIndex(of: raw) { return Name(UInt32(seeds.count + index)) }
    return raw > lastSeed ? nil : seeds.firstIndex(of: raw).map { Name(UInt32($0)) }
  }
}

extension [Bool] {
  /// Whether one of some names is marked, in an array by name of a graph.
  public func isAny(of names: [UInt32]) -> Bool { names.contains { self[Int($0)] } }
}
