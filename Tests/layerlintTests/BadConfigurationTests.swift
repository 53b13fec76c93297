import Testing

/// Typical invalid configurations, each with the exact messages.
@Suite struct BadConfigurationTests {
  @Test(arguments: [
    (
      "ruels:\n  massive_controller: off\n",
      [
        "1:1: unknown key 'ruels'; did you mean 'rules'?"
      ]
    ),
    (
      "disabled_rules: [layer_cycle]\n",
      ["1:1: unknown key 'disabled_rules'; a rule is turned off with 'rules: { RULE: off }'"]
    ),
    (
      "rules:\n  masive_controller: off\n",
      ["2:3: unknown rule 'masive_controller'; did you mean 'massive_controller'?"]
    ),
    (
      "rules:\n  massive_controller: fatal\n",
      ["2:23: unknown severity 'fatal' (there are: off, info, warning, error, on)"]
    ),
    (
      "rules:\n  massive_controller: { warning: many, eror: 3 }\n",
      [
        "2:34: 'warning' is a whole number, 0 or more, not the text 'many'",
        "2:40: unknown key 'eror'; did you mean 'error'? (there are: severity, yields_to, of, warning, error, max_lines)",
      ]
    ),
    (
      "rules: [a, b]\n",
      ["1:8: 'rules' is a mapping ('key: value'), not a list"]
    ),
    (
      "architectures: [mvz, layerd]\n",
      [
        "1:17: unknown architecture 'mvz'; did you mean 'mvc'?",
        "1:22: unknown architecture 'layerd'; did you mean 'layered'?",
      ]
    ),
    (
      "include: 3\nexclude: { a: b }\n",
      ["2:10: 'exclude' is a text or a list of texts, not a mapping"]
    ),
    (
      "include: [../Other, /App]\n",
      ["1:11: '../Other' leaves the base folder, which all paths are relative to; put the file where both are below it"]
    ),
    (
      "layers:\n  - App: App\n  - Domain\n  - App: Domain\n",
      [
        "4:5: there is a layer 'App' already, in line 2; rename one, or list the folders of both: '- App: [A, B]'",
        "4:10: 'Domain' is a folder of the layer 'Domain' already, in line 3; leave it in one of them",
      ]
    ),
    (
      "layers:\n  - App: [App, Domain]\n  - Domain: Domain\n",
      ["3:13: 'Domain' is a folder of the layer 'App' already, in line 2; leave it in one of them"]
    ),
    (
      "layers:\n  - App: { pth: App }\n",
      ["2:12: unknown key 'pth'; did you mean 'path'? (there are: path, layers, optional)"]
    ),
    (
      "layers:\n  - name: App\n    path: App\n  - name: Domain\n    path: Domain\n",
      [
        "2:5: a layer is written with its name as the key: '- App: App'",
        "4:5: a layer is written with its name as the key: '- Domain: Domain'",
      ]
    ),
    (
      "layers:\n",
      ["1:8: layers are a list, top to bottom ('- Name: folder'), not nothing; leave the key out to have them inferred"]
    ),
    (
      """
      rules:\n  massive_presenter: { warning: 700 }\n  massive_controller: { warning: 700, error: 300 }
        open-closed: off\n
      """,
      [
        """
        2:33: 'warning' (700) is above 'error' (600), so that no warning is given: set both, the smaller one as \
        'warning'
        """,
        """
        3:34: 'warning' (700) is above 'error' (300), so that no warning is given: set both, the smaller one as \
        'warning'
        """,
        """
        4:3: 'open-closed' is a pack of rules; 'architectures' (--architecture) chooses packs, and its rules are: \
        closed_service_interface
        """,
      ]
    ),
    (
      "layers:\n  - App: \"**/*.swift\"\n  - Domain: \"**/*.swift\"\n",
      ["3:13: '**/*.swift' is a folder of the layer 'App' already, in line 2; leave it in one of them"]
    ),
    (
      "roles:\n  presentr: { name: \"*P\" }\n  entity: { nam: \"*P\" }\n",
      [
        "2:3: unknown role 'presentr'; did you mean 'presenter'?",
        "3:13: unknown key 'nam'; did you mean 'name'?",
      ]
    ),
    (
      "architectures: everything\nroles: { view: \"*View\" }\n",
      [
        """
        1:16: unknown architecture 'everything' (there are: activity, coordinator, domain, layered, mvc, mvp, mvvm, \
        open-closed, ownership, protocols, reactive, schedulable, viper)
        """,
        "2:16: a selector is a mapping, not the text '*View': { name: \"*View\" }, if a name is meant",
      ]
    ),
    (
      "custom_rules:\n  mine: { kind: import, forbid: [UIKit], message: m }\n",
      ["2:17: unknown kind 'import'; did you mean 'imports'?"]
    ),
    (
      "custom_rules:\n  mine: { kind: imports }\n",
      ["2:9: a rule needs 'message' and 'forbid'"]
    ),
    (
      "custom_rules:\n  mine: { kind: imports, forbid: [UIKit], message: \"{sujbect}\", yields_to: forbiden_import }\n",
      [
        """
        2:52: unknown placeholder '{sujbect}'; did you mean '{subject}'? (there are: {subject}, {layer}, {module}, \
        {through}, {types})
        """,
        "2:76: unknown rule 'forbiden_import'; did you mean 'forbidden_import'?",
      ]
    ),
    (
      "allow:\n  - { rule: upward_dependncy, from: A }\n",
      [
        "2:5: an exception needs 'because'",
        "2:13: unknown rule 'upward_dependncy'; did you mean 'upward_dependency'?",
      ]
    ),
    (
      "tests: perhaps\n",
      ["1:8: 'tests' is true or false, not the text 'perhaps'"]
    ),
    (
      "a: [\n",
      ["2:1: a value is expected here"]
    ),
    (
      "rules:\n  massive_controller: off\n  massive_controller: error\n",
      ["3:3: 'massive_controller' is set twice: first in line 2"]
    ),
    (
      "\tlayers: 3\n",
      ["1:1: YAML must be indented with spaces, not tabs"]
    ),
    (
      "root: 5: 6\n",
      ["1:8: unexpected ':': check the indentation, or put the value in quotes"]
    ),
  ])
  func isSaidWhole(text: String, messages: [String]) throws {
    let app = try TemporaryFolder([
      ".layerlint.yml": text, "App/S.swift": "final class S {}\n", "Domain/D.swift": "final class D {}\n",
    ])
    let run = try BinaryRun([], in: app)
    #expect(run.status == 2 && run.output == "")
    let expected = messages.map { message in
      let place = message.split(separator: " ", maxSplits: 1)
      return ".layerlint.yml:\(place[0]) error: \(place[1])\n"
    }
    #expect(run.errors == expected.joined())
  }

  /// One run reports all mistakes in all files.
  @Test func allMistakesAreReportedAtOnce() throws {
    let app = try TemporaryFolder([
      ".layerlint.yml": "ruels: 1\ntests: perhaps\nroles: { presentr: { name: A } }\n",
      "App/S.swift": "final class S {}\n", "App/.layerlint.yml": "layers: [A]\nrules: { singelton_access: off }\n",
      "Domain/D.swift": "final class D {}\n", "Domain/.layerlint.yml": "allow: [{ rule: upward_dependency }]\n",
    ])
    let run = try BinaryRun([], in: app)
    #expect(run.status == 2)
    let places = run.errors.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(
      places == [
        ".layerlint.yml:1:1:", ".layerlint.yml:2:8:", ".layerlint.yml:3:10:", "App/.layerlint.yml:1:1:",
        "App/.layerlint.yml:2:10:",
        "Domain/.layerlint.yml:1:9:",
      ], "\(run.errors)")
  }
}
