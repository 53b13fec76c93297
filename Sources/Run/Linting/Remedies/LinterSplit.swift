import Architecture
import DependencyGraph
import Findings
import GraphDocuments
import Policy
import RuleKinds
import SourceFacts
import Splitting
import Tables

extension Linter {
  /// Proposes how to split types.
  ///
  /// - Parameter name: a type as users write it; nil for the controllers, presenters and view models where a split
  ///   saves the most lines.
  public func split(_ name: String?) throws(UsageError) -> SplitDocument {
    let analysis = analysis
    let types = try name.map { name throws(UsageError) in [try PartName.type(name, in: analysis.model)] } ?? candidates
    var document = SplitDocument()
    if let rule = responsibilities {
      let context = RuleContext(model: analysis.model) { analysis.positions.position(file: $0, offset: $1) }
      let splitter = TypeSplitter(types, context, rule: rule, packs: analysis.packs.packs)
      document.types = types.map(splitter.split)
    }
    if name == nil {
      let worth = document.types.map { split in split.size.lines - split.rest.lines }
      let best = document.types.indices.filter { !document.types[$0].proposals.isEmpty }.sorted {
        (-worth[$0], $0) < (-worth[$1], $1)
      }
      document.types = best.prefix(Self.typesListed).map { document.types[$0] }
    }
    document.notes = analysis.notes
    if name == nil, document.types.isEmpty {
      let limit = Self.leastLines
      document.notes.append("no view controller, presenter or view model of more than \(limit) lines can be split")
    }
    document.problems = analysis.problems
    closeStore()
    return document
  }

  private static let typesListed = 10
  /// The same limit as in the rule `massive_controller`.
  private static let leastLines = 300

  /// The rule that defines responsibilities, with the settings of the project; with its default settings if it is off.
  private var responsibilities: Rule? {
    let id = "controller_responsibilities"
    return project.policy.rules(ofPacks: RulePack.allNames, only: [id]).first
      ?? project.policy.knownRules.first { $0.id == id }?.rule
  }

  /// Long types whose role should not have many responsibilities.
  private var candidates: [SymbolID] {
    let (model, graph) = (analysis.model, analysis.model.graph)
    let roles: [Role] = [.viewController, .presenter, .viewModel, .interactor]
    return Set(roles.flatMap { model.roles.types($0) }).sorted().filter { type in
      project.reported.contains(graph.files[graph.symbols[type].file].path)
        && SizeRule.lines(of: type, in: graph) > Self.leastLines
    }
  }
}
