import Findings
import Foundation
import Threads

/// Runs git in an untrusted repository: it starts no program that the repository's configuration names, and fetches
/// nothing.
struct GitCommand {
  let folder: String
  private let overrides: [String]

  struct Answer {
    /// 127 if git could not be started.
    var status: Int32
    var bytes: [UInt8]
    var errors: String
    var output: String { String(decoding: bytes, as: UTF8.self) }
    /// The first line of the output.
    var line: String { output.split(separator: "\n").first.map(String.init) ?? "" }
  }

  /// - Parameter folder: absolute.
  init(folder: String) {
    self.folder = folder
    overrides = Self.withoutPrograms + Self.withoutFilters(in: folder)
  }

  /// - Parameter input: a file for standard input.
  func run(_ arguments: [String], input: FileHandle? = nil) -> Answer {
    Self.run(overrides + arguments, in: folder, input: input)
  }

  /// Starts git, whose output is read while it works. Its error output is discarded.
  /// - Parameter input: a file for git's standard input.
  func start(_ arguments: [String], input: FileHandle) throws(UsageError) -> GitStream {
    do {
      let output = try OutputPipe()
      let process = try Self.process(
        overrides + arguments, in: folder, input: .descriptor(input.fileDescriptor), output: output.stream,
        errors: .none)
      output.closeWriting()
      return GitStream(process, output.reading)
    } catch { throw .usage("git could not be started: \(error)") }
  }

  /// Disables hooks, the file system monitor, external diffs, pagers, checks of signatures, and all ways to fetch.
  private static let withoutPrograms =
    ["--no-pager"]
    + [
      "core.fsmonitor=false", "core.hooksPath=/dev/null", "core.pager=cat", "core.sshCommand=false",
      "core.alternateRefsCommand=true", "core.askPass=true", "diff.external=", "protocol.allow=never",
      "log.showSignature=false",
    ].flatMap { ["-c", $0] }

  /// Disables the filters that `.gitattributes` may name and the configuration defines: a diff would run them on
  /// changed files.
  private static func withoutFilters(in folder: String) -> [String] {
    let answer = run(withoutPrograms + ["config", "--name-only", "-z", "--get-regexp", "^filter\\..*"], in: folder)
    let keys = Set(
      answer.output.split(separator: "\0").compactMap { key in key.lastIndex(of: ".").map { String(key[..<$0]) } })
    return keys.sorted().flatMap { key in
      ["clean=", "smudge=", "process=", "required=false"].flatMap { ["-c", "\(key).\($0)"] }
    }
  }

  private static func process(
    _ arguments: [String], in folder: String, input: ChildProcess.Stream, output: ChildProcess.Stream,
    errors: ChildProcess.Stream
  ) throws(ChildProcess.SystemError) -> ChildProcess {
    let environment = ProcessInfo.processInfo.environment.merging([
      "LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0", "GIT_NO_LAZY_FETCH": "1", "GIT_TERMINAL_PROMPT": "0",
    ]) { $1 }
    return try ChildProcess(
      "/usr/bin/env", ["git", "-C", folder] + arguments, environment: environment, input: input, output: output,
      errors: errors)
  }

  private static func run(_ arguments: [String], in folder: String, input: FileHandle? = nil) -> Answer {
    let (output, errors, process): (OutputPipe, OutputPipe, ChildProcess)
    do {
      (output, errors) = (try OutputPipe(), try OutputPipe())
      process = try Self.process(
        arguments, in: folder, input: input.map { .descriptor($0.fileDescriptor) } ?? .none, output: output.stream,
        errors: errors.stream)
    } catch { return Answer(status: 127, bytes: [], errors: "\(error)") }
    output.closeWriting()
    errors.closeWriting()
    // Both pipes are read at the same time: git blocks if one of them is full.
    let (found, complaints) = inParallel(jobs: 2, { output.readToEnd() }, { errors.readToEnd() })
    let status =
      switch process.wait() {
      case .status(let status): status
      case .signal(let signal): signal
      }
    return Answer(status: status, bytes: found, errors: String(decoding: complaints, as: UTF8.self))
  }
}
