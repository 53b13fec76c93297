import Findings
import RuleKinds
import Testing

@testable import Policy

/// A pack for tests, so that they do not depend on the packs in `Rules/`.
let samplePack = pack(
  "layered",
  rules: [
    (
      "upward_dependency",
      """
      kind: layers
      severity: error
      summary: looks up
      rationale: Layers look down.
      message: "{subject} uses {target}"
      notes: { again: "{declaration} too" }
      """
    ),
    (
      "skipped_layer",
      """
      kind: layers
      direction: skipping
      severity: warning
      enabled: false
      summary: skips
      rationale: Layers use the next.
      message: "{subject} uses {target}"
      notes: { again: "{declaration} too" }
      """
    ),
    (
      "forbidden_import",
      """
      kind: imports
      forbid: [UIKit, SwiftUI]
      severity: error
      summary: imports
      rationale: Lower layers draw nothing.
      message: "{subject} imports {module}"
      notes: { again: "and here", through: "{through} passes {module} on", named: "{type}" }
      """
    ),
  ])

/// A pack with these rule files, by name.
func pack(_ name: String, rules: [(id: String, text: String)], listed: [String]? = nil) -> PackSource {
  let list = (listed ?? rules.map(\.id)).joined(separator: ", ")
  return PackSource(
    name: name, pack: ConfigurationSource(file: "pack.yml", text: "title: \(name)\nrules: [\(list)]\n"),
    rules: rules.map { ($0.id, ConfigurationSource(file: "\($0.id).yml", text: $0.text)) })
}

func readPolicy(
  _ text: String, nested: [(String, String)] = []
) -> (policy: Policy, mistakes: [String]) {
  let (packs, mistakes) = RulePack.read([samplePack])
  #expect(mistakes.isEmpty)
  let reading = Policy.read(
    ConfigurationSource(file: ".layerlint.yml", text: text),
    nested: nested.map { ConfigurationSource(file: $0.0, text: $0.1) }, packs: packs)
  return (reading.policy, reading.mistakes.map(\.description))
}

/// The policy of a text without mistakes.
func policy(_ text: String, nested: [(String, String)] = []) -> Policy {
  let (policy, mistakes) = readPolicy(text, nested: nested)
  #expect(mistakes == [])
  return policy
}
