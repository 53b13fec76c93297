import Findings
import LowLevel

/// The formats that `lint` can write.
public enum ReportFormat: String, Sendable, CaseIterable {
  case text, concise, xcode, json, sarif, github, gitlab, junit, checkstyle, markdown

  public func render(_ result: LintResult, in setting: ReportSetting) -> String {
    var bytes: [UInt8] = []
    write(result, in: setting) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Hands a report on piece by piece: thousands of findings are megabytes of text.
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
    }
    text.finish()
  }
}

/// Takes the pieces of a report in turn.
public typealias ReportSink = GrowingText.Sink

/// What a report needs beside the result.
public struct ReportSetting {
  /// The folder that paths are relative to; absolute.
  public var base: String
  /// The base folder within the repository, `ios/App`; empty where it is the repository's.
  public var folderInRepository = ""
  public var ink: Ink
  /// Cells that a line of source code may take.
  public var width: Int
  /// Of the text report: every finding in full, none collapsed.
  public var isVerbose = false
  /// Of the text report: nothing but the table by rule.
  public var showsStatisticsOnly = false
  /// How many findings the text and concise reports show at most.
  public var limit: Int?
  /// Of SARIF: accepted findings too, as suppressed.
  public var showsAccepted = false
  /// Of JUnit: the least severity that fails the run; nil for none.
  public var leastFailing: Severity? = .error
  /// Of JUnit: every problem fails the run, and not only those of the baseline.
  public var failsOnProblems = false
  /// The text of a line (from 1) of a file of the result, or nil when it cannot be read any more.
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

  /// What services that show a repository call a file.
  func repositoryPath(_ file: String) -> String {
    folderInRepository.isEmpty || file.hasPrefix("/") ? file : "\(folderInRepository)/\(file)"
  }
}
