import Architecture
import DependencyGraph
import FactStore
import Findings
import NameResolution
import Policy
import FactCollection
import RuleKinds
import SourceFacts
import Threads
import Workspace

/// The code as the rules see it: facts of all files, who uses whom, which layer each file lies in.
final class Analysis {
  let model: ArchitecturalModel
  let positions: SourcePositions
  /// Packs of rules in force.
  let packs: [String]
  let packsChosenBy: EffectiveSetting.Origin
  let lines: Int
  let skipped: [SkippedFiles]
  let readers: ObjectiveCReaders
  /// Files that are read and not judged.
  let unjudged: Set<String>
  /// Of the code that is judged, where they were asked for ahead.
  let references: ReferencesByTarget?
  /// What was inferred, for the reader.
  let notes: [String]
  let overview: AppOverview
  let problems: [Problem]

  /// What came from an earlier run, where facts are kept.
  let reuse: Reuse?
  /// What was seen of each file whose content is known, code first.
  let seen: [FactStore.Seen]
  /// Another run over the same files would read the same.
  let isLasting: Bool

  /// - Parameters:
  ///   - touched: files that were read already.
  ///   - checksRules: whether that comes next.
  init(
    _ project: Project, _ request: LintRequest, _ store: FactStore?, _ touched: TouchedFiles, checksRules: Bool, clock: inout StageClock
  ) {
    let jobs = request.threads
    let (policy, workspace) = (project.policy, project.workspace)
    let index = IndexUse(workspace, request)
    var reading = clock.measure("read+scan") {
      FactReading(
        workspace, jobs: jobs, worker: request.worker, store: store, touched: touched,
        keepsGenerated: { policy.judgesGenerated(at: $0) }, progress: request.progress)
    }
    let interfaces = InterfaceReading(workspace, jobs: jobs, store: store, touched: touched)
    // Names are in memory of their own now, and checksums are not asked again.
    store?.rest()
    (seen, isLasting) = (reading.seen + interfaces.seen, reading.isLasting)
    reuse = store.map { _ in
      Reuse(files: reading.seen.count + interfaces.seen.count, scanned: reading.scanned + interfaces.scanned)
    }
    let hashes = reading.hashes
    let leftovers = LeftoverFiles(reading.takeFiles(), modules: workspace.modules, unlisted: workspace.adopted)
    var found = ImportedFolders(leftovers.files, modules: leftovers.modules, baseModule: workspace.baseModule)
    let graph = clock.measure("resolve") {
      let files = found.takeFiles()
      // What a compiler's index says is taken as it is, and not kept.
      let keeping = index.facts == nil ? store : nil
      let kept = keeping.flatMap { ReferenceKeeping($0, files, hashes, found.modules, workspace.headers, labels: request.notesLabels) }
      let graph = DependencyGraph(
        files: files, interfaces: interfaces.files.map(found.placing), modules: found.modules, headers: workspace.headers,
        index: index.facts, labels: request.notesLabels, memory: kept?.memory, jobs: jobs)
      kept?.keep()
      // Rules read the code of some files only.
      store?.rest()
      return graph
    }
    let positions = SourcePositions(graph) { path in
      try? workspace.read(WorkspaceFile(path: path, modules: [0]))
    }
    self.positions = positions
    lines = reading.lines
    readers = ObjectiveCReaders(byFile: reading.readers)
    unjudged = reading.unjudged.union(leftovers.paths)
    var notes = [found.note, leftovers.note].compactMap { $0 }
    var layersNote: String?
    let ((model, choice), ahead) = beside(jobs: jobs) {
      let layers = clock.measure("layers") { Self.layers(policy, graph, &notes, overview: &layersNote) }
      let model = ArchitecturalModel(graph: graph, layers: layers) {
        RoleMap(graph: graph, layers: layers, configured: policy.configuredRoles)
      }
      return (model, clock.measure("roles") { PackChoice(policy, request, model) })
    } _: {
      // What the rules are going to ask for, where there is a thread for it.
      checksRules && jobs > 1 ? AskedAhead(graph, policy, request) : nil
    }
    if let ahead { model.take(ahead.holdings, withoutSamples: ahead.withoutSamples) }
    references = ahead?.references
    self.model = model
    (packs, packsChosenBy) = (choice.packs, choice.origin)
    overview = AppOverview(of: model, packs: choice.note, layers: layersNote)
    notes.insert(choice.note, at: 0)
    if !choice.offer.isEmpty { notes.insert(choice.offer, at: 1) }
    var left = workspace
    left.adopted.removeAll(where: Set(leftovers.paths).contains)
    for (reason, count) in reading.skipped { left.skip(count, because: reason) }
    skipped = left.skipped
    self.notes = notes + Self.describe(left) + reading.notes + index.notes(graph)
    problems =
      workspace.problems.map(Problem.init) + reading.problems + interfaces.problems
      + Self.syntaxProblems(graph, positions) + Self.emptyPatterns(policy, workspace, model.layers)
  }

  // MARK: Layers

  private static func layers(
    _ policy: Policy, _ graph: DependencyGraph, _ notes: inout [String], overview: inout String?
  ) -> LayerMap {
    var layers = writtenOrInferred(policy, graph, &notes, &overview)
    // What a project gives its files unasked brings in what they all need: it is part of the build.
    layers.leaveOut(graph.buildHeaders)
    return layers
  }

  private static func writtenOrInferred(
    _ policy: Policy, _ graph: DependencyGraph, _ notes: inout [String], _ overview: inout String?
  ) -> LayerMap {
    let root = CompositionRoot(in: graph)
    if let plan = policy.layerPlan { return LayerMap(plan: plan, graph: graph, root: root) }
    let inference = LayerInference(graph: graph, root: root, rootPatterns: policy.root.map(\.pattern))
    notes += inference.notes
    overview = inference.overview
    return inference.map ?? .none(fileCount: graph.files.count)
  }

  private static func describe(_ workspace: Workspace) -> [String] {
    var notes: [String] = []
    if !workspace.skipped.isEmpty {
      let reasons = workspace.skipped.map { "\($0.reason.label) \($0.count)" }
      notes.append("not read: \(reasons.joined(separator: ", "))")
    }
    if let first = workspace.adopted.first {
      let count = workspace.adopted.count
      let more = count == 1 ? "" : " and \(count - 1) more"
      notes.append("in no project, taken as part of the target of the files around \(count == 1 ? "it" : "them"): \(first)\(more)")
    }
    if let first = workspace.moved.first {
      let more = workspace.moved.count == 1 ? "" : " and \(workspace.moved.count - 1) more"
      notes.append("not where the project lists it: \(first.from), now \(first.to)\(more)")
    }
    return notes
  }

  // MARK: Problems

  private static func syntaxProblems(_ graph: DependencyGraph, _ positions: SourcePositions) -> [Problem] {
    graph.files.indices.flatMap { file in
      graph.files[file].facts.problems.map { problem in
        let place = positions.position(file: Int32(file), offset: problem.offset)
        return Problem(
          kind: problem.kind, message: problem.message, file: place.file, line: place.line, column: place.column)
      }
    }
  }

  private static func emptyPatterns(_ policy: Policy, _ workspace: Workspace, _ layers: LayerMap) -> [Problem] {
    let unmatchedLayers = Set(layers.unmatchedPatterns.map(\.pattern))
    let unmatched = Set(workspace.unmatched)
    let empty = policy.patterns.filter { located in
      switch located.use {
      case .include, .exclude: unmatched.contains(located.pattern)
      case .layer: unmatchedLayers.contains(located.pattern)
      case .root: !workspace.files.contains { located.pattern.matches($0.path) }
      }
    }.filter { !$0.isOptional }
    if empty.isEmpty { return [] }
    let advice = PatternAdvice(files: workspace.files.lazy.map(\.path), base: workspace.base)
    return empty.map { located in
      let text = located.pattern.text
      let near = advice.text(for: text)
      let remedy = near.isEmpty ? "; correct it, or delete it" : near
      return Problem(
        kind: "empty_pattern", message: "'\(text)' matches no source file\(Self.whose(located.use))\(remedy)",
        file: located.position.file, line: located.position.line, column: located.position.column)
    }
  }

  private static func whose(_ use: LocatedPattern.Use) -> String {
    if case .layer(let name) = use { return " (layer '\(name)')" }
    return ""
  }
}

/// What the rules ask of the graph, whatever layers and roles there are.
private struct AskedAhead {
  let holdings: Holdings?
  let withoutSamples: DependencyGraph?
  let references: ReferencesByTarget?

  init(_ graph: DependencyGraph, _ policy: Policy, _ request: LintRequest) {
    // Mostly rules ask for them, and on each thread.
    holdings = request.only.isEmpty ? Holdings(in: graph) : nil
    withoutSamples = policy.judgesSamples ? nil : graph.withoutSamples()
    references = request.only.isEmpty ? ReferencesByTarget(in: withoutSamples ?? graph) : nil
  }
}

extension Policy {
  /// Sample code in the app's own files goes with the tests.
  var judgesSamples: Bool { tests?.value ?? false }

  /// `roles:`, for the types of this project.
  fileprivate var configuredRoles: [ConfiguredRole] {
    roles.compactMap { definition in
      Role(rawValue: definition.role).map {
        ConfiguredRole(
          role: $0, selector: definition.selector, place: "\(definition.position.file):\(definition.position.line)")
      }
    }
  }
}
