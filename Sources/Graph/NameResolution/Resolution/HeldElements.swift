import DependencyGraph
import SourceFacts

/// Element types of pointers, buffers and slices of the standard library: their generic argument.
extension FileResolver {
  /// The element type of such a type; nil for all other types.
  func held(by type: TypeID) -> (kind: StandardHolders.Kind, element: TypeID)? {
    let entry = reader.arena[type]
    guard entry.count == 1 || entry.count == 2, let kind = table.standard.holders.kind(foreignName(entry)) else {
      return nil
    }
    return kind == .box || entry.count == 1 ? (kind, reader.arena.argument(0, of: type)) : nil
  }

  /// The name of a foreign type, or 0.
  func foreignName(_ entry: TypeArena.Entry) -> UInt32 {
    switch entry.kind {
    case .foreign: entry.name
    case .nominal where table.entities[entry.entity].flags.contains(.foreign): table.entities[entry.entity].name
    default: 0
    }
  }

  /// `pointer.pointee`, `slice.first`, `range.lowerBound`
  func holderMember(_ name: UInt32, of base: TypeID) -> TypeID? {
    guard table.traits.spelling[Int(name)].contains(.holderMember), let held = held(by: base) else { return nil }
    switch held.kind {
    case .pointer: return name == table.standard.holders.members.pointee ? held.element : nil
    case .box: return table.standard.holders.members.values.contains(name) ? held.element : nil
    case .range: return table.standard.holders.members.bounds.contains(name) ? held.element : nil
    case .slice, .collection, .set:
      return table.standard.holders.members.ends.contains(name) ? reader.arena.make(.optional, of: held.element) : nil
    }
  }
}
