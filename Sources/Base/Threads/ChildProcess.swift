import Foundation

/// A program that this process has started.
///
/// Foundation's `Process` is not used: on Linux, it reads behind the end of a directory entry, which can crash the
/// program while many files are open, and it notices the end of a program up to 50 ms late.
public final class ChildProcess: Sendable {
  /// How a program ended.
  public enum End: Equatable, Sendable {
    case status(Int32)
    case signal(Int32)
  }

  /// What a program reads or writes as one of its standard streams.
  public enum Stream: Sendable {
    /// `/dev/null`
    case none
    /// That of this process.
    case inherited
    /// An open file of this process.
    case descriptor(Int32)
  }

  /// An error number of the system.
  public struct SystemError: Error, CustomStringConvertible {
    public let number: Int32

    public var description: String { String(cString: strerror(number)) }
  }

  public let identifier: pid_t
  private let end = Guarded<End?>(nil)

  /// Starts a program.
  /// - Parameters:
  ///   - executable: the path of its file.
  ///   - environment: that of this process if nil.
  public init(
    _ executable: String, _ arguments: [String], environment: [String: String]? = nil, input: Stream = .none,
    output: Stream, errors: Stream
  ) throws(SystemError) {
    var (actions, attributes) = (Self.noActions, Self.noAttributes)
    try Self.check(posix_spawn_file_actions_init(&actions))
    defer { posix_spawn_file_actions_destroy(&actions) }
    try Self.check(posix_spawnattr_init(&attributes))
    defer { posix_spawnattr_destroy(&attributes) }
    for (number, stream) in [(STDIN_FILENO, input), (STDOUT_FILENO, output), (STDERR_FILENO, errors)] {
      switch stream {
      case .none: try Self.check(posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0))
      case .inherited: try Self.check(posix_spawn_file_actions_adddup2(&actions, number, number))
      case .descriptor(let file): try Self.check(posix_spawn_file_actions_adddup2(&actions, file, number))
      }
    }
    // Threads of libdispatch block signals, also those that end a program.
    var signals = sigset_t()
    sigemptyset(&signals)
    try Self.check(posix_spawnattr_setsigmask(&attributes, &signals))
    try Self.check(posix_spawnattr_setflags(&attributes, Self.flags))

    var words = ([executable] + arguments).map { strdup($0) } + [nil]
    var variables = (environment ?? [:]).map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var started: pid_t = 0
    let error = Self.starting.withLock {
      Self.stopIgnoringEnds()
      return environment == nil
        ? posix_spawn(&started, executable, &actions, &attributes, &words, environ)
        : posix_spawn(&started, executable, &actions, &attributes, &words, &variables)
    }
    try Self.check(error)
    identifier = started
  }

  /// Held while a program starts and while a pipe is made, so that no program inherits the ends of another one's pipe.
  fileprivate static let starting = NSLock()

  deinit { _ = wait() }

  /// Waits until the program has ended.
  public func wait() -> End {
    // The program keeps its number until `waitpid`, so that a signal cannot reach another one.
    var state = siginfo_t()
    while end.withValue({ $0 == nil }), waitid(P_PID, id_t(identifier), &state, WEXITED | WNOWAIT) < 0, errno == EINTR {
    }
    return end.withValue { end in
      if let end { return end }
      var status: Int32 = 0
      var result: pid_t
      repeat { result = waitpid(identifier, &status, 0) } while result < 0 && errno == EINTR
      let signal = status & 0x7F
      // An unknown end is no success.
      let found = result < 0 ? End.status(-1) : signal == 0 ? .status((status >> 8) & 0xFF) : .signal(signal)
      end = found
      return found
    }
  }

  /// Sends a signal to the program, unless it has ended and was waited for.
  public func send(_ signal: Int32) {
    end.withValue { if $0 == nil { kill(identifier, signal) } }
  }

  /// A process that ignores `SIGCHLD` is not told how its programs end. It inherits that from some launchers of jobs.
  private static func stopIgnoringEnds() {
    var action = sigaction()
    sigaction(SIGCHLD, nil, &action)
    #if os(Linux)
      let handler = action.__sigaction_handler.sa_handler
    #else
      let handler = action.__sigaction_u.__sa_handler
    #endif
    if unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(SIGCHLD, SIG_DFL) }
  }

  private static func check(_ error: Int32) throws(SystemError) { if error != 0 { throw SystemError(number: error) } }

  #if os(Linux)
    private static var noActions: posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
    private static var noAttributes: posix_spawnattr_t { posix_spawnattr_t() }
    private static let flags = Int16(POSIX_SPAWN_SETSIGMASK)
  #else
    private static var noActions: posix_spawn_file_actions_t? { nil }
    private static var noAttributes: posix_spawnattr_t? { nil }
    /// Only the standard streams stay open.
    private static let flags = Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_CLOEXEC_DEFAULT)
  #endif
}

/// A pipe from a program to this process.
public struct OutputPipe: Sendable {
  public let reading: FileHandle
  private let writing: FileHandle

  public init() throws(ChildProcess.SystemError) {
    var ends: [Int32] = [-1, -1]
    let error = ChildProcess.starting.withLock { () -> Int32 in
      guard pipe(&ends) == 0 else { return errno }
      for index in ends.indices {
        // Not a number of a standard stream: this process may have closed some of its own.
        let end = fcntl(ends[index], F_DUPFD_CLOEXEC, 3)
        let failure = errno
        close(ends[index])
        ends[index] = end
        if end < 0 {
          for other in ends where other >= 0 { close(other) }
          return failure
        }
      }
      return 0
    }
    guard error == 0 else { throw ChildProcess.SystemError(number: error) }
    reading = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    writing = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
  }

  /// The end for the program to write to.
  public var stream: ChildProcess.Stream { .descriptor(writing.fileDescriptor) }

  /// Closes this process's end for writing, so that reading ends when the program closes its own.
  public func closeWriting() { try? writing.close() }

  /// All that is written until the program closes its end.
  public func readToEnd() -> [UInt8] { Array((try? reading.readToEnd()) ?? Data()) }
}
