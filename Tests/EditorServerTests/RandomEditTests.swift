import EditorProtocol
import Findings
import Foundation
import JSON
import Linting
import Testing

@testable import EditorServer

/// After any edits, the diagnostics equal those of a fresh lint of the same texts, including evidence and positions.
struct RandomEditTests {
  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64]) func diagnosticsEqualAFreshLint(seed: UInt64) throws {
    var player = try Player(seed: seed)
    for step in 0..<60 {
      player.play()
      // Several edits may come before an analysis.
      if Int.random(in: 0..<3, using: &player.random) == 0 { continue }
      player.client.settle()
      let (shown, expected) = (player.shown, player.expected())
      #expect(shown == expected, "seed \(seed), step \(step)")
      if shown != expected { return }
    }
  }
}

/// A user who edits, adds, renames and removes files.
private struct Player {
  let client: TestClient
  var random: Generator
  /// The texts of files on disk.
  private var saved = SampleApp.files
  /// The texts of open documents.
  private var texts: [String: String] = [:]
  private var added = 0

  init(seed: UInt64) throws {
    random = Generator(seed: seed)
    client = try TestClient(SampleApp.files, cache: true)
    client.start()
  }

  mutating func play() {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: add()
    case 1: move()
    case 2: remove()
    case 3: closeOrSave()
    default: edit()
    }
  }

  private mutating func path() -> String? { saved.keys.sorted().randomElement(using: &random) }

  // MARK: Files

  private mutating func add() {
    added += 1
    let folder = ["App/Feed", "App/Services"].randomElement(using: &random) ?? ""
    write("final class Added\(added) {\n  var screen: FeedViewController?\n}\n", to: "\(folder)/Added\(added).swift")
  }

  private mutating func move() {
    guard let old = path(), !old.hasPrefix("."), let text = saved[old] else { return }
    let folder = old.contains("/Feed/") ? "App/Services" : "App/Feed"
    remove(old)
    write(text, to: "\(folder)/\(old.split(separator: "/").last ?? "")")
  }

  private mutating func remove() { if saved.count > 3, let path = path() { remove(path) } }

  private mutating func remove(_ path: String) {
    if texts.removeValue(forKey: path) != nil { client.close(path) }
    try? FileManager.default.removeItem(atPath: "\(client.folder)/\(path)")
    saved[path] = nil
    tell(path, 3)
  }

  private mutating func write(_ text: String, to path: String) {
    try? client.write(text, to: path)
    saved[path] = text
    tell(path, 1)
  }

  private func tell(_ path: String, _ kind: Int) {
    let change = #"{"uri": "\#(client.uri(path))", "type": \#(kind)}"#
    client.notify("workspace/didChangeWatchedFiles", #"{"changes": [\#(change)]}"#)
  }

  // MARK: Documents

  private mutating func closeOrSave() {
    guard let path = texts.keys.sorted().randomElement(using: &random) else { return }
    if Bool.random(using: &random) {
      client.close(path)
      texts[path] = nil
    } else if let text = texts[path] {
      try? client.write(text, to: path)
      saved[path] = text
      client.notify("textDocument/didSave", #"{"textDocument": {"uri": "\#(client.uri(path))"}}"#)
    }
  }

  private mutating func edit() {
    guard let path = path() else { return }
    if texts[path] == nil {
      texts[path] = saved[path]
      client.open(path)
    }
    guard var text = texts[path].map({ Array($0.unicodeScalars) }) else { return }
    let edit = Edit(of: text, &random)
    client.change(path, edit.change(client))
    text.replaceSubrange(edit.range, with: edit.text.unicodeScalars)
    texts[path] = text.reduce(into: "") { $0.unicodeScalars.append($1) }
  }

  // MARK: Diagnostics

  var shown: [String: [Diagnostic]] {
    (client.core.sessions.all.first?.diagnostics ?? [:]).mapValues { $0.map(\.diagnostic) }
  }

  /// The diagnostics of a lint without cache and memory.
  func expected() -> [String: [Diagnostic]] {
    guard let session = client.core.sessions.all.first else { return [:] }
    var request = LintRequest(paths: [client.folder])
    request.jobs = 1
    request.texts = texts.mapValues { Array($0.utf8) }
    let wording = DiagnosticWording(base: session.base, encoding: .utf16)
    func found(_ request: LintRequest) throws(UsageError) -> [String: [LocatedDiagnostic]] {
      let linter = try Linter(request)
      return wording.diagnostics(of: linter.lint(), lines: linter.sourceLine)
    }
    var all: [String: [LocatedDiagnostic]] = [:]
    do throws(UsageError) {
      all = try found(request)
    } catch {
      guard case .configuration(let mistakes) = error else { return [:] }
      // The earlier configuration is in force, which only the server knows.
      if let earlier = session.configuration {
        for mistake in mistakes { request.texts[mistake.file] = [] }
        request.texts.merge(earlier) { $1 }
        all = (try? found(request)) ?? [:]
      }
      all.merge(wording.diagnostics(of: mistakes) { file, line in client.line(line, of: texts[file] ?? saved[file]) }) {
        $1 + $0
      }
    }
    return all.mapValues { $0.map(\.diagnostic) }
  }
}

extension TestClient {
  fileprivate func line(_ number: Int, of text: String?) -> String? {
    text.flatMap { DocumentText($0).line(number - 1) }
  }
}

private struct Edit {
  let range: Range<Int>
  let text: String
  private let before: [Unicode.Scalar]

  private static let pieces = [
    "x", "\n", " ", "}", "{", "é😀", "\r\n", "// ", "\"", "FeedService", "FeedViewController", "class A {}\n",
    "#if DEBUG\n", "@end\n",
    "  var other: FeedViewController?\n", "LegacyScreen *a;\n", "weak ", "- x: y\n", "/*", "*/", "/* é */",
    "\n\n// a\n",
    "\"text\"", "12",
  ]

  init(of text: [Unicode.Scalar], _ random: inout Generator) {
    before = text
    let start = Int.random(in: 0...text.count, using: &random)
    let length = [0, 0, 0, 1, 3, 30].randomElement(using: &random) ?? 0
    range = start..<min(text.count, start + length)
    self.text = Self.pieces.randomElement(using: &random) ?? ""
  }

  func change(_ client: TestClient) -> String {
    #"[{"range": {"start": \#(place(range.lowerBound)), "end": \#(place(range.upperBound))}, "text": \#(client.json(text))}]"#
  }

  private func place(_ index: Int) -> String {
    var (line, character) = (0, 0)
    for place in 0..<index {
      let isEnd =
        before[place] == "\n" || before[place] == "\r" && !(place + 1 < before.count && before[place + 1] == "\n")
      if isEnd { (line, character) = (line + 1, 0) } else { character += before[place].utf16.count }
    }
    return #"{"line": \#(line), "character": \#(character)}"#
  }
}

/// Generates the same numbers in every run.
struct Generator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let value = state ^ (state >> 33)
    return value &* 0xFF51_AFD7_ED55_8CCD ^ (value >> 29)
  }
}
