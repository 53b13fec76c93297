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
    let extent = short ? Explanation.Extent.short : examples ? .full : .page
    if !RuleCatalog.packs.contains(where: { $0.name == rule || $0.rules.contains { $0.id == rule } }) {
      try SourcePaths.check([path])
    }
    if let page = try Self.page(about: rule, ofProjectAt: path, extent: extent, ink: .ofOutput) {
      return try Console.write(page)
    }
    let packs = RuleCatalog.packs
    let names = (packs.flatMap(\.rules) + (try RuleCatalog.own(ofProjectAt: path))).map(\.id) + packs.map(\.name)
    throw UsageError.usage("\(unknownName("rule or pack", rule, among: names)) (`\(Tool.name) rules` lists them)")
  }

  /// The page about a rule or a pack; nil if the name is neither built-in nor in the project.
  static func page(
    about name: String, ofProjectAt path: String, extent: Explanation.Extent, ink: Ink
  ) throws -> String? {
    let packs = RuleCatalog.packs
    if let rule = packs.flatMap(\.rules).first(where: { $0.id == name }) {
      return Explanation(of: rule, extent: extent, ink: ink).text
    }
    if let pack = packs.first(where: { $0.name == name }) { return PackExplanation(pack: pack, ink: ink).text }
    let own = try RuleCatalog.own(ofProjectAt: path).first { $0.id == name }
    return own.map { Explanation(of: $0, extent: extent, ink: ink).text }
  }
}
