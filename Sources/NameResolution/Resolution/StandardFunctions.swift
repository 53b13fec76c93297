import DependencyGraph
import SourceFacts

/// What functions and initializers of the standard library give.
extension FileResolver {
  mutating func standardFunction(_ call: Int, _ name: UInt32) -> TypeID {
    guard start(call) < call else { return .unknown }
    if name == KnownNames.typeOf.rawValue {
      let value = type(call - 1)
      return value.isKnown && reader.arena.kind(value) != .metatype ? reader.arena.make(.metatype, of: value) : .unknown
    }
    return name == table.standard.holders.zip ? pairs(call) : .unknown
  }

  /// `zip(names, values)`
  private mutating func pairs(_ call: Int) -> TypeID {
    let sequences = children(call).dropFirst().prefix(3)
    guard sequences.count == 2 else { return .unknown }
    let parts = sequences.map { element(of: type($0)) }
    return reader.arena.make(.array, of: reader.arena.make(.tuple, 0, Array(parts)))
  }

  /// `Array(sequence)`, `Set(sequence)`, `Dictionary(grouping: sequence, by: \.key)`: what they hold follows from the first argument.
  @inline(__always)
  mutating func standardCollection(_ type: TypeID, _ call: Int) -> TypeID {
    isOpenCollection(type) ? madeCollection(type, call) : type
  }

  /// `Array`, `Dictionary` or `Set` without what they hold.
  @inline(__always)
  private func isOpenCollection(_ type: TypeID) -> Bool {
    let symbol = type.symbol
    switch type.kind {
    case .foreign: return symbol >= Int32(KnownNames.array.rawValue) && symbol <= Int32(KnownNames.set.rawValue)
    case .nominal: return symbol == table.standard.array || symbol == table.standard.dictionary || symbol == table.standard.set
    default: return false
    }
  }

  @inline(never)
  private mutating func madeCollection(_ type: TypeID, _ call: Int) -> TypeID {
    guard let first = firstArgument(of: call) else { return type }
    let entry = reader.arena[type]
    let name = foreignName(entry)
    let given = self.type(first)
    let element = element(of: given)
    let label = view.names[Int(view.nodes[first].label.raw)]
    if label == 0 {
      guard element.isKnown, name != KnownNames.dictionary.rawValue else { return type }
      return name == KnownNames.array.rawValue
        ? reader.arena.make(.array, of: element) : reader.arena.make(entry.kind, entry.symbol, of: element)
    }
    switch table.names.table[Name(label)] {
    case "repeating" where name == KnownNames.array.rawValue: return given.isKnown ? reader.arena.make(.array, of: given) : type
    case "grouping": return reader.arena.make(.dictionary, 0, [resultOfClosure(call), reader.arena.make(.array, of: element)])
    case "uniqueKeysWithValues" where reader.arena[element].typeCount == 2:
      return reader.arena.make(.dictionary, 0, [reader.arena.argument(0, of: element), reader.arena.argument(1, of: element)])
    default: return type
    }
  }

  /// What `Dictionary(grouping: items, by: { … })` takes to tell the keys.
  @inline(__always)
  mutating func groupingParameter(_ node: Int, _ call: Int, _ type: TypeID) -> TypeID {
    isOpenCollection(type) ? keyedParameter(node, call, type) : .unknown
  }

  @inline(never)
  private mutating func keyedParameter(_ node: Int, _ call: Int, _ made: TypeID) -> TypeID {
    guard foreignName(reader.arena[made]) == KnownNames.dictionary.rawValue,
      table.names.table[Name(view.names[Int(view.nodes[node].label.raw)])] == "by"
    else { return .unknown }
    guard let items = firstArgument(of: call) else { return .unknown }
    let element = element(of: type(items))
    return element.isKnown ? reader.arena.make(.function, 0, [element, .unknown]) : .unknown
  }

  /// `decoder.container(keyedBy: Keys.self)`, `container.decode(Item.self, forKey: .item)`, `JSONDecoder().decode(Item.self, from: data)`
  mutating func decoded(_ call: Int, _ name: UInt32, _ base: TypeArena.Entry) -> TypeID {
    let isContainer = table.standard.holders.containers.contains(name)
    let member = table.standard.members[Int(name)]
    guard isContainer || member == .decode || member == .decodeIfPresent, let first = firstArgument(of: call) else { return .unknown }
    let owner = foreignName(base)
    guard owner != 0, reader.arena.kind(type(first)) == .metatype else { return .unknown }
    let given = reader.arena.argument(0, of: type(first))
    if !isContainer { return member == .decode ? given : reader.arena.make(.optional, of: given) }
    let isEncoding = table.standard.holders.encoders.contains(owner)
    let container = table.foreign.first(0, table.standard.holders.keyedContainers[isEncoding ? 1 : 0])
    if container < 0 { return reader.arena.make(.foreign, Int32(KnownNames.standardLibrary.rawValue)) }
    return reader.arena.make(.nominal, table.foreign.entity(container), of: given)
  }
}
