import CLibclang
import Foundation

/// The process that runs libclang. It is the same executable with a hidden command.
public enum ObjCWorker {
  /// Sends the library's version (empty if there is none), then answers units until `input` ends. An answer starts with
  /// 1; 0 means that libclang gave up.
  public static func run(input: Int32 = 0, output: Int32 = 1) {
    limitDamage()
    // libclang's own input and output must not mix with the messages.
    guard let (input, output) = moveAway(input, output) else { return }
    serve(input, output)
  }

  static func serve(_ input: Int32, _ output: Int32) {
    guard let (library, path) = LibclangSearch.load(), let parser = ClangParser(library) else {
      try? Frames.write([], to: output, deadline: nil)
      return
    }
    do {
      try Frames.write(Array("\(parser.version) (\(path))".utf8), to: output, deadline: nil)
      while true {
        let request = WorkerRequest(try Frames.read(input, deadline: nil))
        ProcessorTimer.start(request.milliseconds)
        defer { ProcessorTimer.start(0) }
        // Ends a parse that waits if the parent is gone.
        alarm(longestParse)
        defer { alarm(0) }
        try Frames.write(answer(request.unit, parser), to: output, deadline: nil)
      }
    } catch {
      // The parent has ended.
    }
  }

  /// In seconds; the parent's own limit is shorter.
  private static let longestParse: UInt32 = 600

  private static func answer(_ request: [UInt8], _ parser: ClangParser) -> [UInt8] {
    guard let unit = try? ClangUnit(encoded: request), let answers = parser.parse(unit) else { return [0] }
    return [1] + answers.encoded()
  }

  /// No core dumps, because crashes are expected, and at most 1 GiB, because macros can expand without limit.
  private static func limitDamage() {
    #if os(Linux)
      var none = rlimit(rlim_cur: 0, rlim_max: 0)
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
      #if !SANITIZED
        var memory = rlimit(rlim_cur: 1 << 30, rlim_max: 1 << 30)
        setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &memory)
      #endif
    #else
      var none = rlimit(rlim_cur: 0, rlim_max: 0)
      setrlimit(RLIMIT_CORE, &none)
    #endif
  }

  private static func moveAway(_ input: Int32, _ output: Int32) -> (Int32, Int32)? {
    let newInput = fcntl(input, F_DUPFD_CLOEXEC, 10)
    let newOutput = fcntl(output, F_DUPFD_CLOEXEC, 10)
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    guard newInput >= 0, newOutput >= 0, null >= 0 else { return nil }
    for descriptor in [0, 1, 2] as [Int32] { dup2(null, descriptor) }
    return (newInput, newOutput)
  }
}
