import DependencyGraph
import Findings
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
    document.changedFiles = changed.filter { WorkspaceFile.Language(path: $0) != nil }.sorted()
    var reach = TestReach(graph, changed: graph.files.indices.filter { changed.contains(graph.files[$0].path) })
    for test in graph.tests {
      document.allTests += 1
      guard let steps = reach.steps(from: test) else { continue }
      let file = graph.symbols[test].file
      document.tests.append(
        AffectedDocument.Test(
          name: graph.qualifiedName(of: test),
          module: graph.modules(ofFile: file).first.map { graph.modules[$0] } ?? "",
          position: linter.analysis.positions.position(file: file, offset: graph.declaration(of: test).nameOffset),
          steps: steps))
    }
    document.tests = document.tests.sorted { ($0.module, $0.name) < ($1.module, $1.name) }
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
    return found.sorted()
  }

  private func isTestClass(_ type: SymbolID) -> Bool {
    guard symbols[type].kind == .class else { return false }
    return hasSupertype(type) { supertype in
      let name = names[supertype.name]
      return supertype.symbol == nil && (name.hasSuffix("TestCase") || name == "QuickSpec" || name == "AsyncSpec")
    }
  }
}

/// How far tests are from changed files, along references between types, free functions and global variables.
///
/// A test reaches only what its module depends on: an extension that another module declares is part of the type for
/// the tests that can see it, and for no others.
private struct TestReach {
  private let graph: DependencyGraph
  private let changed: [FileID]
  private let dependencies: ModuleDependencies
  private let groups: Table<SymbolID, GroupID>
  private let edges: GroupEdges
  private let edgesToGroup: Runs<GroupID, EdgeID>
  /// For tests in the same modules, the length of the shortest path from each group.
  private var known: [[ModuleID]: [GroupID: Int]] = [:]

  init(_ graph: DependencyGraph, changed: [FileID]) {
    (self.graph, self.changed) = (graph, changed)
    dependencies = ModuleDependencies(in: graph)
    groups = graph.typeGroups
    let edges = graph.typeEdges()
    self.edges = edges
    edgesToGroup = Runs(grouping: edges.edges, ownerCount: edges.groupCount) { edges.targets[$0] }
  }

  /// The length of the shortest path of references to a changed file; nil if there is none.
  mutating func steps(from test: SymbolID) -> Int? {
    let modules = graph.files[graph.symbols[test].file].modules
    let distances = known[modules] ?? distances(in: dependencies.closure(of: modules))
    known[modules] = distances
    return distances[groups[test]]
  }

  private func distances(in isVisible: Table<ModuleID, Bool>) -> [GroupID: Int] {
    let isRead = graph.files.mapValues { file in file.modules.contains { isVisible[$0] } }
    var distances: [GroupID: Int] = [:]
    let starts = changed.filter { isRead[$0] }
    var frontier = Set(starts.flatMap { graph.symbols(in: $0).map { groups[$0] } }).sorted()
    var distance = 0
    while !frontier.isEmpty {
      for group in frontier { distances[group] = distance }
      var next: Set<GroupID> = []
      for edge in frontier.flatMap({ edgesToGroup[$0] }) where distances[edges.sources[edge]] == nil {
        if edges.references(of: edge).contains(where: { isRead[graph.references[$0].file] }) {
          next.insert(edges.sources[edge])
        }
      }
      frontier = next.sorted()
      distance += 1
    }
    return distances
  }
}
