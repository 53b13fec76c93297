import DependencyGraph

/// Describes what was inferred, from what evidence, and what is not checked.
struct LayerNotes {
  /// The first one lists the layers.
  private(set) var lines: [String] = []

  init(_ draft: LayerDraft, _ map: LayerMap, _ placement: FilePlacement, _ graph: DependencyGraph) {
    let (placed, all) = map.coverage
    let inside = max(0, placed - draft.placedByModule)
    let layers = draft.scopes.map { scope in
      let rows = scope.rows.map(\.name).joined(separator: " · ")
      return !scope.areModulesLayers ? rows : rows.isEmpty ? scope.name : "\(scope.name) (\(rows))"
    }
    lines.append("inferred layers, top to bottom: \(layers.joined(separator: " · "))")
    lines.append(
      """
      \(placed) of \(all) files (\(percent(placed, of: all))) are in a layer: \
      \(Self.evidence(draft, inside: inside, placement))
      """
    )
    if inside * 5 < all * 3 {
      lines.append(Self.advice)
    }
    for scope in draft.scopes where scope.order.isInverted {
      lines.append(
        """
        \(placement.name(of: .domain, at: scope.position)) is below services and data, which use it and which it \
        does not use
        """
      )
    }
    let open = draft.scopes.filter { !$0.rows.isEmpty }.flatMap { scope in
      scope.order.open.map { pair in
        let names = [pair.upper, pair.lower].map { placement.name(of: $0, at: scope.position) }
        return "\(names[0]) and \(names[1]) (\(pair.up) of \(pair.all) dependencies lead up)"
      }
    }
    if !open.isEmpty { lines.append("order not checked, because the code shows none: \(open.joined(separator: ", "))") }
    let refuted = placement.refuted.map { refutation in
      "\(graph.folders.folders[refutation.folder].path) (\(refutation.up) of \(refutation.all) dependencies lead up)"
    }
    if !refuted.isEmpty {
      lines.append("in no layer, because most of the code depends the other way: \(refuted.joined(separator: ", "))")
    }
  }

  /// The advice for files in no layer, which `layerlint init` leaves out.
  static let advice = "to place the rest, write the layers with `layerlint init` and add their folders under `layers:`"

  private static func evidence(_ draft: LayerDraft, inside: Int, _ placement: FilePlacement) -> String {
    var parts: [String] = []
    // The files of the composition root and of refuted folders had heights too, but are in no layer.
    let named = min(placement.namedFiles, inside)
    if named > 0 { parts.append("\(named) by the names of their folders") }
    if inside > named { parts.append("\(inside - named) by their content") }
    if draft.placedByModule > 0 { parts.append("\(draft.placedByModule) only by their module") }
    return parts.joined(separator: ", ")
  }

  private func percent(_ part: Int, of whole: Int) -> String { "\(whole == 0 ? 0 : part * 100 / whole) %" }
}
