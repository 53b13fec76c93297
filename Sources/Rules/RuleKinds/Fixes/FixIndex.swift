import Architecture
import DependencyGraph
import SourceFacts

/// What fixes ask of the whole project, found once and when first asked for: a project may have thousands of findings.
final class FixIndex {
  private let graph: DependencyGraph
  private var mentions: [String: MentionsOfName] = [:]
  private(set) lazy var filesByName = FilesByName(in: graph)
  private(set) lazy var unknownInitializers = UnknownInitializers(in: graph)
  /// Entry points of the app, delegates and assemblies.
  private(set) lazy var compositionRoot = CompositionRoot(in: graph).types
  /// Whether the project writes `any P` anywhere.
  private(set) lazy var writesAny = graph.files.contains { $0.isSwift && $0.facts.nodes.contains { $0.kind == .anyType } }
  /// The protocols of the project that extensions of types from elsewhere conform to.
  private(set) lazy var conformedByForeign = graph.protocolsConformedByForeign

  init(_ graph: DependencyGraph) { self.graph = graph }

  /// All places that name a property. Left out are names that surely mean something else, and those without a base that
  /// nobody knows and that are only read: locals.
  func mentions(of property: Int) -> [Mention] {
    let name = graph.name(of: property)
    if graph.isSeenInItsFileOnly(property) {
      return MentionsOfName(name, in: [graph.symbols[property].file.raw], graph).mentions(of: property, graph)
    }
    if let known = mentions[name] { return known.mentions(of: property, graph) }
    let new = MentionsOfName(name, in: filesByName.files(having: name), graph)
    mentions[name] = new
    return new.mentions(of: property, graph)
  }
}

extension DependencyGraph {
  fileprivate var protocolsConformedByForeign: Set<Int32> {
    var found: Set<Int32> = []
    for symbol in symbols.places(where: { $0.kind == .extension && $0.extended == nil }) {
      let file = Int(symbols[symbol].file)
      for attachment in files[file].facts.attachments(of: declaration(of: symbol)) where attachment.kind == .inherited {
        let offset = node(Int(attachment.node), in: file).offset
        for reference in references(in: file, at: offset) { found.insert(references[reference].target.raw) }
      }
    }
    return found
  }
}
