import DependencyGraph
import Tables

/// A type; equal ids are equal types. Most types fit into the id: a type identified by one number has its kind in the
/// three bits above that number; an optional, array or metatype is the id of its wrapped type with its own kind in the
/// two highest bits. For all other types the id is an index in a `TypeArena`.
struct TypeID: Hashable, Sendable {
  var raw: UInt32
  @inline(__always) init(_ raw: UInt32) { self.raw = raw }

  /// Not computed yet.
  static let unset = TypeID(0)
  static let unknown = TypeID(1)
  @inline(__always) var isKnown: Bool { raw > 1 }

  private static var wrapperShift: UInt32 { 30 }
  private static var kindShift: UInt32 { 27 }

  /// Nil if it does not fit into an id.
  @inline(__always)
  init?(_ kind: TypeArena.Kind, _ symbol: Int32) {
    let number = UInt32(bitPattern: symbol)
    guard kind.rawValue > 0, kind.rawValue <= TypeArena.Kind.module.rawValue, number >> Self.kindShift == 0 else {
      return nil
    }
    raw = UInt32(kind.rawValue) << Self.kindShift | number
  }

  /// Nil for other kinds, and if the type is already wrapped.
  @inline(__always)
  init?(_ kind: TypeArena.Kind, of type: TypeID) {
    let number = UInt32(kind.rawValue) &- UInt32(TypeArena.Kind.module.rawValue)
    guard number > 0, number < 4, !type.isWrapped else { return nil }
    raw = number << Self.wrapperShift | type.raw
  }

  /// Whether it is an optional, array or metatype that fits into an id.
  @inline(__always) var isWrapped: Bool { raw >> Self.wrapperShift != 0 }

  /// The wrapped type of an optional, array or metatype.
  @inline(__always) var wrapped: TypeID { TypeID(raw & ~(~0 << Self.wrapperShift)) }

  /// Nil if it does not fit into an id.
  @inline(__always)
  init?(_ kind: TypeArena.Kind, _ entity: EntityID) { self.init(kind, entity.raw) }

  /// The entity, for a type that is identified by one.
  @inline(__always) var entity: EntityID { EntityID(raw: symbol) }

  /// The merged name, for a type outside the project.
  @inline(__always) var name: UInt32 { UInt32(bitPattern: symbol) }

  /// The number that identifies a type of its kind.
  @inline(__always) var symbol: Int32 { Int32(raw & ~(~0 << Self.kindShift)) }

  /// Nil if the type is in an arena.
  @inline(__always) var kind: TypeArena.Kind? {
    if raw >> Self.kindShift == 0 { return nil }
    let wrapper = raw >> Self.wrapperShift
    let number = wrapper == 0 ? raw >> Self.kindShift : wrapper + UInt32(TypeArena.Kind.module.rawValue)
    return TypeArena.Kind(rawValue: UInt8(truncatingIfNeeded: number))
  }

  /// The new id after an arena was absorbed whose base has `count` types.
  @inline(__always)
  func renumbered(_ new: [TypeID], over count: Int) -> TypeID {
    let place = Int(wrapped.raw)
    if place < count || place >> Int(Self.kindShift) != 0 { return self }
    return TypeID(raw - wrapped.raw + new[place - count].raw)
  }
}
