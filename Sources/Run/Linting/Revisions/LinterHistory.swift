import Architecture
import DependencyGraph
import Findings
import GraphDocuments
import RuleKinds
import Threads

extension Linter {
  /// Lints past commits with the current configuration.
  /// - Parameter since: a revision, or a time before HEAD: see `HistoryRange`.
  public static func history(
    _ request: LintRequest, since: String, every interval: HistoryInterval
  ) throws(UsageError) -> HistoryDocument {
    let linter = try Linter(request)
    let range = try HistoryRange(since: since, in: linter.base)
    let commits = try range.revisions(every: interval)
    let runs = try RevisionRuns(of: linter, range, commits: commits.count)
    let counter = RevisionCounter(total: commits.count, report: request.progress)
    let outcomes = try runs.run(commits.map { [$0] }, progress: counter.count) { linter, _ in linter.pointOfHistory() }
    var document = HistoryDocument(interval: interval)
    document.problems = range.problem.map { [$0] } ?? []
    var categories: [String: FindingCategory] = [:]
    for (commit, outcome) in zip(commits, outcomes) {
      switch outcome {
      case .answer(let point):
        var revision = point.revision
        revision.commit = commit.described
        document.revisions.append(revision)
        categories.merge(point.categories) { $1 }
      case .nothing: document.revisions.append(HistoryDocument.Revision(commit.described))
      case .failed(let error): document.problems.append(Self.problem(error, commit))
      }
    }
    document.keepLongestControllers()
    let found = Set(document.revisions.flatMap { $0.findings.keys })
    document.rules = found.map { HistoryDocument.Rule(id: $0, category: categories[$0] ?? .architecture) }.sorted {
      ($0.category, $0.id) < ($1.category, $1.id)
    }
    document.notes = linter.historyNotes(range.git)
    return document
  }

  static func problem(_ error: UsageError, _ commit: GitCommit) -> Problem {
    let reason =
      switch error {
      case .usage(let text), .nothingToLint(let text): text
      case .configuration(let mistakes): mistakes.first?.message ?? "its configuration is not valid"
      }
    return Problem(kind: "unreadable_revision", message: "\(commit.id.prefix(10)) could not be linted: \(reason)")
  }

  /// Notes about what makes the numbers of two revisions hard to compare, or is missing from them.
  func historyNotes(_ git: GitCommand) -> [String] {
    var notes: [String] = []
    if project.policy.layerPlan == nil {
      notes.append("no layers are configured: those inferred for HEAD are used for all revisions")
    }
    let changes = git.run(["status", "--porcelain", "--untracked-files=no", "--ignore-submodules=all", "--", "."])
    if changes.status == 0, !changes.bytes.isEmpty {
      notes.append("HEAD is the last revision: changes that are not committed are no part of it")
    }
    return notes
  }
}

/// A revision, and the categories of its rules.
private struct HistoryPoint: Sendable {
  var revision: HistoryDocument.Revision
  var categories: [String: FindingCategory]
}

extension Linter {
  fileprivate func pointOfHistory() -> HistoryPoint {
    let (result, rules) = lintedRules()
    var revision = HistoryDocument.Revision(HistoryDocument.Commit(id: "", date: "", subject: ""))
    (revision.files, revision.lines) = (result.files, result.lines)
    revision.errors = result.count(.error)
    revision.warnings = result.count(.warning)
    revision.infos = result.count(.info)
    for finding in result.findings { revision.findings[finding.rule, default: 0] += 1 }
    let documents = GraphDocuments(analysis.model, analysis.positions, violations: nil, reports: { _ in true })
    revision.edges = documents.layerEdges()
    let (model, graph) = (analysis.model, analysis.model.graph)
    for type in model.roles.types(.viewController) {
      revision.controllers[graph.qualifiedName(of: type)] = SizeRule.lines(of: type, in: graph)
    }
    return HistoryPoint(
      revision: revision, categories: Dictionary(rules.map { ($0.id, $0.category) }, uniquingKeysWith: { $1 }))
  }
}

extension HistoryDocument {
  private static let maximumControllers = 10

  /// Leaves out controllers that are not among the longest of the first or the last revision.
  fileprivate mutating func keepLongestControllers() {
    let ends = [revisions.first, revisions.last].compactMap { $0?.controllers }
    let kept = Set(
      ends.flatMap { sizes in
        sizes.keys.sorted { (sizes[$1] ?? 0, $0) < (sizes[$0] ?? 0, $1) }.prefix(Self.maximumControllers)
      })
    for index in revisions.indices {
      revisions[index].controllers = revisions[index].controllers.filter { kept.contains($0.key) }
    }
  }
}

/// Counts the commits that were linted, on any thread.
final class RevisionCounter: Sendable {
  private let done: Guarded<Int>
  private let total: Int
  private let report: (@Sendable (Int, Int) -> Void)?

  init(total: Int, startingAt first: Int = 0, report: (@Sendable (Int, Int) -> Void)?) {
    (done, self.total, self.report) = (Guarded(first), total, report)
  }

  @Sendable func count() {
    let now = done.withValue { done in
      done += 1
      return done
    }
    report?(min(now, total), total)
  }
}
