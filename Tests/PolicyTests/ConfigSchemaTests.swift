import Foundation
import Testing

@testable import Policy

/// `Rules/layerlint.schema.json` is generated: `LAYERLINT_WRITE=1 swift test --filter ConfigSchemaTests` writes it anew.
@Suite struct ConfigSchemaTests {
  private let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Rules/layerlint.schema.json")

  @Test func thePublishedSchemaIsUpToDate() throws {
    let text = ConfigSchema(packs: RulePack.builtIn().packs).text
    if ProcessInfo.processInfo.environment["LAYERLINT_WRITE"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test("a rule of a project's own may have every key that is read")
  func knowsTheKeysOfCustomRules() throws {
    let schema = ConfigSchema(packs: RulePack.builtIn().packs).text
    for key in ConfigurationReader.ruleKeys { #expect(schema.contains("\"\(key)\": {"), "\(key) is not in the schema") }
  }

  @Test func isJSONThatKnowsEveryKeyAndRule() throws {
    let text = ConfigSchema(packs: RulePack.builtIn().packs).text
    let schema = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let properties = try #require(schema["properties"] as? [String: [String: Any]])
    #expect(Set(properties.keys) == Set(ConfigurationKey.names))
    let rules = try #require(properties["rules"]?["properties"] as? [String: Any])
    #expect(rules.keys.contains("upward_dependency"))
    #expect(rules.keys.contains("massive_controller"))
  }
}
