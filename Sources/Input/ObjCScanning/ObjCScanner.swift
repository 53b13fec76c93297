import Foundation
import LowLevel
import SourceFacts
import Storage
import Threads

/// Reads the Objective-C files of a project into facts. What tokens cannot decide, libclang resolves in worker
/// processes. Without libclang, only tokens are used.
public struct ObjCScanner: Sendable {
  /// The first names of every file.
  public static var seeds: NameSeeds { Word.seeds }

  /// The executable that runs `ObjCWorker`, and its arguments.
  public var executable: String
  public var arguments: [String]
  /// The limits for one file.
  public var limits = WorkerLimits()

  public init(executable: String, arguments: [String] = ["objc-worker"]) {
    self.executable = executable
    self.arguments = arguments
  }

  /// A stamp of the libclang that a scan would use on this machine. If it is unchanged, so are the answers.
  public static func libraryStamp() -> String { LibclangSearch.stamp() }

  public struct Scan: Sendable {
    /// In the order of the files.
    public var results: [ObjCScanResult]
    /// Version and path of the libclang that was used; nil without one.
    public var library: String?
  }

  /// Never fails.
  /// - Parameter reusing: returns the cached facts for a file's index and key. The key covers all input of libclang for
  ///   the file, including headers, but not the library itself.
  public func scan(
    _ files: [ObjCFile], jobs: Int, reusing cached: @escaping @Sendable (Int, UInt64) -> FileFacts? = { _, _ in nil }
  ) -> Scan {
    let project = ObjCProject(files, jobs: jobs)
    let doubtful = files.indices.filter { project.refusals[$0] == nil && project.hasDoubts[$0] }
    let queue = WorkQueue(doubtful.count)
    let workers = min(max(1, jobs), doubtful.count)
    let parts = inParallel(workers, jobs: workers) { _ in work(project, doubtful, queue, cached) }
    var scan = Scan(
      results: files.indices.map { index in
        let isCertain = project.refusals[index] == nil && !project.hasDoubts[index]
        return ObjCScanResult(
          facts: project.facts[index],
          reader: isCertain ? .certain : .tokens(project.refusals[index] ?? .noLibclang))
      }, library: nil)
    for part in parts {
      for (index, result) in part.results { scan.results[index] = result }
      scan.library = scan.library ?? part.library
    }
    return scan
  }

  private struct Part: Sendable {
    var results: [(Int, ObjCScanResult)] = []
    var library: String?
  }

  /// The share of one worker. After a crash a new process is started.
  private func work(
    _ project: ObjCProject, _ doubtful: [Int], _ queue: WorkQueue, _ cached: (Int, UInt64) -> FileFacts?
  ) -> Part {
    var part = Part()
    var worker: WorkerProcess?
    var writer = project.makeWriter()
    while let place = queue.next() {
      let index = doubtful[place]
      let unit = project.unit(of: index, &writer)
      let request = unit.encoded()
      let key = ContentHash(request).low
      if let facts = cached(index, key) {
        part.results.append((index, ObjCScanResult(facts: facts, reader: reader(of: facts, project, index), key: key)))
        continue
      }
      if worker?.isRunning != true {
        do {
          worker = try WorkerProcess(executable: executable, arguments: arguments, limits: limits)
        } catch {
          // Another attempt would not help; the remaining files are read from tokens.
          return part
        }
        part.library = worker?.library
      }
      var result = result(project, index, request, worker)
      result.key = key
      part.results.append((index, result))
    }
    return part
  }

  private func result(
    _ project: ObjCProject, _ index: Int, _ request: [UInt8], _ worker: WorkerProcess?
  ) -> ObjCScanResult {
    let file = project.files[index]
    do {
      guard let worker else { throw WorkerProcess.Failure.notStarted }
      let answers = try worker.answers(to: request, byteCount: file.bytes.count, limits: limits)
      let read = file.bytes.withBytes { ObjCTokens.read($0, isHeader: file.isHeader, answers: answers) }
      return ObjCScanResult(facts: read.facts, reader: reader(of: read.facts, project, index))
    } catch {
      return ObjCScanResult(facts: project.facts[index], reader: .tokens(Self.reason(error)))
    }
  }

  /// The reader of a file, found by comparing the methods, which macros may hide.
  private func reader(of facts: FileFacts, _ project: ObjCProject, _ index: Int) -> ObjCScanResult.Reader {
    func methods(_ facts: FileFacts) -> [UInt32] {
      facts.declarations.filter { $0.kind == .function && $0.parent != nil }.map(\.start)
    }
    return methods(facts) == methods(project.facts[index]) ? .libclang : .libclangAgainstTokens
  }

  private static func reason(_ error: any Error) -> ObjCScanResult.TokenReason {
    switch error as? WorkerProcess.Failure {
    case .timedOut: .timedOut
    case .crashed: .crashed
    case .notStarted, .noLibclang: .noLibclang
    case .refused, nil: .refused
    }
  }
}
