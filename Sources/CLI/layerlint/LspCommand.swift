import ArgumentParser
import EditorServer
import Findings
import Foundation
import Linting

struct LspCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp", abstract: "Serve an editor: a language server on standard input and output.",
    discussion: """
      It speaks the Language Server Protocol 3.17; docs/editors/README.md says how to set up an editor. Folders are \
      those that are open in the editor.
      """)

  @Option(help: ArgumentHelp("Threads to use. (default: one for each core)", valueName: "n"))
  var jobs: Int?

  @Flag(name: .customLong("no-cache"), help: "Do not use the cache: read everything again, and store nothing.")
  var noCache = false

  @Option(
    help: ArgumentHelp(
      "Where facts are kept between runs, in place of $LAYERLINT_CACHE_PATH or the user's caches.", valueName: "dir"),
    completion: .directory)
  var cachePath: String?

  @Flag(name: .customLong("stdio"), help: .hidden)
  var stdio = false

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs needs a number of threads, 1 or more") }
  }

  func run() throws {
    // A closed connection is detected by a failed write instead.
    signal(SIGPIPE, SIG_IGN)
    let settings = ServerSettings(
      request: request, now: { ProcessInfo.processInfo.systemUptime },
      isAlive: { process in kill(pid_t(truncatingIfNeeded: process), 0) == 0 || errno != ESRCH })
    let server = EditorServer(settings)
    let output = Output(Console.output, named: "standard output")
    let code = server.run(reading: 0) { bytes in
      output.write(bytes)
      return output.failure == nil
    }
    guard let code else { throw UsageError.usage("the system has no further thread") }
    throw ExitStatus(rawValue: code) ?? .unusable
  }

  private func request(forRoot root: String) -> LintRequest {
    var request = LintRequest(paths: [root])
    request.jobs = jobs
    request.worker = Program.path
    if noCache { return request }
    let folder = request.currentFolder
    request.cache =
      if let cachePath {
        .folder(cachePath.hasPrefix("/") ? cachePath : "\(folder)/\(cachePath)")
      } else {
        .usual(environment: Program.environment, currentFolder: folder)
      }
    return request
  }
}
