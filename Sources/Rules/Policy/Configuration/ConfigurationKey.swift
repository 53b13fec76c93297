/// The keys of a configuration file, in the order of the documentation.
package enum ConfigurationKey: String, CaseIterable {
  case extends, projects, architectures, include, exclude, root, layers, roles, rules
  case customRules = "custom_rules"
  case allow, tests, generated

  package static let names = allCases.map(\.rawValue)

  /// Advice for keys that other linters use under another name.
  static let adviceForOtherTools = [
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

  /// Keys that are also allowed in the configuration file of a subfolder.
  static let refining: [ConfigurationKey] = [.exclude, .rules, .allow, .tests, .generated]

  /// The description of the key, one line.
  package var doc: String {
    switch self {
    case .extends: "Files with defaults, relative to this file. Keys of this file, and of later ones, replace them."
    case .projects:
      "Folders that are linted as projects of their own, in one run. Those without a configuration use this one."
    case .architectures: "Rule packs to apply. Default: chosen by the code and reported."
    case .include: "Files to lint; a folder includes everything below it. Default: all files."
    case .exclude: "Files to exclude, in addition to the usual ones (Pods, .build, generated code, tests …)."
    case .root: "The composition root, above all layers: it may use everything, and nothing may use it."
    case .layers: "Layers, top to bottom: each may use itself and those below. A list within the list: side by side."
    case .roles:
      "The types with a role. A selector decides for all types that match its conditions outside of 'not'; others are "
        + "inferred."
    case .rules: "Rules by name: a severity, off, or a mapping of options."
    case .customRules: "Custom rules of the project, of the same kinds as the built-in ones."
    case .allow: "Exact exceptions, each with its reason."
    case .tests: "Whether test code is checked."
    case .generated: "Whether generated code is checked."
    }
  }
}
