import EditorProtocol
import Findings
import Linting

/// One analysis of a session's code, as it was at a revision.
struct AnalysisJob: Sendable {
  enum Purpose {
    /// A result with its diagnostics.
    case lint
    /// A linter for questions beyond a result that is known already.
    case prepare
  }
  var purpose = Purpose.lint
  var session: Int
  var revision: Int
  /// Whether nothing is known of the code yet.
  var isFirst: Bool
  /// Without texts.
  var request: LintRequest
  /// Texts of open documents, by path relative to the base folder.
  var documents: [String: [UInt8]]
  /// The configuration files of the last run that could use them; nil where there was none.
  var configuration: [String: [UInt8]]?
  var wording: DiagnosticWording
  /// The linter of the last analysis, to be freed.
  var old: OldLinter?
  let cancellation = Cancellation()
}

/// What came of it.
struct AnalysisOutcome {
  enum State {
    /// `configuration`: the files that are in force; `mistakes`: of files that are not, since they cannot be used.
    case analysed(
      LintResult, linter: Linter?, configuration: [String: [UInt8]], mistakes: [ConfigurationMistake])
    case unusable([ConfigurationMistake])
    case nothing(String)
    /// Newer text arrived meanwhile.
    case cancelled
  }
  var session: Int
  var revision: Int
  var state: State
  /// By path relative to the base folder, in the order of the text.
  var diagnostics: [String: [LocatedDiagnostic]]
}

/// Passes a value from the thread that made it to another, and is not used by the first any more.
struct Handover<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension AnalysisJob {
  /// Lints. `Linter` is made again for each analysis: what can be reused is in the cache and in the request's memory,
  /// so that the result is that of the command line.
  func run() -> AnalysisOutcome {
    var request = request
    request.texts = unsavedTexts(below: request.baseFolder)
    do throws(UsageError) {
      return lint(request, try Linter(request), mistakes: [])
    } catch {
      switch error {
      case .usage(let message), .nothingToLint(let message): return outcome(.nothing(message), [:])
      case .configuration(let mistakes): return lintAsBefore(request, mistakes)
      }
    }
  }

  /// A linter for questions beyond a result, where that came from the cache and no file was analysed.
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

  /// The configuration that could be used last stays in force.
  private func lintAsBefore(_ request: LintRequest, _ mistakes: [ConfigurationMistake]) -> AnalysisOutcome {
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

  /// A line, from 1, as it is today. The linter may read an earlier configuration.
  private func line(ofFile file: String, _ number: Int) -> String? {
    let text = documents[file] ?? FileText.read(file.hasPrefix("/") ? file : "\(wording.base)/\(file)")
    return text.flatMap { DocumentText(bytes: $0).line(number - 1) }
  }

  private func outcome(_ state: AnalysisOutcome.State, _ diagnostics: [String: [LocatedDiagnostic]]) -> AnalysisOutcome
  {
    AnalysisOutcome(session: session, revision: revision, state: state, diagnostics: diagnostics)
  }

  /// Texts that are those on disk are left out: without any, the result may be that of an earlier run.
  private func unsavedTexts(below base: String) -> [String: [UInt8]] {
    documents.filter { path, text in FileText.read("\(base)/\(path)") != text }
  }
}
