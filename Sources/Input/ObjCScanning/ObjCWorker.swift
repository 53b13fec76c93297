import CLibclang
import Foundation

/// The process that libclang runs in. It is the binary itself, started again with a hidden subcommand.
public enum ObjCWorker {
  /// Greets with the library's version (empty where there is none), then answers one unit after the other until `input`
  /// ends. An answer begins with 1; 0 alone says that libclang gave up.
  public static func run(input: Int32 = 0, output: Int32 = 1) {
    limitDamage()
    // What libclang reads and prints must not meet the messages.
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
        let request = try Frames.read(input, deadline: nil)
        // Should nobody be left to end a parse that does not end, this does.
        alarm(longestParse)
        defer { alarm(0) }
        try Frames.write(answer(request, parser), to: output, deadline: nil)
      }
    } catch {
      // The other side has ended: so does this one.
    }
  }

  /// In seconds; the parent's own limit is shorter.
  private static let longestParse: UInt32 = 120

  private static func answer(_ request: [UInt8], _ parser: ClangParser) -> [UInt8] {
    guard let unit = try? ClangUnit(encoded: request), let answers = parser.parse(unit) else { return [0] }
    return [1] + answers.encoded()
  }

  /// No core dumps of what is expected to crash, and no more than 1 GiB: macros can grow without end.
  private static func limitDamage() {
    #if os(Linux)
      var none = rlimit(rlim_cur: 0, rlim_max: 0)
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
      var memory = rlimit(rlim_cur: 1 << 30, rlim_max: 1 << 30)
      setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &memory)
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
