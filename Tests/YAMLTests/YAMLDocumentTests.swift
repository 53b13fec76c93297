import Testing

@testable import YAML

private func mistakes(_ text: String) -> [String] {
  YAMLDocument(Array(text.utf8)).errors.map(\.described)
}

extension YAMLError {
  fileprivate var described: String { "c:\(line):\(column): \(message)" }
}

@Suite struct YAMLDocumentTests {
  @Test(arguments: [
    ("a: b: c", "c:1:5: unexpected ':': check the indentation, or put the value in quotes"),
    ("a:\n\t- b", "c:2:1: YAML must be indented with spaces, not tabs"),
    ("a: [1, 2\nb: 3", "c:2:2: this list is not closed: a ']' or a comma is missing; it begins in line 1"),
    ("a: {b: 1\nc: 2", "c:2:2: this mapping is not closed: a '}' or a comma is missing; it begins in line 1"),
    ("exclude: [*.swift]", "c:1:12: a value that begins with '*' needs quotes"),
    ("a: *foo", "c:1:4: a value that begins with '*' needs quotes"),
    ("a: [😀, *foo]", "c:1:9: a value that begins with '*' needs quotes"),
    ("a: @x", "c:1:4: a value that begins with '@' needs quotes"),
    ("a: \"b", "c:1:6: the file ends inside a quoted text: its closing quote is missing"),
    ("a: \"\\q\"", "c:1:5: unknown escape in double quotes: write '\\\\' for a backslash, or use single quotes"),
    ("- a\nb: 1", "c:2:1: a list item ('- ') is expected here: check the indentation"),
    ("a:\n  - b\n c: 1", "c:3:2: a 'key:' is expected here: check the indentation"),
    ("a: 1\nb", "c:2:1: a ':' is missing after the key"),
    ("a: - b", "c:1:4: unexpected list item ('- '): put it on a separate line"),
    ("a: 1\n---\nb: 2", "c:2:1: a second document begins here ('---'): one file holds one configuration"),
    ("a\u{0}: b", "c:1:2: YAML must not contain control characters"),
  ])
  func brokenSyntaxIsLocated(text: String, expected: String) {
    #expect(mistakes(text) == [expected])
  }

  @Test func duplicateKeysAreReportedAtTheSecond() {
    #expect(
      mistakes("é😀: 1\né😀: {\"x\": 1, y: 2, \"x\": 3, y: 4, y: 5}\n") == [
        "c:2:1: 'é😀' is set twice: first in line 1",
        "c:2:21: 'x' is set twice: first in line 2",
        "c:2:29: 'y' is set twice: first in line 2",
        "c:2:35: 'y' is set twice: first in line 2",
      ])
  }

  @Test func deepNestingIsAMistake() {
    let texts = [
      String(repeating: "[", count: 100_000), String(repeating: "- ", count: 100_000),
      String(repeating: "? ", count: 100_000), String(repeating: "{a: ", count: 20_000),
      String(repeating: "[", count: 65) + String(repeating: "]", count: 65),
      (0..<1200).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
    ]
    for text in texts {
      let document = YAMLDocument(Array(text.utf8))
      #expect(document.root == nil)
      #expect(document.errors.map(\.message) == ["is nested too deeply for a configuration"])
    }
  }

  @Test func exponentialAliasesAreMistakes() {
    let anchors = (1..<30).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }.joined()
    #expect(mistakes("a0: &a0 [x, x]\n" + anchors).first?.contains("too many aliases") == true)
    #expect(mistakes("base: &base {severity: off}\nother: *base").isEmpty)
    // An alias in every possible position.
    for use in [
      "- *a", "x: *a", "[*a,*a]", "{k: *a}", "? *a\n: *a", "- \"q\" \n- *a", "- 'it''s'\n- *a", "- |\n  text\n- *a",
      "#\n- *a",
      "- {\"k\":*a}", "- plain\n  - 'text\n- *a", "- plain\n  - |\n- *a",
    ] {
      let text = "- &a [x]\n" + String(repeating: use + "\n", count: 20)
      #expect(AliasBomb.isPossible(in: Array(text.utf8)[...]), "\(use)")
    }
  }

  /// A text that looks like an open quote must not hide complex keys: comparing them during parsing would take hours.
  @Test func complexKeysAfterAQuoteAreMistakes() {
    let anchors = (1..<40).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }.joined()
    let text = "text: plain\n  - 'text\na0: &a0 [x, x]\n" + anchors + "? *a39\n: x\n? [*a39]\n: x\n"
    #expect(mistakes(text).first?.contains("too many aliases") == true)
  }

  /// Pointers in examples, patterns in quotes.
  @Test func asterisksInTextAreNotAliases() {
    let texts = [
      "[\"*View\", '{*Cell,*Row}', \"\\\"*x\"]", "it calls *name, &other and -*more", "# *comment, *comment",
      "|\n    *name = 1;\n    f(&error, *error);\n\n    int *a, *b;", ">-\n   - *name", "\"two\n    - *lines\"",
    ]
    for text in texts {
      let all = "base: &base { severity: off }\nother: *base\n" + (0..<30).map { "text\($0): \(text)\n" }.joined()
      #expect(mistakes(all).isEmpty, "\(text)")
    }
    let items = "base: &base {}\nlist:\n" + String(repeating: "  - |\n    *a\n  - text: |\n      - *b\n", count: 30)
    #expect(mistakes(items).isEmpty)
  }

  @Test func implausibleDocumentsAreRejected() {
    #expect(
      mistakes(String(repeating: "a", count: 1_000_001)) == [
        "c:1:1: is larger than 1 MB, too large for a configuration"
      ])
    let many = "a: [" + String(repeating: "1,", count: 150_000) + "]"
    #expect(mistakes(many) == ["c:1:1: has too many values for a configuration"])
    let bytes = Array("a: b\né: ".utf8) + [0xFF, 0x0A]
    #expect(YAMLDocument(bytes).errors.map(\.described) == ["c:2:4: is not UTF-8 text"])
  }

  @Test func byteOrderMarkAndEmptyFileAreAccepted() {
    #expect(mistakes("\u{FEFF}a: 1").isEmpty)
    #expect(YAMLDocument(Array("# nothing\n".utf8)).root == nil)
  }

  @Test func valuesAreFoundByTheirKeys() {
    let root = YAMLDocument(Array("a: &a { b: [1, x] }\nc: *a\n".utf8)).root
    #expect(root?.entries.map(\.key.scalar) == ["a", "c"])
    guard case .sequence(let items)? = root?["c"]?["b"]?.value else {
      Issue.record("not a list")
      return
    }
    #expect(items.map(\.scalar) == ["1", "x"])
    #expect(root?["d"] == nil && root?["a"]?["b"]?["x"] == nil)
  }
}
