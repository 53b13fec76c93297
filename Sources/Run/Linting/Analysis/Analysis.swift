import Architecture
import DependencyGraph
import FactCollection
import FactStore
import Findings
import NameResolution
import Policy
import RuleKinds
import SourceFacts
import Tables
import Workspace

/// The analyzed code that rules are checked against. The pipeline has four stages: collect the sources, resolve names,
/// infer layers and roles, describe the result. Each stage is a value that is built from the previous ones.
final class Analysis {
  let sources: CollectedSources
  let model: ArchitecturalModel
  let positions: SourcePositions
  /// The layers as a configuration, if they were inferred.
  let inferredPlan: LayerPlan?
  /// The rule packs in force.
  let packs: PackChoice
  /// The references of the checked code; nil if the rules have to compute them.
  let references: ReferencesByTarget?
  let overview: AppOverview
  /// Notes for the user about what was inferred.
  let notes: [String]
  let problems: [Problem]

  /// - Parameters:
  ///   - touched: files that have already been read.
  ///   - checksRules: whether rules are checked next.
  init(
    _ project: Project, _ request: LintRequest, _ store: FactStore?, _ touched: TouchedFiles, checksRules: Bool,
    clock: inout StageClock
  ) {
    let (policy, workspace) = (project.policy, project.workspace)
    // The index is read on its own thread while the sources are scanned.
    let index = IndexUse(workspace, request)
    var sources = CollectedSources(project, request, store, touched, clock: &clock)
    let graph = clock.measure("resolve") { Self.resolve(&sources, workspace, index, store, request) }
    let layered = LayeredCode(graph, policy, request, precomputes: checksRules, clock: &clock)
    let positions = SourcePositions(graph, project.texts)
    let packs = layered.packs
    overview = AppOverview(of: layered.model, packs: packs.note, layers: layered.layersNote)
    notes =
      [packs.note] + (packs.offer.isEmpty ? [] : [packs.offer]) + sources.moduleNotes + layered.notes
      + sources.readingNotes + index.notes(graph)
    problems =
      sources.problems + Self.syntaxProblems(graph, positions) + Self.inheritanceProblems(graph, positions)
      + EmptyPatterns.problems(policy, workspace, layered.model.layers)
    (self.sources, self.positions, self.packs) = (sources, positions, packs)
    (model, references, inferredPlan) = (layered.model, layered.references, layered.inferredPlan)
  }

  /// The same code with some files in other folders of their modules. References are reused; layers, roles and packs
  /// are inferred again.
  init(_ other: Analysis, moving paths: [FileID: String], _ project: Project, _ request: LintRequest) {
    var clock = StageClock()
    let graph = other.model.graph.moving(paths)
    let layered = LayeredCode(graph, project.policy, request, precomputes: false, clock: &clock)
    (sources, overview, notes, problems) = (other.sources, other.overview, other.notes, other.problems)
    (model, references, packs, inferredPlan) = (layered.model, nil, layered.packs, layered.inferredPlan)
    positions = SourcePositions(graph, project.texts)
  }

  private static func resolve(
    _ sources: inout CollectedSources, _ workspace: Workspace, _ index: IndexUse, _ store: FactStore?,
    _ request: LintRequest
  ) -> DependencyGraph {
    let files = sources.takeFiles()
    // References from a compiler's index are not cached.
    let cache = (index.facts == nil ? store : nil).flatMap {
      ReferenceCache(
        $0, files, sources.hashes, sources.modules, workspace.headers.elements, labels: request.notesLabels,
        session: request.memory)
    }
    let graph = DependencyGraph(
      files: files, interfaces: sources.interfaces, modules: sources.modules, headers: workspace.headers.elements,
      index: index.facts, labels: request.notesLabels, memory: cache?.memory, jobs: request.threads)
    cache?.store()
    return graph
  }

  /// Problems for types whose inheritance chain exceeds the limit.
  private static func inheritanceProblems(_ graph: DependencyGraph, _ positions: SourcePositions) -> [Problem] {
    graph.tooDeepTypes.map { type in
      let place = positions.position(
        file: graph.symbols[type].file, offset: graph.declaration(of: type).nameOffset)
      return Problem(
        kind: "deep_inheritance",
        message: "\(graph.qualifiedName(of: type)) inherits through more than \(Inheritance.maximumLevels) types: "
          + "findings that depend on those further up, or below it, are missing",
        file: place.file, line: place.line, column: place.column)
    }
  }

  private static func syntaxProblems(_ graph: DependencyGraph, _ positions: SourcePositions) -> [Problem] {
    graph.files.indices.flatMap { file in
      graph.files[file].facts.problems.map { problem in
        let place = positions.position(file: file, offset: problem.offset)
        return Problem(
          kind: problem.kind, message: problem.message, file: place.file, line: place.line, column: place.column)
      }
    }
  }
}
