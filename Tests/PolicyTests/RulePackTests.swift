import Findings
import Testing

@testable import Policy

@Suite struct RulePackTests {
  @Test func ourPacksHaveNoMistakes() {
    let (packs, mistakes) = RulePack.builtIn()
    #expect(mistakes + packs.flatMap(\.knownRules).flatMap(\.mistakes) == [])
    #expect(RuleExamples.builtIn().mistakes == [])
  }

  @Test func everyRuleHasThreeTriggersAndThreeNearMisses() {
    let examples = RuleExamples.builtIn().examples
    let rules = RulePack.builtIn().packs.flatMap(\.rules)
    #expect(Set(examples.keys) == Set(rules.map(\.id)))
    for rule in rules {
      let triggers = examples[rule.id]?.triggers ?? []
      let nearMisses = examples[rule.id]?.nearMisses ?? []
      #expect(triggers.count >= 3 && nearMisses.count >= 3, "\(rule.id)")
      #expect(
        triggers.allSatisfy { $0.files.contains { !$0.expectedLines.isEmpty } }, "\(rule.id): a trigger expects nothing"
      )
      #expect(nearMisses.allSatisfy { $0.files.allSatisfy(\.expectedLines.isEmpty) }, "\(rule.id): a near miss expects")
    }
  }

  @Test func theConfigurationsOfExamplesAreRead() {
    let packs = RulePack.builtIn().packs
    for (rule, examples) in RuleExamples.builtIn().examples {
      for text in (examples.triggers + examples.nearMisses).compactMap(\.configuration) {
        let source = ConfigurationSource(file: rule, text: text)
        #expect(Policy.read(source, packs: packs).mistakes == [])
      }
    }
  }

  @Test func rulesYieldToRules() {
    let rules = RulePack.builtIn().packs.flatMap(\.rules)
    let ids = Set(rules.map(\.id))
    #expect(rules.flatMap(\.yieldsTo).filter { !ids.contains($0) } == [])
  }

  @Test func everyRuleHasOneNameAndOnePack() {
    let packs = RulePack.builtIn().packs
    let ids = packs.flatMap(\.rules).map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(Set(RulePack.allNames).count == RulePack.allNames.count)
    for pack in packs { #expect(pack.rules.allSatisfy { $0.pack == pack.name }) }
  }

  @Test func mistakesOfAPackAreLocated() {
    let text = """
      pack: p
      title: t
      rules:
        a: { kind: layers, severity: error, summary: s, rationale: r, message: "{nobody}", notes: { again: x } }
        b: { kind: layers, severity: error, summary: s, rationale: r, message: m }
        c: { kind: layers, summary: s, rationale: r, message: m, notes: { again: x } }
      """
    let mistakes = RulePack.read([ConfigurationSource(file: "p", text: text)]).mistakes.map(\.description)
    #expect(
      mistakes.map { $0.prefix { $0 != "(" } } == [
        "p:4:74: unknown placeholder '{nobody}' ",
        "p:5:6: a rule of a pack words the note 'again'",
        "p:6:6: a rule needs 'severity'",
      ])
  }

  @Test func examplesSayWhichLinesAreExpected() {
    let file = ExampleText.File(
      path: "A.swift", text: "let a = B() // expect\r\n// expect nothing\n  b() // expect  \n")
    #expect(file.expectedLines == [1, 3])
  }

  @Test func aRuleTellsItsOptions() throws {
    let pack = try #require(RulePack.read([ConfigurationSource(file: "p", text: samplePack)]).packs.first)
    let rule = try #require(pack.rules.last)
    let options = RuleDescription(rule, examples: RuleExamples()).options.filter { ["forbid", "from"].contains($0.name) }
    #expect(options.map { "\($0.name): \($0.defaultValue)" } == ["forbid: [UIKit, SwiftUI]", "from: {}"])
  }
}
