import Architecture
import DependencyGraph
import SourceFacts
import Tables

/// Project-wide data for fixes. Each part is computed once, lazily, since a project may have thousands of findings.
public final class FixIndex {
  private let graph: DependencyGraph
  private var mentions: [String: MentionsOfName] = [:]
  private var mentionsInFile: [FileID: [String: MentionsOfName]] = [:]
  private let nodes: NamedNodes
  private(set) lazy var filesByName = FilesByName(in: graph)
  private(set) lazy var unknownInitializers = UnknownInitializers(in: graph)
  /// The types of the composition root: entry points of the app, delegates and assemblies.
  private(set) lazy var compositionRoot = CompositionRoot(in: graph).types
  /// Whether any file of the project uses the syntax `any P`.
  private(set) lazy var writesAny = graph.files.contains {
    $0.isSwift && $0.facts.nodes.contains { $0.kind == .anyType }
  }
  /// Protocols of the project to which an extension makes an external type conform.
  private(set) lazy var conformedByForeign = graph.protocolsConformedByForeign

  init(_ graph: DependencyGraph) {
    self.graph = graph
    nodes = NamedNodes(graph)
  }

  /// All places that name a property or may name it. Excludes names that are resolved to something else, and unresolved
  /// names without a base that are only read: these are local variables.
  public func mentions(of property: SymbolID) -> [Mention] {
    let name = graph.name(of: property)
    if graph.isVisibleInItsFileOnly(property) {
      let file = graph.symbols[property].file
      if let known = mentionsInFile[file]?[name] { return known.mentions(of: property) }
      let new = MentionsOfName(name, in: [file], nodes, graph)
      mentionsInFile[file, default: [:]][name] = new
      return new.mentions(of: property)
    }
    if let known = mentions[name] { return known.mentions(of: property) }
    let new = MentionsOfName(name, in: filesByName.files(having: name), nodes, graph)
    mentions[name] = new
    return new.mentions(of: property)
  }
}

extension DependencyGraph {
  fileprivate var protocolsConformedByForeign: Set<SymbolID> {
    var found: Set<SymbolID> = []
    for symbol in symbols.places(where: { $0.kind == .extension && $0.extended == nil }) {
      let file = symbols[symbol].file
      for attachment in files[file].facts.attachments(of: declaration(of: symbol)) where attachment.kind == .inherited {
        let offset = node(attachment.node, in: file).offset
        for reference in references(in: file, at: offset) { found.insert(references[reference].target) }
      }
    }
    return found
  }
}
