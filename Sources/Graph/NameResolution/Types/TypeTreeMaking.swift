import DependencyGraph
import SourceFacts
import Tables

/// Types of the resolver with all their arguments.
extension ArenaTypes {
  /// - Parameter file: where the type is used. In an Objective-C file, strings and collections are `NSString` and so
  ///   on.
  func tree(_ type: TypeID, in file: FileID) -> TypeTree {
    var partsLeft = Self.maximumParts
    return tree(type, in: file, &partsLeft)
  }

  /// With aliases of aliases, the number of parts could grow exponentially.
  private static let maximumParts = 256

  private func tree(_ type: TypeID, in file: FileID, _ partsLeft: inout Int) -> TypeTree {
    partsLeft -= 1
    guard type.isKnown, partsLeft > 0 else { return .unknown }
    let entry = arena[type]
    if entry.kind == .parameter || entry.kind == .dependent { return parameter(entry.entity) }
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
    case .project(let symbol): .project(symbol, arguments)
    case .foreign(let name): .foreign(name, arguments)
    default: .unknown
    }
  }

  /// A generic parameter or an associated type.
  private func parameter(_ entity: EntityID) -> TypeTree {
    let bounds = table.hierarchy.clauses[entity].flatMap { clause -> [TypeTree] in
      clause.targets.isEmpty
        ? clause.name.map { [.foreign(Name($0), [])] } ?? [] : clause.targets.map { tree(nominal($0), []) }
    }
    guard table.entities[entity].kind == .genericParameter, let parent = table.entities[entity].parent,
      let owner = table.entities.symbol(of: parent)
    else {
      return .parameter(TypeTree.GenericParameter(owner: nil, index: 0), bounds: bounds)
    }
    let index = table.entities.firstGeneric[parent].distance(to: entity)
    return .parameter(TypeTree.GenericParameter(owner: owner, index: index), bounds: bounds)
  }
}
