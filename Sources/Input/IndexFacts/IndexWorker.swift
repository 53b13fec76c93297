import Foundation
import SourceFacts
import Threads

/// The process that runs libIndexStore, because a damaged store can crash it. It is the same executable with a hidden
/// command.
public enum IndexWorker {
  /// Writes the facts of a store to standard output: 1 and the facts, or 2 and the reason why there are none.
  public static func run(store: String, base: String) {
    // The library's own output must not mix with the facts.
    let output = dup(1)
    let null = open("/dev/null", O_RDWR)
    guard output >= 0, null >= 0 else { return }
    for descriptor in [0, 1, 2] as [Int32] { dup2(null, descriptor) }
    limitDamage()
    do throws(StoreReader.Failure) {
      write([1] + (try StoreReader.facts(store: store, base: base)).encoded(), to: output)
    } catch {
      write([2, error.rawValue], to: output)
    }
  }

  /// The time limit in seconds after which the process ends itself, in case its parent is gone.
  private static let longest: UInt32 = 300

  private static func limitDamage() {
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    #if os(Linux)
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    #else
      setrlimit(RLIMIT_CORE, &none)
    #endif
    alarm(longest)
  }

  private static func write(_ bytes: [UInt8], to output: Int32) {
    bytes.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = Foundation.write(output, bytes.baseAddress! + sent, bytes.count - sent)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        sent += count
      }
    }
  }

  // MARK: The other side

  /// The time limit for a store, in seconds.
  private static let limit = 120.0

  /// The facts that `executable`, started with `arguments`, finds in a store.
  static func facts(executable: String, arguments: [String]) throws(StoreReader.Failure) -> IndexedFacts {
    let (pipe, process): (OutputPipe, ChildProcess)
    do {
      pipe = try OutputPipe()
      process = try ChildProcess(executable, arguments, output: pipe.stream, errors: .inherited)
    } catch { throw .crashed }
    pipe.closeWriting()
    let timer = DispatchWorkItem { process.send(SIGTERM) }
    DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: timer)
    let bytes = pipe.readToEnd()
    let end = process.wait()
    timer.cancel()
    if end == .signal(SIGTERM) { throw .timedOut }
    guard case .status = end, bytes.count > 1 else { throw .crashed }
    if bytes[0] == 2 { throw StoreReader.Failure(rawValue: bytes[1]) ?? .crashed }
    do { return try IndexedFacts(encoded: bytes, from: 1) } catch { throw .crashed }
  }
}
