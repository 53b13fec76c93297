import SourceFacts
import Tables

/// The stored properties of all types in a project, and the types that they store. A class, because it is read often
/// and must not be copied.
public final class Holdings: Sendable {
  /// Classes, structs, enums and actors.
  public let holders: [SymbolID]
  /// The properties of all holders, grouped by holder.
  public let properties: StoredProperties
  private let propertiesOfTypes: Runs<SymbolID, StoredProperty>
  /// For each symbol, its index in `properties.all`.
  private let places: Table<SymbolID, OptionalID<StoredProperty>>
  /// For each type, the types with a property that stores it.
  private let owners: Runs<SymbolID, SymbolID>

  public init(in graph: DependencyGraph) {
    let holders = graph.types.filter { graph.symbols[$0].kind != .protocol }
    var properties = StoredProperties()
    var reader = HeldTypes(graph: graph)
    for type in holders { graph.appendStoredProperties(of: type, &reader, to: &properties) }
    self.holders = holders
    self.properties = properties
    let symbolCount = graph.symbols.count
    propertiesOfTypes = Runs(grouping: properties.all, ownerCount: symbolCount, by: \.owner)
    var places = Table<SymbolID, OptionalID<StoredProperty>>(repeating: .none, count: symbolCount)
    for (place, property) in properties.all.enumerated() { places[property.symbol] = OptionalID(ID(place)) }
    self.places = places
    owners = Self.owners(properties, symbolCount: symbolCount)
  }

  private static func owners(_ properties: StoredProperties, symbolCount: Int) -> Runs<SymbolID, SymbolID> {
    var pairs: [(owner: SymbolID, element: SymbolID)] = []
    for property in properties.all {
      for held in properties.held(by: property) {
        if let type = held.type { pairs.append((type, property.owner)) }
      }
    }
    return Runs(pairs: pairs, ownerCount: symbolCount)
  }

  /// The types with a stored property of a type, of any strength.
  public func owners(of type: SymbolID) -> ArraySlice<SymbolID> { owners[type] }

  /// See `DependencyGraph.storedProperties(of:)`.
  public func storedProperties(of type: SymbolID) -> ArraySlice<StoredProperty> { propertiesOfTypes[type] }

  /// A stored property by its symbol.
  public func storedProperty(_ symbol: SymbolID) -> StoredProperty? {
    places[symbol].id.map { properties.all[$0.index] }
  }

  /// See `StoredProperties`.
  @inlinable public func held(by property: StoredProperty) -> ArraySlice<HeldType> { properties.held(by: property) }
}
