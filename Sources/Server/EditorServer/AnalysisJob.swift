import EditorProtocol
import Findings
import Linting

/// An analysis of a session's code at one revision.
struct AnalysisJob: Sendable {
  enum Purpose {
    /// Produce a result with its diagnostics.
    case lint
    /// Produce a linter for queries, because the result came from the cache.
    case prepare
  }
  var purpose = Purpose.lint
  var session: Int
  var revision: Int
  /// Whether the session has no result yet.
  var isFirst: Bool
  /// The request, without texts.
  var request: LintRequest
  /// Texts of open documents, by path relative to the base folder.
  var documents: [String: [UInt8]]
  /// The configuration files of the last run with a valid configuration; nil if there was none.
  var configuration: [String: [UInt8]]?
  var wording: DiagnosticWording
  /// The linter of the last analysis, to be freed.
  var old: OldLinter?
  let cancellation = Cancellation()
}

/// The outcome of an analysis.
struct AnalysisOutcome {
  enum State {
    /// `configuration`: the files in force; `mistakes`: the mistakes in invalid files, which are not in force.
    case analysed(
      LintResult, linter: Linter?, configuration: [String: [UInt8]], mistakes: [ConfigurationMistake])
    case unusable([ConfigurationMistake])
    case nothing(String)
    /// Cancelled because newer text arrived.
    case cancelled
  }
  var session: Int
  var revision: Int
  var state: State
  /// Diagnostics by path relative to the base folder, in the order of the text.
  var diagnostics: [String: [LocatedDiagnostic]]
}

/// Transfers a value to another thread. The first thread must not use it any more.
struct Handover<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension AnalysisJob {
  /// Runs the lint. A new `Linter` is created for each analysis: everything reusable is in the cache and in the
  /// request's memory, so that the result equals that of the command line.
  func run() -> AnalysisOutcome {
    var request = request
    request.texts = unsavedTexts(below: request.baseFolder)
    do throws(UsageError) {
      return lint(request, try Linter(request), mistakes: [])
    } catch {
      switch error {
      case .usage(let message), .nothingToLint(let message): return outcome(.nothing(message), [:])
      case .configuration(let mistakes): return lintWithEarlierConfiguration(request, mistakes)
      }
    }
  }

  /// Creates a linter for queries if the result came from the cache and no file was analyzed.
  func preparedLinter() -> Linter? {
    var request = request
    request.texts = unsavedTexts(below: request.baseFolder)
    if cancellation.isCancelled { return nil }
    let linter: Linter?
    do throws(UsageError) {
      linter = try Linter(request)
    } catch {
      guard case .configuration(let mistakes) = error else { return nil }
      linter = try? Linter(withEarlierConfiguration(request, mistakes))
    }
    linter?.prepare()
    return linter
  }

  /// Lints with the last valid configuration.
  private func lintWithEarlierConfiguration(_ request: LintRequest, _ mistakes: [ConfigurationMistake])
    -> AnalysisOutcome
  {
    let earlier = withEarlierConfiguration(request, mistakes)
    guard configuration != nil, let linter = try? Linter(earlier) else {
      return outcome(.unusable(mistakes), wording.diagnostics(of: mistakes, lines: line(ofFile:_:)))
    }
    return lint(earlier, linter, mistakes: mistakes)
  }

  private func withEarlierConfiguration(_ request: LintRequest, _ mistakes: [ConfigurationMistake]) -> LintRequest {
    var earlier = request
    let names = LintRequest.configurationNames
    for mistake in mistakes where names.contains(where: { mistake.file == $0 || mistake.file.hasSuffix("/\($0)") }) {
      earlier.texts[mistake.file] = []
    }
    earlier.texts.merge(configuration ?? [:]) { $1 }
    return earlier
  }

  private func lint(_ request: LintRequest, _ linter: Linter, mistakes: [ConfigurationMistake]) -> AnalysisOutcome {
    guard let result = linter.lint(unless: { [cancellation] in cancellation.isCancelled }) else {
      return outcome(.cancelled, [:])
    }
    let isCached = linter.reuse?.isWholeResult ?? false
    var diagnostics = wording.diagnostics(of: result, lines: linter.sourceLine)
    diagnostics.merge(wording.diagnostics(of: mistakes, lines: line(ofFile:_:))) { $1 + $0 }
    let files = Dictionary(linter.configurationFiles.map { ($0.path, $0.text) }, uniquingKeysWith: { $1 })
    return outcome(
      .analysed(result, linter: isCached ? nil : linter, configuration: files, mistakes: mistakes), diagnostics)
  }

  /// The current text of a line, from 1. The linter may use an earlier configuration.
  private func line(ofFile file: String, _ number: Int) -> String? {
    let text = documents[file] ?? FileText.read(file.hasPrefix("/") ? file : "\(wording.base)/\(file)")
    return text.flatMap { DocumentText(bytes: $0).line(number - 1) }
  }

  private func outcome(_ state: AnalysisOutcome.State, _ diagnostics: [String: [LocatedDiagnostic]]) -> AnalysisOutcome
  {
    AnalysisOutcome(session: session, revision: revision, state: state, diagnostics: diagnostics)
  }

  /// Returns the texts that differ from those on disk. If there are none, the result of an earlier run can be reused.
  private func unsavedTexts(below base: String) -> [String: [UInt8]] {
    documents.filter { path, text in FileText.read("\(base)/\(path)") != text }
  }
}
