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

  init(_ graph: DependencyGraph) {
    self.graph = graph
    var kinships = Kinships(in: graph)
    (kinship, aliases) = (kinships.all(), kinships.aliases)
    endings = Self.endings(graph)
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

  /// The protocol or class of the project that a type names in its header and that has a property.
  func supertype(of symbol: Int, where isMeant: (Int) -> Bool) -> Int? {
    for supertype in graph.supertypes(of: symbol) where supertype.symbol >= 0 && isMeant(Int(supertype.symbol)) {
      return Int(supertype.symbol)
    }
    return nil
  }

  func isProtocol(_ symbol: Int) -> Bool { graph.symbols[symbol].kind == .protocol }

  private static func endings(_ graph: DependencyGraph) -> [Int16] {
    graph.symbols.map { symbol in
      guard symbol.kind.isNominalType else { return -1 }
      return graph.names.withBytes(of: symbol.name) { name in
        Int16(symbol.kind == .protocol ? NameEndings.shared.ofProtocol(name) : NameEndings.shared.ofType(name))
      }
    }
  }

  /// `Models`, `ShopModels`, `Domain`.
  private static func isModelModule(_ name: String) -> Bool {
    name == "Model" || ["Models", "Entities", "Domain"].contains(where: name.hasSuffix)
  }

  private mutating func readFolders() {
    var known: [Substring: (trait: FolderTrait, component: Int)] = [:]
    // Most files follow one of the same folder.
    var last: Substring?
    let modules = graph.modules.map { Self.isModelModule($0) }
    for file in graph.files.indices {
      let path = graph.files[file].path
      let folder = path.folderPath
      if folder == last, let trait = folders.last {
        folders.append(trait)
      } else {
        folders.append(Self.trait(of: folder, &known))
        last = folder
      }
      let module = graph.files[file].modules.first ?? -1
      modelModule.append(module >= 0 && modules[Int(module)] ? module : -1)
    }
  }
}

extension RoleCandidates {
  /// What a folder tells, by itself or by the nearest around it whose name tells anything.
  private static func trait(
    of folder: Substring, _ known: inout [Substring: (trait: FolderTrait, component: Int)]
  ) -> (trait: FolderTrait, component: Int) {
    var (untold, current): ([Substring], Substring) = ([], folder)
    var found: (trait: FolderTrait, component: Int)?
    while found == nil {
      let slash = current.utf8.lastIndex(of: UInt8(ascii: "/"))
      let name = current[(slash.map { current.utf8.index(after: $0) } ?? current.startIndex)...]
      if let known = known[current] {
        found = known
      } else if FolderWords.isTelling(name) || slash == nil {
        found = FolderWords.read(folder: current)
        untold.append(current)
      } else {
        untold.append(current)
        current = current[..<(slash ?? current.startIndex)]
      }
    }
    for folder in untold { known[folder] = found }
    return found ?? ([], -1)
  }
}
