import ArgumentParser
import Findings
import Linting
import Reports

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Say what a rule means and what it is for, with its options and examples.")

  @Argument(help: "The rule's name.")
  var rule: String

  func run() throws {
    guard let description = RuleCatalog.all.first(where: { $0.id == rule }) else {
      throw UsageError.usage(unknownName("rule", rule, among: RuleCatalog.all.map(\.id)))
    }
    try Console.write(Explanation(of: description, ink: .ofOutput).text)
  }
}
