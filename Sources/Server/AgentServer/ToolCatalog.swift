import Findings
import Linting
import Reports

extension AgentTool {
  /// All tools, in the order in which they are listed.
  static func all(_ settings: AgentSettings) -> [AgentTool] {
    let folder = ServedFolder(settings: settings)
    return [
      lint(folder), why(folder), graph(folder), roles(folder), brief(folder), plan(folder), explain(settings),
    ]
  }

  private static func lint(_ folder: ServedFolder) -> AgentTool {
    AgentTool(
      name: "lint", title: "Check the architecture",
      about: "Findings that involve files changed since the last commit: place, message, what to do. "
        + "The whole project is read in any case.",
      parameters: [
        ServedFolder.parameter,
        Parameter(
          name: "changed_since", kind: .text,
          about: "A git revision to compare with, for example 'origin/main'. Default: 'HEAD'."),
        Parameter(name: "all", kind: .flag, about: "Report on all files, not only on changed ones."),
        Parameter(name: "rule", kind: .text, about: "Check this rule only."),
      ]
    ) { try LintAnswer(folder, $0).answer }
  }

  private static func why(_ folder: ServedFolder) -> AgentTool {
    AgentTool(
      name: "why", title: "Why one part depends on another",
      about: "The shortest path of references between two types, files, folders, layers or modules, with places; or "
        + "that there is none.",
      parameters: [
        Parameter(
          name: "from", kind: .text, isRequired: true, about: "what depends: a type, file, folder, layer or module"),
        Parameter(name: "to", kind: .text, isRequired: true, about: "what it depends on"),
        Parameter(name: "cut", kind: .flag, about: "The fewest references to remove so that no path is left."),
        ServedFolder.parameter,
      ]
    ) { try QueryAnswers.why(folder, $0) }
  }

  private static func graph(_ folder: ServedFolder) -> AgentTool {
    AgentTool(
      name: "graph", title: "Who uses whom",
      about: "The dependencies between layers, modules, folders, files or types.",
      parameters: [
        Parameter(
          name: "level", kind: .choice(GraphLevel.allCases.map(\.rawValue)),
          about: "How finely to look. Default: layer."),
        Parameter(name: "focus", kind: .text, about: "Only what is near this type, file, folder, layer or module."),
        Parameter(name: "reaches", kind: .text, about: "Only what uses this, directly or through others."),
        Parameter(name: "depth", kind: .number, about: "The number of steps from 'focus', or to 'reaches'."),
        Parameter(name: "ownership", kind: .flag, about: "Who keeps whom alive, instead of who uses whom."),
        ServedFolder.parameter,
      ]
    ) { try QueryAnswers.graph(folder, $0) }
  }

  private static func roles(_ folder: ServedFolder) -> AgentTool {
    AgentTool(
      name: "roles", title: "What each type is",
      about: "The roles of types (view, presenter, service, entity …) and their layers, with the evidence.",
      parameters: [
        Parameter(name: "type", kind: .text, about: "Only the type of this name."),
        Parameter(name: "role", kind: .text, about: "Only types with this role."),
        ServedFolder.parameter,
      ]
    ) { try QueryAnswers.roles(folder, $0) }
  }

  private static func brief(_ folder: ServedFolder) -> AgentTool {
    AgentTool(
      name: "brief", title: "What to know before an edit",
      about:
        "A type's or file's layer and roles, what it may use and who uses it, its rules and findings, and a type to "
        + "copy from.",
      parameters: [
        Parameter(
          name: "name", kind: .text, isRequired: true, about: "a file or type; may be cut short at its beginning"),
        ServedFolder.parameter,
      ]
    ) { try RemedyAnswers.brief(folder, $0) }
  }

  private static func plan(_ folder: ServedFolder) -> AgentTool {
    AgentTool(
      name: "plan", title: "What to move or fix first",
      about: "The moves of files that remove most findings about layers, each tried, and the findings to fix first; or "
        + "what one given move would change. Nothing is moved.",
      parameters: [
        Parameter(name: "steps", kind: .number, about: "The maximum number of moves. Default: 5."),
        Parameter(
          name: "move", kind: .text,
          about: "Say what this move would change, rather than searching: 'FILE=LAYER' or 'FILE=FOLDER'."),
        Parameter(
          name: "rule", kind: .text, about: "Count only the findings of this rule. Default: rules about layers."),
        ServedFolder.parameter,
      ]
    ) { try RemedyAnswers.plan(folder, $0) }
  }

  private static func explain(_ settings: AgentSettings) -> AgentTool {
    AgentTool(
      name: "explain", title: "What a rule wants",
      about: "What a rule finds, why, and how to fix it; or the rules of a pack.",
      parameters: [Parameter(name: "rule", kind: .text, isRequired: true, about: "the name of a rule or a pack")]
    ) { arguments in
      let name = arguments.text("rule") ?? ""
      guard let page = try settings.explain(name) else {
        let known = RuleCatalog.packs.flatMap { $0.rules.map(\.id) + [$0.name] }
        throw UsageError.usage(unknownName("rule or pack", name, among: known))
      }
      let rule = RuleCatalog.all.first { $0.id == name }
      return ToolAnswer(page.printedLines, remedy: ": `\(Tool.name) explain \(name)` prints them") { writer in
        writer.member("name", name)
        writer.member("pack", rule?.pack)
        writer.member("severity", rule?.severity.rawValue)
        writer.member("summary", rule?.summary)
        writer.member("rationale", rule?.rationale)
        writer.member("suggestion", rule?.suggestion)
      }
    }
  }
}
