import Foundation
import Threads

/// Runs analyses on a separate thread, one at a time, while messages are read.
final class AnalysisThread: Sendable {
  enum Event: Sendable {
    case progress(session: Int, done: Int, total: Int)
    case finished(Handover<AnalysisOutcome>)
    /// A linter is ready for queries; nil if there is none, or if newer text arrived.
    case prepared(session: Int, revision: Int, Handover<PreparedLinter?>)
  }

  private let jobs = Mailbox<AnalysisJob>()

  /// Returns nil if the system cannot create another thread.
  static func start(_ report: @escaping @Sendable (Event) -> Void) -> AnalysisThread? {
    let thread = AnalysisThread()
    let started = DeepThread {
      while true {
        for job in thread.jobs.take(within: 3600) { run(job, report) }
      }
    }
    return started == nil ? nil : thread
  }

  func start(_ job: AnalysisJob) { jobs.post(job) }

  static func run(_ job: AnalysisJob, _ report: @escaping @Sendable (Event) -> Void) {
    var job = job
    job.old?.free()
    if job.isFirst {
      job.request.progress = { [session = job.session] done, total in
        // In about twenty steps, not for each of thousands of files.
        guard done.isMultiple(of: max(1, total / 20)) else { return }
        report(.progress(session: session, done: done, total: total))
      }
    }
    switch job.purpose {
    case .lint: report(.finished(Handover(job.run())))
    case .prepare:
      let linter = job.preparedLinter().map(PreparedLinter.init)
      report(.prepared(session: job.session, revision: job.revision, Handover(linter)))
    }
  }
}
