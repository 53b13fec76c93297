import DependencyGraph
import Frameworks
import SourceFacts

/// Types as seen through others: generic parameters replaced, associated types looked up, supertypes with arguments.
extension TypeReader {
  /// How deep a type may be nested in itself.
  private static let maximumDepth = 32

  /// How many parts of a type are looked at when it is substituted; aliases of aliases can be made to have any number.
  private static let maximumParts = 1024

  /// A type with its generic parameters replaced.
  mutating func substitute(_ type: TypeID, _ substitution: Substitution, depth: Int = 0) -> TypeID {
    guard arena.isGeneric(type) else { return type }
    let entry = arena[type]
    if depth == 0 { partsLeft = Self.maximumParts }
    partsLeft -= 1
    guard depth < Self.maximumDepth, partsLeft > 0 else { return .unknown }
    switch entry.kind {
    case .selfType: return substitution.base.isKnown ? substitution.base : type
    case .parameter:
      if let bound = substitution.type(of: entry.symbol) { return bound }
      if table.entities[Int(entry.symbol)].kind == .associatedtype, substitution.base.isKnown {
        return associatedType(entry.symbol, of: substitution.base, depth: depth + 1)
      }
      return substitution.keepsUnbound ? type : .unknown
    case .dependent:
      let base = substitute(arena.argument(0, of: type), substitution, depth: depth + 1)
      return base.isKnown ? associatedType(entry.symbol, of: base, depth: depth + 1) : .unknown
    default:
      var arguments = arena.argumentList(of: type)
      for index in 0..<entry.typeCount {
        arguments[index] = substitute(arguments[index], substitution, depth: depth + 1)
      }
      return arena.make(entry.kind, entry.symbol, arguments)
    }
  }

  /// What an associated type is for a type that conforms: the type or alias of its name that the conforming type
  /// declares.
  mutating func associatedType(_ associated: Int32, of base: TypeID, depth: Int) -> TypeID {
    let owner = self.owner(of: base)
    guard owner >= 0, depth < Self.maximumDepth else { return .unknown }
    let kind = arena.kind(base)
    if kind == .parameter || kind == .dependent || table.entities[Int(owner)].kind == .protocol {
      return arena.make(.dependent, associated, of: base)
    }
    let name = table.entities[Int(associated)].name
    if table.entities[Int(associated)].flags.contains(.foreign), let argument = foreignArgument(name, of: base) {
      return argument
    }
    guard case .entity(let found) = table.memberType(name, of: owner, from: file) else { return .unknown }
    if table.entities[Int(found)].kind == .associatedtype { return .unknown }
    let type = instance(of: found, [])
    return substitute(type, substitution(for: base, depth: depth + 1), depth: depth + 1)
  }

  /// `Element` of `[T]`, `Wrapped` of `T?` and the like; nil where the facts do not show it.
  private mutating func foreignArgument(_ name: UInt32, of base: TypeID) -> TypeID? {
    let entry = arena[base]
    switch (entry.kind, name) {
    case (.array, KnownNames.element.rawValue), (.optional, KnownNames.wrapped.rawValue),
      (.dictionary, KnownNames.key.rawValue):
      return arena.argument(0, of: base)
    case (.dictionary, KnownNames.value.rawValue): return arena.argument(1, of: base)
    case (.nominal, KnownNames.element.rawValue)
    where table.entities[Int(entry.symbol)].flags.contains(.foreign) && entry.count == 1:
      return arena.argument(0, of: base)
    case (.nominal, _) where table.entities[Int(entry.symbol)].flags.contains(.foreign) && entry.count > 0:
      let parameters = Frameworks.known.parameters(of: table.names.table[Name(table.entities[Int(entry.symbol)].name)])
      guard let place = parameters.firstIndex(of: table.names.table[Name(name)]), place < Int(entry.count)
      else { return nil }
      return arena.argument(place, of: base)
    default: return nil
    }
  }

  /// What the generic parameters of a type stand for, given its arguments.
  mutating func substitution(for base: TypeID, depth: Int = 0) -> Substitution {
    var result = Substitution()
    result.base = base
    let entry = arena[base]
    switch entry.kind {
    case .nominal:
      let first = table.firstGeneric[Int(entry.symbol)]
      let count = min(Int(table.genericCount[Int(entry.symbol)]), Int(entry.count))
      for index in 0..<count { result.bind(first + Int32(index), arena.argument(index, of: base)) }
      if count < entry.count, table.entities[Int(entry.symbol)].kind == .protocol { bindPrimary(base, entry, &result) }
    case .selfType, .parameter, .dependent: result.keepsUnbound = true
    default: break
    }
    return result
  }

  /// `any Source<Item>`: the primary associated types. Their names stand right behind that of the protocol.
  private func bindPrimary(_ base: TypeID, _ entry: TypeArena.Entry, _ substitution: inout Substitution) {
    let this = table.entities[Int(entry.symbol)]
    let declarations = table.files[Int(this.file)].facts.declarations
    for position in 0..<Int(entry.count) {
      let index = Int(this.declaration) + 1 + position
      guard index < declarations.count, declarations[index].kind == .primaryAssociatedType else { return }
      let name = table.names.merged(declarations[index].name, in: Int(this.file))
      guard case .entity(let associated) = table.memberType(name, of: entry.symbol, from: file) else { continue }
      substitution.bind(associated, arena.argument(position, of: base))
    }
  }

  /// A type as one of its supertypes, with the arguments that it passes on.
  mutating func upcast(_ type: TypeID, to owner: Int32, depth: Int = 0) -> TypeID {
    let own = self.owner(of: type)
    if own == owner || own < 0 || depth > 8 || table.genericCount[Int(owner)] == 0 { return type }
    for index in Int(table.firstClause[Int(own)])..<Int(table.firstClause[Int(own) + 1]) {
      guard let target = table.clauses[index].targets.first,
        table.inherits(target, owner)
      else { continue }
      let written = self.type(ofClause: index)
      let parent = substitute(written, substitution(for: type))
      return parent.isKnown ? upcast(parent, to: owner, depth: depth + 1) : type
    }
    return type
  }

  /// The entity among whose members those of a type are looked for; -1 when unknown.
  @inline(__always)
  func owner(of type: TypeID) -> Int32 {
    let entry = arena[type]
    switch entry.kind {
    case .nominal, .parameter, .dependent, .selfType: return entry.symbol
    case .array: return table.standard.array
    case .dictionary: return table.standard.dictionary
    case .optional: return table.standard.optional
    default: return -1
    }
  }
}
