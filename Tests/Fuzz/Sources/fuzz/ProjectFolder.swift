import Findings
import Foundation
import Linting
import Reports

/// The folder into which each project is written, in memory if the system has such a place.
final class ProjectFolder: Sendable {
  static let own = ProjectFolder()

  private let root: String
  private let project: String
  var cache: String { "\(root)/cache" }

  private init() {
    let memory = "/dev/shm"
    let place =
      FileManager.default.isWritableFile(atPath: memory) ? memory : FileManager.default.temporaryDirectory.path
    root = "\(place)/layerlint-fuzz-\(ProcessInfo.processInfo.processIdentifier)"
    project = "\(root)/project"
    atexit { ProjectFolder.own.remove(ProjectFolder.own.root) }
  }

  /// Paths that are not possible, such as a file below a file, are left out.
  func write(_ files: [(path: String, text: ArraySlice<UInt8>)]) {
    for file in files {
      let url = URL(fileURLWithPath: "\(project)/\(file.path)")
      try? FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? Data(file.text).write(to: url)
    }
  }

  func clear() {
    remove(project)
    remove(cache)
  }

  private func remove(_ path: String) { try? FileManager.default.removeItem(atPath: path) }

  /// All reports of a run, or its error.
  func lint(_ change: (inout LintRequest) -> Void) -> String {
    var request = LintRequest(paths: [project])
    request.worker = CommandLine.arguments[0]
    change(&request)
    do {
      let linter = try Linter(request)
      let result = linter.lint()
      let setting = ReportSetting(base: linter.base, ink: Ink(isOn: false)) { linter.sourceLine(file: $0, line: $1) }
      return ReportFormat.allCases.map { $0.render(result, in: setting) }.joined(separator: "\n")
    } catch {
      return "\(error)"
    }
  }
}
