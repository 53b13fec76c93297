import DependencyGraph
import LowLevel
import SourceFacts
import Tables

/// Code in the app's files that does not belong to the app: previews, mock services, sample values. It is not checked.
struct SampleCode {
  private(set) var symbols: Set<SymbolID> = []
  /// For each file, the bodies of `#Preview`.
  private(set) var ranges: [FileID: [Range<UInt32>]] = [:]
  /// For each symbol, whether it is sample code or part of it; empty if not computed yet.
  private(set) var excluded: Table<SymbolID, Bool> = []

  init(in graph: DependencyGraph) {
    let provider = graph.names.find("PreviewProvider")
    let (all, names) = (graph.symbols, graph.names)
    for index in all.places(where: { $0.isStatic || $0.kind.isNominalType }) {
      let isOne = names.withBytes(of: all[index].name) { Self.isNamedAsSample(all[index], $0) }
      if isOne || provider.map({ Self.isPreview(index, $0, graph) }) ?? false { symbols.insert(index) }
    }
    if let name = names.find("Preview") {
      for file in graph.files.indices { findPreviews(in: file, name, graph) }
    }
    findPreviewHelpers(graph)
  }

  private static func isNamedAsSample(_ symbol: Symbol, _ name: ByteView) -> Bool {
    switch symbol.kind {
    case .class, .struct, .enum, .actor: SampleName.isStandIn(name)
    case .variable, .function: symbol.isStatic && SampleName.isSample(name, isVariable: symbol.kind == .variable)
    default: false
    }
  }

  /// - Parameter provider: the protocol of SwiftUI previews.
  private static func isPreview(_ symbol: SymbolID, _ provider: Name, _ graph: DependencyGraph) -> Bool {
    guard graph.symbols[symbol].kind.isNominalType, graph.symbols[symbol].kind != .protocol else { return false }
    return graph.supertypes(of: symbol).contains { $0.symbol == nil && $0.name == provider }
  }

  /// Types that are named after previews and used only by them: `PreviewWrapper`.
  private mutating func findPreviewHelpers(_ graph: DependencyGraph) {
    let (all, names) = (graph.symbols, graph.names)
    let types = graph.types.filter { symbol in
      all[symbol].kind.canHaveRole && names.withBytes(of: all[symbol].name) { SampleName.mentionsPreview($0) }
    }
    if types.isEmpty { return }
    excluded = graph.excluded(symbols)
    var users: [SymbolID: (samples: Int, others: Int)] = Dictionary(uniqueKeysWithValues: types.map { ($0, (0, 0)) })
    for index in graph.references(to: all.marked(types)) {
      let reference = graph.references[index]
      if let source = reference.source, graph.isInside(source, reference.target) { continue }
      // At file level, there are only macros and initial values of globals.
      let isSample =
        reference.source.map { excluded[$0] } ?? true
        || ranges[reference.file]?.contains { $0.contains(reference.offset) } ?? false
      if isSample { users[reference.target]?.samples += 1 } else { users[reference.target]?.others += 1 }
    }
    let previewHelpers = users.filter { $0.value.samples > 0 && $0.value.others == 0 }.keys
    if previewHelpers.isEmpty { return }
    symbols.formUnion(previewHelpers)
    excluded = []
  }

  /// `#Preview { … }`, `#Preview("Empty") { … }` at file level.
  ///
  /// - Parameter preview: the name in the graph.
  private mutating func findPreviews(in file: FileID, _ preview: Name, _ graph: DependencyGraph) {
    guard let preview = graph.mergedNames[file].find(preview) else { return }
    let facts = graph.files[file].facts
    let nodes = facts.nodes
    graph.forEachOuterRoot(in: file) { root in
      guard nodes[root].kind == .macro, nodes[root].name == preview else { return }
      for child in nodes.children(of: root) where nodes[child].kind == .closure {
        let closure = facts.declarations[nodes[child].closureDeclaration]
        ranges[file, default: []].append(closure.start..<closure.end)
      }
    }
  }
}

extension DependencyGraph {
  /// The graph without references from sample code; the graph itself if there is none.
  public func withoutSamples() -> DependencyGraph {
    let samples = SampleCode(in: self)
    return excluding(samples.symbols, samples.excluded, ranges: samples.ranges)
  }
}

extension DependencyGraph {
  /// Calls `body` with the root nodes of a file outside of bodies, from last to first. Bodies, which are most of a
  /// file, are skipped.
  fileprivate func forEachOuterRoot(in file: FileID, _ body: (NodeID) -> Void) {
    let facts = files[file].facts
    let (nodes, declarations) = (facts.nodes, facts.declarations)
    // All nodes from here on have been visited or are in bodies.
    var end = nodes.endIndex
    func visit(downTo start: NodeID) {
      while end > start {
        body(end.previous)
        end = nodes[end.previous].start
      }
    }
    for symbol in symbols(in: file).reversed() where symbols[symbol].parent == nil {
      guard let own = declarations[symbols[symbol].declaration].body else { continue }
      visit(downTo: facts.scopes[own].endNode)
      end = min(end, facts.scopes[own].firstNode)
    }
    visit(downTo: nodes.startIndex)
  }

  fileprivate func isInside(_ symbol: SymbolID, _ type: SymbolID) -> Bool {
    var enclosing: SymbolID? = symbol
    while let outer = enclosing {
      if outer == type || symbols[outer].extended == type { return true }
      enclosing = symbols[outer].parent
    }
    return false
  }
}
