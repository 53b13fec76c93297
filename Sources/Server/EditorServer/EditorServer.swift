import EditorProtocol
import Foundation
import Storage
import Threads

/// A language server: reads messages from a file descriptor and writes answers, until the client ends it.
public struct EditorServer {
  private let settings: ServerSettings
  /// Seconds between checks whether the client's process exists.
  private static let parentInterval = 10.0

  private enum Event: Sendable {
    case received([UInt8])
    case closed
    case analysis(AnalysisThread.Event)
  }

  public init(_ settings: ServerSettings) { self.settings = settings }

  /// - Parameter write: writes all bytes; returns false if the client does not read any more.
  /// - Returns: the exit code of the process; nil if the system cannot create another thread.
  public func run(reading input: Int32, write: @escaping ([UInt8]) -> Bool) -> Int32? {
    let mailbox = Mailbox<Event>()
    guard let thread = AnalysisThread.start({ mailbox.post(.analysis($0)) }),
      DeepThread({ Self.read(input, into: mailbox) }) != nil
    else { return nil }
    var isClosed = false
    let core = ServerCore(
      settings: settings, send: { if !write(FrameReader.frame($0)) { isClosed = true } }, start: thread.start)
    var frames = FrameReader()
    while true {
      for event in mailbox.take(within: min(core.nextDeadline ?? Self.parentInterval, Self.parentInterval)) {
        switch event {
        case .received(let bytes):
          frames.append(bytes)
          receive(&frames, core)
        case .closed: isClosed = true
        case .analysis(let event): core.handle(event)
        }
        if let code = core.exitCode { return code }
      }
      if isClosed { return core.phase == .shutDown ? 0 : 1 }
      if let parent = core.parent, !settings.isAlive(parent) { return 1 }
      core.startDueAnalysis()
    }
  }

  private func receive(_ frames: inout FrameReader, _ core: ServerCore) {
    while core.exitCode == nil, let frame = frames.next() {
      switch frame {
      case .message(let bytes): core.receive(bytes)
      case .fault(let reason): core.fail(nil, .parseError, reason)
      }
    }
  }

  private static func read(_ input: Int32, into mailbox: Mailbox<Event>) {
    while let bytes = try? OpenFile(input).read(), !bytes.isEmpty { mailbox.post(.received(bytes)) }
    mailbox.post(.closed)
  }
}
