import Findings
import LowLevel

/// The output formats of `lint`.
public enum ReportFormat: String, Sendable, CaseIterable {
  case text, concise, xcode, json, sarif, github, gitlab, junit, checkstyle, markdown, html

  public func render(_ result: LintResult, in setting: ReportSetting) -> String {
    var bytes: [UInt8] = []
    write(result, in: setting) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes a report in parts, since thousands of findings are megabytes of text.
  public func write(_ result: LintResult, in setting: ReportSetting, to sink: @escaping ReportSink) {
    var text = GrowingText(to: sink)
    switch self {
    case .text: TextReport(setting).write(result, to: &text)
    case .concise: ConciseReport.write(result, setting, to: &text)
    case .xcode: text += XcodeReport.render(result, base: setting.base)
    case .json: JSONReport.write(result, to: &text)
    case .sarif: SARIFReport(setting).write(result, to: &text)
    case .github: text += GitHubReport(setting).render(result)
    case .gitlab: GitLabReport.write(result, setting, to: &text)
    case .junit: text += JUnitReport(setting).render(result)
    case .checkstyle: text += CheckstyleReport.render(result)
    case .markdown: text += MarkdownReport(setting).render(result)
    case .html: text += setting.page(result)
    }
    text.finish()
  }
}

/// Receives the parts of a report in order.
public typealias ReportSink = GrowingText.Sink

/// The settings of a report.
public struct ReportSetting {
  /// The folder to which paths are relative; absolute.
  public var base: String
  /// The path of the base folder in the repository, such as `ios/App`; empty if it is the root.
  public var folderInRepository = ""
  public var ink: Ink
  /// The maximum width of a line of source code, in terminal columns.
  public var width: Int
  /// Text report: show every finding in full.
  public var isVerbose = false
  /// Text report: show only the table by rule.
  public var showsStatisticsOnly = false
  /// Text and concise reports: the maximum number of findings.
  public var limit: Int?
  /// SARIF: include accepted findings, marked as suppressed.
  public var showsAccepted = false
  /// JUnit: the least severity that fails the run; nil if none does.
  public var leastFailing: Severity? = .error
  /// JUnit: whether every problem fails the run, not only those of the baseline.
  public var failsOnProblems = false
  /// HTML: returns the page, which needs more than the result.
  public var page: (LintResult) -> String = { _ in "" }
  /// Returns a line (from 1) of a file; nil if it cannot be read.
  public var sourceLine: (_ file: String, _ line: Int) -> String?

  public init(
    base: String, ink: Ink = Ink(isOn: false), width: Int = 100,
    sourceLine: @escaping (_ file: String, _ line: Int) -> String? = { _, _ in nil }
  ) {
    self.base = base
    self.ink = ink
    self.width = width
    self.sourceLine = sourceLine
  }

  /// Returns the path of a file relative to the root of the repository.
  func repositoryPath(_ file: String) -> String {
    folderInRepository.isEmpty || file.hasPrefix("/") ? file : "\(folderInRepository)/\(file)"
  }
}
