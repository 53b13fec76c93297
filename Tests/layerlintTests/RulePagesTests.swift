import Findings
import Reports
import Testing

@testable import layerlint

@Suite struct RulePagesTests {
  private let upward = RuleDescription(
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

  @Test func list() {
    #expect(
      RulesCommand.table([upward, skipped], ink: Ink(isOn: false)) == """
        upward_dependency  error    layered  a layer uses a higher layer
        skipped_layer      off      layered  a layer is passed over

        """)
  }

  @Test func page() {
    #expect(
      Explanation(of: upward, ink: Ink(isOn: false)).text == """
        upward_dependency  error  pack layered, category architecture
        a layer uses a higher layer

        Why
          Arrows point down.

        Options
          from: list of layers, [] by default
            only these layers

        Found
          a service shows a screen
          .layerlint.yml
              layers: [A, B]
          A/Screen.swift
              class Screen {}
          B/S.swift
              func f() {

                Screen()
              }

        Not found
          A/Screen.swift
              class Screen {}

        """)
  }

  @Test func pageOfARuleThatIsOff() {
    #expect(
      Explanation(of: skipped, ink: Ink(isOn: false)).text == """
        skipped_layer  off unless asked for, then warning  pack layered, category architecture
        a layer is passed over

        Why
          Because.

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
