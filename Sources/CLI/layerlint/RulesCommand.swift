import ArgumentParser
import Findings
import Linting
import Reports

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List every rule: its severity here, whether it is opt-in or fixable, and what it finds.")

  @Argument(
    help: "The project for which severities are shown, and whose custom rules are listed.", completion: .directory)
  var path = "."

  func run() throws {
    try SourcePaths.check([path])
    let own = try RuleCatalog.own(ofProjectAt: path)
    try Console.write(RuleList(packs: RuleCatalog.packs, own: own, project: project(), ink: .ofOutput).text)
  }

  /// The settings in force in the project; nil outside of a project.
  private func project() throws -> RuleList.Project? {
    var request = LintRequest(paths: [path])
    request.worker = Program.path
    do {
      let linter = try Linter(request)
      return RuleList.Project(settings: linter.settings(for: path), packs: linter.packs)
    } catch UsageError.nothingToLint {
      return nil
    }
  }
}

/// A list of rules by pack, with their state in a project and its reason.
struct RuleList {
  private let packs: [PackDescription]
  private let own: [RuleDescription]
  private let project: Project?
  private let ink: Ink

  /// The settings and packs in force in a project.
  struct Project {
    fileprivate let settings: [String: EffectiveSetting]
    fileprivate let packs: [String]

    init(settings: [EffectiveSetting], packs: [String]) {
      self.settings = Dictionary(settings.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
      self.packs = packs
    }
  }

  init(packs: [PackDescription], own: [RuleDescription], project: Project?, ink: Ink) {
    self.packs = packs
    self.own = own
    self.project = project
    self.ink = ink
  }

  var text: String {
    var groups = packs.map { group("\(ink(.bold, $0.name))  \($0.title)\(use(of: $0))", $0.rules) }
    if !own.isEmpty { groups.append(group("\(ink(.bold, "custom rules"))  of this project", own)) }
    return (groups + [legend]).joined(separator: "\n")
  }

  private func group(_ head: String, _ rules: [RuleDescription]) -> String {
    let lines = RuleTable(ink: ink).lines(of: rules.map(row))
    return ([head] + lines.map { "  \($0)" }).joined(separator: "\n") + "\n"
  }

  private func row(_ rule: RuleDescription) -> RuleTable.Row {
    guard let project, let setting = project.settings["rules.\(rule.id).severity"] else {
      return RuleTable.Row(rule: rule)
    }
    // A severity that follows from `architectures:` or `custom_rules:` was not set explicitly.
    let isSet = setting.origin != project.settings["architectures"]?.origin && !rule.pack.isEmpty
    let reason =
      switch setting.origin {
      case .file(let position) where isSet: "set in \(position.file):\(position.line)"
      case .inferred(let reason) where reason.hasSuffix("inferred"): "off while layers are inferred"
      default: ""
      }
    return RuleTable.Row(rule: rule, severity: Severity(rawValue: setting.value), reason: reason)
  }

  private func use(of pack: PackDescription) -> String {
    guard let project else { return "" }
    return ink(.dim, project.packs.contains(pack.name) ? " · in use here" : " · not in use here")
  }

  private var legend: String {
    var lines = [
      "opt-in   off until the configuration turns it on", "fixable  `\(Tool.name) --fix` applies the safe fixes",
    ]
    if let project {
      let reason =
        switch project.settings["architectures"]?.origin {
        case .file(let position): "chosen in \(position.file):\(position.line)"
        case .inferred(let reason): "inferred: \(reason)"
        default: "always"
        }
      lines.append("packs    \(project.packs.joined(separator: ", ")) (\(reason))")
    }
    return lines.map { "\($0)\n" }.joined()
  }
}
