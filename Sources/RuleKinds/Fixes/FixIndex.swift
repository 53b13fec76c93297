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
      return MentionsOfName(name, in: [graph.symbols[property].file], graph).mentions(of: property, graph)
    }
    if let known = mentions[name] { return known.mentions(of: property, graph) }
    let new = MentionsOfName(name, in: filesByName.files(having: name), graph)
    mentions[name] = new
    return new.mentions(of: property, graph)
  }
}

/// Where the code names what has one name, by what that is.
private struct MentionsOfName {
  private struct Place {
    var file: Int32
    var node: Int32
  }
  private var known: [Int32: [Place]] = [:]
  private var unknown: [Place] = []

  init(_ name: String, in files: [Int32], _ graph: DependencyGraph) {
    for file in files where graph.files[Int(file)].isSwift {
      let nodes = graph.files[Int(file)].facts.nodes
      guard let word = graph.files[Int(file)].facts.names.find(name) else { continue }
      for node in nodes.indices where nodes[node].name == word && [.identifier, .member, .keyPathMember].contains(nodes[node].kind) {
        let place = Place(file: file, node: Int32(node))
        let references = graph.references(in: Int(file), at: nodes[node].offset)
        if references.isEmpty { unknown.append(place) }
        for target in Set(references.map { graph.references[$0].target }) { known[target, default: []].append(place) }
      }
    }
  }

  func mentions(of property: Int, _ graph: DependencyGraph) -> [Mention] {
    let sure = (known[Int32(property)] ?? []).map { mention($0, isSure: true, graph) }
    let others = unknown.lazy.map { mention($0, isSure: false, graph) }.filter { mention in
      mention.deed != .read || graph.node(mention.node, in: mention.file).kind != .identifier
    }
    return sure + others
  }

  private func mention(_ place: Place, isSure: Bool, _ graph: DependencyGraph) -> Mention {
    let (file, node) = (Int(place.file), Int(place.node))
    let isKeyPath = graph.node(node, in: file).kind == .keyPathMember
    return Mention(file: file, node: node, deed: isKeyPath ? .keyPath : graph.deed(in: file, at: node), isSure: isSure)
  }
}

/// The files that have a name, by name.
struct FilesByName {
  private let names: NameTable
  /// `files` of a name are `first[name]..<first[name + 1]`.
  private var first: [Int32]
  private var files: [Int32] = []
  /// Names that scanners know beforehand; any file may have them.
  private var common: Set<UInt32> = []
  private let all: [Int32]

  init(in graph: DependencyGraph) {
    names = graph.names
    all = graph.files.indices.map(Int32.init)
    first = [Int32](repeating: 0, count: names.count + 1)
    for map in graph.mergedNames {
      for name in map.own { first[Int(name) + 1] += 1 }
      if common.isEmpty || map.seeds.first.map(common.contains) != true { common.formUnion(map.seeds) }
    }
    for name in 0..<names.count { first[name + 1] += first[name] }
    files = [Int32](repeating: 0, count: Int(first[names.count]))
    var next = first
    for (file, map) in graph.mergedNames.enumerated() {
      for name in map.own {
        files[Int(next[Int(name)])] = Int32(file)
        next[Int(name)] += 1
      }
    }
  }

  /// In order.
  func files(having text: String) -> [Int32] {
    guard let name = names.find(text) else { return [] }
    if common.contains(name.raw) { return all }
    return Array(files[Int(first[Int(name.raw)])..<Int(first[Int(name.raw) + 1])])
  }
}

extension DependencyGraph {
  fileprivate var protocolsConformedByForeign: Set<Int32> {
    var found: Set<Int32> = []
    for symbol in symbols.places(where: { $0.kind == .extension && $0.extended < 0 }) {
      let file = Int(symbols[symbol].file)
      for attachment in files[file].facts.attachments(of: declaration(of: symbol)) where attachment.kind == .inherited {
        let offset = node(Int(attachment.node), in: file).offset
        for reference in references(in: file, at: offset) { found.insert(references[reference].target) }
      }
    }
    return found
  }
}
