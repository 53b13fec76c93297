import Foundation

/// The place of a call in a test.
struct TestPlace {
  let file: String
  let line: Int
  let column: Int
}

/// One run of `layerlint`, whose findings become issues of the current test.
struct Check {
  let scope: ArchitectureScope
  let severities: Set<String>
  /// The configuration to use in place of the package's.
  var configuration: String?
  var rules: [String] = []

  func run(calledAt place: TestPlace) throws {
    let root = try Self.package(around: place.file)
    let folder = scope.folder.map { $0.hasPrefix("/") ? $0 : "\(root)/\($0)" } ?? root
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("layerlint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let report = scratch.appendingPathComponent("report.json")
    var arguments = ["lint", folder, "--quiet", "--fail-on", "never", "--format", "json:\(report.path)"]
    for rule in rules { arguments += ["--only", rule] }
    if let configuration {
      let file = scratch.appendingPathComponent("layerlint.yml")
      try Data(configuration.utf8).write(to: file)
      arguments += ["--config", file.path]
    }
    try Program.find(forPackage: root).run(arguments, in: scratch)
    let result = try JSONDecoder().decode(Report.self, from: Data(contentsOf: report))
    // Paths of a report are relative to the base folder, which the program finds: the nearest that has the file.
    let bases = sequence(first: folder) { $0.count > 1 ? ($0 as NSString).deletingLastPathComponent : nil }
    func absolute(_ file: String) -> String {
      bases.map { "\($0)/\(file)" }.first(where: FileManager.default.fileExists(atPath:)) ?? "\(folder)/\(file)"
    }
    for finding in result.violations where severities.contains(finding.severity) {
      let advice = finding.suggestion.map { "\n\($0)" } ?? ""
      let name = configuration == nil ? " (\(finding.rule))" : ""
      record(
        "\(finding.message)\(name)\(advice)",
        at: TestPlace(file: absolute(finding.file), line: finding.line, column: finding.column))
    }
    for problem in result.problems where problem.fails && configuration == nil {
      let file = problem.file.map(absolute) ?? place.file
      record(problem.message, at: TestPlace(file: file, line: problem.line ?? 1, column: problem.column ?? 1))
    }
  }

  /// The folder of the nearest Package.swift around a file.
  private static func package(around file: String) throws -> String {
    var folder = (file as NSString).deletingLastPathComponent
    while folder.count > 1 {
      if FileManager.default.fileExists(atPath: "\(folder)/Package.swift") { return folder }
      folder = (folder as NSString).deletingLastPathComponent
    }
    throw ArchitectureError(description: "no Package.swift around \(file): name the folder with `.folder(path)`")
  }
}

/// Why the architecture could not be checked.
public struct ArchitectureError: Error, CustomStringConvertible {
  public let description: String
}

/// The part of the JSON report that is used.
private struct Report: Decodable {
  struct Violation: Decodable {
    let rule: String
    let severity: String
    let message: String
    let suggestion: String?
    let file: String
    let line: Int
    let column: Int
  }
  struct Problem: Decodable {
    let kind: String
    let message: String
    let file: String?
    let line: Int?
    let column: Int?
    /// As in an ordinary run.
    var fails: Bool { ["stale_baseline", "unjudged_baseline", "exceeded_baseline"].contains(kind) }
  }
  let violations: [Violation]
  let problems: [Problem]
}

enum YAML {
  static func quoted(_ text: String) -> String { "'\(text.replacingOccurrences(of: "'", with: "''"))'" }
}
