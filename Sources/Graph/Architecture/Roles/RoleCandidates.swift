import DependencyGraph
import SourceFacts

/// What role inference knows of every type before it decides: its kinship, what its name claims, its folder.
struct RoleCandidates {
  let graph: DependencyGraph
  let kinship: [Kinship]
  /// What type aliases stand for, where that is no type of the project.
  let aliases: [Name: String]
  /// By type: its name's ending in `NameEndings`, or -1.
  private let endings: [Int16]
  private(set) var folders: [(trait: FolderTrait, component: Int)] = []
  /// A module named after models or entities, by file, or -1.
  private var modelModule: [Int32] = []
  /// By module.
  private var serviceModules: [Bool] = []
  /// Types that global variables have an instance of: `Rules *rules = nil;`
  let globalInstances: Set<Int32>

  init(_ graph: DependencyGraph) {
    self.graph = graph
    var kinships = Kinships(in: graph)
    (kinship, aliases) = (kinships.all(), kinships.aliases)
    endings = Self.endings(graph)
    globalInstances = Self.globalInstances(graph)
    readFolders()
  }

  /// The type that each symbol is, extends or belongs to, or -1.
  var enclosing: [Int32] { graph.enclosingTypes }

  func trait(_ symbol: Int) -> NameTrait {
    endings[symbol] < 0 ? .none : NameEndings.shared.endings[Int(endings[symbol])].trait
  }

  func ending(_ symbol: Int) -> Int { Int(endings[symbol]) }

  func folder(of symbol: Int) -> (trait: FolderTrait, component: Int) { folders[Int(graph.symbols[symbol].file)] }

  /// The module of a type, where its name says models; or nil.
  func modelModule(of symbol: Int) -> Int32? {
    let module = modelModule[Int(graph.symbols[symbol].file)]
    return module < 0 ? nil : module
  }

  /// The module of a type, where its name says network, storage or services; or nil.
  func serviceModule(of symbol: Int) -> Int32? {
    let module = graph.files[Int(graph.symbols[symbol].file)].modules.first ?? -1
    return module >= 0 && serviceModules[Int(module)] ? module : nil
  }

  /// What the folder of a type tells of models; of an Objective-C class whose header is in a folder for headers, that
  /// of its implementation.
  func modelFolder(of symbol: Int) -> (trait: FolderTrait, component: Int, file: Int32) {
    let file = graph.symbols[symbol].file
    let own = folders[Int(file)]
    if own.trait.isEmpty, !graph.isSwift(symbol) {
      for part in graph.extensions(of: symbol) where !graph.isSwift(Int(part)) {
        let other = graph.symbols[Int(part)].file
        if !folders[Int(other)].trait.isEmpty {
          return (folders[Int(other)].trait, folders[Int(other)].component, other)
        }
      }
    }
    return (own.trait, own.component, file)
  }

  /// The protocol or class of the project that a type names in its header and that has a property.
  func supertype(of symbol: Int, where isMeant: (Int) -> Bool) -> Int? {
    for supertype in graph.supertypes(of: symbol) where supertype.symbol >= 0 && isMeant(Int(supertype.symbol)) {
      return Int(supertype.symbol)
    }
    return nil
  }

  func isProtocol(_ symbol: Int) -> Bool { graph.symbols[symbol].kind == .protocol }

  private static func endings(_ graph: DependencyGraph) -> [Int16] {
    let (symbols, names, known) = (graph.symbols, graph.names, NameEndings.shared)
    var endings = [Int16](repeating: -1, count: symbols.count)
    for type in graph.types {
      let isProtocol = symbols[type].kind == .protocol
      endings[type] = names.withBytes(of: symbols[type].name) {
        Int16(isProtocol ? known.ofProtocol($0) : known.ofType($0))
      }
    }
    return endings
  }

  private static func globalInstances(_ graph: DependencyGraph) -> Set<Int32> {
    var types: Set<Int32> = []
    for symbol in graph.symbols.indices
    where graph.symbols[symbol].kind == .variable && graph.symbols[symbol].parent < 0 {
      for held in graph.heldTypes(of: symbol) where held.type >= 0 && !held.isElement { types.insert(held.type) }
    }
    return types
  }

  /// `Models`, `ShopModels`, `Domain`.
  private static func isModelModule(_ name: String) -> Bool {
    name == "Model" || ["Models", "Entities", "Domain"].contains(where: name.hasSuffix)
  }

  /// `ShopNetworking`, `Shop API Client`, `Persistence`.
  private static func isServiceModule(_ name: String) -> Bool {
    [
      "Networking", "Network", "NetworkClient", "API", "APIClient", "API Client", "Persistence", "Storage", "Database",
      "Services",
      "Sync", "Bluetooth",
    ].contains(where: name.hasSuffix)
  }

  private mutating func readFolders() {
    let traits = Self.traits(of: graph.folders)
    folders = graph.folders.ofFile.map { $0 < 0 ? ([], -1) : traits[Int($0)] }
    let modules = graph.modules.map { Self.isModelModule($0) }
    serviceModules = graph.modules.map { Self.isServiceModule($0) }
    for file in graph.files.indices {
      let module = graph.files[file].modules.first ?? -1
      modelModule.append(module >= 0 && modules[Int(module)] ? module : -1)
    }
  }

  /// What each folder tells, by itself or by the nearest around it whose name tells anything.
  private static func traits(of tree: FolderTree) -> [(trait: FolderTrait, component: Int)] {
    var traits: [(trait: FolderTrait, component: Int)] = []
    traits.reserveCapacity(tree.folders.count)
    for folder in tree.folders {
      if FolderWords.isTelling(folder.name) {
        traits.append(FolderWords.read(folder: folder.path[...]))
      } else {
        traits.append(folder.parent < 0 ? ([], -1) : traits[Int(folder.parent)])
      }
    }
    return traits
  }
}
