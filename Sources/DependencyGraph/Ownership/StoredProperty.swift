import SourceFacts

/// A property of a type that keeps a value, and the types that it thereby holds.
public struct StoredProperty: Sendable {
  public enum Strength: Sendable { case strong, weak, unowned }

  public var symbol: Int32
  /// The type whose property it is.
  public var owner: Int32
  /// As declared; a property wrapper named after weakness counts as `weak`.
  public var strength: Strength
  /// `?` or `!`
  public var isOptional: Bool
  /// Types named by its type: `[Child]?` holds `Child`, `A & B` holds both, a generic parameter what it is bound to. Without
  /// a written type, what its initial value is. Closures and metatypes hold nothing.
  public var held: HeldTypeList
}

/// What a property holds: mostly one type, which needs no memory of its own.
public struct HeldTypeList: RandomAccessCollection, Sendable {
  @usableFromInline let only: HeldType?
  @usableFromInline let several: [HeldType]?

  init(_ types: [HeldType]) {
    only = types.count == 1 ? types[0] : nil
    several = types.count > 1 ? types : nil
  }

  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { only != nil ? 1 : several?.count ?? 0 }

  @inlinable public subscript(index: Int) -> HeldType {
    guard let only else { return (several ?? [])[index] }
    precondition(index == 0)
    return only
  }
}

/// One of the types that a property holds.
public struct HeldType: Sendable {
  /// The type of the project, or -1.
  public var type: Int32
  /// The last component as written, in the facts of `file`.
  public var name: Name
  public var file: Int32
  /// Where it is named: in the annotation or the initial value.
  public var offset: UInt32
  /// In an array, a dictionary or another container.
  public var isElement: Bool
  /// The property's, or `weak` inside a box named after weakness.
  public var strength: StoredProperty.Strength
}
