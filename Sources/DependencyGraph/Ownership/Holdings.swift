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
  /// By type: those that hold it.
  private let ownersOfType: [Int32: [Int32]]

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
    var owners: [Int32: [Int32]] = [:]
    for property in properties.all {
      for held in properties.held(by: property) where held.type >= 0 { owners[held.type, default: []].append(property.owner) }
    }
    (self.holders, self.properties, self.first, ownersOfType) = (holders, properties, first, owners)
  }

  /// Types with a stored property of a type, with any strength.
  public func owners(of type: Int32) -> [Int32] { ownersOfType[type] ?? [] }

  /// See `DependencyGraph.storedProperties(of:)`.
  public func storedProperties(of type: Int) -> ArraySlice<StoredProperty> {
    properties.all[Int(first[type])..<Int(first[type + 1])]
  }

  /// See `StoredProperties`.
  @inlinable public func held(by property: StoredProperty) -> ArraySlice<HeldType> { properties.held(by: property) }
}
