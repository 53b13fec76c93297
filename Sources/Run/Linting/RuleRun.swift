import Architecture
import Baselines
import DependencyGraph
import FactCollection
import Findings
import LowLevel
import Policy
import RuleKinds
import SourceFacts
import Threads
import Workspace

/// Checks the rules in force and puts the result together: what is put up with is counted, not told.
struct RuleRun {
  private let project: Project
  private let request: LintRequest
  private let analysis: Analysis
  private let baseline: BaselineFile
  private let unread: UnreadCode
  /// The model without code that is no app code, unless the configuration asks for that too.
  let judged: ArchitecturalModel
  private let chosenRules: [Rule]
  /// Those, and the ones that would speak in their place.
  let checkedRules: [Rule]

  init(_ project: Project, _ request: LintRequest, _ analysis: Analysis, _ baseline: BaselineFile, _ unread: UnreadCode) {
    self.project = project
    self.request = request
    self.analysis = analysis
    self.baseline = baseline
    self.unread = unread
    (judged, chosenRules) = inParallel(jobs: request.threads) {
      project.policy.judgesSamples ? analysis.model : analysis.model.withoutSamples()
    } _: {
      project.policy.rules(ofPacks: analysis.packs.packs, only: request.only, skip: request.skip)
    }
    checkedRules = chosenRules + Self.preferredRules(to: chosenRules, project, request, analysis, baseline)
  }

  /// And what is to be written, where a baseline is asked for.
  func result() -> (LintResult, BaselineUpdate?) {
    let graph = analysis.model.graph
    var result = LintResult()
    result.files = graph.files.count
    result.lines = analysis.sources.lines
    result.declarations = graph.symbols.count { $0.kind != .extension }
    result.references = graph.references.count
    result.unresolved = graph.unresolved
    result.notes = analysis.notes
    result.overview = analysis.overview
    result.problems = (project.problems + analysis.problems).filter { problem in problem.file.map(isReported) ?? true }
    result.rules = chosenRules.map { RuleDescription($0) }
    let checked = Set(chosenRules.map { $0.id })
    var judgement = Judgement(project, request, analysis, baseline, checked: checked)
    var found = withoutRepeats(checkedRules)
    let joining = FaultJoining(
      rules: Set(checkedRules.filter(\.specification.joinsTargets).map { $0.id }), takingHeadsFrom: &found)
    let update = judgement.judge(found, joining, &result)
    result.sort()
    return (result, update)
  }

  /// Trouble with the configuration is told wherever it is; trouble with sources where findings are.
  private func isReported(_ path: String) -> Bool { WorkspaceFile.Language(path: path) == nil || project.reported.contains(path) }

  // MARK: Rules

  /// Rules that were not asked for, and in whose place others would speak: what is in the baseline, or goes there,
  /// under their names is not to be told under another.
  private static func preferredRules(
    to chosenRules: [Rule], _ project: Project, _ request: LintRequest, _ analysis: Analysis, _ baseline: BaselineFile
  ) -> [Rule] {
    guard baseline.baseline != nil || request.writesBaseline, !(request.only.isEmpty && request.skip.isEmpty) else {
      return []
    }
    let rules = project.policy.rules(ofPacks: analysis.packs.packs)
    var wanted = Set(chosenRules.map { $0.id })
    var found: [Rule] = []
    var last = chosenRules
    while !last.isEmpty {
      let ids = Set(last.flatMap(\.yieldsTo)).subtracting(wanted)
      wanted.formUnion(ids)
      last = rules.filter { ids.contains($0.id) }
      found += last
    }
    return found
  }

  /// What all rules find. Of several that see one fault, the most specific speaks, and the others' evidence is its
  /// evidence too. One fault is what stands at one place (a loop has a place for each link), or what one subject does
  /// on one line.
  private func withoutRepeats(_ rules: [Rule]) -> [Finding] {
    let checks = RuleChecks(judged, analysis.positions, unread, analysis.references, jobs: request.threads)
    var all = checks.findings(rules.map(project.policy.variants))
    if !analysis.sources.unchecked.isEmpty { all.removeAll { analysis.sources.unchecked.contains($0.position.file) } }
    DebugScreens.judge(&all, categories: Dictionary(uniqueKeysWithValues: rules.map { ($0.id, $0.category) }))
    let yielding = Dictionary(uniqueKeysWithValues: rules.map { ($0.id, $0.yieldsTo) })
    let preferred = Set(yielding.values.joined())
    var byPlace: [Position: [Int]] = [:]
    var bySubject: [String: [Int]] = [:]
    for index in all.indices where preferred.contains(all[index].rule) {
      byPlace[all[index].position, default: []].append(index)
      bySubject[all[index].subject, default: []].append(index)
    }
    var isTold = [Bool](repeating: true, count: all.count)
    let lines = LinesByRule(all.lazy.filter { preferred.contains($0.rule) })
    for index in all.indices {
      if all[index].key.edge == "import", let left = all[index].without(lines, ofRules: yielding[all[index].rule] ?? []) {
        isTold[index] = left.isTold
        all[index].evidence = left.evidence
        continue
      }
      for id in yielding[all[index].rule] ?? [] where isTold[index] {
        let places = [all[index].position] + all[index].evidence.map(\.position)
        let preferred =
          places.lazy.compactMap { byPlace[$0]?.first { all[$0].rule == id } }.first
          ?? bySubject[all[index].subject]?.first { all[$0].rule == id && all[index].meets(all[$0]) }
        guard let preferred else { continue }
        isTold[index] = false
        for evidence in all[index].evidence where !all[preferred].evidence.contains(where: { $0.position == evidence.position }) {
          var evidence = evidence
          // The preferred rule has its own places.
          evidence.isBreach = false
          all[preferred].evidence.append(evidence)
        }
      }
    }
    dropHeads(of: all, &isTold)
    var told = 0
    // Moved to the front: nothing is copied.
    for index in all.indices where isTold[index] {
      all.swapAt(told, index)
      told += 1
    }
    all.removeSubrange(told...)
    return all
  }
}

/// A shared instance most of whose users another rule reports is that rule's finding: what is left are single users.
private func dropHeads(of all: [Finding], _ isTold: inout [Bool]) {
  var parts: [FindingKey: (all: Int, left: Int)] = [:]
  for index in all.indices {
    guard case .part(let key) = all[index].share else { continue }
    parts[key, default: (0, 0)].all += 1
    if isTold[index] { parts[key]?.left += 1 }
  }
  for index in all.indices where all[index].share == .head {
    if let part = parts[all[index].key], part.left * 2 < part.all { isTold[index] = false }
  }
}

extension Finding {
  /// Whether another finding speaks of the same target on a line of this one, or of the line where this one stands.
  fileprivate func meets(_ other: Finding) -> Bool {
    let lines = ([other.position] + other.evidence.map(\.position)).map(\.ofLine)
    if lines.contains(position.ofLine) { return true }
    guard let target, target == other.target else { return false }
    return ([position] + evidence.map(\.position)).map(\.ofLine).contains(other.position.ofLine)
  }
}

/// The lines on which findings of each rule stand.
private struct LinesByRule {
  private var lines: [String: Set<Position>] = [:]

  init(_ findings: some Sequence<Finding>) {
    for finding in findings {
      lines[finding.rule, default: []].formUnion(([finding.position] + finding.evidence.map(\.position)).map(\.ofLine))
    }
  }

  func hold(_ position: Position, ofRules rules: [String]) -> Bool {
    rules.contains { lines[$0]?.contains(position.ofLine) ?? false }
  }
}

extension Finding {
  /// An import, and each line that names something of it, are one finding; lines of which other rules speak are taken
  /// from it. Nothing is left to tell where these were all. Nil where none of its lines are theirs.
  fileprivate func without(_ lines: LinesByRule, ofRules rules: [String]) -> (isTold: Bool, evidence: [Evidence])? {
    let left = evidence.filter { !lines.hold($0.position, ofRules: rules) }
    let isOwn = lines.hold(position, ofRules: rules)
    if left.count == evidence.count, !isOwn { return nil }
    return (!left.isEmpty, left)
  }
}
