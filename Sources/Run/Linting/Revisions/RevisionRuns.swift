import Architecture
import Findings
import LowLevel
import Threads

/// Lints commits, each as if it were checked out, with the configuration of another run. Files that commits share are
/// read once for each thread.
final class RevisionRuns {
  /// Commits that are linted one after the other on one thread. The result for one is passed to the next.
  typealias Group = [GitCommit]

  private let workers: [Worker]
  /// How many commits were linted.
  private(set) var linted = 0

  /// A thread's folder. Only one thread at a time uses it.
  private final class Worker: @unchecked Sendable {
    let folder: RevisionFolder
    var request: LintRequest
    init(_ folder: RevisionFolder, _ request: LintRequest) { (self.folder, self.request) = (folder, request) }
  }

  enum Outcome<Answer: Sendable>: Sendable {
    case answer(Answer)
    /// Nothing to lint.
    case nothing
    /// The configuration does not fit the commit.
    case failed(UsageError)
  }

  /// More threads than this would take much memory.
  private static let mostWorkers = 8

  /// - Parameters:
  ///   - range: if no layers are configured, the inferred layers of its last commit are used for all commits.
  ///   - commits: the maximum number of commits that are linted at the same time.
  init(of linter: Linter, _ range: HistoryRange, commits: Int) throws(UsageError) {
    let threads = linter.request.threads
    let count = max(1, min(threads, commits, Self.mostWorkers))
    var workers: [Worker] = []
    for _ in 0..<count {
      let folder = try RevisionFolder(of: linter.base)
      try linter.project.writeNestedSources(to: folder)
      var request = linter.revisionRequest(in: folder)
      request.jobs = max(1, threads / count)
      request.cache = .folder(folder.cachePath)
      workers.append(Worker(folder, request))
    }
    self.workers = workers
    if linter.project.policy.layerPlan == nil, let head = range.commits.last { try useLayers(of: head) }
  }

  /// Infers the layers of one commit, and uses them for all following ones.
  private func useLayers(of commit: GitCommit) throws(UsageError) {
    // The last thread also lints the last commits, which have most files in common with HEAD.
    guard let worker = workers.last else { return }
    let outcomes = Self.run([[commit]], worker, progress: {}) { linter, _ in
      linter.analysis.carriedLayers(allowingOthers: false)
    }
    var layers = CarriedLayers.none
    if case .answer(.some(let found)) = try outcomes.get().first { layers = found }
    for worker in workers { worker.request.inferredLayers = layers }
  }

  /// The result for the last commit of each group, in the order of the groups.
  /// - Parameter progress: called on any thread, after each commit.
  func run<Answer: Sendable>(
    _ groups: [Group], progress: @escaping @Sendable () -> Void,
    _ answer: @escaping @Sendable (_ linter: Linter, _ earlier: Answer?) throws(UsageError) -> Answer
  ) throws(UsageError) -> [Outcome<Answer>] {
    let count = min(workers.count, groups.count)
    linted += groups.reduce(0) { $0 + $1.count }
    let results = inParallel(count, jobs: count) { [workers] number in
      // Neighbours have most files in common.
      let share = groups[groups.count * number / count..<groups.count * (number + 1) / count]
      return Self.run(Array(share), workers[number], progress: progress, answer)
    }
    var all: [Outcome<Answer>] = []
    for result in results { all += try result.get() }
    return all
  }

  private static func run<Answer: Sendable>(
    _ groups: [Group], _ worker: Worker, progress: () -> Void,
    _ answer: (Linter, Answer?) throws(UsageError) -> Answer
  ) -> Result<[Outcome<Answer>], UsageError> {
    var all: [Outcome<Answer>] = []
    do throws(UsageError) {
      try worker.folder.show(Array(groups.joined()))
      for group in groups {
        var outcome = Outcome<Answer>.nothing
        var earlier: Answer?
        for _ in group {
          let isChanged = try worker.folder.showNext()
          if group.count > 1 || isChanged || all.isEmpty {
            outcome = Self.outcome(worker.request, earlier, answer)
          } else if let last = all.last {
            outcome = last
          }
          if case .answer(let found) = outcome { earlier = found } else { earlier = nil }
          progress()
        }
        all.append(outcome)
      }
    } catch { return .failure(error) }
    return .success(all)
  }

  private static func outcome<Answer: Sendable>(
    _ request: LintRequest, _ earlier: Answer?, _ answer: (Linter, Answer?) throws(UsageError) -> Answer
  ) -> Outcome<Answer> {
    do throws(UsageError) {
      let linter = try Linter(request)
      let found = try answer(linter, earlier)
      linter.closeStore()
      return .answer(found)
    } catch {
      if case .nothingToLint = error { return .nothing }
      return .failed(error)
    }
  }
}

extension Analysis {
  /// The layers for other states of the code; nil if none were inferred.
  func carriedLayers(allowingOthers: Bool) -> CarriedLayers? {
    inferredPlan.map { CarriedLayers($0, model.layers, model.graph, allowsOthers: allowingOthers) }
  }
}

extension Project {
  /// Writes the configuration files of folders, which revisions are linted with.
  func writeNestedSources(to folder: RevisionFolder) throws(UsageError) {
    for source in sources where !source.file.hasPrefix("/") && source.file.contains("/") {
      if source.file.lastPathComponent.hasPrefix(".layerlint.y") { try folder.write(source.bytes, to: source.file) }
    }
  }
}
