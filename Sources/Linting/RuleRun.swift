import DependencyGraph
import Findings
import Policy
import RuleKinds
import SourceFacts
import Workspace

/// Checks the rules in force and puts the result together: what is suppressed or allowed is counted, not told.
struct RuleRun {
  private let project: Project
  private let request: LintRequest
  private let analysis: Analysis

  init(_ project: Project, _ request: LintRequest, _ analysis: Analysis) {
    self.project = project
    self.request = request
    self.analysis = analysis
  }

  func result() -> LintResult {
    let graph = analysis.model.graph
    var result = LintResult()
    result.files = graph.files.count
    result.lines = analysis.lines
    result.declarations = graph.symbols.count { $0.kind != .extension }
    result.references = graph.references.count
    result.unresolved = graph.unresolved
    result.notes = analysis.notes
    let rules = chosenRules
    var suppressions = suppressions()
    var usedAllowances: Set<Int> = []
    for finding in withoutRepeats(rules) where project.reports(finding.position.file) {
      if let allowance = project.policy.allowances.firstIndex(where: { $0.covers(finding) }) {
        usedAllowances.insert(allowance)
        result.suppressed += 1
      } else if suppressions.suppress(finding) {
        result.suppressed += 1
      } else {
        result.findings.append(finding)
      }
    }
    let checked = Set(rules.map(\.id))
    result.problems =
      analysis.problems + suppressions.problems + suppressions.unused(checkedRules: checked)
      + unusedAllowances(usedAllowances, checked)
    result.problems.removeAll { problem in problem.file.map { !isReported($0) } ?? false }
    result.sort()
    return result
  }

  /// Trouble with the configuration is told wherever it is; trouble with sources where findings are.
  private func isReported(_ path: String) -> Bool { WorkspaceFile.Language(path: path) == nil || project.reports(path) }

  // MARK: Rules

  private var chosenRules: [Rule] {
    project.policy.rules(ofPacks: analysis.packs, only: request.only, skip: request.skip)
  }

  /// What all rules find. Of several that see one fault, the most specific speaks, and the others' evidence is its evidence
  /// too. One fault is what stands at one place (a loop has a place for each link), or what one subject has to do with one
  /// target on one line.
  private func withoutRepeats(_ rules: [Rule]) -> [Finding] {
    let context = RuleContext(model: analysis.model) { [positions = Shared(analysis.positions)] in
      positions.value.position(file: $0, offset: $1)
    }
    var all = rules.flatMap { findings($0, context) }
    let yielding = Dictionary(uniqueKeysWithValues: rules.map { ($0.id, $0.yieldsTo) })
    var byPlace: [Position: [Int]] = [:]
    var bySubject: [String: [Int]] = [:]
    for index in all.indices {
      byPlace[all[index].position, default: []].append(index)
      bySubject[all[index].subject, default: []].append(index)
    }
    var isTold = [Bool](repeating: true, count: all.count)
    for index in all.indices {
      for id in yielding[all[index].rule] ?? [] where isTold[index] {
        let places = [all[index].position] + all[index].evidence.map(\.position)
        let preferred =
          places.lazy.compactMap { byPlace[$0]?.first { all[$0].rule == id } }.first
          ?? bySubject[all[index].subject]?.first { all[$0].rule == id && all[index].meetsTarget(of: all[$0]) }
        guard let preferred else { continue }
        isTold[index] = false
        all[preferred].evidence += all[index].evidence
      }
    }
    return all.indices.filter { isTold[$0] }.map { all[$0] }
  }

  /// Findings of a rule, each by the variant that holds in its folder.
  private func findings(_ rule: Rule, _ context: RuleContext) -> [Finding] {
    let variants = project.policy.variants(of: rule)
    return variants.indices.flatMap { index in
      let variant = variants[index].rule
      guard variant.isOn else { return [Finding]() }
      return variant.check(context).filter { variants.index(for: $0.position.file) == index }
    }
  }

  // MARK: Suppressions

  private func suppressions() -> Suppressions {
    var suppressions = Suppressions()
    let known = Set(project.policy.rules.map(\.id)).union(Policy.upcomingRules)
    for (file, graphFile) in analysis.model.graph.files.enumerated() {
      for directive in graphFile.facts.directives {
        let position = analysis.positions.position(file: Int32(file), offset: directive.offset)
        suppressions.read(directive, at: position, knownRules: known)
      }
    }
    return suppressions
  }

  private func unusedAllowances(_ used: Set<Int>, _ checked: Set<String>) -> [Problem] {
    guard project.reported.contains("") else { return [] }
    return project.policy.allowances.enumerated().compactMap { index, allowance in
      guard !used.contains(index), checked.contains(allowance.rule) else { return nil }
      return Problem(
        kind: "unused_allowance", message: "allows nothing: \(allowance.rule) from '\(allowance.from.text)' is not found",
        file: allowance.position.file, line: allowance.position.line, column: allowance.position.column)
    }
  }
}

extension Finding {
  /// Whether another finding speaks of the same target on a line of this one.
  fileprivate func meetsTarget(of other: Finding) -> Bool {
    guard let target, target == other.target else { return false }
    let lines = [position] + evidence.map(\.position)
    return lines.contains { $0.file == other.position.file && $0.line == other.position.line }
  }
}

/// Hands a value that is used by one thread at a time to a closure that could be sent.
private struct Shared<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
