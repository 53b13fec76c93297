import Architecture
import DependencyGraph
import Findings
import SourceFacts
import Tables

/// Finds moves of files that remove findings about layers. Each move is checked before it is proposed.
struct Planner {
  private let project: Project
  private let request: LintRequest
  private let original: Analysis
  /// The number of candidates that are tried in each step.
  private static let triesPerStep = 4

  init(_ project: Project, _ request: LintRequest, _ original: Analysis) {
    (self.project, self.request, self.original) = (project, request, original)
  }

  /// The best moves, each after the previous ones.
  func steps(atMost limit: Int) -> (steps: [PlanDocument.Step], before: MovedCode, after: MovedCode) {
    let before = MovedCode([:], of: original, project, request)
    var state = before
    var steps: [PlanDocument.Step] = []
    while steps.count < limit, let (step, next) = step(from: state) {
      steps.append(step)
      state = next
    }
    return (steps, before, state)
  }

  private func step(from state: MovedCode) -> (PlanDocument.Step, MovedCode)? {
    let candidates = MoveCandidates(state.analysis.model).candidates(for: state.findings)
    var best: (gain: Int, step: PlanDocument.Step, next: MovedCode)?
    for candidate in candidates.prefix(Self.triesPerStep) {
      // Candidates are sorted: the remaining ones have lower scores.
      if let best, Double(best.gain) >= candidate.score { break }
      let next = MovedCode(state.paths.merging(candidate.paths) { $1 }, of: original, project, request)
      guard candidate.files.allSatisfy({ next.analysis.model.layers.layerOfFile[$0] == candidate.layer }) else {
        continue
      }
      var step = PlanDocument.Step(moves: moves(candidate.paths, from: state, to: next))
      step.change = next.change(from: state)
      let gain = step.change.gone.count - step.change.new.count
      if gain > best?.gain ?? 0 { best = (gain, step, next) }
    }
    return best.map { ($0.step, $0.next) }
  }

  func moves(_ paths: [FileID: String], from state: MovedCode, to next: MovedCode) -> [PlanDocument.Move] {
    paths.keys.sorted().map { file in
      let (old, new) = (state.analysis.model, next.analysis.model)
      var move = PlanDocument.Move(from: old.graph.files[file].path, to: new.graph.files[file].path)
      move.fromLayer = old.layers.layer(ofFile: file)?.name
      move.toLayer = new.layers.layer(ofFile: file)?.name
      return move
    }
  }
}
