import Testing

@testable import Policy

/// Parts of built-in checks, and keys of earlier versions, are mistakes; the messages say what to write instead.
@Suite struct RetiredKeysTests {
  private func mistakes(_ text: String) -> [String] {
    let reading = Policy.read(ConfigurationSource(file: "c", text: text), packs: RulePack.builtIn().packs)
    return reading.mistakes.map(\.description)
  }

  @Test func partsOfBuiltInChecksAreNotOptions() {
    #expect(
      mistakes("rules: { submodule_depth: { embedding: [\"*.add\"], max: 3 } }") == [
        "c:1:29: 'embedding' is a part of submodule_depth and cannot be set (its options: severity, max)"
      ])
  }

  @Test func customRulesGetPartsFromTheRuleTheyAreLike() {
    let own = "kind: ownership, holder: {}, message: m"
    #expect(
      mistakes("custom_rules: { own: { \(own), never_cleared: true } }") == [
        "c:1:65: 'never_cleared' is a part of built-in rules and cannot be set; with 'like: activity_strong_controller' a rule has that "
          + """
          one's (a rule of the kind ownership has: holder, held, foreign, strength, typed, names, except_names, \
          mutable, optional, fix)
          """
      ])
    #expect(mistakes("custom_rules: { own: { kind: ownership, like: activity_strong_controller, message: m } }") == [])
  }

  @Test func builtInChecksNeedALikeRule() {
    #expect(
      mistakes("custom_rules: { own: { kind: nesting, max: 3, message: m } }") == [
        "c:1:22: 'nesting' is a built-in check: say which rule this one is like ('like: submodule_depth')"
      ])
    #expect(mistakes("custom_rules: { own: { kind: nesting, like: submodule_depth, max: 3, message: m } }") == [])
  }

  @Test(arguments: [
    (
      "rules: { view_performs_networking: { more_uses: A.b } }",
      """
      c:1:38: unknown key 'more_uses': list everything under 'uses', where lists have names ('uses: [$navigation, \
      Type.member]')
      """
    ),
    (
      "rules: { controller_responsibilities: { more_business: A.b } }",
      "c:1:41: unknown key 'more_business': write 'business: [$business_logic, …]'"
    ),
    (
      "custom_rules: { own: { kind: signature, finds: state, of: {}, message: m } }",
      "c:1:30: 'signature' is three kinds now: method_families, callback_results and unobservable_state"
    ),
  ])
  func retiredKeysNameTheirReplacement(text: String, expected: String) { #expect(mistakes(text) == [expected]) }

  @Test func listsNamedInAdviceExist() {
    let names = SharedVocabulary.builtIn.names
    for name in ["navigation", "business_logic", "incidental"] { #expect(names.contains(name)) }
  }
}
