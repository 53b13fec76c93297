import EditorProtocol
import Findings
import Linting

/// An open folder of the editor, and the results for it.
final class Session {
  let number: Int
  /// The folder whose files are reported on; absolute.
  let root: String
  /// The base folder, which paths of results are relative to; absolute.
  private(set) var base: String
  private var resolvedBase: String

  /// Incremented by each change that must be analyzed.
  private(set) var revision = 0
  /// The revision that was analyzed last; nil before the first analysis.
  private(set) var analysedRevision: Int?
  /// The revision that is being analyzed; nil if none is.
  private(set) var running: Int?
  private var cancellation: Cancellation?
  /// Shared by the runs of this session.
  let memory = LintMemory()
  /// When the next analysis may start, in seconds of the clock; nil if none is due.
  private(set) var dueAt: Double?
  private var firstChangeAt = 0.0
  /// When a linter should be prepared, in seconds of the clock; nil if there is one, or none is needed.
  private(set) var preparationAt: Double?
  /// The delay, in seconds, before a linter is prepared after a result from the cache, unless a request waits for it.
  private static let preparationDelay = 0.5

  var result: LintResult?
  /// Nil if only the result is available.
  var prepared: PreparedLinter?
  var diagnostics: [String: [LocatedDiagnostic]] = [:]
  /// The last diagnostics that the client received, by path.
  var published: [String: PublishedFile] = [:]
  /// The configuration in force, by path; nil if no configuration has been valid yet.
  var configuration: [String: [UInt8]]?
  var hasBrokenConfiguration = false
  /// The last reported reason why there is nothing to analyze.
  var lastProblem: String?
  /// Requests that wait for an analysis of the newest texts.
  var waiting: [WaitingRequest] = []

  struct PublishedFile {
    /// Changes whenever the diagnostics change.
    var resultID: String
    var diagnostics: [Diagnostic]
  }

  init(number: Int, root: String) {
    self.number = number
    self.root = root
    base = LintRequest(paths: [root]).baseFolder
    resolvedBase = FileText.resolved(base)
  }

  // MARK: Revisions

  /// Schedules an analysis after a change: when there has been no other change for `delay`, but at the latest after
  /// five times that.
  func change(at now: Double, delay: Double) {
    revision += 1
    cancellation?.cancel()
    preparationAt = nil
    if dueAt == nil { firstChangeAt = now }
    dueAt = min(now + delay, firstChangeAt + 5 * delay)
  }

  /// Makes a scheduled analysis or preparation due now, because a request waits for it.
  func expedite(at now: Double) {
    if dueAt != nil { dueAt = now }
    if preparationAt != nil { preparationAt = now }
  }

  /// Schedules the preparation of a linter after a result came from the cache.
  func planPreparation(at now: Double) {
    let isAwaited = waiting.contains(where: \.needsLinter)
    preparationAt = isAwaited ? now : now + Self.preparationDelay
  }

  /// Removes and returns the prepared linter, because the texts have changed.
  func takePrepared() -> PreparedLinter? {
    defer { prepared = nil }
    return prepared
  }

  func beginPreparation(_ cancellation: Cancellation) {
    (running, preparationAt, self.cancellation) = (revision, nil, cancellation)
  }

  func begin(_ cancellation: Cancellation) {
    (running, dueAt, preparationAt, self.cancellation) = (revision, nil, nil, cancellation)
  }

  /// Updates the base folder, which may change if a configuration is created or deleted.
  func findBase() {
    let now = LintRequest(paths: [root]).baseFolder
    if now != base { (base, resolvedBase) = (now, FileText.resolved(now)) }
  }

  /// Ends an analysis.
  ///
  /// - Parameter revision: the analyzed revision; nil if the analysis was cancelled.
  func end(_ revision: Int?) {
    (running, cancellation) = (nil, nil)
    if let revision { analysedRevision = revision }
  }

  /// Whether the newest texts are analyzed.
  var isCurrent: Bool { analysedRevision == revision }

  // MARK: Paths

  /// The path of a file relative to the base folder, as in results; nil for a file outside of it.
  func relativePath(_ path: String) -> String? {
    for folder in [base, resolvedBase] where path.hasPrefix(folder == "/" ? "/" : "\(folder)/") {
      return String(path.dropFirst(folder == "/" ? 1 : folder.count + 1))
    }
    return nil
  }

  func absolutePath(_ path: String) -> String {
    path.hasPrefix("/") ? path : base == "/" ? "/\(path)" : "\(base)/\(path)"
  }
}

/// A request that is answered when the newest texts are analyzed.
struct WaitingRequest {
  var id: RequestID
  /// Whether it needs a linter in addition to the result.
  var needsLinter: Bool
  var answer: (Session) -> Void
}
