import EditorProtocol
import Findings
import JSON
import Linting
import Testing

@testable import EditorServer

/// After any edits the diagnostics are those of a fresh lint of the same texts.
struct RandomEditTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func diagnosticsEqualAFreshLint(seed: UInt64) throws {
    var random = Generator(seed: seed)
    let client = try TestClient(SampleApp.files, cache: true)
    client.start()
    let paths = SampleApp.files.keys.sorted()
    var texts: [String: String] = [:]
    for step in 0..<40 {
      let path = paths[Int.random(in: 0..<paths.count, using: &random)]
      if texts[path] == nil {
        texts[path] = SampleApp.files[path]
        client.open(path)
      } else if Int.random(in: 0..<10, using: &random) == 0 {
        client.close(path)
        texts[path] = nil
      }
      if var text = texts[path].map({ Array($0.unicodeScalars) }) {
        let edit = Edit(of: text, path: path, &random)
        client.change(path, edit.change(client))
        text.replaceSubrange(edit.range, with: edit.text.unicodeScalars)
        texts[path] = text.reduce(into: "") { $0.unicodeScalars.append($1) }
      }
      // Several edits may come before an analysis.
      if Int.random(in: 0..<3, using: &random) == 0 { continue }
      client.settle()
      let fresh = fresh(client, texts)
      #expect(client.list == fresh, "seed \(seed), step \(step)")
      if client.list != fresh { return }
    }
  }

  private func fresh(_ client: TestClient, _ texts: [String: String]) -> [String] {
    var request = LintRequest(paths: [client.folder])
    request.jobs = 1
    request.texts = texts.mapValues { Array($0.utf8) }
    let mistakes: [ConfigurationMistake]
    do throws(UsageError) {
      let result = try Linter(request).lint()
      return
        (result.findings.map { "\($0.position.file):\($0.position.line) \($0.rule)" }
        + result.problems.compactMap { problem in problem.file.map { "\($0):\(problem.line ?? 1) \(problem.kind)" } })
        .sorted()
    } catch {
      guard case .configuration(let found) = error else { return [] }
      mistakes = found
    }
    // The configuration of before is in force, which only the server knows.
    let places = mistakes.map { "\($0.file):\($0.line) configuration" }
    return (places + client.list.filter { !$0.hasSuffix(" configuration") }).sorted()
  }

  private struct Edit {
    let range: Range<Int>
    let text: String
    private let before: [Unicode.Scalar]

    private static let pieces = [
      "x", "\n", " ", "}", "{", "é😀", "\r\n", "// ", "\"", "FeedService", "FeedViewController", "class A {}\n",
      "#if DEBUG\n", "@end\n",
      "  var other: FeedViewController?\n", "LegacyScreen *a;\n", "weak ", "- x: y\n", "/*", "*/",
    ]

    init(of text: [Unicode.Scalar], path: String, _ random: inout Generator) {
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
}

/// The same numbers in each run.
struct Generator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let value = state ^ (state >> 33)
    return value &* 0xFF51_AFD7_ED55_8CCD ^ (value >> 29)
  }
}
