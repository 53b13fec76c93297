import Architecture
import DependencyGraph
import Findings
import Foundation
import GraphDocuments
import LowLevel
import Policy
import RuleKinds
import SourceFacts
import Tables

extension Linter {
  /// Returns the moves of files that remove the most findings about layers.
  ///
  /// - Parameter steps: the maximum number of moves.
  public func plan(steps: Int) throws(UsageError) -> PlanDocument {
    let rules = try layerRules()
    let planner = Planner(project, rules, analysis)
    let found = planner.steps(atMost: steps)
    var document = PlanDocument()
    document.steps = found.steps
    finish(&document, from: found.before, to: found.after, rules)
    return document
  }

  /// Returns the findings that moving files would remove and add.
  ///
  /// - Parameter moves: each is `FILE=LAYER` or `FILE=FOLDER`.
  public func plan(moves: [String]) throws(UsageError) -> PlanDocument {
    let rules = try layerRules()
    let before = MovedCode([:], of: analysis, project, rules)
    var paths: [FileID: String] = [:]
    for move in moves { paths.merge(try place(move)) { $1 } }
    let after = MovedCode(paths, of: analysis, project, rules)
    var step = PlanDocument.Step(moves: Planner(project, rules, analysis).moves(paths, from: before, to: after))
    step.change = after.change(from: before)
    var document = PlanDocument()
    document.steps = [step]
    finish(&document, from: before, to: after, rules)
    return document
  }

  private func finish(
    _ document: inout PlanDocument, from before: MovedCode, to after: MovedCode, _ layerRules: LintRequest
  ) {
    document.rules = layerRules.only
    (document.before, document.after) = (before.findings.count, after.findings.count)
    var others = request
    others.only = []
    others.skip = layerRules.only + request.skip
    let all = MovedCode([:], of: analysis, project, others)
    if !document.steps.isEmpty {
      document.others = MovedCode(after.paths, of: analysis, project, others).change(from: all)
    }
    document.first = DebtOrder(analysis, base: project.base).first(of: before.findings + all.findings)
    document.notes = analysis.notes
    if analysis.model.layers.isInferred, !document.steps.isEmpty {
      document.notes.append("layers are inferred: moves are judged by how layers are inferred after them")
    }
    if !document.first.isEmpty, GitCommand(folder: project.base).isShallow {
      document.notes.append(
        "how often files change is unknown, because this is a shallow clone: fetch more of the history "
          + "('git fetch --unshallow')")
    }
    document.problems = analysis.problems
    closeStore()
  }

  /// The request, limited to the rules about layers that are in force or to the rules that it names.
  private func layerRules() throws(UsageError) -> LintRequest {
    var layerRules = request
    let rules = project.policy.rules(ofPacks: analysis.packs.packs, only: request.only, skip: request.skip)
    layerRules.only = rules.filter { !request.only.isEmpty || $0.category == .layers }.map(\.id)
    layerRules.skip = []
    if layerRules.only.isEmpty {
      throw .usage(
        "no rule about layers is in force: name layers under `layers:` in .layerlint.yml, or use --only RULE")
    }
    return layerRules
  }

  // MARK: Moves

  private func place(_ move: String) throws(UsageError) -> [FileID: String] {
    let parts = move.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { throw .usage("--move needs FILE=LAYER or FILE=FOLDER, not '\(move)'") }
    guard case .file(let file) = try PartName("file:" + parts[0], in: analysis.model) else {
      throw .usage("--move: '\(parts[0])' is not a source file")
    }
    let (layers, graph) = (analysis.model.layers, analysis.model.graph)
    let name = graph.files[file].path.lastPathComponent
    if let layer = layers.layers.indices.first(where: { layers.layers[$0].name == parts[1] }) {
      guard let folder = MoveCandidates(analysis.model).folder(for: file, in: layer) else {
        throw .usage(
          "--move: the layer '\(parts[1])' has no other folder in the module of \(parts[0]); name a folder instead")
      }
      return [file: "\(folder)/\(name)"]
    }
    let folder = parts[1].hasSuffix("/") ? String(parts[1].dropLast()) : parts[1]
    guard graph.files.contains(where: { $0.path.hasPrefix(folder + "/") }) else {
      throw .usage("--move: " + unknownName("layer or folder", parts[1], among: layers.layers.dropFirst().map(\.name)))
    }
    return [file: "\(folder)/\(name)"]
  }
}
