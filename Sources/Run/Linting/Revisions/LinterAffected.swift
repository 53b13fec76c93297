import DependencyGraph
import Findings
import LowLevel
import Policy
import SourceFacts
import Tables
import Workspace

extension Linter {
  /// Returns the tests that depend on changes since a revision, directly or through other code. Tests are read
  /// regardless of the configuration.
  public static func affected(_ request: LintRequest, base revision: String) throws(UsageError) -> AffectedDocument {
    var request = request
    request.includesTests = true
    let linter = try Linter(request)
    let changes = try GitChanges(since: revision, in: linter.base, for: "affected")
    let changed = changes.files
    let graph = linter.analysis.model.graph
    var document = AffectedDocument(base: revision)
    document.changedFiles = changed.filter { WorkspaceFile.Language(path: $0) != nil }.ordered()
    let starts = graph.files.indices.filter { changed.contains(graph.files[$0].path) }
    let distances = graph.distances(to: starts)
    for test in graph.tests {
      document.allTests += 1
      guard let steps = distances[GroupID(test.index)] else { continue }
      let file = graph.symbols[test].file
      document.tests.append(
        AffectedDocument.Test(
          name: graph.qualifiedName(of: test),
          module: graph.modules(ofFile: file).first.map { graph.modules[$0] } ?? "",
          position: linter.analysis.positions.position(file: file, offset: graph.declaration(of: test).nameOffset),
          steps: steps))
    }
    document.tests = document.tests.ordered { ($0.module, $0.name) < ($1.module, $1.name) }
    document.notes = linter.analysis.notes + (changes.note.map { [$0] } ?? [])
    let others = changed.filter { WorkspaceFile.Language(path: $0) == nil }.count
    if others > 0 {
      document.notes.append(
        "\(others) changed file\(others == 1 ? " is" : "s are") no source code: tests that depend on resources or "
          + "on the build are not found")
    }
    document.problems = linter.analysis.problems
    linter.closeStore()
    return document
  }
}

extension DependencyGraph {
  /// Test classes, suites, and test functions outside of types.
  fileprivate var tests: [SymbolID] {
    var found: Set<SymbolID> = []
    for (symbol, entry) in symbols.entries {
      if entry.kind.isNominalType, isTestClass(symbol) || attributeNames(of: symbol).contains("Suite") {
        found.insert(symbol)
      } else if entry.kind == .function, attributeNames(of: symbol).contains("Test") {
        found.insert(enclosingType(of: symbol) ?? symbol)
      }
    }
    return found.ordered()
  }

  private func isTestClass(_ type: SymbolID) -> Bool {
    guard symbols[type].kind == .class else { return false }
    return hasSupertype(type) { supertype in
      let name = names[supertype.name]
      return supertype.symbol == nil && (name.hasSuffix("TestCase") || name == "QuickSpec" || name == "AsyncSpec")
    }
  }

  /// For each type, free function or global variable, the length of the shortest path of references to one in these
  /// files.
  fileprivate func distances(to files: [FileID]) -> [GroupID: Int] {
    let groups = typeGroups
    let edges = typeEdges()
    var users: [GroupID: [GroupID]] = [:]
    for edge in edges.edges { users[edges.targets[edge], default: []].append(edges.sources[edge]) }
    var distances: [GroupID: Int] = [:]
    // A change of an extension is a change of its type; code that names a type depends on its nested types.
    var frontier = Set(files.flatMap { symbols(in: $0).map { groups[$0] } }).ordered()
    var distance = 0
    while !frontier.isEmpty {
      for group in frontier where distances[group] == nil { distances[group] = distance }
      frontier = Set(frontier.flatMap { users[$0] ?? [] }.filter { distances[$0] == nil }).ordered()
      distance += 1
    }
    return distances
  }
}
