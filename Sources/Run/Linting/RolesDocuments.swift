import Architecture
import DependencyGraph
import Findings

extension RolesDocument {
  /// Lists the types of an analysis in the files that are reported on.
  init(_ analysis: Analysis, reports: (String) -> Bool) {
    let (model, graph) = (analysis.model, analysis.model.graph)
    self.init(roles: Architecture.Role.allCases.map(\.rawValue))
    for symbol in graph.symbols.indices where graph.symbols[symbol].kind.isNominalType {
      let file = graph.symbols[symbol].file
      guard reports(graph.files[file].path) else { continue }
      declarations.append(
        Declaration(
          name: graph.qualifiedName(of: symbol), kind: "\(graph.symbols[symbol].kind)",
          position: analysis.positions.position(file: file, offset: graph.declaration(of: symbol).nameOffset),
          layer: model.layer(of: symbol).map { model.layers.layers[$0].name },
          roles: model.roles.evidence(of: symbol, in: graph).map { Role(role: $0.role.rawValue, because: $0.because) }))
    }
    notes = analysis.notes
    problems = analysis.problems
  }
}
