import Foundation
import Testing

/// Invalid input: a clear message and the right exit code, never a crash.
@Suite struct BadInputTests {
  private func expectUnusable(_ run: BinaryRun, _ messages: String...) {
    #expect(run.status == 2)
    #expect(run.output == "")
    for message in messages { #expect(run.errors.contains(message), "\(run.errors)") }
  }

  // MARK: Nothing to lint

  #if os(Linux) && !SANITIZED
    @Test("a small address space, and several threads")
    func limitedAddressSpace() throws {
      let folder = try TemporaryFolder([
        "Models/Order.swift": "struct Order { func show(_ view: OrderView) {} }",
        "Views/OrderView.swift": "import UIKit\nclass OrderView: UIView {}",
      ])
      let command = "$LAYERLINT lint . --no-cache --jobs 4 --format json"
      let (free, limited) = (
        try BinaryRun(shell: command, in: folder),
        try BinaryRun(shell: "ulimit -v 500000; timeout 60 \(command)", in: folder)
      )
      #expect(free.status == 1 && limited.status == 1)
      #expect(limited.output == free.output)
      // No memory for another stack.
      let alone = try BinaryRun(shell: "ulimit -v 150000; timeout 60 \(command)", in: folder)
      #expect(alone.status == 1 && alone.output == free.output)
    }
  #endif

  @Test func emptyFolder() throws { expectUnusable(try BinaryRun([], in: TemporaryFolder()), "error: ") }

  @Test func noSwiftFile() throws {
    expectUnusable(try BinaryRun([], in: TemporaryFolder(["README.md": "# App", "a.py": ""])), "error: ")
  }

  @Test func noSuchPath() throws {
    expectUnusable(try BinaryRun(["Nowhere"], in: TemporaryFolder(cleanApp)), "no such file or folder: 'Nowhere'")
  }

  // MARK: Sources

  @Test(.enabled(if: getuid() != 0, "root reads everything")) func unreadableFile() throws {
    let app = try TemporaryFolder(cleanApp)
    try app.write("class Hidden {}", to: "Domain/Hidden.swift")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: app.path("Domain/Hidden.swift"))
    try expectProblem("Domain/Hidden.swift", in: app)
  }

  @Test func danglingLink() throws {
    let app = try TemporaryFolder(cleanApp)
    try FileManager.default.createSymbolicLink(
      atPath: app.path("Domain/Gone.swift"), withDestinationPath: "nowhere.swift")
    try expectProblem("Domain/Gone.swift", in: app)
  }

  @Test func binaryFileNamedSwift() throws {
    let app = try TemporaryFolder(cleanApp)
    try app.write((0..<20_000).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ $0 / 256) }, to: "Domain/Photo.swift")
    try expectProblem("Domain/Photo.swift", in: app)
  }

  @Test func invalidUTF8IsReadAround() throws {
    let app = try TemporaryFolder(brokenApp)
    let text = Array("// caf".utf8) + [0xE9, 0xFF] + Array("\nlet screen = FeedViewController()\n".utf8)
    try app.write(text, to: "Domain/FeedService.swift")
    let run = try BinaryRun([], in: app)
    #expect(run.status == 1)
    #expect(run.output.contains("2:14  error"))
  }

  @Test func unbalancedBraces() throws {
    let app = try TemporaryFolder(cleanApp)
    try app.write("class Open {\n  func f() {\n", to: "Domain/Open.swift")
    let run = try expectProblem("Domain/Open.swift", in: app)
    #expect(run.errors.contains("(syntax_error)"))
  }

  @Test(.timeLimit(.minutes(1))) func deepNesting() throws {
    let app = try TemporaryFolder(cleanApp)
    let depth = 100_000
    let brackets = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    try app.write("let deep = \(brackets)\n", to: "Domain/Deep.swift")
    try app.write("let chain = x\(String(repeating: ".call()", count: 50_000))\n", to: "Domain/Chain.swift")
    try app.write(String(repeating: "{", count: depth), to: "Domain/Open.swift")
    #expect(try BinaryRun([], in: app).status == 0)
  }

  /// The problem is on standard error and in the report, and fails only a strict run.
  @discardableResult
  private func expectProblem(_ file: String, in app: TemporaryFolder) throws -> BinaryRun {
    let run = try BinaryRun(["--format", "json"], in: app)
    #expect(run.status == 0)
    #expect(run.errors.contains(file), "\(run.errors)")
    #expect(run.output.contains(#""file": "\#(file)""#))
    #expect(try BinaryRun(["--strict"], in: app).status == 1)
    return run
  }

  // MARK: Configuration

  private func configured(_ yaml: String) throws -> BinaryRun {
    let app = try TemporaryFolder(cleanApp)
    try app.write(yaml, to: ".layerlint.yml")
    return try BinaryRun([], in: app)
  }

  @Test func brokenYAML() throws {
    expectUnusable(try configured("layers:\n  - Application: [App\n"), ".layerlint.yml:", ": error: ")
  }

  @Test func unknownKey() throws {
    expectUnusable(try configured("exclude: [Pods]\nlayer: []\n"), ".layerlint.yml:2:1: error: ", "'layer'", "'layers'")
  }

  @Test func unknownRule() throws {
    expectUnusable(
      try configured("rules:\n  upward_dependncy: warning\n"), ".layerlint.yml:2:3: error: ", "'upward_dependency'")
  }

  @Test func everyMistakeInOneRun() throws {
    expectUnusable(
      try configured("exclud: [Pods]\nrules:\n  layer_cycle: 7\n"), ".layerlint.yml:1:1: ", ".layerlint.yml:3:16: ")
  }

  @Test func noSuchConfiguration() throws {
    expectUnusable(try BinaryRun(["--config", "none.yml"], in: TemporaryFolder(cleanApp)), "none.yml")
  }

  @Test(arguments: [
    ("Domian", "; did you mean 'Domain'?"), ("domain", "; did you mean 'Domain'?"),
    ("Nested", "; did you mean 'Domain/Nested'?"),
    ("Domain\\\\Nested", "; did you mean 'Domain/Nested'?"),
    ("Elsewhere", "; a layer that may be empty says 'optional: true'"),
    ("^Domain/.*$", "; it looks like a regular expression, and patterns are globs: '**/*.swift', 'App/*Screen*'"),
  ])
  func layerFolderThatDoesNotExist(folder: String, advice: String) throws {
    let app = try TemporaryFolder(cleanApp.merging(["Domain/Nested/Late.swift": "struct Late {}\n"]) { $1 })
    let layers = "layers:\n  - Application: Application\n  - Domain: \"\(folder)\"\n"
    try app.write(layers, to: ".layerlint.yml")
    let run = try BinaryRun([], in: app)
    let text = folder.replacingOccurrences(of: "\\\\", with: "\\")
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors == ".layerlint.yml:3:13: error: '\(text)' matches no source file (layer 'Domain')\(advice)\n")
    let optional = layers.replacingOccurrences(of: "\"\(folder)\"", with: "{ path: \"\(folder)\", optional: true }")
    try app.write(optional, to: ".layerlint.yml")
    #expect(try BinaryRun(["--strict"], in: app).status == 0)
  }

  /// A missing file is only a warning if the layer has other files, as single files are often removed.
  @Test func layerFileThatDoesNotExistIsAWarning() throws {
    let app = try TemporaryFolder(cleanApp)
    try app.write("layers:\n  - Application: Application\n  - Domain: [Domain, Gone.swift]\n", to: ".layerlint.yml")
    let run = try BinaryRun([], in: app)
    #expect(
      run.status == 0
        && run.errors.contains(
          "'Gone.swift' matches no source file (layer 'Domain'); correct it, or delete it (empty_pattern)")
    )
    #expect(try BinaryRun(["--strict"], in: app).status == 1)
    #expect(try BinaryRun(["--format", "json", "--quiet"], in: app).errors == "")
  }

  @Test(arguments: [
    (
      "include: [Nope]",
      "1:11: error: 'Nope' matches no source file, and 'include' leaves out all other files (2); correct it, or "
        + "leave 'include' out to read all files"
    ),
    ("include: true", "1:10: error: 'include' is a folder, a file or a glob, or a list of them, not true"),
    ("exclude: [\"**\"]", "1:11: error: '**' is part of 'exclude', which leaves out all 2 source files"),
    (
      "roles: { service: { name: \"[a-\" } }",
      "1:27: error: '[' is never closed in the pattern '[a-'; close it, or write '\\[' for the character itself"
    ),
    (
      "exclude: [\"[a-\"]",
      "1:11: error: '[' is never closed in the pattern '[a-'; close it, or write '\\[' for the character itself"
    ),
  ])
  func noRemainingFileIsAnError(configuration: String, message: String) throws {
    let app = try TemporaryFolder(["App/S.swift": "final class S {}\n", "Domain/D.swift": "final class D {}\n"])
    try app.write(configuration + "\n", to: ".layerlint.yml")
    let run = try BinaryRun([], in: app)
    #expect(run.status == 2 && run.errors == ".layerlint.yml:\(message)\n")
  }

  @Test(arguments: ["layerlint.yml", ".layerlint.json"])
  func misnamedConfigurationIsReported(name: String) throws {
    let app = try TemporaryFolder(cleanApp.merging([name: "layers: [App]\n"]) { $1 })
    for _ in 0..<2 {
      let run = try BinaryRun([], in: app)
      #expect(
        run.status == 0 && run.errors.contains("\(name): warning: is not read: the configuration is .layerlint.yml"))
    }
    try FileManager.default.removeItem(atPath: app.path(name))
    #expect(!(try BinaryRun([], in: app)).errors.contains("misnamed_configuration"))
  }

  // MARK: Usage

  @Test(arguments: [
    ["--only", "upward_dependncy"], ["--skip", "upward_dependncy"], ["explain", "upward_dependncy"],
  ])
  func unknownRuleInArguments(arguments: [String]) throws {
    expectUnusable(try BinaryRun(arguments, in: TemporaryFolder(cleanApp)), "did you mean 'upward_dependency'?")
  }

  @Test func unknownPack() throws {
    expectUnusable(
      try BinaryRun(["--architecture", "layred"], in: TemporaryFolder(cleanApp)), "did you mean 'layered'?")
  }

  @Test func unknownFormat() throws {
    expectUnusable(try BinaryRun(["--format", "pdf"], in: TemporaryFolder(cleanApp)), "text, concise, xcode, json")
  }

  @Test func unknownOption() throws {
    expectUnusable(try BinaryRun(["--frobnicate"], in: TemporaryFolder(cleanApp)), "--frobnicate")
  }

  @Test func reportThatCannotBeWritten() throws {
    expectUnusable(
      try BinaryRun(["--format", "json:none/out.json"], in: TemporaryFolder(cleanApp)), "cannot write none/out.json")
  }
}
