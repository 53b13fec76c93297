import Testing

@testable import RuleKinds

@Suite("Message templates")
struct MessageTemplateTests {
  @Test("placeholders are replaced, unknown ones left empty")
  func filled() {
    let template = MessageTemplate("{subject} uses {target}{unknown}.")
    #expect(template.filled(["subject": "Feed", "target": "View"]) == "Feed uses View.")
    #expect(template.placeholders == ["subject", "target", "unknown"])
  }

  @Test("values are not read as templates")
  func values() {
    #expect(MessageTemplate("{a}").filled(["a": "{b}", "b": "x"]) == "{b}")
  }

  @Test("other braces stand for themselves", arguments: ["{}", "{ }", "a { b } c", "}{", "{a", "{{", "{a b}"])
  func braces(text: String) {
    #expect(MessageTemplate(text).filled(["a": "x"]) == text)
  }
}

@Suite("Fingerprints")
struct FingerprintTests {
  @Test("are 16 hexadecimal digits, the same on every machine")
  func stable() {
    #expect(Fingerprint().text == "cbf29ce484222325")
    #expect(Fingerprint("upward_dependency", "Feed").text == Fingerprint("upward_dependency", "Feed").text)
    #expect(Fingerprint("a").text.count == 16)
  }

  @Test("tell the borders between parts")
  func borders() {
    #expect(Fingerprint("ab", "c").text != Fingerprint("a", "bc").text)
    #expect(Fingerprint("a", "").text != Fingerprint("a").text)
  }
}
