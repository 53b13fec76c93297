import Findings
import Foundation
import Testing

@testable import Linting
@testable import ResultCache

/// A cached result equals the result of a run without a cache.
@Suite struct ResultCacheTests {
  private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("samples").path

  static var broken: [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: samples)) ?? []
    return all.filter { !$0.contains(".") }.sorted()
  }

  /// Comments and empty lines are added and removed at random places, sometimes with a line of code.
  @Test(arguments: broken)
  func samplesAreReusedAndCorrectAfterRandomEdits(name: String) throws {
    let project = try TemporaryProject([])
    try FileManager.default.copyItem(atPath: "\(Self.samples)/\(name)/broken", toPath: project.path)
    let files = (FileManager.default.enumerator(atPath: project.path)?.compactMap { $0 as? String } ?? []).filter {
      $0.hasSuffix(".swift")
    }.sorted()
    var random = Countdown(state: UInt64(name.utf8.reduce(7) { $0 * 31 + Int($1) }))
    var answers = 0
    try project.checkCached()
    // Results of files that need libclang are not cached.
    let isCached = try project.checkCached()
    for step in 0..<6 where !files.isEmpty {
      for _ in 0...step % 3 {
        let file = files[random.next(files.count)]
        var lines = try String(contentsOfFile: "\(project.path)/\(file)", encoding: .utf8).components(separatedBy: "\n")
        if step == 5, lines.last == "" { lines.removeLast() }
        lines.insert(
          step == 4 ? "func sayMore() {}" : ["// a remark", "", "  /* another */"][random.next(3)],
          at: random.next(lines.count))
        try project.write(lines.joined(separator: "\n"), to: file)
      }
      if try project.checkCached() { answers += 1 }
    }
    #expect(answers > 0 || !isCached || files.isEmpty)
  }

  private static let model = (path: "App/Models/Feed.swift", text: "struct Feed { let screen: FeedViewController? }\n")

  private static func controller(_ body: String, before: String = "") -> (path: String, text: String) {
    let head = "import UIKit\n\(before)final class FeedViewController: UIViewController {\n"
    return ("App/Views/FeedViewController.swift", head + body + "}\n")
  }

  private static func project(_ configuration: String = "") throws -> TemporaryProject {
    try TemporaryProject([
      model, controller("  var feed: Feed?\n  func load() {}\n"), (".layerlint.yml", configuration),
    ])
  }

  @Test func cachedFindingsMoveWithTheirLines() throws {
    let project = try Self.project()
    #expect(try !project.checkCached())
    #expect(try project.checkCached())
    try project.write("// Head\n\n" + Self.model.text, to: Self.model.path)
    #expect(try project.checkCached())
    let result = try project.lint(Self.caching(project))
    #expect(result.findings.contains { $0.position.file == Self.model.path && $0.position.line == 3 })
    #expect(result.lines == 8)
    try project.write("// Head\n" + Self.model.text.replacing("screen", with: "owner"), to: Self.model.path)
    #expect(try !project.checkCached())
    #expect(try project.checkCached())
    // Files of the other branch are known too.
    try project.write(Self.model.text, to: Self.model.path)
    #expect(try project.checkCached())
  }

  /// A type may grow beyond the limit by lines without meaning.
  @Test func growingTypesAreMeasuredAgain() throws {
    let project = try Self.project("rules: { massive_controller: { max_lines: 6 } }\narchitectures: [mvc, layered]\n")
    let body = "  var feed: Feed?\n  func load() {}\n"
    try project.checkCached()
    let remarks = [
      "", "  // one\n", "  // one\n  // two\n", "  // one\n  // two\n  // three\n",
      "  // one\n  // two\n  // three\n  // four\n",
    ]
    var isCached: [Bool] = []
    for remark in remarks.dropFirst() {
      let file = Self.controller(body + remark)
      try project.write(file.text, to: file.path)
      isCached.append(try project.checkCached())
    }
    #expect(isCached == [true, true, false, false])
    #expect(try project.lint(Self.caching(project)).findings.contains { $0.measures["lines"] == .count(8) })
    let file = Self.controller(body + remarks[4], before: "\n// Not in it.\n")
    try project.write(file.text, to: file.path)
    #expect(try project.checkCached())
  }

  /// A cached finding that states a number of lines is invalid when the number changes.
  @Test func findingsWithLineCountsAreComputedAgain() throws {
    let file = Self.controller(
      """
        var feed: Feed?
        func load() { URLSession.shared.dataTask(with: url) { _, _, _ in }.resume() }
        func store() { UserDefaults.standard.set(1, forKey: "price") }
        let label = UILabel()

      """)
    let configuration = "rules: { controller_responsibilities: { max: 0 } }\narchitectures: [mvc]\n"
    let project = try TemporaryProject([Self.model, file, (".layerlint.yml", configuration)])
    try project.checkCached()
    #expect(try project.lint(Self.caching(project)).findings.contains { $0.rule == "controller_responsibilities" })
    #expect(try project.checkCached())
    try project.write(file.text.replacing("  let label", with: "  // A remark.\n  let label"), to: file.path)
    #expect(try !project.checkCached())
  }

  @Test func suppressionsInvalidateTheCache() throws {
    let project = try Self.project()
    try project.checkCached()
    let reported = try project.lint(Self.caching(project)).findings.filter { $0.position.file == Self.model.path }
    let rule = try #require(reported.first?.rule)
    try project.write("// layerlint:disable:next \(rule) on purpose\n" + Self.model.text, to: Self.model.path)
    #expect(try !project.checkCached())
    try project.write(
      "// layerlint:disable:next \(rule) on purpose\n// Between.\n" + Self.model.text, to: Self.model.path)
    #expect(try !project.checkCached())
    try project.write("// Nothing.\n" + Self.model.text, to: Self.model.path)
    #expect(try !project.checkCached())
    try project.write(Self.model.text, to: Self.model.path)
    #expect(try project.checkCached())
  }

  /// A finding on a whole file is at its start, even if lines are inserted there.
  @Test func findingsOnFilesStayAtTheStart() throws {
    let project = try Self.project("layers:\n  - Models: App/Models/**\narchitectures: [layered]\n")
    try project.checkCached()
    let file = Self.controller("  var feed: Feed?\n  func load() {}\n")
    for before in ["// One\n", "// One\n\n// Two\n"] {
      try project.write(before + file.text, to: file.path)
      #expect(try project.checkCached())
    }
    #expect(
      try project.lint(Self.caching(project)).findings.contains {
        $0.rule == "unassigned_file" && $0.position.line == 1
      })
  }

  @Test func switchingBranchesReusesBothResults() throws {
    let project = try Self.project()
    let other = Self.controller("  var feed: Feed?\n  func reload() {}\n")
    let own = Self.controller("  var feed: Feed?\n  func load() {}\n")
    var isCached: [Bool] = []
    for _ in 0..<3 {
      try project.write(Self.model.text, to: Self.model.path)
      try project.write(own.text, to: own.path)
      isCached.append(try project.checkCached())
      try project.write("// Of a branch.\n" + Self.model.text, to: Self.model.path)
      try project.write(other.text, to: other.path)
      isCached.append(try project.checkCached())
    }
    #expect(isCached == [false, false, true, true, true, true])
  }

  @Test func factsOfUnchangedFilesStayAfterManyEdits() throws {
    let project = try Self.project()
    for number in 1...20 {
      let text = (1...200).map { "func operation\(number)x\($0)(value: Int) { print(value, \(number)) }\n" }.joined()
      try project.write(text, to: "App/Operations\(number).swift")
    }
    Self.letTimePass()
    try project.checkCached()
    for number in 1...12 {
      try project.write("// Remark \(number)\n" + Self.model.text, to: Self.model.path)
      #expect(try project.checkCached())
    }
    try project.write(Self.model.text.replacing("screen", with: "owner"), to: Self.model.path)
    var request = LintRequest(paths: [project.path])
    Self.caching(project)(&request)
    let linter = try Linter(request)
    _ = linter.lint()
    #expect(linter.reuse?.scanned == 1)
  }

  /// Readers do not count a final line break, but the rule about small modules does.
  @Test func finalLineBreaksInvalidateTheCache() throws {
    let project = try TemporaryProject([])
    try FileManager.default.copyItem(atPath: "\(Self.samples)/viper/broken", toPath: project.path)
    let small = try #require(try project.lint().findings.first { $0.rule == "over_split_module" }).position.file
    let text = try String(contentsOfFile: "\(project.path)/\(small)", encoding: .utf8)
    try project.checkCached()
    try project.write(text + "\n", to: small)
    try project.checkCached()
    try project.write(text, to: small)
    try project.write("// A remark.\n", to: "Other.swift")
    try project.checkCached()
    try project.write(text.trimmingCharacters(in: .newlines), to: small)
    try project.checkCached()
  }

  /// Names in tests decide whether a fix is safe, and a fix reads more of a file than its facts.
  @Test func testsAndSourceTextsInvalidateFixes() throws {
    let entity = "struct Album { var title: String }\n"
    let song = "func play(_ album: Album) -> String { album.title }\n"
    let project = try TemporaryProject([
      ("Models/Album.swift", entity), ("Other/Player.swift", song), ("AppTests/AlbumTests.swift", "let a = 1\n"),
      (
        ".layerlint.yml",
        "architectures: [domain]\nroles: { entity: { path: Models } }\nrules: { entity_behaviour: off }\n"
      ),
    ])
    func isSafe() throws -> [Bool] { try project.lint(Self.caching(project)).findings.flatMap(\.fixes).map(\.isSafe) }
    Self.letTimePass()
    #expect(try !project.checkCached())
    #expect(try project.checkCached())
    #expect(try isSafe() == [true])
    try project.write("// A remark.\n" + entity, to: "Models/Album.swift")
    #expect(try !project.checkCached())
    try project.write("// A remark.\n" + song, to: "Other/Player.swift")
    #expect(try project.checkCached())
    try project.write("let a = Album(id: 1).title\n", to: "AppTests/AlbumTests.swift")
    #expect(try !project.checkCached())
    #expect(try isSafe() == [false])
    // A fix that finds no word to replace is not offered.
    try project.write("struct Album { var /**/ title: String }\n", to: "Models/Album.swift")
    try project.checkCached()
    #expect(try isSafe() == [])
    try project.write("struct Album { var      title: String }\n", to: "Models/Album.swift")
    try project.checkCached()
    #expect(try isSafe() == [false])
  }

  /// Columns count UTF-16 units, facts bytes.
  @Test func columnsFollowUTF16() throws {
    let project = try Self.project()
    for (text, isCached) in [
      ("/* é */ ", false), ("// Ünlike\n/* é */ ", true), ("/* ee */ ", false), ("// Ü\n/* ee */ ", true),
      ("/* ö */ ", false), ("/* é */ ", true),
    ] {
      try project.write(text + Self.model.text, to: Self.model.path)
      #expect(try project.checkCached() == isCached, "\(text)")
    }
  }

  /// A comment says that a tool wrote the file.
  @Test func generatedCodeCommentsInvalidateTheCache() throws {
    let project = try Self.project()
    try project.checkCached()
    try project.write("// Code generated by a tool - DO NOT EDIT\n" + Self.model.text, to: Self.model.path)
    #expect(try !project.checkCached())
    #expect(try project.lint(Self.caching(project)).files == 1)
  }

  /// Results of a run that checks generated code are not used by a run that skips it.
  @Test func resultsWithGeneratedCodeAreSeparate() throws {
    let project = try Self.project("generated: true\n")
    let generated = "// Code generated by a tool - DO NOT EDIT\n" + Self.model.text
    try project.write(generated, to: Self.model.path)
    try project.checkCached()
    try project.write("", to: ".layerlint.yml")
    try project.write(Self.model.text, to: Self.model.path)
    try project.checkCached()
    try project.write(generated, to: Self.model.path)
    #expect(try !project.checkCached())
  }

  /// Modification times are only trusted if they are older than one tick of any file system.
  private static func letTimePass() { Thread.sleep(forTimeInterval: 2.3) }

  fileprivate static func caching(_ project: TemporaryProject) -> (inout LintRequest) -> Void {
    { $0.cache = .folder("\(project.path)/.build/kept") }
  }
}

extension TemporaryProject {
  /// Returns whether the result was cached. It must be right in any case.
  @discardableResult
  fileprivate func checkCached() throws -> Bool {
    var request = LintRequest(paths: [path])
    let right = try Linter(request).lint()
    ResultCacheTests.caching(self)(&request)
    let linter = try Linter(request)
    let result = linter.lint()
    #expect(ResultEncoder.packed(result, lines: []).bytes == ResultEncoder.packed(right, lines: []).bytes)
    for finding in result.findings {
      let shown = linter.sourceLine(file: finding.position.file, line: finding.position.line)
      let text = try String(contentsOfFile: "\(path)/\(finding.position.file)", encoding: .utf8)
      #expect(shown == text.components(separatedBy: "\n")[finding.position.line - 1])
    }
    return linter.reuse?.isWholeResult ?? false
  }
}

/// Pseudorandom numbers, the same in every run.
private struct Countdown {
  var state: UInt64
  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
