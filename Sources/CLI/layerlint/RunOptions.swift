import ArgumentParser
import Foundation
import Linting

/// Options of every command that reads sources.
struct RunOptions: ParsableArguments {
  @Option(
    name: .customLong("config"),
    help: ArgumentHelp(
      "The configuration to use; the base folder is then PATH. Without it: the nearest .layerlint.yml at or above "
        + "PATH, else none, and the base folder is that of the repository or project around PATH.",
      valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var configuration: String?

  @Option(help: ArgumentHelp("Threads to use. (default: one for each core)", valueName: "n"))
  var jobs: Int?

  @Flag(name: .customLong("no-cache"), help: "Do not use the cache: read everything again, and store nothing.")
  var noCache = false

  @Option(
    help: ArgumentHelp(
      "The cache folder, instead of $LAYERLINT_CACHE_PATH or the user's cache folder. It may be copied from one "
        + "machine to another.",
      valueName: "dir"),
    completion: .directory)
  var cachePath: String?

  @Option(
    help: ArgumentHelp(
      "The compiler's index store. Without it: the newest under .build or DerivedData. Files that it covers and that "
        + "have not changed since are resolved by it, all others from source.",
      valueName: "dir"),
    completion: .directory)
  var indexStorePath: String?

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs needs a number of threads, 1 or more") }
  }

  func request(for paths: [String]) -> LintRequest {
    var request = LintRequest(paths: paths)
    request.configuration = configuration
    request.jobs = jobs
    request.indexStorePath = indexStorePath
    request.cache = cache(currentFolder: request.currentFolder)
    request.worker = Program.path
    return request
  }

  private func cache(currentFolder: String) -> CacheFolder? {
    if noCache { return nil }
    if let cachePath { return .folder(cachePath.hasPrefix("/") ? cachePath : "\(currentFolder)/\(cachePath)") }
    return .usual(environment: Program.environment, currentFolder: currentFolder)
  }
}
