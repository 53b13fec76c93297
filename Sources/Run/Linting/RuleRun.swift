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

/// Checks the rules in force and builds the result. Accepted findings are counted, not reported.
struct RuleRun {
  private let project: Project
  private let request: LintRequest
  private let analysis: Analysis
  private let baseline: BaselineFile
  private let unread: UnreadCode
  /// The model that rules are checked against: without sample code, unless the configuration includes it.
  let checkedModel: ArchitecturalModel
  private let chosenRules: [Rule]
  /// The chosen rules and the rules that they yield to.
  let checkedRules: [Rule]

  init(_ project: Project, _ request: LintRequest, _ analysis: Analysis, _ baseline: BaselineFile, _ unread: UnreadCode)
  {
    self.project = project
    self.request = request
    self.analysis = analysis
    self.baseline = baseline
    self.unread = unread
    (checkedModel, chosenRules) = inParallel(jobs: request.threads) {
      project.policy.checksSamples ? analysis.model : analysis.model.withoutSamples()
    } _: {
      project.policy.rules(ofPacks: analysis.packs.packs, only: request.only, skip: request.skip)
    }
    checkedRules = chosenRules + Self.preferredRules(to: chosenRules, project, request, analysis, baseline)
  }

  /// Returns the result, and the new baseline if one is requested. After a cancellation, remaining rules are skipped.
  func result(unless isCancelled: @escaping @Sendable () -> Bool) -> (LintResult, BaselineUpdate?) {
    let graph = analysis.model.graph
    var result = LintResult()
    result.files = graph.files.count
    result.lines = analysis.sources.lines
    result.declarations = graph.symbols.count { $0.kind != .extension }
    result.references = graph.references.count
    result.unresolved = graph.unresolved
    result.notes = analysis.notes + UnmatchedRules.notes(chosenRules, of: project.policy, in: checkedModel)
    result.overview = analysis.overview
    result.problems = (project.problems + analysis.problems).filter { problem in problem.file.map(isReported) ?? true }
    result.rules = chosenRules.map { RuleDescription($0) }
    let checked = Set(chosenRules.map { $0.id })
    var filter = FindingFilter(project, request, analysis, baseline, checked: checked)
    let checks = RuleChecks(checkedModel, analysis.positions, unread, analysis.references, jobs: request.threads)
    var found = withoutRepeats(checkedRules, checks, unless: isCancelled)
    let work = checks.work()
    result.problems += work.problems
    result.steps = work.steps
    let joining = FaultJoining(
      rules: Set(checkedRules.filter(\.specification.joinsTargets).map { $0.id }), takingHeadsFrom: &found)
    let update = filter.filter(consume found, joining, &result)
    result.sort()
    return (result, update)
  }

  /// Problems with the configuration are always reported; problems with sources only in the files that are reported on.
  private func isReported(_ path: String) -> Bool {
    WorkspaceFile.Language(path: path) == nil || project.reported.contains(path)
  }

  // MARK: Rules

  /// Returns the rules that the chosen rules yield to and that were not chosen themselves. If the baseline contains a
  /// finding under the name of such a rule, it must not be reported under another name.
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

  /// Returns the findings of all rules without duplicates. If several rules find the same fault, only the most specific
  /// one reports it, with the evidence of the others. Two findings have the same fault if they share a place (a retain
  /// cycle has a place for each link), or are on one line and about the same subject.
  private func withoutRepeats(
    _ rules: [Rule], _ checks: RuleChecks, unless isCancelled: @escaping @Sendable () -> Bool
  ) -> [Finding] {
    var all = checks.findings(rules.map(project.policy.variants), unless: isCancelled)
    if !analysis.sources.unchecked.isEmpty { all.removeAll { analysis.sources.unchecked.contains($0.position.file) } }
    DebugScreens.adjust(&all, categories: Dictionary(uniqueKeysWithValues: rules.map { ($0.id, $0.category) })) {
      project.policy.setsSeverity(of: $0.rule, at: $0.position.file)
    }
    let variants = Dictionary(uniqueKeysWithValues: rules.map { ($0.id, project.policy.variants(of: $0)) })
    let preferred = Set(variants.values.joined().flatMap(\.rule.yieldsTo))
    var byPlace: [Position: [Int]] = [:]
    var bySubject: [String: [Int]] = [:]
    for index in all.indices where preferred.contains(all[index].rule) {
      byPlace[all[index].position, default: []].append(index)
      bySubject[all[index].subject, default: []].append(index)
    }
    var isReported = [Bool](repeating: true, count: all.count)
    let lines = LinesByRule(all, of: preferred)
    for index in all.indices {
      let path = all[index].position.file
      let preferredRules = variants[all[index].rule]?.variant(for: path)?.rule.yieldsTo ?? []
      if all[index].key.edge == "import", let left = all[index].without(lines, ofRules: preferredRules) {
        isReported[index] = left.isReported
        all[index].evidence = left.evidence
        continue
      }
      for id in preferredRules where isReported[index] {
        let places = [all[index].position] + all[index].evidence.map(\.position)
        let preferred =
          places.lazy.compactMap { byPlace[$0]?.first { all[$0].rule == id } }.first
          ?? bySubject[all[index].subject]?.first { all[$0].rule == id && all[index].meets(all[$0]) }
        guard let preferred else { continue }
        isReported[index] = false
        all[preferred].merge(all[index])
        if !project.policy.setsSeverity(of: id, at: path) {
          all[preferred].severity = max(all[preferred].severity, all[index].severity)
        }
      }
    }
    dropHeads(of: all, &isReported)
    var reported = 0
    // Moved to the front in place, so that no finding is copied.
    for index in all.indices where isReported[index] {
      all.swapAt(reported, index)
      reported += 1
    }
    all.removeSubrange(reported...)
    return all
  }
}

/// Drops a head if other rules report most of its parts: then its parts are reported instead.
private func dropHeads(of all: [Finding], _ isReported: inout [Bool]) {
  var parts: [FindingKey: (all: Int, left: Int)] = [:]
  for index in all.indices {
    guard case .part(let key) = all[index].share else { continue }
    parts[key, default: (0, 0)].all += 1
    if isReported[index] { parts[key]?.left += 1 }
  }
  for index in all.indices where all[index].share == .head {
    if let part = parts[all[index].key], part.left * 2 < part.all { isReported[index] = false }
  }
}

extension Finding {
  /// Adds the measures of another rule's finding about the same fault, or else its evidence.
  fileprivate mutating func merge(_ other: Finding) {
    if !other.measures.isEmpty { return measures.merge(other.measures) { own, _ in own } }
    for var piece in other.evidence where !hasPlace(onLineOf: piece) {
      // Evidence of another rule does not violate this rule, and does not concern its target.
      piece.isBreach = false
      piece.isNamed = true
      evidence.append(piece)
    }
  }

  /// Whether the evidence names the line of a place already.
  fileprivate func hasPlace(onLineOf other: Evidence) -> Bool {
    evidence.contains { $0.position.ofLine == other.position.ofLine }
  }

  /// Whether another finding is on a line of this one, or is about the same target on a line of this one's evidence.
  fileprivate func meets(_ other: Finding) -> Bool {
    let lines = ([other.position] + other.evidence.map(\.position)).map(\.ofLine)
    if lines.contains(position.ofLine) { return true }
    guard let target, target == other.target else { return false }
    return ([position] + evidence.map(\.position)).map(\.ofLine).contains(other.position.ofLine)
  }
}

/// The lines of the findings of each rule.
private struct LinesByRule {
  private var lines: [String: Set<Position>] = [:]

  init(_ findings: [Finding], of rules: Set<String>) {
    // By index, since a copy of each finding would be retained.
    for index in findings.indices where rules.contains(findings[index].rule) {
      let places = [findings[index].position] + findings[index].evidence.map(\.position)
      lines[findings[index].rule, default: []].formUnion(places.map(\.ofLine))
    }
  }

  func contain(_ position: Position, ofRules rules: [String]) -> Bool {
    rules.contains { lines[$0]?.contains(position.ofLine) ?? false }
  }
}

extension Finding {
  /// Removes lines that other rules report from an import finding, which covers the import and all lines that use the
  /// module.
  ///
  /// - Returns: the remaining evidence, with `isReported` false if no line is left; nil if the other rules report none
  ///   of the lines.
  fileprivate func without(_ lines: LinesByRule, ofRules rules: [String]) -> (isReported: Bool, evidence: [Evidence])? {
    let left = evidence.filter { !lines.contain($0.position, ofRules: rules) }
    let isOwn = lines.contain(position, ofRules: rules)
    if left.count == evidence.count, !isOwn { return nil }
    return (!left.isEmpty, left)
  }
}
