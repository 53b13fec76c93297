import DependencyGraph
import SourceFacts
import Tables

/// Types of the resolver with all their parts.
extension ArenaTypes {
  /// The type of a variable, the result of a function.
  func tree(_ type: TypeID, of entity: Int32) -> TypeTree {
    let file = Int(table.entities[Int(entity)].file)
    if !type.isKnown, table.words.id != .max, table.isObjectiveC[file], table.writesID(entity) {
      return .foreign(Name(table.words.id), [])
    }
    return tree(type, in: file)
  }

  /// `file`: where the type is asked for. In Objective-C its own strings and collections are meant.
  func tree(_ type: TypeID, in file: Int) -> TypeTree {
    var partsLeft = Self.maximumParts
    return tree(type, in: file, &partsLeft)
  }

  /// Aliases of aliases can be made to have any number.
  private static let maximumParts = 256

  private func tree(
    _ type: TypeID, in file: Int, _ partsLeft: inout Int
  ) -> TypeTree {
    partsLeft -= 1
    guard type.isKnown, partsLeft > 0 else { return .unknown }
    let entry = arena[type]
    if entry.kind == .parameter || entry.kind == .dependent { return parameter(entry.symbol) }
    var parts: [TypeTree] = []
    for index in 0..<entry.typeCount { parts.append(tree(arena.argument(index, of: type), in: file, &partsLeft)) }
    switch entry.kind {
    case .unknown, .module, .parameter, .dependent: return .unknown
    case .nominal, .foreign, .selfType: return tree(core(entry, in: file), parts)
    case .optional: return .optional(parts[0])
    case .metatype: return .metatype(parts[0])
    case .array, .dictionary:
      let hasElement = arena.argument(entry.typeCount - 1, of: type).isKnown
      if !hasElement, let own = objectiveCCollection(entry.kind, in: file) { return .foreign(own, []) }
      return .collection(parts)
    case .tuple: return .tuple(parts)
    case .function: return .function(Array(parts.dropLast()), result: parts.last ?? .unknown)
    case .composition: return .composition(parts)
    }
  }

  private func tree(_ core: ValueType, _ arguments: [TypeTree]) -> TypeTree {
    switch core {
    case .project(let symbol): .project(SymbolID(raw: symbol), arguments)
    case .foreign(let name): .foreign(name, arguments)
    default: .unknown
    }
  }

  /// A generic parameter or an associated type.
  private func parameter(_ entity: Int32) -> TypeTree {
    let clauses = table.clauses[Int(table.firstClause[Int(entity)])..<Int(table.firstClause[Int(entity) + 1])]
    let bounds = clauses.flatMap { clause -> [TypeTree] in
      clause.targets.isEmpty
        ? clause.name.map { [.foreign(Name($0), [])] } ?? [] : clause.targets.map { tree(nominal($0), []) }
    }
    let owner = table.entities[Int(entity)].parent
    guard table.entities[Int(entity)].kind == .genericParameter, owner >= 0, Int(owner) < table.symbolCount else {
      return .parameter(TypeTree.GenericParameter(owner: nil, index: 0), bounds: bounds)
    }
    let index = Int(entity - table.firstGeneric[Int(owner)])
    return .parameter(TypeTree.GenericParameter(owner: SymbolID(raw: owner), index: index), bounds: bounds)
  }
}
