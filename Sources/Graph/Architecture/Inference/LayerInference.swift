import DependencyGraph
import LowLevel
import Patterns
import SourceFacts

/// Infers layers if none are configured: from modules, from folders near the top of a module, and from the content of
/// files. Each inferred order is confirmed by the direction of dependencies.
public struct LayerInference: Sendable {
  /// Nil if fewer than two layers were found.
  public let map: LayerMap?
  /// The same layers as a configuration, with folders and files.
  public let plan: LayerPlan?
  /// Explains what was inferred and why, one line for each fact.
  public let notes: [String]
  /// The notes without advice to run `layerlint init`.
  public var facts: [String] { notes.filter { $0 != LayerNotes.advice } }
  /// The line that lists the layers; nil if there are none.
  public let overview: String?

  /// - Parameter rootPatterns: the configured composition root.
  public init(graph: DependencyGraph, root: CompositionRoot, rootPatterns: [PathPattern] = []) {
    var categories = FileCategories(in: graph)
    let uses = FileUses(in: graph)
    let positions = ModulePositions(in: graph, categories.ofFile)
    var placement = FilePlacement(graph, categories.ofFile, uses, positions, root)
    placement.completeRoot(root, &categories, rootPatterns)
    let scopes = positions.used.map { position in
      LayerScope(position, placement, uses, isOnly: positions.used.count == 1)
    }
    let draft = LayerDraft(scopes, placement, graph, rootPatterns)
    guard draft.isArchitecture else {
      map = nil
      plan = nil
      notes = [Self.noLayers]
      overview = nil
      return
    }
    plan = draft.plan
    let map = LayerMap(plan: draft.plan, graph: graph, root: root)
    self.map = map
    notes = LayerNotes(draft, map, placement, graph).lines
    overview = notes.first
  }

  private static let noLayers = """
    no layers: none are configured, and neither modules nor folders with known names (App, Screens, Services, Models \
    …) nor the content of files show two or more
    """
}
