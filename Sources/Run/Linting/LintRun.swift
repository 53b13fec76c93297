import Findings
import LowLevel

/// A run of `lint`: over one project, or over those that a configuration names in `projects`.
public final class LintRun {
  public struct Part {
    /// The folder of the project, relative to the base folder of the run; empty if it is the only project.
    public let folder: String
    public let linter: Linter
  }

  /// Absolute path of the folder that reported paths are relative to.
  public let base: String
  public let parts: [Part]

  /// Finds the projects, their configurations and files. Throws every error that prevents a run from starting.
  public init(_ request: LintRequest) throws(UsageError) {
    guard let list = try ProjectList(request) else {
      let linter = try Linter(request)
      (base, parts) = (linter.base, [Part(folder: "", linter: linter)])
      return
    }
    let requests = try Self.requests(list, request)
    // A single project is linted as if the command were run in its folder.
    if requests.count == 1 {
      let linter = try Linter(requests[0].request)
      (base, parts) = (linter.base, [Part(folder: "", linter: linter)])
      return
    }
    if let baseline = request.baseline {
      throw .usage("'\(baseline)' cannot be the baseline of \(requests.count) projects: each has one in its own folder")
    }
    base = list.base
    parts = try Self.parts(requests, base: list.base)
  }

  /// A run over one project, given its linter.
  public init(_ linter: Linter) { (base, parts) = (linter.base, [Part(folder: "", linter: linter)]) }

  /// Whether the run has several projects.
  public var hasProjects: Bool { parts.count > 1 || !parts[0].folder.isEmpty }

  public func lint() -> LintResult {
    guard hasProjects else { return parts[0].linter.lint() }
    let results = parts.map { part in
      let result = part.linter.lint().moved(into: part.folder, base: base)
      part.linter.releaseAnalysis()
      return (folder: part.folder, result: result)
    }
    return LintResult(projects: results)
  }

  /// Returns a line of a file, see `Linter.sourceLine`.
  public func sourceLine(file: String, line: Int) -> String? {
    guard hasProjects else { return parts[0].linter.sourceLine(file: file, line: line) }
    let owner = parts.last { file.hasPrefix($0.folder + "/") }
    return owner.flatMap { $0.linter.sourceLine(file: String(file.dropFirst($0.folder.count + 1)), line: line) }
  }

  /// The time that each stage has taken in all projects.
  public var timings: [StageTime] {
    var sums: [StageTime] = []
    for stage in parts.flatMap(\.linter.timings) {
      if let index = sums.firstIndex(where: { $0.name == stage.name }) {
        sums[index].wall += stage.wall
        sums[index].cpu += stage.cpu
      } else {
        sums.append(stage)
      }
    }
    return sums
  }

  private static func parts(
    _ requests: [(folder: String, request: LintRequest)], base: String
  ) throws(UsageError) -> [Part] {
    var parts: [Part] = []
    var mistakes: [ConfigurationMistake] = []
    var empty: [String] = []
    for (folder, request) in requests {
      do throws(UsageError) {
        parts.append(Part(folder: folder, linter: try Linter(request)))
      } catch .configuration(let found) {
        mistakes += found.map { mistake in
          var mistake = mistake
          mistake.file = joinedPath(folder, mistake.file, base: base)
          return mistake
        }
      } catch .nothingToLint(let message) {
        empty.append(message)
      }
    }
    if !mistakes.isEmpty {
      var seen: Set<ConfigurationMistake> = []
      throw .configuration(mistakes.filter { seen.insert($0).inserted })
    }
    if parts.isEmpty { throw .nothingToLint(empty.first ?? "no project has a source file") }
    return parts
  }

  /// Returns a request for each project that the paths of a request are in or above.
  private static func requests(
    _ list: ProjectList, _ request: LintRequest
  ) throws(UsageError) -> [(folder: String, request: LintRequest)] {
    let named = request.unsaved.map { [$0.path] } ?? (request.paths.isEmpty ? ["."] : request.paths)
    let paths = named.map { absolutePath($0, in: request.currentFolder) }
    var requests: [(folder: String, request: LintRequest)] = []
    for entry in list.entries {
      let place = list.base == "/" ? "/\(entry.folder)" : "\(list.base)/\(entry.folder)"
      let others = list.others(below: entry.folder)
      let below = paths.filter { path in
        (path == place || path.hasPrefix(place + "/"))
          && !others.contains { path == "\(place)/\($0)" || path.hasPrefix("\(place)/\($0)/") }
      }
      let isAbove = paths.contains { $0 == "/" || $0 == place || place.hasPrefix($0 + "/") }
      if below.isEmpty, !isAbove { continue }
      var part = request
      part.projectFolder = place
      part.otherProjects = others
      part.paths = isAbove ? [place] : below
      part.configuration = entry.isConfigured ? nil : list.configuration
      part.currentFolder = place
      part.facts = request.facts?.below(entry.folder)
      if let unsaved = part.unsaved { part.unsaved?.path = absolutePath(unsaved.path, in: request.currentFolder) }
      if case .folder(let path)? = part.cache { part.cache = .shared(path) }
      requests.append((entry.folder, part))
    }
    if requests.isEmpty {
      let names = list.entries.map(\.folder).joined(separator: ", ")
      throw .usage("\(named.joined(separator: ", ")) is in no project of \(list.configuration): \(names)")
    }
    return requests
  }
}
