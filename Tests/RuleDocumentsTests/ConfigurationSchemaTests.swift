import Foundation
import Policy
import RuleDocuments
import Testing

@Suite struct ConfigurationSchemaTests {
  private let text = ConfigurationSchema(packs: RulePack.builtIn().packs, vocabulary: .builtIn).text

  @Test("a custom rule may have every key that is read")
  func knowsTheKeysOfCustomRules() throws {
    for key in ConfigurationReader.ruleKeys { #expect(text.contains("\"\(key)\": {"), "\(key) is not in the schema") }
  }

  @Test func isJSONThatKnowsEveryKeyAndRule() throws {
    let schema = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let properties = try #require(schema["properties"] as? [String: [String: Any]])
    #expect(Set(properties.keys) == Set(ConfigurationKey.names))
    let rules = try #require(properties["rules"]?["properties"] as? [String: Any])
    #expect(rules.keys.contains("upward_dependency"))
    #expect(rules.keys.contains("massive_controller"))
  }

  @Test func everyReferenceHasADefinition() throws {
    let schema = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let references = text.matches(of: /"\$ref": "#\/([^"]+)"/).map { String($0.output.1) }
    #expect(references.count > 100)
    for reference in Set(references) {
      var value: Any? = schema
      for key in reference.split(separator: "/") { value = (value as? [String: Any])?[String(key)] }
      #expect(value != nil, "\(reference)")
    }
  }

  @Test func optionsOfAKindAreDefinedOnce() {
    let docs = text.matches(of: /"description": "uses that do not count[^"]*"/)
    #expect(docs.count == 1)
  }
}
