import LowLevel
import SourceFacts
import Tables

/// A property of a type that keeps a value, and the types that it thereby holds.
public struct StoredProperty: Sendable {
  public enum Strength: Sendable, BitwiseCopyable { case strong, weak, unowned }

  public var symbol: SymbolID
  /// The type whose property it is.
  public var owner: SymbolID
  /// As declared; a property wrapper named after weakness counts as `weak`.
  public var strength: Strength
  /// `?` or `!`
  public var isOptional: Bool
  public var isLazy: Bool
  /// Where it does not, no closure is kept.
  public var namesFunction: Bool
  /// The types that it holds, by their places in the row of those of all properties: see `StoredProperties`.
  @usableFromInline var held: Range<ID<HeldType>>
}

/// One of the types that a property holds.
public struct HeldType: Sendable, BitwiseCopyable {
  /// The type, where it is one of the project.
  public var type: SymbolID?
  /// In `DependencyGraph.names`.
  public var name: Name
  /// In an array, a dictionary or another container.
  public var isElement: Bool
  /// It is an element only as the one value of a generic type of the project: `Box<Value>`.
  public var isBoxed: Bool
  /// The property's, or `weak` inside a box named after weakness.
  public var strength: StoredProperty.Strength
}

/// Stored properties of one type, or of many, with what they hold in one row.
public struct StoredProperties: Sendable {
  public private(set) var all: [StoredProperty] = []
  /// What all of them hold.
  public private(set) var held: Table<ID<HeldType>, HeldType> = []

  init() {}

  /// Types that a property's type is made of: `[Child]?` holds `Child`, `A & B` holds both, a generic parameter what it is
  /// bound to. Closures and metatypes hold nothing.
  @inlinable public func held(by property: StoredProperty) -> ArraySlice<HeldType> {
    held.elements[property.held.lowerBound.index..<property.held.upperBound.index]
  }

  /// `reader`: has read what it holds.
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
