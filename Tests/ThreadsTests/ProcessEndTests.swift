import Foundation
import Testing
import Threads

@Suite struct ProcessEndTests {
  private static func shell(_ command: String) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    return process
  }

  @Test func theStatusIsKnownAfterTheEnd() throws {
    let process = Self.shell("exit 3")
    let end = ProcessEnd(of: process)
    try process.run()
    end.wait()
    #expect(process.terminationStatus == 3)
    #expect(!process.isRunning)
  }

  @Test func theEndCanBeAwaitedTwice() throws {
    let process = Self.shell("exit 0")
    let end = ProcessEnd(of: process)
    try process.run()
    end.wait()
    end.wait()
    #expect(process.terminationReason == .exit)
  }
}
