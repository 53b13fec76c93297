import Foundation
import Linting

@testable import EditorServer

/// An editor server on this thread, which analyzes after each message.
final class EditorRun {
  private let folder: ProjectFolder
  private var time = 0.0
  private var jobs: [AnalysisJob] = []
  private var core: ServerCore!

  init(_ folder: ProjectFolder) {
    self.folder = folder
    let settings = ServerSettings(
      request: { root in
        var request = folder.request()
        request.leaveOutWorkers()
        (request.paths, request.jobs, request.cache) = ([root], 1, folder.cache)
        return request
      }, now: { [unowned self] in time })
    core = ServerCore(settings: settings, send: { _ in }, start: { [unowned self] in jobs.append($0) })
  }

  /// Sends a message for each line, until one ends the server.
  func send(_ lines: ArraySlice<UInt8>) {
    for line in lines.split(separator: UInt8(ascii: "\n")) where core.exitCode == nil {
      let text = String(decoding: line, as: UTF8.self)
      core.receive(Array(text.replacingOccurrences(of: "file:///project", with: "file://\(folder.project)").utf8))
      settle()
    }
  }

  /// Lets time pass until nothing is due.
  private func settle() {
    for _ in 0..<100 where core.exitCode == nil {
      if core.nextDeadline != nil { time += 10 }
      core.startDueAnalysis()
      let due = jobs
      jobs = []
      if due.isEmpty { return }
      for job in due {
        let events = EventList()
        AnalysisThread.run(job, events.add)
        for event in events.all { core.handle(event) }
      }
    }
  }
}

private final class EventList: @unchecked Sendable {
  private let lock = NSLock()
  private var events: [AnalysisThread.Event] = []

  var all: [AnalysisThread.Event] { lock.withLock { events } }

  func add(_ event: AnalysisThread.Event) { lock.withLock { events.append(event) } }
}
