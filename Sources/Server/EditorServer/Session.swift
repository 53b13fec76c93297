import EditorProtocol
import Findings
import Linting

/// One folder that is open in the editor, with what is known of the code in it.
final class Session {
  let number: Int
  /// Absolute; files in it are reported on.
  let root: String
  /// Absolute; paths of results are relative to it.
  private(set) var base: String
  private var resolvedBase: String

  /// Counts the changes that an analysis has to see.
  private(set) var revision = 0
  /// What the last analysis has seen; nil before the first.
  private(set) var analysedRevision: Int?
  /// What is being analysed.
  private(set) var running: Int?
  private var cancellation: Cancellation?
  /// What the runs of this session leave to one another.
  let memory = LintMemory()
  /// When the next analysis may begin, in seconds of the clock; nil where none is due.
  private(set) var dueAt: Double?
  private var firstChangeAt = 0.0
  /// When a linter is to be prepared, in seconds of the clock; nil where one is, or nothing is to be asked.
  private(set) var preparationAt: Double?
  /// So long after a result that came from a cache, in seconds, if nobody waits.
  private static let preparationDelay = 0.5

  var result: LintResult?
  /// Nil while nothing but the result is known.
  var prepared: PreparedLinter?
  var diagnostics: [String: [LocatedDiagnostic]] = [:]
  /// What the client was told, by path.
  var published: [String: PublishedFile] = [:]
  /// The configuration in force, by path; nil before there was one that could be used.
  var configuration: [String: [UInt8]]?
  var hasBrokenConfiguration = false
  /// Why there is nothing to analyse, as it was last reported.
  var lastComplaint: String?
  /// Requests that need an analysis of the newest texts.
  var waiting: [WaitingRequest] = []

  struct PublishedFile {
    /// Changes when the diagnostics do.
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

  /// Something changed at a time: an analysis is due when nothing else has for a while.
  func change(at now: Double, delay: Double) {
    revision += 1
    cancellation?.cancel()
    preparationAt = nil
    if dueAt == nil { firstChangeAt = now }
    dueAt = min(now + delay, firstChangeAt + 5 * delay)
  }

  /// Somebody waits.
  func hurry(at now: Double) {
    if dueAt != nil { dueAt = now }
    if preparationAt != nil { preparationAt = now }
  }

  /// The result came from a cache, and no linter was needed for it.
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

  /// The base folder may be another one, if a configuration came or went.
  func findBase() {
    let now = LintRequest(paths: [root]).baseFolder
    if now != base { (base, resolvedBase) = (now, FileText.resolved(now)) }
  }

  /// An analysis ended. It has seen all texts of `revision`, or was cancelled.
  func end(_ revision: Int?) {
    (running, cancellation) = (nil, nil)
    if let revision { analysedRevision = revision }
  }

  /// Whether the last analysis has seen all texts.
  var isCurrent: Bool { analysedRevision == revision }

  // MARK: Paths

  /// The path of a file as results call it; nil for one outside of the base folder.
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

/// A request that is answered when the newest texts are analysed.
struct WaitingRequest {
  var id: RequestID
  /// Whether a result alone does not suffice.
  var needsLinter: Bool
  var answer: (Session) -> Void
}
