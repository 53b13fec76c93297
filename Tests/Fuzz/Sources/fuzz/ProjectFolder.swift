import Findings
import Foundation
import Linting
import Reports

/// The folder into which each project is written, in memory if the system supports that. It has the same path in each
/// run, because an index store contains absolute paths; `LAYERLINT_FUZZ_FOLDER` names another one for a second run.
final class ProjectFolder: Sendable {
  static let own = ProjectFolder()

  let project: String
  private let root: String
  private let cachePath: String
  var cache: CacheFolder { .folder(cachePath) }

  private init() {
    let memory = "/dev/shm"
    let place = FileManager.default.isWritableFile(atPath: memory) ? memory : "/tmp"
    root = ProcessInfo.processInfo.environment["LAYERLINT_FUZZ_FOLDER"] ?? "\(place)/layerlint-fuzz"
    (project, cachePath) = ("\(root)/project", "\(root)/cache")
    clear()
    atexit { ProjectFolder.own.clear() }
  }

  /// Writes the input to a file, for faults after which libFuzzer cannot do so: a stack overflow.
  func keep(_ input: [UInt8]) {
    try? FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    try? Data(input).write(to: URL(fileURLWithPath: "\(root)/last-input"))
  }

  /// Impossible paths, such as a file below a file, are left out.
  func write(_ files: [(path: String, text: ArraySlice<UInt8>)]) {
    for file in files {
      let url = URL(fileURLWithPath: "\(project)/\(file.path)")
      try? FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? Data(file.text).write(to: url)
    }
  }

  func clear() {
    remove(project)
    remove(cachePath)
  }

  private func remove(_ path: String) { try? FileManager.default.removeItem(atPath: path) }

  /// Every three bytes change one byte of the cache: the position, modulo the size of the file, and the difference.
  func damageCache(_ changes: ArraySlice<UInt8>) {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: cachePath))?.sorted() ?? []
    for path in paths {
      let url = URL(fileURLWithPath: "\(cachePath)/\(path)")
      guard var bytes = try? Data(contentsOf: url), !bytes.isEmpty else { continue }
      var rest = changes
      while rest.count >= 3 {
        let change = Array(rest.prefix(3))
        bytes[(Int(change[0]) << 8 | Int(change[1])) % bytes.count] ^= change[2]
        rest = rest.dropFirst(3)
      }
      try? bytes.write(to: url)
    }
  }

  func request() -> LintRequest {
    var request = LintRequest(paths: [project])
    request.worker = CommandLine.arguments[0]
    let index = "\(project)/index"
    if FileManager.default.fileExists(atPath: index) { request.indexStorePath = index }
    return request
  }

  /// All reports of a run, or its error.
  func lint(formats: [ReportFormat] = ReportFormat.allCases, _ change: (inout LintRequest) -> Void) -> String {
    var request = request()
    change(&request)
    do {
      let linter = try Linter(request)
      let result = linter.lint()
      let setting = ReportSetting(base: linter.base, ink: Ink(isOn: false)) { linter.sourceLine(file: $0, line: $1) }
      return formats.map { $0.render(result, in: setting) }.joined(separator: "\n")
    } catch {
      return "\(error)"
    }
  }
}

extension LintRequest {
  /// Parses Objective-C with the tokenizer and reads no index: a damaged index may crash the compiler's library, which
  /// is why the program loads it only in another process.
  mutating func leaveOutWorkers() { (worker, indexStorePath) = (nil, nil) }
}
