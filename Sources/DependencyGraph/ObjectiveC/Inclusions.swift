import SourceFacts

/// Which files `#import` and `#include` lead to, and which headers Swift code sees through a bridging header.
struct Inclusions: Sendable {
  /// By file: for each import the file that it names, or -1.
  private(set) var targets: [[Int32]] = []
  /// By module: headers that its bridging header brings in, directly or through others.
  private var bridged: [Set<Int32>] = []
  private var swiftModules: Set<Int> = []

  init() {}

  init(_ table: borrowing SymbolTable) {
    let search = HeaderSearch(
      table.files, headers: table.files.indices.filter { table.isObjectiveC[$0] }, modules: table.modules)
    targets = table.files.indices.map { file in
      table.isObjectiveC[file] ? Self.targets(of: file, table.files[file].facts, search) : []
    }
    bridged = [Set<Int32>](repeating: [], count: table.modules.count)
    swiftModules = Self.swiftModules(table)
    for file in table.files.indices where table.isObjectiveC[file] {
      guard let module = Self.bridgingModule(table.files[file].fileName) else { continue }
      let headers = reachable(from: Int32(file))
      for module in Self.modules(named: module, of: table.files[file], table.modules, swiftModules) {
        bridged[module].formUnion(headers)
      }
    }
  }

  @inline(__always)
  func isBridged(_ header: Int, into module: Int32) -> Bool { bridged[Int(module)].contains(Int32(header)) }

  /// Whether a module has Swift code.
  func isSwiftModule(_ module: Int32) -> Bool { swiftModules.contains(Int(module)) }

  private static func targets(of file: Int, _ facts: FileFacts, _ search: HeaderSearch) -> [Int32] {
    facts.imports.map { fact in
      fact.kind == .header
        ? Int32(search.header(facts.text(fact.path), isQuoted: fact.flags.contains(.quoted), from: file) ?? -1) : -1
    }
  }

  private static func swiftModules(_ table: borrowing SymbolTable) -> Set<Int> {
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
    return own.isEmpty ? swiftModules.sorted() : own
  }

  /// The file and all that it includes, directly or through others.
  func reachable(from file: Int32) -> Set<Int32> {
    var seen: Set<Int32> = [file]
    var queue = [file]
    while let next = queue.popLast() {
      for target in targets[Int(next)] where target >= 0 && seen.insert(target).inserted { queue.append(target) }
    }
    return seen
  }
}
