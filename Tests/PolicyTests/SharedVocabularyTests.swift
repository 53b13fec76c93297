import Findings
import Testing

@testable import Policy
@testable import RuleKinds

@Suite struct SharedVocabularyTests {
  private func rule(_ entries: String) -> (rule: Rule?, mistakes: [String]) {
    let text = "custom_rules:\n  own: { kind: calls, message: m, \(entries) }\n"
    let (policy, mistakes) = readPolicy(text)
    return (policy.rules.first { $0.id == "own" }, mistakes)
  }

  private func uses(_ entries: String) throws -> [String] {
    let (rule, mistakes) = rule("of: {}, " + entries)
    #expect(mistakes == [])
    guard case .names(let names)? = try #require(rule).values["uses"] else { return [] }
    return names.map(\.text)
  }

  @Test func namesAreReplacedByTheirLists() throws {
    let leaving = [
      "UIApplication.{open,openURL}*", "NSWorkspace.{open(_:),open(_:configuration*,openURL*,openFile*}",
      "NSExtensionContext.open",
    ]
    #expect(try uses("uses: $leaving_app") == leaving)
    #expect(try uses("uses: [A.b, $leaving_app, C.d]") == ["A.b"] + leaving + ["C.d"])
  }

  @Test func listsMayContainNamedLists() throws {
    let navigation = try uses("uses: $navigation")
    #expect(navigation == (try uses("uses: [$showing_screens, $leaving_app]")) && navigation.count > 3)
  }

  @Test func quotedNamesAreStrings() throws { #expect(try uses("uses: '$leaving_app'") == ["$leaving_app"]) }

  @Test func namesAreReplacedByTheirSelectors() throws {
    let (rule, mistakes) = rule("uses: A.b, of: { any: [$loggers, { name: X }] }")
    #expect(mistakes == [])
    guard case .selector(let selector)? = try #require(rule).values["of"] else { return #expect(Bool(false)) }
    #expect(
      YAMLText.selector(selector) == "{any: [{name: [\"*Logger\", \"*LoggerProtocol\", \"*Logging\"]}, {name: X}]}")
  }

  @Test func anUnknownNameIsAMistake() {
    #expect(
      rule("of: {}, uses: [A.b, $navigatoin]").mistakes.map { $0.prefix { $0 != "(" } } == [
        ".layerlint.yml:2:55: unknown list or selector '$navigatoin'; did you mean '$navigation'?"
      ])
  }

  @Test func selectorsAreNotLists() {
    #expect(
      rule("of: {}, uses: $loggers").mistakes.first
        == ".layerlint.yml:2:49: 'uses' is a text or a list of texts, not a mapping")
    #expect(
      rule("of: $navigation, uses: A.b").mistakes.first
        == ".layerlint.yml:2:39: a selector is a mapping ('key: value'), not a list")
  }

  @Test func namesAreDefinedOnce() {
    let (_, mistakes) = SharedVocabulary.read([
      ConfigurationSource(file: "a.yml", text: "x: [A]\n"),
      ConfigurationSource(file: "b.yml", text: "y: [B]\nx: [C]\n"),
    ])
    #expect(mistakes.map(\.description) == ["b.yml:2:1: 'x' is defined already"])
  }
}
