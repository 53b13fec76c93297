import DependencyGraph
import SourceFacts

/// What pointers, buffers and slices of the standard library give out: what stands in their `<…>`.
extension FileResolver {
  /// What a value of such a type holds; nil for all other types.
  func held(by type: TypeID) -> (kind: StandardHolders.Kind, element: TypeID)? {
    let entry = reader.arena[type]
    guard entry.count == 1 else { return nil }
    let name: UInt32
    switch entry.kind {
    case .foreign: name = UInt32(bitPattern: entry.symbol)
    case .nominal where table.entities[Int(entry.symbol)].flags.contains(.foreign):
      name = table.entities[Int(entry.symbol)].name
    default: return nil
    }
    return table.standard.holders.kind(name).map { ($0, reader.arena.argument(0, of: type)) }
  }

  /// `pointer.pointee`, `slice.first`, `range.lowerBound`
  mutating func holderMember(_ name: UInt32, of base: TypeID) -> TypeID? {
    guard table.spelling[Int(name)].contains(.holderMember), let held = held(by: base) else { return nil }
    switch held.kind {
    case .pointer: return name == table.standard.holders.pointee ? held.element : nil
    case .range: return table.standard.holders.bounds.contains(name) ? held.element : nil
    case .slice, .collection:
      return table.standard.holders.ends.contains(name) ? reader.arena.make(.optional, of: held.element) : nil
    }
  }
}
