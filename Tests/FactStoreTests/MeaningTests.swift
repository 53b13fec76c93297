import SourceFacts
import SwiftScanning
import Testing

/// The meaning of a file stays the same while only text without meaning changes.
@Suite struct MeaningTests {
  private static let text = """
    // é
    import UIKit
    #if os(iOS)
    import Other
    #endif

    final class Feed: Base {
      /// What is shown.
      var items: [Item] = []
      func load(_ id: Int) { service.fetch(id, "text", retries: 3) { self.items = $0 } }  // later
    }
    struct Item { let naïve = "é" }

    """

  private static func facts(_ text: String) -> FileFacts { SwiftScanner.scan(text) }

  private static func isSame(_ text: String) -> Bool {
    let (old, new) = (facts(Self.text), facts(text))
    let isSame = new.hasSameMeaning(as: old)
    #expect(old.hasSameMeaning(as: new) == isSame)
    return isSame
  }

  @Test(arguments: [
    ("", ""),
    ("// é", "/* another\n head */\n\n"),
    ("/// What is shown.", ""),
    ("  // later", ""),
    ("// later", "// sooner"),
    ("final class", "\n\n// One\nfinal class"),
    ("  var items", "\n\n  var items"),
    ("\"text\"", "\"else\""),
    ("retries: 3", "retries: 4"),
    ("naïve = \"é\" }\n", "naïve = \"é\" }\n\n// the end"),
    ("naïve = \"é\" }\n", "naïve = \"é\" }"),
    ("import Other\n", "import Other\n\n"),
  ])
  func sameMeaning(old: String, new: String) throws {
    let changed = old.isEmpty ? Self.text : Self.text.replacing(old, with: new)
    #expect(changed != Self.text || old.isEmpty)
    #expect(Self.isSame(changed))
    let (before, after) = (lines(Self.text), lines(changed))
    #expect(before.map(\.text) == after.map(\.text) || old.contains("\""))
  }

  @Test(arguments: [
    ("Feed", "Seed"), ("Feed", "Feeds"), (": Base", ""), ("final ", ""), ("Int", "Id"), ("self.items", "items"),
    ("retries:", "tries:"),
    ("load(_", "load(by"), ("  var items", "   var items"), ("{ service", "{\n service"), ("fetch(id, ", "fetch(id,  "),
    ("import Other\n#endif", "#endif\nimport Other"), ("#endif\n", "#endif\n#if DEBUG\n#endif\n"),
    ("os(iOS)\n", "os(iOS)\n#else\n"),
    ("struct Item", "/*é*/ struct Item"), ("}\nstruct", "}; struct"),
    ("naïve = \"é\" }", "naïve = \"é\" }\nlet more = 1"), ("{ self", "{ [weak self] in self"),
  ])
  func otherMeaning(old: String, new: String) throws {
    let changed = Self.text.replacing(old, with: new)
    #expect(changed != Self.text)
    #expect(!Self.isSame(changed))
  }

  /// The position of the first node distinguishes the patterns of a `switch` from others.
  @Test func commentsAfterCaseChangeTheMeaning() {
    func facts(_ remark: String) -> FileFacts {
      Self.facts("func f() {\n  switch e {\n  case\n\(remark).a: guard b else { return }\n  }\n}\n")
    }
    #expect(!facts("// a remark\n").hasSameMeaning(as: facts("")))
    #expect(facts("\n").hasSameMeaning(as: facts("")))
  }

  /// The line of a suppression matters, and a syntax error is reported with its line.
  @Test func suppressionsAndSyntaxErrorsNeverHaveTheSameMeaning() {
    for end in ["// layerlint:disable:this all\n", "class {"] {
      let facts = Self.facts(Self.text + end)
      #expect(!facts.hasSameMeaning(as: facts))
    }
  }

  /// Lines of facts, in order, without the comments after their code.
  private func lines(_ text: String) -> [(number: Int, text: Substring)] {
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    return CodeLines(Self.facts(text)).numbers.map { number in
      (number, all[number - 1].prefix { $0 != "/" && $0 != "\"" && !$0.isNumber })
    }
  }
}
