import DependencyGraph
import Frameworks
import LowLevel
import SourceFacts
import Tables

/// Finds the files of the composition root: its entry point, app and scene delegates, assemblies.
public struct CompositionRoot: Sendable {
  /// Files with entry points and delegates, and files that only extend them.
  public let isEntryPoint: Table<FileID, Bool>
  /// Files that declare an assembly.
  public let isAssembly: Table<FileID, Bool>
  /// Files that are entry points as a whole: `main.swift`.
  public let isWholeFile: Table<FileID, Bool>
  /// The types that are entry points, delegates and assemblies.
  public let types: Set<SymbolID>

  public init(in graph: DependencyGraph) {
    var search = Search(graph: graph)
    for file in graph.files.indices where search.isMain(file) { search.addMain(file) }
    for type in graph.types where graph.symbols[type].parent == nil { search.look(at: type) }
    for file in graph.files.indices { search.lookForExtensions(in: file) }
    isEntryPoint = search.isEntryPoint
    isAssembly = search.isAssembly
    isWholeFile = search.isWholeFile
    types = search.types
  }

  /// Whether a file belongs to the composition root unless a layer claims it.
  public var isRoot: Table<FileID, Bool> { Table(zip(isEntryPoint, isAssembly).map { $0 || $1 }) }
}

private let mainFiles: [Substring] = ["main.swift", "main.m", "main.mm", "main.c"]

/// Delegates of the app and its scenes, and subclasses of the application class.
private let entryTraits: Traits = [.application, .appDelegate, .sceneDelegate]

/// Suffixes of assemblies. `*Factory`, `*Builder` and `*Container` are too general.
private let assemblySuffixes: [ByteView] = [
  "Assembly", "Assembler", "CompositionRoot", "DIContainer", "DependencyContainer", "DependenciesContainer",
]

private struct Search {
  let graph: DependencyGraph
  /// For each symbol, whether it is a delegate or a SwiftUI `App`, directly or by inheritance.
  private let inherited: Table<SymbolID, EntrySupertypes>
  /// The attributes of entry points that the project names.
  private let attributes: [Name]
  var isEntryPoint: Table<FileID, Bool>
  var isAssembly: Table<FileID, Bool>
  var isWholeFile: Table<FileID, Bool>
  var types: Set<SymbolID> = []

  init(graph: DependencyGraph) {
    self.graph = graph
    inherited = graph.entrySupertypes
    attributes = Frameworks.known.all(with: .entryPoint).compactMap { graph.names.find($0) }
    isEntryPoint = Table<FileID, Bool>(repeating: false, count: graph.files.count)
    isAssembly = isEntryPoint
    isWholeFile = isEntryPoint
  }

  mutating func look(at type: SymbolID) {
    let file = graph.symbols[type].file
    if isEntry(type) {
      isEntryPoint[file] = true
    } else if isAssembly(type) {
      isAssembly[file] = true
    } else {
      return
    }
    types.insert(type)
  }

  mutating func addMain(_ file: FileID) {
    isEntryPoint[file] = true
    isWholeFile[file] = true
  }

  func isMain(_ file: FileID) -> Bool { mainFiles.contains(graph.files[file].path.lastPathComponent) }

  private func isEntry(_ symbol: SymbolID) -> Bool {
    if graph.symbols[symbol].kind == .protocol { return false }
    let inherited = inherited[symbol]
    if inherited.contains(.delegate) || inherited.contains(.app) && graph.symbols[symbol].kind == .struct {
      return true
    }
    return graph.hasAttribute(symbol, anyOf: attributes)
  }

  /// Whether a type is named as an assembly and creates at least two of the project's types.
  private func isAssembly(_ symbol: SymbolID) -> Bool {
    guard graph.symbols[symbol].kind != .protocol else { return false }
    let isNamedAsRoot = graph.names.withBytes(of: graph.symbols[symbol].name) {
      assemblySuffixes.contains(where: $0.hasSuffix)
    }
    guard isNamedAsRoot else { return false }
    let parts = [symbol] + implementations(of: symbol)
    return parts.reduce(into: Set<SymbolID>()) { $0.formUnion(graph.constructedTypes(in: $1)) }.count >= 2
  }

  private func implementations(of symbol: SymbolID) -> [SymbolID] {
    graph.extensions(of: symbol).filter { !graph.isSwift($0) }
  }

  /// Adds a file that has only extensions of one entry point, or the implementation of an Objective-C class that is
  /// one.
  mutating func lookForExtensions(in file: FileID) {
    if !graph.files[file].isSwift { return lookForImplementations(in: file) }
    addAccessors(in: file)
    var hasExtension = false
    for symbol in graph.symbols(in: file) where graph.symbols[symbol].parent == nil {
      if types.contains(symbol) || isOwnVariable(symbol) { continue }
      guard let extended = graph.symbols[symbol].extended, types.contains(extended), isEntry(extended)
      else { return }
      hasExtension = true
    }
    if hasExtension { isEntryPoint[file] = true }
  }

  /// Whether the variable is private.
  private func isOwnVariable(_ symbol: SymbolID) -> Bool {
    graph.symbols[symbol].kind == .variable
      && !graph.declaration(of: symbol).modifiers.isDisjoint(with: [.private, .fileprivate])
  }

  /// Adds `func appDelegate() -> AppDelegate` next to the delegate or in an extension of it: a call of it is a use of
  /// the delegate.
  private mutating func addAccessors(in file: FileID) {
    let outer = graph.symbols(in: file).filter { graph.symbols[$0].parent == nil }
    let entries = outer.compactMap { graph.symbols[$0].kind == .extension ? graph.symbols[$0].extended : $0 }
      .filter { types.contains($0) && graph.symbols[$0].kind == .class }
    if entries.isEmpty { return }
    for symbol in outer where [.function, .variable].contains(graph.symbols[symbol].kind) {
      let isPrivate = !graph.declaration(of: symbol).modifiers.isDisjoint(with: [.private, .fileprivate])
      let isAccessor = graph.heldTypes(of: symbol).contains { $0.type.map(entries.contains) ?? false }
      if isAccessor, !isPrivate { types.insert(symbol) }
    }
  }

  private mutating func lookForImplementations(in file: FileID) {
    for symbol in graph.symbols(in: file) {
      guard let extended = graph.symbols[symbol].extended, types.contains(extended),
        graph.files[file].facts.text(graph.declaration(of: symbol).label) == "implementation"
      else { continue }
      if isEntry(extended) { isEntryPoint[file] = true } else { isAssembly[file] = true }
    }
  }
}

/// The supertypes that make a type an entry point.
private struct EntrySupertypes: OptionSet {
  let rawValue: UInt8
  static let delegate = EntrySupertypes(rawValue: 1)
  static let app = EntrySupertypes(rawValue: 2)
}

extension DependencyGraph {
  fileprivate var entrySupertypes: Table<SymbolID, EntrySupertypes> {
    var found = Table<SymbolID, EntrySupertypes>(repeating: [], count: symbols.count)
    let delegates = Frameworks.known.all(with: entryTraits).compactMap { names.find($0) }
    let app = names.find("App")
    let inheriting = types.filter { !supertypes(of: $0).isEmpty }
    // Repeats until nothing is added.
    var isChanged = !delegates.isEmpty || app != nil
    while isChanged {
      isChanged = false
      for type in inheriting {
        var own = found[type]
        for supertype in supertypes(of: type) {
          if let symbol = supertype.symbol {
            own.formUnion(found[symbol])
          } else if supertype.name == app {
            own.insert(.app)
          } else if delegates.contains(supertype.name) {
            own.insert(.delegate)
          }
        }
        if own != found[type] {
          found[type] = own
          isChanged = true
        }
      }
    }
    return found
  }
}
