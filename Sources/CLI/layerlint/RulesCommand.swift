import ArgumentParser
import Findings
import Linting
import Reports

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "List every rule: its name, severity, pack, and what it finds.")

  @Argument(help: "The project whose own rules (custom_rules) are listed too.", completion: .directory)
  var path = "."

  func run() throws {
    try SourcePaths.check([path])
    try Console.write(Self.table(RuleCatalog.all + RuleCatalog.own(ofProjectAt: path), ink: .ofOutput))
  }

  static func table(_ rules: [RuleDescription], ink: Ink) -> String {
    let idWidth = rules.map(\.id.count).max() ?? 0
    let packWidth = rules.map(\.pack.count).max() ?? 0
    return rules.map { rule in
      let severity = (rule.isOn ? rule.severity.rawValue : "off").padded(to: 7)
      return "\(ink(.bold, rule.id.padded(to: idWidth)))  \(ink(rule.isOn ? rule.severity.style : .dim, severity))  "
        + "\(ink(.dim, (rule.pack.isEmpty ? "own" : rule.pack).padded(to: packWidth)))  \(rule.summary)\n"
    }.joined()
  }
}
