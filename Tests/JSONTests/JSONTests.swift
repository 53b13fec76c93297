import JSON
import Testing

struct JSONTests {
  @Test func readsEveryKindOfValue() throws {
    let node = try JSONText.read(Array(#"{"a": [1, true, null, "\u00e9\ud83d\ude00\n"], "b": {"c": -2}}"#.utf8))
    let items = node["a"]?.items ?? []
    #expect(items.count == 4)
    #expect(items[0].count == 1)
    #expect(items[1].flag == true)
    #expect(items[2].isNull)
    #expect(items[3].text == "é😀\n")
    #expect(node["b"]?["c"]?.count == -2)
    #expect(node["x"] == nil)
    #expect(items[3].offset == 22)
  }

  @Test(arguments: [
    "", "{", "[1", "{\"a\"}", "\"\\x\"", "nope", "{} {}", "\"\u{1}\"", String(repeating: "[", count: 100),
  ])
  func reportsMistakes(text: String) {
    #expect(throws: JSONText.Fault.self) { try JSONText.read(Array(text.utf8)) }
  }

  @Test func writesOneLine() {
    let line = JSONWriter.line { writer in
      writer.object(.line) { writer in
        writer.member("text", "a\"b\n\u{1}é")
        writer.member("none", nil as String?)
        writer.member("list") { $0.list([1, 2], .lines) { $0.number($1) } }
        writer.member("null") { $0.null() }
        writer.member("flag", false)
      }
    }
    let expected = #"{"text": "a\"b\n\u0001é", "list": [1, 2], "null": null, "flag": false}"#
    #expect(String(decoding: line, as: UTF8.self) == expected)
  }

  @Test func writesLinesInDocuments() {
    let text = JSONWriter.document { writer in
      writer.member("list") { $0.list(["x"], .lines) { $0.string($1) } }
    }
    #expect(text == "{\n  \"list\": [\n    \"x\"\n  ]\n}\n")
  }
}
