import Architecture
import DependencyGraph
import Findings
import LowLevel
import SourceFacts
import Tables

/// Sorts findings by the benefit of fixing them: the number of types that depend on the subject, how often its file
/// changes, and how long the file is.
struct DebtOrder {
  private let graph: DependencyGraph
  private let base: String
  private static let listed = 5

  init(_ analysis: Analysis, base: String) {
    graph = analysis.model.graph
    self.base = base
  }

  /// The five findings with the highest cost, each about a different subject.
  func first(of findings: [Finding]) -> [PlanDocument.Debt] {
    let changes = changesByFile()
    var files: [String: FileID] = [:]
    for (file, entry) in graph.files.entries { files[entry.path] = file }
    var types: [String: SymbolID] = [:]
    for type in graph.types where types[graph.qualifiedName(of: type)] == nil {
      types[graph.qualifiedName(of: type)] = type
    }
    let users = Self.users(in: graph)
    var seen: Set<String> = []
    let severe = findings.filter { $0.severity != .info && $0.position.line > 0 }.sorted {
      ($1.severity, $0.position.file, $0.position.line) < ($0.severity, $1.position.file, $1.position.line)
    }
    let debts = severe.filter { seen.insert($0.subject).inserted }.map { finding in
      let file = files[finding.position.file]
      let parts = types[finding.subject].map { graph.parts(of: $0).map { graph.symbols[$0].file } } ?? []
      // The code of an Objective-C class is in its implementation, whichever file the finding is in.
      let ofClass = file.map { graph.files[$0].isSwift } ?? true ? [] : parts.filter { !graph.files[$0].isSwift }
      return PlanDocument.Debt(
        finding: finding, dependents: types[finding.subject].map { Self.reach($0, users) } ?? 0,
        changes: changes.map { $0[finding.position.file] ?? 0 },
        lines: ((file.map { [$0] } ?? []) + ofClass).map(lines).max() ?? 0)
    }
    return Array(debts.sorted { Self.cost($0) > Self.cost($1) }.prefix(Self.listed))
  }

  private func lines(of file: FileID) -> Int {
    let facts = graph.files[file].facts
    return facts.lines.count(byteCount: Int(facts.scopes.first?.end ?? 0))
  }

  /// The product of the three factors; an error counts twice.
  private static func cost(_ debt: PlanDocument.Debt) -> Int {
    let weight = debt.finding.severity == .error ? 2 : 1
    return weight * (1 + debt.dependents) * (1 + (debt.changes ?? 0)) * (50 + debt.lines)
  }

  /// The types that use each type.
  private static func users(in graph: DependencyGraph) -> [SymbolID: Set<SymbolID>] {
    var users: [SymbolID: Set<SymbolID>] = [:]
    for reference in graph.references {
      guard let target = graph.enclosingType(of: reference.target),
        let source = graph.enclosingType(of: reference.source)
      else { continue }
      let (user, used) = (graph.outermostType(of: source), graph.outermostType(of: target))
      if user != used { users[used, default: []].insert(user) }
    }
    return users
  }

  private static func reach(_ type: SymbolID, _ users: [SymbolID: Set<SymbolID>]) -> Int {
    var reached: Set<SymbolID> = [type]
    var frontier = [type]
    while let next = frontier.popLast() {
      for user in users[next] ?? [] where reached.insert(user).inserted { frontier.append(user) }
    }
    return reached.count - 1
  }

  /// The number of commits in the last year that changed each file; nil outside of a repository and in a shallow
  /// clone.
  private func changesByFile() -> [String: Int]? {
    let git = GitCommand(folder: base)
    if git.isShallow { return nil }
    let answer = git.run([
      "log", "--since=1.year", "--no-merges", "--no-renames", "--no-ext-diff", "--relative", "--name-only", "-z",
      "--format=", "--", ".",
    ])
    if answer.status != 0 { return nil }
    var counts: [String: Int] = [:]
    for path in answer.output.pieces(at: "\0") {
      let path = path.drop { $0 == "\n" }
      if !path.isEmpty { counts[String(path), default: 0] += 1 }
    }
    return counts
  }
}
