import Foundation
import Testing

@testable import Threads

@Suite struct ChildProcessTests {
  private static func shell(_ command: String, output: ChildProcess.Stream = .none) throws -> ChildProcess {
    try ChildProcess("/bin/sh", ["-c", command], output: output, errors: .none)
  }

  @Test func statusesAndSignals() throws {
    let process = try Self.shell("exit 3")
    #expect(process.wait() == .status(3))
    #expect(process.wait() == .status(3))
    // It has ended: nothing happens.
    process.send(SIGKILL)
    #expect(try Self.shell("kill -9 $$").wait() == .signal(SIGKILL))
  }

  @Test func startedByAThreadThatBlocksSignals() async throws {
    let end = try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(
          with: Result {
            let process = try Self.shell("exec sleep 30")
            process.send(SIGTERM)
            return process.wait()
          })
      }
    }
    #expect(end == .signal(SIGTERM))
  }

  @Test func outputEndsAlthoughOtherProgramsRun() throws {
    let pipe = try OutputPipe()
    let other = try Self.shell("exec sleep 30")
    let process = try Self.shell("echo a; echo b", output: pipe.stream)
    let later = try Self.shell("exec sleep 30")
    pipe.closeWriting()
    #expect(pipe.readToEnd() == Array("a\nb\n".utf8))
    #expect(process.wait() == .status(0))
    for sleeping in [other, later] { sleeping.send(SIGKILL) }
  }

  @Test func environmentAndInput() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "input-\(UUID().uuidString)")
    try Data("text".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let (input, pipe) = (try FileHandle(forReadingFrom: file), try OutputPipe())
    let process = try ChildProcess(
      "/bin/sh", ["-c", "printf $WORD; cat"], environment: ["WORD": "a ", "PATH": "/bin:/usr/bin"],
      input: .descriptor(input.fileDescriptor), output: pipe.stream, errors: .inherited)
    pipe.closeWriting()
    #expect(pipe.readToEnd() == Array("atext".utf8))
    #expect(process.wait() == .status(0))
  }

  @Test func programsThatDoNotExist() {
    #expect(throws: ChildProcess.SystemError.self) {
      try ChildProcess("/no/such/program", [], output: .none, errors: .none)
    }
  }

  /// Foundation's `Process` sometimes crashed here.
  @Test func manyOpenFiles() throws {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    let files = (0..<min(2_000, Int(limit.rlim_cur) / 2)).map { _ in open("/dev/null", O_RDONLY | O_CLOEXEC) }
    defer { for file in files where file >= 0 { close(file) } }
    #expect(try Self.shell("exit 0").wait() == .status(0))
  }
}
