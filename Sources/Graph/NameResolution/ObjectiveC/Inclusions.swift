import DependencyGraph
import SourceFacts
import Tables

/// Which files `#import` and `#include` lead to, and which headers Swift code sees through a bridging header.
struct Inclusions: Sendable {
  /// For each import of a file the file that it names.
  private(set) var targets: Table<FileID, [FileID?]> = []
  /// Headers that the bridging header of a module includes, directly or indirectly.
  private var bridged: Table<ModuleID, Set<FileID>> = []
  private var swiftModules: Set<ModuleID> = []
  /// The prefix headers of a file, which the build includes implicitly.
  private var prefixes: Table<FileID, [FileID]> = []
  private(set) var visibleModules = VisibleModules()
  /// Bridging and prefix headers.
  private(set) var buildHeaders: Set<FileID> = []

  init() {}

  /// `headers` are given by module, and may be empty.
  init(_ files: SourceFiles, _ headers: Table<ModuleID, ModuleHeaders>) {
    let search = HeaderSearch(
      files.all, headers: files.indices.filter { files.isObjectiveC[$0] }, modules: files.modules)
    targets = Table(
      files.indices.map { file in
        files.isObjectiveC[file] ? Self.targets(of: file, files[file].facts, search) : []
      })
    let given = GivenHeaders(files.all, headers)
    prefixes = PrefixHeaders(files.all, given).ofFile
    visibleModules = VisibleModules(files, targets, prefixes)
    buildHeaders = Set(prefixes.joined())
    bridged = Table(repeating: [], count: files.modules.count)
    swiftModules = Self.swiftModules(files)
    for module in files.modules.indices {
      for header in given.bridging(of: module) { bridge(header, into: [module]) }
    }
    for file in files.indices where files.isObjectiveC[file] {
      guard let name = Self.bridgingModule(files[file].fileName), !buildHeaders.contains(file) else { continue }
      let modules = Self.modules(named: name, of: files[file], files.modules, swiftModules)
      bridge(file, into: modules.filter { given.bridging(of: $0).isEmpty })
    }
  }

  private mutating func bridge(_ header: FileID, into modules: [ModuleID]) {
    buildHeaders.insert(header)
    let headers = reachable(from: header)
    for module in modules { bridged[module].formUnion(headers) }
  }

  @inline(__always)
  func isBridged(_ header: FileID, into module: ModuleID) -> Bool { bridged[module].contains(header) }

  /// Whether a module has Swift code.
  func isSwiftModule(_ module: ModuleID) -> Bool { swiftModules.contains(module) }

  private static func targets(of file: FileID, _ facts: FrozenFacts, _ search: HeaderSearch) -> [FileID?] {
    facts.imports.map { fact in
      guard fact.kind == .header else { return nil }
      return search.header(facts.text(fact.path), isQuoted: fact.flags.contains(.quoted), from: file)
    }
  }

  private static func swiftModules(_ files: SourceFiles) -> Set<ModuleID> {
    var modules: Set<ModuleID> = []
    for file in files.indices where !files.isObjectiveC[file] { modules.formUnion(files[file].modules) }
    return modules
  }

  /// `App` of `App-Bridging-Header.h`
  private static func bridgingModule(_ fileName: Substring) -> Substring? {
    let suffix = "Bridging-Header.h"
    guard fileName.hasSuffix(suffix) else { return nil }
    let module = fileName.dropLast(suffix.count)
    return module.hasSuffix("-") ? module.dropLast() : module
  }

  /// The modules of a bridging header: the one in its name, else those of the file, else all with Swift code.
  private static func modules(
    named name: Substring, of file: GraphFile, _ modules: Table<ModuleID, String>, _ swiftModules: Set<ModuleID>
  ) -> [ModuleID] {
    let named = modules.indices.filter { modules[$0] == name && swiftModules.contains($0) }
    if !named.isEmpty { return named }
    let own = file.modules.filter { swiftModules.contains($0) }
    return own.isEmpty ? swiftModules.sorted() : own
  }

  /// The file and all files that it includes, directly or indirectly, also through its prefix headers.
  func reachable(from file: FileID) -> Set<FileID> {
    var seen: Set<FileID> = [file]
    var queue = [file]
    for prefix in prefixes[file] where seen.insert(prefix).inserted { queue.append(prefix) }
    while let next = queue.popLast() {
      for case let target? in targets[next] where seen.insert(target).inserted { queue.append(target) }
    }
    return seen
  }
}
