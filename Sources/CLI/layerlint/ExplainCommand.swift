import ArgumentParser
import Findings
import Linting
import Reports

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a rule (what it finds, why, how to fix it, options, examples) or a pack of rules.")

  @Argument(help: "The name of a rule or of a pack.")
  var rule: String

  @Argument(help: "The project whose custom rules are known too.", completion: .directory)
  var path = "."

  @Flag(help: "Leave out the options and examples.")
  var short = false

  @Flag(help: "Print the options in full and all examples of this version.")
  var examples = false

  func validate() throws {
    if short, examples { throw ValidationError("--short leaves out the examples, --examples prints them: choose one") }
  }

  func run() throws {
    let packs = RuleCatalog.packs
    if let description = packs.flatMap(\.rules).first(where: { $0.id == rule }) { return try explain(description) }
    if let pack = packs.first(where: { $0.name == rule }) {
      return try Console.write(PackExplanation(pack: pack, ink: .ofOutput).text)
    }
    try SourcePaths.check([path])
    let own = try RuleCatalog.own(ofProjectAt: path)
    if let description = own.first(where: { $0.id == rule }) { return try explain(description) }
    let names = (packs.flatMap(\.rules) + own).map(\.id) + packs.map(\.name)
    throw UsageError.usage("\(unknownName("rule or pack", rule, among: names)) (`\(Tool.name) rules` lists them)")
  }

  private func explain(_ rule: RuleDescription) throws {
    try Console.write(Explanation(of: rule, extent: short ? .short : examples ? .full : .page, ink: .ofOutput).text)
  }
}
