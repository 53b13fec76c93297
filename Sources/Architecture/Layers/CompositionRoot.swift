import DependencyGraph
import SourceFacts

/// Finds the files in which an app is put together: its entry point, app and scene delegates, assemblies.
public struct CompositionRoot: Sendable {
  /// Files with entry points and delegates, and files that only extend them.
  public let isEntryPoint: [Bool]
  /// Files that declare an assembly.
  public let isAssembly: [Bool]
  /// Files that are an entry point as a whole: `main.swift`.
  public let isWholeFile: [Bool]
  /// The types that are entry points, delegates and assemblies.
  public let types: Set<Int32>

  public init(in graph: DependencyGraph) {
    var search = Search(graph: graph)
    for file in graph.files.indices { search.look(at: file) }
    for file in graph.files.indices { search.lookForExtensions(in: file) }
    isEntryPoint = search.isEntryPoint
    isAssembly = search.isAssembly
    isWholeFile = search.isWholeFile
    types = search.types
  }

  /// Whether a file is of the root where no layer claims it.
  public var isRoot: [Bool] { zip(isEntryPoint, isAssembly).map { $0 || $1 } }
}

private let entryAttributes: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]

private let mainFiles: [Substring] = ["main.swift", "main.m", "main.mm", "main.c"]

private let delegateProtocols = [
  "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate", "NSApplicationDelegate", "WKApplicationDelegate",
  "WKExtensionDelegate", "CPTemplateApplicationSceneDelegate", "CPTemplateApplicationDashboardSceneDelegate",
]

/// Names that say no less than that the type puts others together. `*Factory`, `*Builder` and `*Container` may be anything.
private let assemblySuffixes: [StaticString] = [
  "Assembly", "Assembler", "CompositionRoot", "DIContainer", "DependencyContainer", "DependenciesContainer",
]

private struct Search {
  let graph: DependencyGraph
  /// Those of the delegates' protocols that the project names, and `App` of SwiftUI.
  private let delegates: [Name]
  private let app: Name?
  var isEntryPoint: [Bool]
  var isAssembly: [Bool]
  var isWholeFile: [Bool]
  var types: Set<Int32> = []

  init(graph: DependencyGraph) {
    self.graph = graph
    delegates = delegateProtocols.compactMap { graph.names.find($0) }
    app = graph.names.find("App")
    isEntryPoint = [Bool](repeating: false, count: graph.files.count)
    isAssembly = isEntryPoint
    isWholeFile = isEntryPoint
  }

  mutating func look(at file: Int) {
    let path = graph.files[file].path
    let name = path.lastPathComponent
    if name.utf8.first == UInt8(ascii: "m"), mainFiles.contains(name) {
      isEntryPoint[file] = true
      isWholeFile[file] = true
    }
    for symbol in graph.symbols(in: file) where graph.symbols[symbol].parent < 0 {
      guard graph.symbols[symbol].kind.isNominalType else { continue }
      let isEntry = isEntry(symbol)
      let isAssembly = !isEntry && isAssembly(symbol)
      if isEntry { isEntryPoint[file] = true }
      if isAssembly { self.isAssembly[file] = true }
      if isEntry || isAssembly { types.insert(Int32(symbol)) }
    }
  }

  private func isEntry(_ symbol: Int) -> Bool {
    if graph.symbols[symbol].kind == .protocol { return false }
    if graph.attributeNames(of: symbol).contains(where: { entryAttributes.contains($0) }) { return true }
    if graph.supertypes(of: symbol).isEmpty { return false }
    return graph.allSupertypes(of: symbol).contains { supertype in
      supertype.symbol < 0
        && (delegates.contains(supertype.name) || supertype.name == app && graph.symbols[symbol].kind == .struct)
    }
  }

  /// Named so, and it creates at least two of the project's types.
  private func isAssembly(_ symbol: Int) -> Bool {
    let isNamedSo = graph.names.withBytes(of: graph.symbols[symbol].name) { name in
      assemblySuffixes.contains { isEnding($0, of: name) }
    }
    guard isNamedSo, graph.symbols[symbol].kind != .protocol else { return false }
    let parts = [symbol] + implementations(of: symbol)
    return parts.reduce(into: Set<Int32>()) { $0.formUnion(graph.constructedTypes(in: $1)) }.count >= 2
  }

  private func isEnding(_ ending: StaticString, of name: UnsafeBufferPointer<UInt8>) -> Bool {
    let (length, start) = (ending.utf8CodeUnitCount, name.count - ending.utf8CodeUnitCount)
    return start >= 0 && (0..<length).allSatisfy { name[start + $0] == ending.utf8Start[$0] }
  }

  private func implementations(of symbol: Int) -> [Int] {
    graph.extensions(of: symbol).map(Int.init).filter { !graph.isSwift($0) }
  }

  /// A file with nothing but extensions of one entry point belongs to it, and an Objective-C class's implementation.
  mutating func lookForExtensions(in file: Int) {
    if !graph.files[file].path.hasSuffix(".swift") { return lookForImplementations(in: file) }
    var hasExtension = false
    for symbol in graph.symbols(in: file) where graph.symbols[symbol].parent < 0 {
      let extended = graph.symbols[symbol].extended
      guard graph.symbols[symbol].kind == .extension, extended >= 0, types.contains(extended), isEntry(Int(extended))
      else { return }
      hasExtension = true
    }
    if hasExtension { isEntryPoint[file] = true }
  }

  private mutating func lookForImplementations(in file: Int) {
    for symbol in graph.symbols(in: file) where graph.symbols[symbol].kind == .extension {
      let extended = graph.symbols[symbol].extended
      guard types.contains(extended), graph.files[file].facts.text(graph.declaration(of: symbol).label) == "implementation"
      else { continue }
      if isEntry(Int(extended)) { isEntryPoint[file] = true } else { isAssembly[file] = true }
    }
  }
}
