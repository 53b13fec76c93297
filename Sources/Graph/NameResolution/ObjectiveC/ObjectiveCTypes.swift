import DependencyGraph
import SourceFacts
import Tables

/// Names in types that Objective-C writes.
extension TypeReader {
  mutating func namedInObjectiveC(_ node: NodeID, _ scope: ScopeID, _ context: EntityID?) -> TypeID {
    let name = name(node)
    let words = table.objectiveC.words
    if name == words.instancetype { return selfType(context) }
    if name == words.id || name == words.class { return .unknown }
    var binding = binding(name, node, scope, context)
    if nodes[node].flags.contains(.protocolName),
      case .entity(let found) = table.protocol(inObjectiveC: name, from: file)
    {
      binding = .entity(found)
    }
    note(binding, node)
    return bridged(name, node) ?? type(of: binding, name, childTypes(of: node))
  }

  /// Foundation types that are bridged to a Swift type.
  private mutating func bridged(_ name: UInt32, _ node: NodeID) -> TypeID? {
    let words = table.objectiveC.words
    if name == words.string { return standard(.string) }
    let isArray = name == words.array || name == words.mutableArray
    guard isArray || name == words.dictionary || name == words.mutableDictionary else { return nil }
    let arguments = childTypes(of: node)
    if arguments.isEmpty, name == words.mutableArray || name == words.mutableDictionary { return nil }
    if isArray { return arena.make(.array, of: arguments.first ?? .unknown) }
    return arena.make(.dictionary, 0, arguments.count == 2 ? arguments : [.unknown, .unknown])
  }

  mutating func standard(_ name: KnownNames) -> TypeID {
    table.lookup.foreign.first(name.rawValue).map { arena.make(.nominal, table.lookup.foreign.entity($0)) }
      ?? arena.make(foreign: name.rawValue)
  }
}

extension SymbolTable {
  /// Whether the result of a method, or a property, has the type `id`.
  func writesID(_ entity: EntityID) -> Bool {
    let file = entities.home(of: entity)
    guard files.isObjectiveC[file], let type = declaration(entity).type else { return false }
    return files[file].facts.text(files[file].facts.nodes[type].name) == "id"
  }
}

/// Names that matter in Objective-C, as merged names; `.max` for one that no file has.
struct ObjectiveCWords: Sendable, Equatable {
  let id, instancetype, `class`, string, array, mutableArray, dictionary, mutableDictionary: UInt32

  /// The names that some file contains.
  var known: [UInt32] {
    [id, instancetype, `class`, string, array, mutableArray, dictionary, mutableDictionary].filter { $0 != .max }
  }

  init(_ names: MergedNames) {
    id = Self.find("id", names)
    instancetype = Self.find("instancetype", names)
    `class` = Self.find("Class", names)
    string = Self.find("NSString", names)
    array = Self.find("NSArray", names)
    mutableArray = Self.find("NSMutableArray", names)
    dictionary = Self.find("NSDictionary", names)
    mutableDictionary = Self.find("NSMutableDictionary", names)
  }

  private static func find(_ text: String, _ names: MergedNames) -> UInt32 {
    let name = names.find(text)
    return name == 0 ? .max : name
  }
}
