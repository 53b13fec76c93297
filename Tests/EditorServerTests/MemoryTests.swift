import Findings
import Linting
import Testing

@testable import EditorServer

/// Results that a session remembers.
struct MemoryTests {
  private let path = "App/Services/FeedService.swift"

  /// A run with unsaved texts: whether its result was remembered, and the lines of the findings in Swift.
  private func run(_ client: TestClient, _ memory: LintMemory, _ texts: [String: String]) throws -> String {
    var request = LintRequest(paths: [client.folder])
    request.jobs = 1
    request.cache = .folder("\(client.folder)-cache")
    request.memory = memory
    request.texts = texts.mapValues { Array($0.utf8) }
    let linter = try Linter(request)
    let result = linter.lint()
    let lines = result.findings.filter { $0.position.file == path }.map(\.position.line)
    return "\(linter.reuse?.isWholeResult ?? false ? "known" : "new"): \(lines)"
  }

  @Test func commentsMoveRememberedFindings() throws {
    var files = SampleApp.files
    files["App/Services/LegacyService.m"] = nil
    files["App/Feed/LegacyScreen.h"] = nil
    let client = try TestClient(files, cache: true)
    let memory = LintMemory()
    #expect(try run(client, memory, [path: SampleApp.service]) == "new: [4]")
    #expect(try run(client, memory, [path: SampleApp.service]) == "known: [4]")
    #expect(try run(client, memory, [path: "// one\n\n" + SampleApp.service]) == "known: [6]")
    // Files that are not open are read from disk.
    #expect(try run(client, memory, [:]) == "known: [4]")
    #expect(try run(client, memory, [path: "let a = 1\n" + SampleApp.service]) == "new: [5]")
    // The typed text is undone.
    #expect(try run(client, memory, [path: SampleApp.service]) == "known: [4]")
    try client.write("// on disk\n" + SampleApp.service, to: path)
    #expect(try run(client, memory, [:]) == "known: [5]")
    try client.write("\n\n// on disk\n" + SampleApp.service, to: path)
    #expect(try run(client, memory, [:]) == "known: [7]")
    #expect(try run(client, memory, [".layerlint.yml": SampleApp.configuration + "tests: true\n"]) == "new: [7]")
  }

  @Test func cancellationEndsARun() throws {
    let client = try TestClient(SampleApp.files)
    let linter = try Linter(LintRequest(paths: [client.folder]))
    #expect(linter.lint { true } == nil)
    #expect(try Linter(LintRequest(paths: [client.folder])).lint { false }?.findings.isEmpty == false)
  }
}
