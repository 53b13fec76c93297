import DependencyGraph
import Frameworks
import SourceFacts
import Tables

/// Converts types of an arena to the types of the graph.
final class ArenaTypes: Sendable {
  let table: SymbolTable
  let arena: TypeArena

  init(_ table: SymbolTable, _ arena: TypeArena) { (self.table, self.arena) = (table, arena) }

  /// A type of the project, or a foreign type that the project extends.
  func nominal(_ entity: EntityID) -> ValueType {
    table.entities.symbol(of: entity).map(ValueType.project) ?? .foreign(Name(table.entities[entity].name))
  }

  /// - Parameter file: where the type is used. In an Objective-C file, strings and collections are `NSString` and so
  ///   on.
  func value(_ type: TypeID, in file: FileID) -> ValueType {
    guard type.isKnown else { return .unknown }
    let entry = arena[type]
    switch entry.kind {
    case .unknown, .module, .tuple, .function, .dependent: return .unknown
    case .nominal, .foreign: return named(type, entry, in: file)
    case .parameter: return .foreign(Name(table.entities[entry.entity].name))
    case .selfType: return nominal(entry.entity)
    case .optional: return value(arena.argument(0, of: type), in: file)
    case .metatype: return value(arena.argument(0, of: type), in: file).metatype
    case .array: return collection(of: arena.argument(0, of: type), in: file, .array)
    case .dictionary: return collection(of: arena.argument(1, of: type), in: file, .dictionary)
    case .composition:
      let parts = arena.argumentList(of: type).map { value($0, in: file) }
      return parts.first { if case .project = $0 { true } else { false } } ?? parts.first ?? .unknown
    }
  }

  private func named(_ type: TypeID, _ entry: TypeArena.Entry, in file: FileID) -> ValueType {
    let own = core(entry, in: file)
    guard case .foreign(let name) = own else { return own }
    guard entry.count > 0, Self.collections.contains(table.names.table[name]) else { return own }
    return value(arena.argument(Int(entry.count) - 1, of: type), in: file).collection
  }

  /// A named type without its arguments.
  func core(_ entry: TypeArena.Entry, in file: FileID) -> ValueType {
    let isForeign = entry.kind == .foreign
    let own = isForeign ? ValueType.foreign(Name(entry.name)) : nominal(entry.entity)
    guard own == .foreign(Name(KnownNames.string.rawValue)), table.files.isObjectiveC[file],
      table.objectiveC.words.string != .max
    else {
      return own
    }
    return .foreign(Name(table.objectiveC.words.string))
  }

  private func collection(of element: TypeID, in file: FileID, _ kind: TypeArena.Kind) -> ValueType {
    if !element.isKnown, let own = objectiveCCollection(kind, in: file) { return .foreign(own) }
    return value(element, in: file).collection
  }

  /// The name of an Objective-C array or dictionary, whose element types need not be written.
  func objectiveCCollection(_ kind: TypeArena.Kind, in file: FileID) -> Name? {
    guard table.files.isObjectiveC[file] else { return nil }
    let name = kind == .array ? table.objectiveC.words.array : table.objectiveC.words.dictionary
    return name == .max ? nil : Name(name)
  }

  /// Generic types whose elements are their generic arguments.
  private static let collections = Set(Frameworks.known.all(with: .collection))
}
