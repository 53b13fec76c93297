import Findings
import Testing

@Suite struct SpellingTests {
  private let rules = ["upward_dependency", "layer_cycle", "sibling_dependency", "skipped_layer"]

  @Test(arguments: [
    ("upward_dependncy", "upward_dependency"),
    ("upward-dependency", "upward_dependency"),
    ("Layer_Cycle", "layer_cycle"),
    ("layer_cylce", "layer_cycle"),
    ("upward", "upward_dependency"),
  ])
  func findsTheNearestName(word: String, expected: String) {
    #expect(nearestSpelling(of: word, among: rules) == expected)
  }

  @Test(arguments: ["", "x", "massive_controller", "up"])
  func ignoresDistantNames(word: String) {
    #expect(nearestSpelling(of: word, among: rules) == nil)
  }

  @Test func tiesAreBrokenByName() {
    #expect(nearestSpelling(of: "cat", among: ["rat", "bat", "hat"]) == "bat")
    #expect(nearestSpelling(of: "MVP", among: ["mvc", "mvp", "mvvm"]) == "mvp")
  }

  @Test func longWordsAreFast() {
    #expect(nearestSpelling(of: String(repeating: "a", count: 1_000_000), among: rules) == nil)
  }

  @Test func messageListsTheValidNames() {
    #expect(
      unknownName("format", "jsn", among: ["text", "json"])
        == "unknown format 'jsn'; did you mean 'json'? (there are: text, json)")
    #expect(
      unknownName("format", "html", among: ["json", "xcode"]) == "unknown format 'html' (there are: json, xcode)")
    #expect(unknownName("rule", "x", among: (1...31).map { "rule\($0)" }) == "unknown rule 'x'")
  }
}
