import Baselines
import Foundation
import Linting
import Testing

/// A project with two layers, for tests of baselines.
enum BaselineProject {
  /// A service with one upward dependency.
  static let service = "final class Service {\n  let a: Screen? = nil\n}\n"

  private static let screen = "final class Screen {}\nfinal class Other {}\n"

  static func make(_ service: String, at path: String = "Domain/Service.swift") throws -> TemporaryProject {
    try TemporaryProject([
      (".layerlint.yml", "layers:\n  - App: App\n  - Domain: Domain\n"), ("App/Screen.swift", screen),
      (path, service),
    ])
  }
}

extension TemporaryProject {
  /// Writes the baseline as `--write-baseline` does.
  @discardableResult
  func freeze(_ change: (inout LintRequest) -> Void = { _ in }) throws -> BaselineUpdate? {
    var request = LintRequest(paths: [path])
    change(&request)
    request.writesBaseline = true
    let linter = try Linter(request)
    #expect(linter.lint().findings.isEmpty)
    guard let update = linter.baselineUpdate else { return nil }
    try Data(update.text.utf8).write(to: URL(fileURLWithPath: update.path))
    return update
  }

  func remove(_ relative: String) throws { try FileManager.default.removeItem(atPath: "\(path)/\(relative)") }

  func text(_ relative: String) throws -> String { try String(contentsOfFile: "\(path)/\(relative)", encoding: .utf8) }

  func move(_ old: String, to new: String) throws {
    try write(try text(old), to: new)
    try FileManager.default.removeItem(atPath: "\(path)/\(old)")
  }
}
