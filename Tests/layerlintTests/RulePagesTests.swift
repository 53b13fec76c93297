import Findings
import Linting
import Reports
import Testing

@testable import layerlint

@Suite struct RulePagesTests {
  private let upward = {
    var rule = RulePagesTests.plainUpward
    (rule.suggestion, rule.isFixable) = ("Move it down.", true)
    return rule
  }()
  private static let plainUpward = RuleDescription(
    id: "upward_dependency", pack: "layered", severity: .error, isOn: true, summary: "a layer uses a higher layer",
    rationale: "Arrows point down.",
    options: [.init(name: "from", type: "list of layers", defaultValue: "[]", doc: "only these layers")],
    triggers: [
      ExampleText(
        title: "a service shows a screen", configuration: "layers: [A, B]\n",
        files: [
          .init(path: "A/Screen.swift", text: "class Screen {}\n"),
          .init(path: "B/S.swift", text: "func f() {\n\n  Screen()\n}\n"),
        ])
    ],
    nearMisses: [ExampleText(files: [.init(path: "A/Screen.swift", text: "class Screen {}\n")])])
  private let skipped = RuleDescription(
    id: "skipped_layer", pack: "layered", severity: .warning, isOn: false, summary: "a layer is passed over",
    rationale: "Because.")

  @Test func listOfAllRules() {
    let pack = PackDescription(name: "layered", title: "Layers", about: "", chosen: "", rules: [upward, skipped])
    #expect(
      RuleList(packs: [pack], own: [], project: nil, ink: Ink(isOn: false)).text == """
        layered  Layers
          upward_dependency  error          fixable  a layer uses a higher layer
          skipped_layer      off (warning)  opt-in   a layer is passed over

        opt-in   off until the configuration turns it on
        fixable  `layerlint --fix` applies the safe fixes

        """)
  }

  @Test func listOfAProject() {
    let pack = PackDescription(name: "layered", title: "Layers", about: "", chosen: "", rules: [upward, skipped])
    let place = EffectiveSetting.Origin.file(Position(file: ".layerlint.yml", line: 4, column: 3))
    let settings = [
      EffectiveSetting(key: "architectures", value: "[layered]", origin: .inferred("layers were inferred")),
      EffectiveSetting(key: "rules.upward_dependency.severity", value: "off", origin: place),
      EffectiveSetting(key: "rules.skipped_layer.severity", value: "warning", origin: place),
    ]
    let project = RuleList.Project(settings: settings, packs: ["layered"])
    #expect(
      RuleList(packs: [pack], own: [], project: project, ink: Ink(isOn: false)).text == """
        layered  Layers · in use here
          upward_dependency  off (error)    fixable, set in .layerlint.yml:4  a layer uses a higher layer
          skipped_layer      warning        opt-in, set in .layerlint.yml:4   a layer is passed over

        opt-in   off until the configuration turns it on
        fixable  `layerlint --fix` applies the safe fixes
        packs    layered (inferred: layers were inferred)

        """)
  }

  @Test func pagesFitOnAScreen() {
    for rule in RuleCatalog.all {
      let page = Explanation(of: rule, ink: Ink(isOn: false)).text
      #expect(
        page.split(separator: "\n", omittingEmptySubsequences: false).count <= Explanation.maxLines + 1, "\(rule.id)")
      #expect(page.contains("\nBad\n") && page.contains("\nHow to fix\n") && !page.contains("{subject}"), "\(rule.id)")
    }
    for pack in RuleCatalog.packs {
      let page = PackExplanation(pack: pack, ink: Ink(isOn: false)).text
      #expect(page.contains("When it is used\n") && !pack.title.isEmpty && !pack.about.isEmpty, "\(pack.name)")
    }
  }

  @Test func page() {
    #expect(
      Explanation(of: upward, ink: Ink(isOn: false)).text == """
        upward_dependency  error  pack layered, category architecture
        a layer uses a higher layer

        Why
          Arrows point down.

        How to fix
          Move it down.
          `layerlint --fix` applies the safe fixes.
          To turn the rule off: `rules: { upward_dependency: off }` in .layerlint.yml.

        Options, with their defaults
          from  []  only these layers

        Bad
          a service shows a screen
          .layerlint.yml
              layers: [A, B]
          A/Screen.swift
              class Screen {}
          B/S.swift
              func f() {

                Screen()
              }

        Good
          A/Screen.swift
              class Screen {}

        layerlint explain upward_dependency --examples: all options in full, and more examples

        """)
  }

  @Test func pageOfARuleThatIsOff() {
    #expect(
      Explanation(of: skipped, ink: Ink(isOn: false)).text == """
        skipped_layer  off by default, then warning  pack layered, category architecture
        a layer is passed over

        Why
          Because.

        How to fix
          To turn the rule on: `rules: { skipped_layer: warning }` in .layerlint.yml.

        layerlint explain skipped_layer --examples: all options in full, and more examples

        """)
  }

  @Test func settings() {
    let settings = [
      EffectiveSetting(key: "layer", value: "Domain", origin: .inferred("a folder with a known name")),
      EffectiveSetting(key: "rules.layer_cycle", value: "error", origin: .pack("layered")),
      EffectiveSetting(
        key: "exclude", value: "[Pods]", origin: .file(Position(file: ".layerlint.yml", line: 3, column: 1))),
    ]
    #expect(
      ConfigCommand.table(settings, ink: Ink(isOn: false)) == """
        layer              Domain  inferred: a folder with a known name
        rules.layer_cycle  error   pack layered
        exclude            [Pods]  .layerlint.yml:3:1

        """)
  }
}
