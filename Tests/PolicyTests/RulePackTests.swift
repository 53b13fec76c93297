import Findings
import RuleKinds
import Testing

@testable import Policy

@Suite struct RulePackTests {
  @Test func builtInPacksHaveNoMistakes() {
    let (packs, mistakes) = RulePack.builtIn()
    #expect(mistakes + packs.flatMap(\.knownRules).flatMap(\.mistakes) == [])
  }

  @Test func everyPartOfABuiltInCheckIsSetByARule() {
    let rules = RulePack.builtIn().packs.flatMap(\.rules)
    for kind in RuleKindSpecification.all {
      let values = rules.filter { $0.specification.name == kind.name }.map(\.values)
      for part in kind.data { #expect(values.contains { $0[part.name] != nil }, "\(kind.name): \(part.name)") }
    }
  }

  @Test func everyRuleHasOneNameAndOnePack() {
    let packs = RulePack.builtIn().packs
    let ids = packs.flatMap(\.rules).map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(Set(RulePack.allNames).count == RulePack.allNames.count)
    for pack in packs { #expect(pack.rules.allSatisfy { $0.pack == pack.name }) }
  }

  @Test func mistakesInPacksAreLocated() {
    let texts = "severity: error, summary: s, rationale: r"
    let source = pack(
      "p",
      rules: [
        ("a", "{ kind: layers, \(texts), message: \"{nobody}\", notes: { again: x } }"),
        ("b", "{ kind: layers, \(texts), message: m }"),
        ("c", "{ kind: layers, summary: s, rationale: r, message: m, notes: { again: x } }"),
        ("d", "{ kind: layers, \(texts), message: m, notes: { again: x }, yields_to: [c, f] }"),
        ("e", "{ kind: assignment, \(texts), message: m, storage: x }"),
      ])
    let mistakes = RulePack.read([source]).mistakes.map(\.description)
    #expect(
      mistakes.map { $0.prefix { $0 != "(" } } == [
        "Rules/p/a.yml:1:69: unknown placeholder '{nobody}' ",
        "Rules/p/b.yml:1:1: the note 'again' is missing; its text can have "
          + "{subject}, {declaration}, {layer}, {target}, {targetLayer}, {higherLayer}",
        "Rules/p/c.yml:1:1: a rule needs 'severity'",
        "Rules/p/d.yml:1:108: unknown rule 'f'; did you mean 'a'? ",
        "Rules/p/e.yml:1:76: unknown key 'storage' ",
      ])
  }

  @Test func packsListTheirFiles() {
    let rule = "{ kind: layers, severity: error, summary: s, rationale: r, message: m, notes: { again: x } }"
    let source = pack("p", rules: [("a", rule), ("b", rule)], listed: ["b", "c"])
    let (packs, mistakes) = RulePack.read([source])
    #expect(packs.flatMap(\.rules).map(\.id) == ["b"])
    #expect(
      mistakes.map(\.description) == [
        "Rules/p/pack.yml:2:12: there is no file c.yml", "Rules/p/pack.yml:2:8: a.yml is not listed under 'rules'",
      ])
  }

  @Test func examplesMarkExpectedLines() {
    let file = ExampleText.File(
      path: "A.swift", text: "let a = B() // expect\r\n// expect nothing\n  b() // expect  \n")
    #expect(file.expectedLines == [1, 3])
  }

  @Test func rulesDescribeTheirOptions() throws {
    let pack = try #require(RulePack.read([samplePack]).packs.first)
    let rule = try #require(pack.rules.last)
    let options = RuleDescription(rule, examples: RuleExamples()).options.filter {
      ["forbid", "from"].contains($0.name)
    }
    #expect(options.map { "\($0.name): \($0.defaultValue)" } == ["forbid: [UIKit, SwiftUI]", "from: {}"])
  }
}
