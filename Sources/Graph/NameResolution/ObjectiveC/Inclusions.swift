import DependencyGraph
import LowLevel
import SourceFacts

/// Which files `#import` and `#include` lead to, and which headers Swift code sees through a bridging header.
struct Inclusions: Sendable {
  /// By file: for each import the file that it names, or -1.
  private(set) var targets: [[Int32]] = []
  /// By module: headers that its bridging header brings in, directly or through others.
  private var bridged: [Set<Int32>] = []
  private var swiftModules: Set<Int> = []
  /// By file: the prefix headers that it includes without saying so.
  private var prefixes: [[Int32]] = []
  /// Bridging and prefix headers.
  private(set) var buildHeaders: Set<Int32> = []

  init() {}

  /// `headers` belong to the modules; there may be none of any.
  init(_ table: SymbolTable, _ headers: [ModuleHeaders]) {
    let search = HeaderSearch(
      table.files, headers: table.files.indices.filter { table.isObjectiveC[$0] }, modules: table.modules)
    targets = table.files.indices.map { file in
      table.isObjectiveC[file] ? Self.targets(of: file, table.files[file].facts, search) : []
    }
    let given = GivenHeaders(table.files, headers)
    prefixes = PrefixHeaders(table.files, given).ofFile
    buildHeaders = Set(prefixes.joined())
    bridged = [Set<Int32>](repeating: [], count: table.modules.count)
    swiftModules = Self.swiftModules(table)
    for module in table.modules.indices {
      for header in given.bridging(of: module) { bridge(header, into: [module]) }
    }
    for file in table.files.indices where table.isObjectiveC[file] {
      guard let name = Self.bridgingModule(table.files[file].fileName), !buildHeaders.contains(Int32(file)) else { continue }
      let modules = Self.modules(named: name, of: table.files[file], table.modules, swiftModules)
      bridge(Int32(file), into: modules.filter { given.bridging(of: $0).isEmpty })
    }
  }

  private mutating func bridge(_ header: Int32, into modules: [Int]) {
    buildHeaders.insert(header)
    let headers = reachable(from: header)
    for module in modules { bridged[module].formUnion(headers) }
  }

  @inline(__always)
  func isBridged(_ header: Int, into module: ModuleID) -> Bool { bridged[Int(module)].contains(Int32(header)) }

  /// Whether a module has Swift code.
  func isSwiftModule(_ module: ModuleID) -> Bool { swiftModules.contains(Int(module)) }

  private static func targets(of file: Int, _ facts: FrozenFacts, _ search: HeaderSearch) -> [Int32] {
    facts.imports.map { fact in
      fact.kind == .header
        ? Int32(search.header(facts.text(fact.path), isQuoted: fact.flags.contains(.quoted), from: file) ?? -1) : -1
    }
  }

  private static func swiftModules(_ table: SymbolTable) -> Set<Int> {
    var modules: Set<Int> = []
    for file in table.files.indices where !table.isObjectiveC[file] {
      for module in table.files[file].modules { modules.insert(Int(module)) }
    }
    return modules
  }

  /// `App` of `App-Bridging-Header.h`
  private static func bridgingModule(_ fileName: Substring) -> Substring? {
    let suffix = "Bridging-Header.h"
    guard fileName.hasSuffix(suffix) else { return nil }
    let module = fileName.dropLast(suffix.count)
    return module.hasSuffix("-") ? module.dropLast() : module
  }

  /// Whose bridging header it is: the module's of that name, else that of the file, else any that has Swift code.
  private static func modules(
    named name: Substring, of file: GraphFile, _ modules: [String], _ swiftModules: Set<Int>
  ) -> [Int] {
    let named = modules.indices.filter { modules[$0] == name && swiftModules.contains($0) }
    if !named.isEmpty { return named }
    let own = file.modules.map { Int($0) }.filter { swiftModules.contains($0) }
    return own.isEmpty ? swiftModules.ordered() : own
  }

  /// The file and all that it includes, directly or through others, what its prefix headers bring too.
  func reachable(from file: Int32) -> Set<Int32> {
    var seen: Set<Int32> = [file]
    var queue = [file]
    for prefix in prefixes[Int(file)] where seen.insert(prefix).inserted { queue.append(prefix) }
    while let next = queue.popLast() {
      for target in targets[Int(next)] where target >= 0 && seen.insert(target).inserted { queue.append(target) }
    }
    return seen
  }
}
