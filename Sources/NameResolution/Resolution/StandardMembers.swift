import DependencyGraph
import SourceFacts

/// The few members of the standard library's types without which chains break off. All of them are among
/// `StandardNames.members`.
extension FileResolver {
  /// The type of a property, or for methods that of what they are called on.
  mutating func standardMember(_ name: UInt32, of base: TypeID, _ receiver: ScopeWalk.Receiver) -> TypeID? {
    guard receiver == .value else { return nil }
    let entry = reader.arena[base]
    if entry.count == 1, entry.kind == .foreign || entry.kind == .nominal { return holderMember(name, of: base) }
    guard table.spelling[Int(name)].contains(.standardMember) else { return nil }
    guard entry.kind == .array || entry.kind == .dictionary || entry.kind == .optional else { return nil }
    let member = table.standard.members[Int(name)]
    switch (entry.kind, member) {
    case (.array, .first), (.array, .last):
      return reader.arena.make(.optional, of: reader.arena.argument(0, of: base))
    case (.array, .count), (.dictionary, .count): return literal(.int)
    case (.array, .isEmpty), (.dictionary, .isEmpty): return literal(.bool)
    case (.dictionary, .values): return reader.arena.make(.array, of: reader.arena.argument(1, of: base))
    case (.dictionary, .keys): return reader.arena.make(.array, of: reader.arena.argument(0, of: base))
    case (.array, .lazy): return base
    default: return nil
    }
  }

  /// What a closure given to a method of a collection or optional takes.
  mutating func standardParameter(_ node: Int, _ call: Int) -> TypeID {
    guard view.nodes[node].kind == .closure, let callee = firstChild(call), view.nodes[callee].kind == .member,
      table.spelling[Int(reader.name(callee))].contains(.standardMember), let first = firstChild(callee)
    else { return .unknown }
    let base = type(first)
    let entry = reader.arena[base]
    let element = entry.kind == .optional ? unwrapped(base) : element(of: base)
    guard element.isKnown else { return .unknown }
    let bool = literal(.bool)
    switch table.standard.members[Int(reader.name(callee))] {
    case .map, .compactMap, .flatMap, .forEach:
      return reader.arena.make(.function, 0, [element, .unknown])
    case .filter, .contains, .first, .last, .firstIndex, .lastIndex, .allSatisfy, .removeAll, .drop, .prefix, .count,
      .partition:
      return reader.arena.make(.function, 0, [element, bool])
    case .sorted, .sort, .min, .max: return reader.arena.make(.function, 0, [element, element, bool])
    case .reduce:
      let initial = children(call).dropFirst().first.map { type($0) } ?? .unknown
      return reader.arena.make(.function, 0, [initial, element, initial])
    default: return .unknown
    }
  }

  /// What a call of such a method gives.
  mutating func standardCall(_ call: Int, _ callee: Int) -> TypeID {
    guard view.nodes[callee].kind == .member, let first = firstChild(callee) else { return .unknown }
    let base = type(first)
    let entry = reader.arena[base]
    if isView(base) { return reader.arena.make(.nominal, table.standard.view) }
    guard entry.kind == .array || entry.kind == .dictionary || entry.kind == .optional,
      table.spelling[Int(reader.name(callee))].contains(.standardMember)
    else { return .unknown }
    let result = resultOfClosure(call)
    switch (entry.kind, table.standard.members[Int(reader.name(callee))]) {
    case (.optional, .map): return result.isKnown ? reader.arena.make(.optional, of: result) : .unknown
    case (.optional, .flatMap): return result
    case (_, .map): return result.isKnown ? reader.arena.make(.array, of: result) : .unknown
    case (_, .compactMap): return result.isKnown ? reader.arena.make(.array, of: unwrapped(result)) : .unknown
    case (_, .flatMap): return reader.arena.kind(result) == .array ? result : .unknown
    case (.array, .filter), (.array, .sorted), (.array, .reversed), (.array, .prefix), (.array, .suffix),
      (.array, .dropFirst), (.array, .dropLast), (.array, .shuffled), (.dictionary, .filter):
      return base
    case (.array, .first), (.array, .last), (.array, .min), (.array, .max), (.array, .randomElement),
      (.array, .popLast):
      return reader.arena.make(.optional, of: reader.arena.argument(0, of: base))
    case (.array, .removeFirst), (.array, .removeLast), (.array, .remove): return reader.arena.argument(0, of: base)
    case (.dictionary, .removeValue): return reader.arena.make(.optional, of: reader.arena.argument(1, of: base))
    case (.array, .enumerated):
      let pair = reader.arena.make(.tuple, 0, [literal(.int), reader.arena.argument(0, of: base)])
      return reader.arena.make(.array, of: pair)
    default: return .unknown
    }
  }

  /// What is called on a view of SwiftUI gives another view.
  private mutating func isView(_ type: TypeID) -> Bool {
    let owner = reader.owner(of: type)
    guard table.standard.view >= 0, owner >= 0 else { return false }
    return table.inherits(owner, table.standard.view)
  }

  private mutating func resultOfClosure(_ call: Int) -> TypeID {
    guard start(call) < call else { return .unknown }
    let type = type(call - 1)
    let entry = reader.arena[type]
    return entry.kind == .function ? reader.arena.argument(Int(entry.count) - 1, of: type) : .unknown
  }
}
