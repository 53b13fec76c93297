import DependencyGraph
import SourceFacts
import Tables

/// What is known about each type before roles are inferred: its base kinds, the role that its name suggests, its
/// folder.
struct RoleCandidates {
  let graph: DependencyGraph
  let baseKinds: Table<SymbolID, BaseKinds>
  /// The project's type aliases for types outside the project.
  let aliases: [Name: String]
  /// For each type, the ending of its name in `NameEndings`.
  private let endings: Table<SymbolID, OptionalID<NameEndings.Ending>>
  private(set) var folders: Table<FileID, (trait: FolderTrait, component: Int?)> = []
  /// For each file, its module, if that is named after models or entities.
  private var modelModule: Table<FileID, ModuleID?> = []
  private var serviceModules: Table<ModuleID, Bool> = []
  /// Types with an instance in a global variable: `Rules *rules = nil;`
  let globalInstances: Set<SymbolID>

  init(_ graph: DependencyGraph) {
    self.graph = graph
    var baseKindLookup = BaseKindLookup(in: graph)
    (baseKinds, aliases) = (baseKindLookup.all(), baseKindLookup.aliases)
    endings = Self.endings(graph)
    globalInstances = Self.globalInstances(graph)
    readFolders()
  }

  func trait(_ symbol: SymbolID) -> NameTrait {
    endings[symbol].id.map { NameEndings.shared.endings[$0].trait } ?? .none
  }

  /// The known ending of a type's name; empty if there is none.
  func ending(_ symbol: SymbolID) -> String { endings[symbol].id.map { NameEndings.shared.endings[$0].text } ?? "" }

  /// The role that a type's name suggests; a plain type if its ending is unknown.
  func claim(byNameOf symbol: SymbolID) -> RoleProof.Claim { endings[symbol].id.map { .named($0) } ?? .plain }

  func folder(of symbol: SymbolID) -> (trait: FolderTrait, component: Int?) { folders[graph.symbols[symbol].file] }

  /// The module of a type if it is named after models, else nil.
  func modelModule(of symbol: SymbolID) -> ModuleID? {
    modelModule[graph.symbols[symbol].file]
  }

  /// The module of a type if it is named after network, storage or services, else nil.
  func serviceModule(of symbol: SymbolID) -> ModuleID? {
    graph.files[graph.symbols[symbol].file].modules.first.flatMap { serviceModules[$0] ? $0 : nil }
  }

  /// What the folder of a type implies about models. For an Objective-C class with its header in a folder for headers,
  /// the folder of its implementation counts.
  func modelFolder(of symbol: SymbolID) -> (trait: FolderTrait, component: Int?, file: FileID) {
    let file = graph.symbols[symbol].file
    let own = folders[file]
    if own.trait.isEmpty, !graph.isSwift(symbol) {
      for part in graph.extensions(of: symbol) where !graph.isSwift(part) {
        let other = graph.symbols[part].file
        if !folders[other].trait.isEmpty {
          return (folders[other].trait, folders[other].component, other)
        }
      }
    }
    return (own.trait, own.component, file)
  }

  /// The first direct supertype in the project that satisfies a condition.
  func supertype(of symbol: SymbolID, where isMatch: (SymbolID) -> Bool) -> SymbolID? {
    for supertype in graph.supertypes(of: symbol).compactMap(\.symbol) where isMatch(supertype) {
      return supertype
    }
    return nil
  }

  func isProtocol(_ symbol: SymbolID) -> Bool { graph.symbols[symbol].kind == .protocol }

  private static func endings(_ graph: DependencyGraph) -> Table<SymbolID, OptionalID<NameEndings.Ending>> {
    let (symbols, names, known) = (graph.symbols, graph.names, NameEndings.shared)
    var endings = Table<SymbolID, OptionalID<NameEndings.Ending>>(repeating: .none, count: symbols.count)
    for type in graph.types {
      let isProtocol = symbols[type].kind == .protocol
      endings[type] = names.withBytes(of: symbols[type].name) {
        OptionalID(isProtocol ? known.ofProtocol($0) : known.ofType($0))
      }
    }
    return endings
  }

  private static func globalInstances(_ graph: DependencyGraph) -> Set<SymbolID> {
    var types: Set<SymbolID> = []
    for symbol in graph.symbols.indices
    where graph.symbols[symbol].kind == .variable && graph.symbols[symbol].parent == nil {
      types.formUnion(graph.heldTypes(of: symbol).filter { !$0.isElement }.compactMap(\.type))
    }
    return types
  }

  /// Whether a module is named after models: `Models`, `ShopModels`, `Domain`.
  private static func isModelModule(_ name: String) -> Bool {
    name == "Model" || ["Models", "Entities", "Domain"].contains(where: name.hasSuffix)
  }

  /// Whether a module is named after network or storage: `ShopNetworking`, `Shop API Client`, `Persistence`.
  private static func isServiceModule(_ name: String) -> Bool {
    [
      "Networking", "Network", "NetworkClient", "API", "APIClient", "API Client", "Persistence", "Storage", "Database",
      "Services",
      "Sync", "Bluetooth",
    ].contains(where: name.hasSuffix)
  }

  private mutating func readFolders() {
    let traits = Self.traits(of: graph.folders)
    folders = graph.folders.ofFile.mapValues { folder in folder.map { traits[$0] } ?? ([], nil) }
    let modules = graph.modules.mapValues { Self.isModelModule($0) }
    serviceModules = graph.modules.mapValues { Self.isServiceModule($0) }
    modelModule = graph.files.mapValues { file in file.modules.first.flatMap { modules[$0] ? $0 : nil } }
  }

  /// What each folder implies: by its own name, or by the nearest outer folder with a known name.
  private static func traits(of tree: FolderTree) -> Table<FolderID, (trait: FolderTrait, component: Int?)> {
    var traits: Table<FolderID, (trait: FolderTrait, component: Int?)> = []
    traits.reserveCapacity(tree.folders.count)
    for folder in tree.folders {
      if FolderWords.hasKnownMeaning(folder.name) {
        traits.append(FolderWords.read(folder: folder.path[...]))
      } else {
        traits.append(folder.parent.map { traits[$0] } ?? ([], nil))
      }
    }
    return traits
  }
}
