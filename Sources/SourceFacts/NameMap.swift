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
}
