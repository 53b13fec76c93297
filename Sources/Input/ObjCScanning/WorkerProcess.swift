import Foundation
import Threads

/// A worker process, used by the parent. It ends when its socket closes, so that it does not outlive an interrupted
/// parent.
final class WorkerProcess {
  enum Failure: Error { case notStarted, noLibclang, crashed, timedOut, refused }

  private var process: ChildProcess?
  private var socket: Int32 = -1
  /// The version and path of its libclang.
  private(set) var library = ""

  /// Starts the process and waits for its greeting.
  init(executable: String, arguments: [String], limits: WorkerLimits) throws(Failure) {
    try start(executable, arguments)
    do {
      let greeting = try Frames.read(socket, deadline: ContinuousClock.now + limits.wallTime)
      library = String(decoding: greeting, as: UTF8.self)
    } catch {
      end()
      throw .notStarted
    }
    guard !library.isEmpty else {
      end()
      throw .noLibclang
    }
  }

  deinit { end() }

  /// - Parameter request: an encoded `ClangUnit` whose file has `byteCount` bytes.
  func answers(to request: [UInt8], byteCount: Int, limits: WorkerLimits) throws(Failure) -> ClangAnswers {
    let deadline = ContinuousClock.now + limits.wallTime
    let answer: [UInt8]
    do {
      try Frames.write(
        WorkerRequest(unit: request, limit: limits.processorTime).encoded, to: socket, deadline: deadline)
      answer = try Frames.read(socket, deadline: deadline)
    } catch {
      // The signal ends a worker that has used up its processor time.
      throw end() == SIGPROF || error == .timedOut ? .timedOut : .crashed
    }
    guard answer.first == 1 else { throw .refused }
    do {
      return try ClangAnswers(encoded: Array(answer.dropFirst()), byteCount: byteCount)
    } catch {
      end()
      throw .refused
    }
  }

  var isRunning: Bool { process != nil }

  /// Kills the process. Returns the signal that ended it.
  @discardableResult private func end() -> Int32? {
    if socket >= 0 { close(socket) }
    socket = -1
    guard let ended = process else { return nil }
    process = nil
    ended.send(SIGKILL)
    guard case .signal(let signal) = ended.wait() else { return nil }
    return signal
  }

  private func start(_ executable: String, _ arguments: [String]) throws(Failure) {
    var pair: [Int32] = [-1, -1]
    #if os(Linux)
      let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    #else
      let type = SOCK_STREAM
    #endif
    guard socketpair(AF_UNIX, type, 0, &pair) == 0 else { throw .notStarted }
    defer { close(pair[1]) }
    socket = pair[0]
    #if !os(Linux)
      for descriptor in pair {
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        var on: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
      }
    #endif
    let stream = ChildProcess.Stream.descriptor(pair[1])
    do {
      process = try ChildProcess(executable, arguments, input: stream, output: stream, errors: .inherited)
    } catch {
      end()
      throw .notStarted
    }
  }
}
