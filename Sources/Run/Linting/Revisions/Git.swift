import Findings
import Foundation
import LowLevel

/// Runs git in a folder. Nothing that a repository configures is executed: no hooks, monitors, external programs for
/// differences, filters or pagers; and no object is fetched.
struct Git {
  let folder: String

  struct Answer {
    var status: Int32
    var bytes: [UInt8]
    var errors: String
    var output: String { String(decoding: bytes, as: UTF8.self) }
    /// The first line.
    var line: String { output.pieces(at: "\n").first.map(String.init) ?? "" }
  }

  private static let safety = [
    "--no-pager", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "core.pager=cat", "-c",
    "core.attributesFile=/dev/null", "-c", "submodule.recurse=false",
  ]

  private static var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    for name in ["GIT_EXTERNAL_DIFF", "GIT_PAGER", "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"] {
      environment[name] = nil
    }
    let own = ["LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0", "GIT_NO_LAZY_FETCH": "1", "GIT_TERMINAL_PROMPT": "0"]
    return environment.merging(own) { $1 }
  }

  /// - Parameter input: a file with what is written to standard input.
  func run(_ arguments: [String], input: FileHandle? = nil) -> Answer {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + Self.safety + arguments
    process.environment = Self.environment
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = input ?? FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    do { try process.run() } catch { return Answer(status: 127, bytes: [], errors: "\(error)") }
    // On another thread: git waits where either stream is full.
    let errorText = ErrorText()
    let (group, handle) = (DispatchGroup(), errors.fileHandleForReading)
    DispatchQueue.global().async(group: group) { errorText.data = handle.readDataToEndOfFile() }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    group.wait()
    process.waitUntilExit()
    return Answer(
      status: process.terminationStatus, bytes: Array(data), errors: String(decoding: errorText.data, as: UTF8.self))
  }

  /// Written on one thread before the other reads it.
  private final class ErrorText: @unchecked Sendable {
    var data = Data()
  }

  // MARK: Revisions

  /// The id of the commit that a revision names.
  /// - Parameter option: what the user wrote it for, in messages: `--changed-since`.
  func commit(_ revision: String, for option: String) throws(UsageError) -> String {
    if revision.isEmpty || revision.hasPrefix("-") {
      throw .usage("\(option) needs a revision, not '\(revision)'")
    }
    let found = run(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"])
    if found.status == 0 { return found.line }
    let inside = run(["rev-parse", "--is-shallow-repository"])
    if inside.status == 127 { throw .usage("\(option) needs git, which could not be started: \(inside.errors)") }
    if inside.status != 0 {
      let message = "\(option) needs a git checkout, and \(folder) is not in one: run it in the repository"
      throw failure(message, inside)
    }
    var message = "\(option): there is no revision '\(revision)' in this checkout"
    if inside.output.hasPrefix("true") {
      message +=
        ": it is a shallow clone. Fetch more of the history first: 'git fetch --deepen=100', or 'git fetch --unshallow'"
        + "; in GitHub Actions 'fetch-depth: 0' of actions/checkout, in GitLab CI 'GIT_DEPTH: 0'"
    } else if revision.contains("/") {
      message += "; fetch it first: 'git fetch origin' (CI may have fetched the one branch only: 'fetch-depth: 0')"
    }
    throw .usage(message)
  }

  /// The commit from which two have diverged; the first itself if there is none, or if it was not fetched.
  func mergeBase(_ base: String, _ head: String) -> String {
    let common = run(["merge-base", head, base])
    return common.status == 0 && !common.line.isEmpty ? common.line : base
  }

  /// The error of a command that failed, with git's first words on it.
  func failure(_ message: String, _ answer: Answer) -> UsageError {
    let reason = answer.errors.pieces(at: "\n").first.map { " (\($0))" } ?? ""
    return .usage(message + reason)
  }
}
