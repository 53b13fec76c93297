import Findings
import SourceFacts
import Testing

@testable import Policy

@Suite struct NestedConfigurationTests {
  private let project = policy(
    """
    include: App
    exclude: App/Generated
    rules: { upward_dependency: warning }
    """,
    nested: [
      ("App/Legacy/Old/.layerlint.yml", "rules: { upward_dependency: { severity: on } }"),
      (
        "App/Legacy/.layerlint.yml",
        "rules: { upward_dependency: off }\ntests: true\nexclude: [Sub, \"**/*.gen.swift\"]"
      ),
      ("App/New/.layerlint.yml", "rules: { skipped_layer: info, upward_dependency: { to: { name: Log } } }"),
    ])

  @Test func everyFolderThatSetsARuleHasAVariant() throws {
    let rules = project.rules(ofPacks: ["layered"])
    #expect(rules.map(\.id) == ["upward_dependency", "skipped_layer", "forbidden_import"])
    let variants = project.variants(of: rules[0])
    #expect(variants.map(\.folder) == ["", "App/Legacy", "App/Legacy/Old", "App/New"])
    #expect(variants.map(\.rule.isOn) == [true, false, true, true])
    #expect(variants.index(for: "App/Legacy/Old/A.swift") == 2)
    #expect(variants.index(for: "App/LegacyA.swift") == 0)
    #expect(project.variants(of: rules[1]).map(\.rule.isOn) == [false, true])
    #expect(rules[1].isOn == false)
  }

  @Test func patternsAreRelativeToTheirFile() {
    #expect(project.exclude.map(\.pattern.text) == ["App/Generated", "App/Legacy/Sub", "App/Legacy/**/*.gen.swift"])
    #expect(project.checksTests(at: "App/Legacy/Old/T.swift"))
    #expect(!project.checksTests(at: "App/New/T.swift"))
    let odd = policy("", nested: [("A{b}/.layerlint.yml", "exclude: x")])
    #expect(odd.exclude[0].pattern.matches("A{b}/x/F.swift"))
  }

  @Test func otherKeysAreMistakes() {
    let mistakes = readPolicy("", nested: [("A/.layerlint.yml", "layers: [X]\nrulez: 1\nrules: {nope: off}")]).mistakes
    #expect(
      mistakes.map { $0.prefix { $0 != ";" && $0 != "(" } } == [
        "A/.layerlint.yml:1:1: 'layers' is for the base folder's file",
        "A/.layerlint.yml:2:1: unknown key 'rulez'",
        "A/.layerlint.yml:3:9: unknown rule 'nope' ",
      ])
  }

  @Test func everyValueHasAnOrigin() {
    let settings = project.effectiveSettings(for: "App/New/F.swift", packs: ["layered"], chosenBy: .inferred("layers"))
    let lines = settings.filter { !$0.key.contains("forbidden_import") }
      .map { "\($0.key) = \($0.value) \(place($0.origin))" }
    #expect(
      lines == [
        "architectures = [layered] inferred",
        "include = [App] .layerlint.yml:1",
        "exclude = [App/Generated] .layerlint.yml:2",
        "root = [] built in",
        "rules.upward_dependency.severity = warning .layerlint.yml:3",
        "rules.upward_dependency.direction = upward built in",
        "rules.upward_dependency.targets = all built in",
        "rules.upward_dependency.from = {} built in",
        "rules.upward_dependency.to = {name: Log} App/New/.layerlint.yml:1",
        "rules.skipped_layer.severity = info App/New/.layerlint.yml:1",
        "rules.skipped_layer.direction = skipping layered",
        "rules.skipped_layer.targets = all built in",
        "rules.skipped_layer.from = {} built in",
        "rules.skipped_layer.to = {} built in",
        "tests = false built in",
        "generated = false built in",
      ])
  }

  private func place(_ origin: EffectiveSetting.Origin) -> String {
    switch origin {
    case .builtIn: "built in"
    case .pack(let name): name
    case .inferred: "inferred"
    case .commandLine: "option"
    case .file(let position): "\(position.file):\(position.line)"
    }
  }

  @Test func allowancesAndLayersAreShown() {
    let read = policy(
      """
      layers: [{A: {layers: [B]}}, [C, D]]
      roles: { entity: { name: [Note, "*Item"], not: { path: X } } }
      """,
      nested: [("C/.layerlint.yml", "allow: [{rule: upward_dependency, from: a, because: 'it: is'}]")])
    let settings = read.effectiveSettings(for: "C", packs: [], chosenBy: .builtIn)
    let values = Dictionary(settings.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    #expect(values["layers"] == "[{A: {layers: [B]}}, [C, D]]")
    #expect(values["roles.entity"] == "{name: [Note, \"*Item\"], not: {path: X}}")
    #expect(values["allow"] == "{rule: upward_dependency, from: a, because: \"it: is\"}")
    #expect(values["rules.upward_dependency.severity"] == "off")
  }
}
