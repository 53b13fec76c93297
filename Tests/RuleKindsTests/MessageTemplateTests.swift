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
