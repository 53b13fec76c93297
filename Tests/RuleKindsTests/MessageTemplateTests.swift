import Testing

@testable import RuleKinds

@Suite("Message templates")
struct MessageTemplateTests {
  @Test("placeholders are replaced, unknown ones left empty")
  func placeholdersAreFilled() {
    let template = MessageTemplate("{subject} uses {target}{unknown}.")
    #expect(template.filled(["subject": "Feed", "target": "View"]) == "Feed uses View.")
    #expect(template.placeholders == ["subject", "target", "unknown"])
  }

  @Test("values are not read as templates")
  func valuesAreNotTemplates() {
    #expect(MessageTemplate("{a}").filled(["a": "{b}", "b": "x"]) == "{b}")
  }

  @Test("values are replaced, removed and merged as in a dictionary")
  func valuesAreReplacedAndMerged() {
    var values: PlaceholderValues = ["a": "1", "b": "2"]
    values["a"] = "3"
    values["b"] = nil
    values["c"] = "4"
    #expect(MessageTemplate("{a},{b},{c}").filled(values) == "3,,4")
    values.merge(["c": "5", "d": "6"]) { $1 }
    #expect(MessageTemplate("{a},{c},{d}").filled(values) == "3,5,6")
  }

  @Test("other braces stay as they are", arguments: ["{}", "{ }", "a { b } c", "}{", "{a", "{{", "{a b}", "{é b}"])
  func otherBracesStay(text: String) {
    #expect(MessageTemplate(text).filled(["a": "x"]) == text)
  }
}
