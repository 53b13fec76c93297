import DependencyGraph
import Frameworks
import SourceFacts

/// Types of the resolver as the graph has them.
extension ResolvedTypes {
  /// A type of the project, or one from outside that it extends.
  func nominal(_ entity: Int32) -> ValueType {
    if entity < 0 { return .unknown }
    return Int(entity) < table.symbolCount ? .project(entity) : .foreign(Name(table.entities[Int(entity)].name))
  }

  /// `file`: where the type is asked for. In Objective-C its own strings and collections are meant.
  func value(_ type: TypeID, _ arena: borrowing TypeArena, in file: Int) -> ValueType {
    guard type.isKnown else { return .unknown }
    let entry = arena[type]
    switch entry.kind {
    case .unknown, .module, .tuple, .function, .dependent: return .unknown
    case .nominal, .foreign: return named(type, entry, arena, in: file)
    case .parameter: return .foreign(Name(table.entities[Int(entry.symbol)].name))
    case .selfType: return nominal(entry.symbol)
    case .optional: return value(arena.argument(0, of: type), arena, in: file)
    case .metatype: return value(arena.argument(0, of: type), arena, in: file).metatype
    case .array: return collection(of: arena.argument(0, of: type), arena, in: file, table.words.array)
    case .dictionary: return collection(of: arena.argument(1, of: type), arena, in: file, table.words.dictionary)
    case .composition:
      let parts = arena.argumentList(of: type).map { value($0, arena, in: file) }
      return parts.first { if case .project = $0 { true } else { false } } ?? parts.first ?? .unknown
    }
  }

  private func named(
    _ type: TypeID, _ entry: TypeArena.Entry, _ arena: borrowing TypeArena, in file: Int
  ) -> ValueType {
    let own = entry.kind == .nominal ? nominal(entry.symbol) : .foreign(Name(UInt32(bitPattern: entry.symbol)))
    guard case .foreign(let name) = own else { return own }
    if name.raw == KnownNames.string.rawValue, table.isObjectiveC[file], table.words.string != .max {
      return .foreign(Name(table.words.string))
    }
    guard entry.count > 0, Self.collections.contains(table.names.table[name]) else { return own }
    return value(arena.argument(Int(entry.count) - 1, of: type), arena, in: file).collection
  }

  /// `name`: of such a collection in Objective-C, which need not say what it holds.
  private func collection(of element: TypeID, _ arena: borrowing TypeArena, in file: Int, _ name: UInt32) -> ValueType {
    if !element.isKnown, name != .max, table.isObjectiveC[file] { return .foreign(Name(name)) }
    return value(element, arena, in: file).collection
  }

  /// Generic types that hold what they are generic over.
  private static let collections = Set(Frameworks.known.all(with: .collection))
}
