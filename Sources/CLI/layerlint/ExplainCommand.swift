import ArgumentParser
import Findings
import Linting
import Reports

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say what a rule means and what it is for, with its options and examples; of a pack, list its rules.")

  @Argument(help: "The name of a rule or of a pack.")
  var rule: String

  @Argument(help: "The project whose own rules (custom_rules) are known too.", completion: .directory)
  var path = "."

  @Flag(help: "Leave out the options and examples.")
  var short = false

  func run() throws {
    if let description = RuleCatalog.all.first(where: { $0.id == rule }) { return try explain(description) }
    let ofPack = RuleCatalog.all.filter { $0.pack == rule }
    if !ofPack.isEmpty {
      let head = "\(rule) is a pack of \(ofPack.count) \(ofPack.count == 1 ? "rule" : "rules"): '--architecture \(rule)', or "
        + "'architectures: [\(rule)]' in .layerlint.yml\n\n"
      return try Console.write(head + RulesCommand.table(ofPack, ink: .ofOutput))
    }
    try SourcePaths.check([path])
    let own = try RuleCatalog.own(ofProjectAt: path)
    if let description = own.first(where: { $0.id == rule }) { return try explain(description) }
    let packs = Set(RuleCatalog.all.map(\.pack)).sorted()
    throw UsageError.usage(unknownName("rule or pack", rule, among: (RuleCatalog.all + own).map { $0.id } + packs))
  }

  private func explain(_ rule: RuleDescription) throws {
    let page = Explanation(of: rule, ink: .ofOutput)
    try Console.write(short ? page.shortText : page.text)
  }
}
