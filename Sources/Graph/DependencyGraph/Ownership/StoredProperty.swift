import LowLevel
import SourceFacts
import Tables

/// A stored property, and the types that it holds.
public struct StoredProperty: Sendable {
  public enum Strength: Sendable, BitwiseCopyable { case strong, weak, unowned }

  public var symbol: SymbolID
  /// The type with the property.
  public var owner: SymbolID
  /// As declared. A property wrapper with "weak" in its name counts as `weak`.
  public var strength: Strength
  /// Whether its type has `?` or `!`.
  public var isOptional: Bool
  public var isLazy: Bool
  /// Whether its type contains a function type; if not, it stores no closure.
  public var namesFunction: Bool
  /// The range of its held types in `StoredProperties.held`.
  @usableFromInline var held: Range<ID<HeldType>>
}

/// One of the types whose instances a property stores.
public struct HeldType: Sendable, BitwiseCopyable {
  /// The type, if the project declares it.
  public var type: SymbolID?
  /// Its name in `DependencyGraph.names`.
  public var name: Name
  /// Whether it is in an array, a dictionary or another container.
  public var isElement: Bool
  /// Whether it is the only value of a generic type of the project: `Box<Value>`.
  public var isBoxed: Bool
  /// The property's strength; `weak` inside a type such as `WeakBox`.
  public var strength: StoredProperty.Strength
}

/// Stored properties of one or more types, with their held types in one table.
public struct StoredProperties: Sendable {
  public private(set) var all: [StoredProperty] = []
  /// The held types of all properties.
  public private(set) var held: Table<ID<HeldType>, HeldType> = []

  init() {}

  /// The types whose instances a property stores: `Child` for `[Child]?`, both for `A & B`, the constraint of a generic
  /// parameter, none for closures and metatypes.
  @inlinable public func held(by property: StoredProperty) -> ArraySlice<HeldType> {
    held.elements[property.held.lowerBound.index..<property.held.upperBound.index]
  }

  /// - Parameter reader: has read the types of the property.
  mutating func append(
    symbol: SymbolID, owner: SymbolID, strength: StoredProperty.Strength, isOptional: Bool, isLazy: Bool,
    _ reader: borrowing HeldTypes
  ) {
    let first = held.endIndex
    for type in reader.held { held.append(type) }
    all.append(
      StoredProperty(
        symbol: symbol, owner: owner, strength: strength, isOptional: isOptional, isLazy: isLazy,
        namesFunction: reader.namesFunction, held: first..<held.endIndex))
  }
}

extension DependencyGraph {
  /// A property's name without the underscore of an instance variable: `delegate` for `_delegate`.
  public func plainName(of property: SymbolID) -> String {
    let name = name(of: property)
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }
}
