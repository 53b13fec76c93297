import Findings

/// The text output of `why`.
public struct PathText {
  private let document: PathDocument
  private let ink: Ink
  /// The maximum number of references per step of a path. For a cut, all references are listed.
  private static let placeLimit = 5

  public init(_ document: PathDocument, ink: Ink = Ink(isOn: false)) {
    self.document = document
    self.ink = ink
  }

  public func render() -> String {
    let (from, to) = (ink(.bold, document.from.visible), ink(.bold, document.to.visible))
    switch document.answer {
    case .path(let steps):
      return "\(from) depends on \(to) in \(counted(steps.count, "step"))\n"
        + steps.map { lines(of: $0, limit: Self.placeLimit) }.joined()
    case .cut(let edges):
      let count = edges.reduce(0) { $0 + $1.references.count }
      return "without \(counted(count, "reference")), \(from) does not depend on \(to)\n"
        + edges.map { lines(of: $0, limit: .max) }.joined()
    case .none(let back):
      let other = back.map { "; \(to) depends on \(from) in \(counted($0, "step"))" } ?? ""
      return "\(from) does not depend on \(to)\(other)\n"
    }
  }

  private func lines(of edge: GraphDocument.Edge, limit: Int) -> String {
    let arrow = "\(edge.from.visible) -> \(edge.to.visible)"
    let count = counted(edge.references.count, "reference")
    var text = "  \(edge.isAgainstLayers ? ink(.error, arrow) : arrow)  \(ink(.dim, count))"
    text += edge.isAgainstLayers ? ", \(ink(.error, "against the layers"))\n" : "\n"
    let places = edge.references.prefix(limit).map { reference in
      let position = reference.position
      return (place: "\(position.file.visible):\(position.line):\(position.column)", reference)
    }
    let width = places.map(\.place.displayWidth).max() ?? 0
    for (place, reference) in places {
      let declaration = reference.declaration.map { ink(.dim, "  in \($0.visible)") } ?? ""
      text += "    \(place.padded(to: width))  \(reference.name.visible)\(declaration)\n"
    }
    let more = edge.references.count - places.count
    return more > 0 ? text + "    and \(grouped(more)) more\n" : text
  }
}
