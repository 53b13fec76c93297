/// The keys of a configuration file, in the order in which they are explained.
package enum ConfigurationKey: String, CaseIterable {
  case architectures, include, exclude, root, layers, roles, rules
  case customRules = "custom_rules"
  case allow, tests, generated

  package static let names = allCases.map(\.rawValue)

  /// What is written here where other linters have a key of another name.
  static let ofOtherTools = [
    "disabled_rules": "a rule is turned off with 'rules: { RULE: off }'",
    "disabled": "a rule is turned off with 'rules: { RULE: off }'",
    "opt_in_rules": "a rule is turned on with 'rules: { RULE: on }'",
    "only_rules": "other rules are turned off with 'rules: { RULE: off }', or left out with --only RULE",
    "excluded": "files are left out with 'exclude'", "ignore": "files are left out with 'exclude', rules with 'rules'",
    "included": "files are chosen with 'include'", "paths": "files are chosen with 'include'",
    "reporter": "the format is chosen with --format", "strict": "it is an option of the command line: --strict",
    "baseline": "it is an option of the command line: --baseline FILE",
    "packs": "packs are chosen with 'architectures'", "architecture": "packs are chosen with 'architectures'",
  ]

  /// Keys that a file in a subfolder may hold too.
  static let refining: [ConfigurationKey] = [.exclude, .rules, .allow, .tests, .generated]

  /// One line.
  package var doc: String {
    switch self {
    case .architectures: "Rule packs to apply. Left out: chosen by what the code is, and said so."
    case .include: "Files to look at; a folder means all below it. Left out: all."
    case .exclude: "Files to leave out, beside the usual ones (Pods, .build, generated code, tests …)."
    case .root: "The composition root, above all layers: it may use everything, and nothing may use it."
    case .layers: "Layers, top to bottom: each may use itself and those below. A list within the list: side by side."
    case .roles:
      "Who bears a role: decided for the types that the selector's conditions beside 'not' speak of, inferred for others."
    case .rules: "Rules by name: a severity, off, or a mapping of options."
    case .customRules: "Rules of the project's own, made of the same kinds as ours."
    case .allow: "Exact exceptions, each with its reason."
    case .tests: "Whether test code is judged."
    case .generated: "Whether generated code is judged."
    }
  }
}
