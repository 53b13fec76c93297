import Baselines
import DependencyGraph
import FactCollection
import Findings
import Policy
import RuleKinds
import SourceFacts
import Tables
import Workspace

/// The code of an analysis with some files in other folders, and the findings that it would have. Nothing is read or
/// resolved again, since references do not depend on folders within a module.
struct MovedCode {
  /// The new path of each moved file.
  let paths: [FileID: String]
  let analysis: Analysis
  let findings: [Finding]
  /// The original path of each new path.
  private var originalPaths: [String: String] = [:]

  /// - Parameter request: contains the rules to check.
  init(_ paths: [FileID: String], of original: Analysis, _ project: Project, _ request: LintRequest) {
    self.paths = paths
    analysis = paths.isEmpty ? original : Analysis(original, moving: paths, project, request)
    let unread = UnreadCode(project.workspace, read: analysis.model.graph.files.map(\.path))
    findings = RuleRun(project, request, analysis, .none, unread).result(unless: { false }).0.findings
    for (file, path) in paths { originalPaths[path] = original.model.graph.files[file].path }
  }

  /// The findings that are removed and added compared to an earlier state.
  func change(from earlier: MovedCode) -> PlanDocument.Change {
    var change = PlanDocument.Change()
    let (before, after) = (earlier.findingsByKey, findingsByKey)
    change.gone = Self.excess(of: before, over: after)
    change.new = Self.excess(of: after, over: before)
    return change
  }

  private static func excess(of all: [FindingKey: [Finding]], over others: [FindingKey: [Finding]]) -> [Finding] {
    let found = all.flatMap { key, findings in findings.dropFirst(others[key]?.count ?? 0) }
    return found.sorted {
      ($0.position.file, $0.position.line, $0.rule, $0.message) < (
        $1.position.file, $1.position.line, $1.rule, $1.message
      )
    }
  }

  /// The findings by their keys, with the original paths.
  private var findingsByKey: [FindingKey: [Finding]] {
    var byKey: [FindingKey: [Finding]] = [:]
    for finding in findings {
      var key = finding.fault ?? finding.key
      key.file = originalPaths[key.file] ?? key.file
      byKey[key, default: []].append(finding)
    }
    return byKey
  }
}
