import Testing

@testable import Policy

@Suite struct ConfigurationMistakesTests {
  @Test(arguments: [
    ("rulez: {}", "1:1: unknown key 'rulez'; did you mean 'rules'?"),
    ("- a", "1:1: the configuration is a mapping ('key: value'), not a list"),
    ("architectures: [layerd]", "1:17: unknown architecture 'layerd'; did you mean 'layered'?"),
    ("include: {a: b}", "1:10: 'include' is a text or a list of texts, not a mapping"),
    ("exclude: [Pods, [b]]", "1:17: 'exclude' is a text or a list of texts, not a list"),
    (
      "root: ../App.swift",
      """
      1:7: '../App.swift' leaves the base folder, which all paths are relative to; \
      put the file where both are below it
      """
    ),
    ("layers: App", "1:9: layers are a list, top to bottom ('- Name: folder'), not the text 'App'"),
    ("layers: {A: b}", "1:9: layers are a list, top to bottom ('- Name: folder'), not a mapping"),
    ("layers: [{A: {pth: x}}]", "1:15: unknown key 'pth'; did you mean 'path'?"),
    (
      "layers: [{A: x, B: y}]",
      "1:17: one layer an item: put the others on lines of their own, or side by side in a list ('- [A, B]')"
    ),
    (
      "layers: [A, {A: x}]",
      "1:13: there is a layer 'A' already, in line 1; rename one, or list the folders of both: '- A: [A, B]'"
    ),
    (
      "layers: [{A: x}, {B: x/}, {C: x}]",
      "1:31: 'x' is a folder of the layer 'A' already, in line 1; leave it in one of them"
    ),
    ("layers: [{[a]: x}]", "1:11: a layer's name is a text, not a list"),
    ("roles: {presentr: {name: X}}", "1:9: unknown role 'presentr'; did you mean 'presenter'?"),
    ("roles: {entity: {nme: X}}", "1:18: unknown key 'nme'; did you mean 'name'?"),
    ("roles: {entity: {role: [entty]}}", "1:25: unknown role 'entty'; did you mean 'entity'?"),
    ("roles: {entity: {kind: [struct, clas]}}", "1:33: unknown kind of declaration 'clas'; did you mean 'class'?"),
    ("roles: {entity: {any: {name: X}}}", "1:23: 'any' is a list of selectors, not a mapping"),
    (
      "roles: {entity: Note}",
      "1:17: a selector is a mapping, not the text 'Note': { name: \"Note\" }, if a name is meant"
    ),
    ("rules: {upward_dependncy: off}", "1:9: unknown rule 'upward_dependncy'; did you mean 'upward_dependency'?"),
    (
      "rules: {skipped_layer: eror}",
      "1:24: unknown severity 'eror'; did you mean 'error'?"
    ),
    (
      "rules: {skipped_layer: 5}",
      "1:24: a rule is off, info, warning, error, on or a mapping of options, not the number 5"
    ),
    (
      "rules: {forbidden_import: {forbd: [X]}}",
      "1:28: unknown key 'forbd'; did you mean 'forbid'?"
    ),
    (
      "rules: {skipped_layer: {direction: upw}}",
      "1:36: unknown value 'upw'; did you mean 'upward'?"
    ),
    ("custom_rules: {r: {message: m}}", "1:19: a rule needs 'kind'"),
    ("custom_rules: {r: {kind: import, message: m}}", "1:26: unknown kind 'import'; did you mean 'imports'?"),
    ("custom_rules: {r: {kind: imports, message: m}}", "1:19: a rule needs 'forbid'"),
    ("custom_rules: {r: {kind: layers}}", "1:19: a rule needs 'message'"),
    (
      "custom_rules: {r: {kind: assignment, message: '{sbject}'}}",
      "1:47: unknown placeholder '{sbject}'; did you mean '{subject}'?"
    ),
    (
      "custom_rules: {upward_dependency: {}}",
      "1:16: 'upward_dependency' is a rule of the pack layered already: set its options under 'rules'"
    ),
    (
      """
      custom_rules: {r: {kind: assignment, message: m, yields_to: [q, skiped_layer]}, q: {kind: assignment, \
      message: m}}
      """,
      "1:65: unknown rule 'skiped_layer'; did you mean 'skipped_layer'?"
    ),
    ("custom_rules: {a b: {}}", "1:16: a rule's name is made of letters, digits, '_' and '-', unlike 'a b'"),
    (
      "layers: [Core]\ncustom_rules: {r: {kind: layers, from: {layer: Cor}, message: m}}",
      "2:48: unknown layer 'Cor'; did you mean 'Core'?"
    ),
    ("allow: [{rule: upward_dependency, from: A, to: B}]", "1:9: an exception needs 'because'"),
    ("allow: [{rule: upward, from: A, because: b}]", "1:16: unknown rule 'upward'; did you mean 'upward_dependency'?"),
    (
      "allow: {rule: x}",
      "1:8: 'allow' is a list of exceptions ('- { rule: …, from: …, to: …, because: … }'), not a mapping"
    ),
    ("tests: 1", "1:8: 'tests' is true or false, not the number 1"),
    ("generated: 'true'", "1:12: 'generated' is true or false, not the text 'true'"),
    ("exclude: [*.swift]", "1:12: a value that begins with '*' needs quotes"),
    ("tests: true\ntests: false", "2:1: 'tests' is set twice: first in line 1"),
  ])
  func isReportedWhereItStands(text: String, expected: String) {
    #expect(readPolicy(text).mistakes.map(withoutChoices) == [".layerlint.yml:" + expected])
  }

  /// A message without the list of choices, which grows.
  private func withoutChoices(_ message: String) -> String {
    let choices = [" (there are: ", ": layers, "].compactMap { message.firstRange(of: $0)?.lowerBound }.min()
    return String(message[..<(choices ?? message.endIndex)])
  }

  @Test func allMistakesAreReportedInOrder() {
    let text = """
      architecture: [mvp]
      rules:
        upward_dependncy: off
        skipped_layer: loud
        skipped_layer: off
      layers:
        - A: { path: [a], layers: 5 }
      allow:
        - { rule: nothing, from: A }
      """
    #expect(
      readPolicy(text).mistakes.map { String($0.dropFirst(".layerlint.yml:".count).prefix { $0 != ";" && $0 != "(" }) }
        == [
          "1:1: unknown key 'architecture'",
          "3:3: unknown rule 'upward_dependncy'",
          "4:18: unknown severity 'loud' ",
          "5:3: 'skipped_layer' is set twice: first in line 4",
          "7:29: layers are a list, top to bottom ",
          "9:5: an exception needs 'because'",
          "9:13: unknown rule 'nothing' ",
        ])
  }
}
