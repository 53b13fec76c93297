import SourceFacts

/// What the types of a project hold, read once for all who ask. A class, since it is asked again and again and is not to be
/// copied.
public final class Holdings: Sendable {
  /// Classes, structs, enums and actors.
  public let holders: [Int]
  /// Of all holders, one after the other.
  public let properties: StoredProperties
  /// `properties` of symbol `i` are `first[i]..<first[i + 1]`.
  private let first: [Int32]
  /// Those that hold type `i` are `owners[firstOwner[i]..<firstOwner[i + 1]]`.
  private let (owners, firstOwner): ([Int32], [Int32])

  public init(in graph: DependencyGraph) {
    let holders = graph.types.filter { graph.symbols[$0].kind != .protocol }
    var properties = StoredProperties()
    var reader = HeldTypes(graph: graph)
    var first = [Int32](repeating: 0, count: graph.symbols.count + 1)
    for type in holders {
      let count = properties.all.count
      graph.appendStoredProperties(of: type, &reader, to: &properties)
      first[type + 1] = Int32(properties.all.count - count)
    }
    for symbol in graph.symbols.indices { first[symbol + 1] += first[symbol] }
    (self.holders, self.properties, self.first) = (holders, properties, first)
    (owners, firstOwner) = Self.owners(properties, typeCount: graph.symbols.count)
  }

  private static func owners(_ properties: StoredProperties, typeCount: Int) -> (owners: [Int32], first: [Int32]) {
    // Two places further on while they are counted, one while they are filled in.
    var first = [Int32](repeating: 0, count: typeCount + 2)
    for held in properties.held where held.type >= 0 { first[Int(held.type) + 2] += 1 }
    for place in 2..<first.count { first[place] += first[place - 1] }
    var owners = [Int32](repeating: -1, count: Int(first[typeCount + 1]))
    for property in properties.all {
      for place in property.held where properties.held[Int(place)].type >= 0 {
        let next = Int(properties.held[Int(place)].type) + 1
        owners[Int(first[next])] = property.owner
        first[next] += 1
      }
    }
    return (owners, first)
  }

  /// Types with a stored property of a type, with any strength.
  public func owners(of type: Int32) -> ArraySlice<Int32> {
    type < 0 ? [] : owners[Int(firstOwner[Int(type)])..<Int(firstOwner[Int(type) + 1])]
  }

  /// See `DependencyGraph.storedProperties(of:)`.
  public func storedProperties(of type: Int) -> ArraySlice<StoredProperty> {
    properties.all[Int(first[type])..<Int(first[type + 1])]
  }

  /// See `StoredProperties`.
  @inlinable public func held(by property: StoredProperty) -> ArraySlice<HeldType> { properties.held(by: property) }
}
