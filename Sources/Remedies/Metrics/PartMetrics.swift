import Architecture
import DependencyGraph
import Findings
import GraphDocuments
import LowLevel
import RuleKinds
import SourceFacts
import Tables
import TypeMembers

/// Computes the metrics of layers, modules, folders or types.
///
/// Ca, Ce, I, A, D: R. C. Martin, OO Design Quality Metrics: An Analysis of Dependencies, 1994. Depth: the levels of J.
/// Lakos, Large-Scale C++ Software Design, 1996. LCOM4: see `MemberGraph.lackOfCohesion`.
public struct PartMetrics {
  private let model: ArchitecturalModel
  private let positions: SourcePositions
  private let grouping: GraphGrouping
  private let level: MetricsLevel
  private var parts: Table<GroupID, MetricsDocument.Part>
  private var graph: DependencyGraph { model.graph }

  public init(_ level: MetricsLevel, of model: ArchitecturalModel, _ positions: SourcePositions) {
    (self.level, self.model, self.positions) = (level, model, positions)
    grouping = GraphGrouping(level.graphLevel, of: model)
    parts = grouping.nodes.mapValues { MetricsDocument.Part(id: $0.id) }
  }

  /// - Parameter reports: whether a file is reported on. Parts without such a file are not listed.
  public func document(reports: (String) -> Bool) -> MetricsDocument {
    var metrics = self
    var document = MetricsDocument(level: level)
    metrics.measureCode()
    metrics.measureCoupling()
    let components = metrics.measureDepth()
    let isReported = metrics.reported(reports)
    var shown = parts.indices.filter { !grouping.nodes[$0].id.isEmpty && isReported[$0] }
    if level == .type { shown.removeAll { !graph.symbols[SymbolID($0.index)].kind.isNominalType } }
    if level != .layer { shown = shown.ordered { grouping.nodes[$0].id < grouping.nodes[$1].id } }
    document.parts = shown.map { metrics.parts[$0] }
    document.totals = totals(reports)
    let cyclic = components.cyclic.filter { components.members(of: $0).contains { isReported[$0] } }
    document.totals.cycles = cyclic.count
    document.totals.partsInCycles = cyclic.reduce(0) { $0 + components.members(of: $1).count }
    document.totals.depth = document.parts.map(\.depth).max() ?? 0
    return document
  }

  // MARK: Code

  private mutating func measureCode() {
    for (node, shown) in grouping.nodes.entries where level == .folder || level == .type {
      parts[node].layer = shown.layer
    }
    if level == .type {
      for type in graph.types { measure(type) }
      return
    }
    for (file, entry) in graph.files.entries {
      guard let part = grouping.node(file: file, symbol: nil) else { continue }
      parts[part].lines += entry.facts.lineCount
    }
    var protocols = parts.mapValues { _ in 0 }
    for type in graph.types {
      guard let part = grouping.node(file: graph.symbols[type].file, symbol: type) else { continue }
      parts[part].types += 1
      if graph.symbols[type].kind == .protocol { protocols[part] += 1 }
    }
    for part in parts.indices where parts[part].types > 0 {
      parts[part].abstractness = Double(protocols[part]) / Double(parts[part].types)
    }
  }

  private mutating func measure(_ type: SymbolID) {
    let part = GroupID(type.index)
    let file = graph.symbols[type].file
    parts[part].types = 1
    parts[part].lines = SizeRule.lines(of: type, in: graph)
    parts[part].position = positions.position(file: file, offset: graph.declaration(of: type).nameOffset)
    if graph.symbols[type].kind != .protocol {
      parts[part].lackOfCohesion = MemberGraph(of: type, in: graph).lackOfCohesion
    }
  }

  private func totals(_ reports: (String) -> Bool) -> MetricsDocument.Totals {
    var totals = MetricsDocument.Totals()
    let isReported = Table<FileID, Bool>(graph.files.map { reports($0.path) })
    for (file, entry) in graph.files.entries where isReported[file] {
      totals.files += 1
      totals.lines += entry.facts.lineCount
      if model.layers.layerOfFile[file] != nil { totals.linesInLayers += entry.facts.lineCount }
    }
    totals.types = graph.types.count { isReported[graph.symbols[$0].file] }
    return totals
  }

  private func reported(_ reports: (String) -> Bool) -> Table<GroupID, Bool> {
    var isReported = Table<GroupID, Bool>(repeating: false, count: parts.count)
    for file in graph.files.indices where reports(graph.files[file].path) {
      if level != .type, let part = grouping.node(file: file, symbol: nil) { isReported[part] = true }
      if level == .type { for symbol in graph.symbols(in: file) { isReported[GroupID(symbol.index)] = true } }
    }
    return isReported
  }

  // MARK: Coupling

  /// The part of a declaration, which is a node of `typeEdges`.
  private func part(of declaration: GroupID) -> GroupID? {
    let symbol = SymbolID(declaration.index)
    return grouping.node(file: graph.symbols[symbol].file, symbol: symbol)
  }

  private mutating func measureCoupling() {
    let edges = graph.typeEdges()
    var users: Set<Pair> = []
    var dependents: Set<Pair> = []
    for edge in edges.edges {
      let (source, target) = (edges.sources[edge], edges.targets[edge])
      let (from, to) = (part(of: source), part(of: target))
      guard from != to else { continue }
      if let to, users.insert(Pair(part: to, declaration: source)).inserted { parts[to].afferent += 1 }
      // Ce counts the declarations of the part that use others. A type is a single declaration, so that its targets are
      // counted instead.
      let counted = level == .type ? target : source
      if let from, dependents.insert(Pair(part: from, declaration: counted)).inserted { parts[from].efferent += 1 }
    }
  }

  private struct Pair: Hashable {
    var part: GroupID
    var declaration: GroupID
  }

  // MARK: Depth

  private mutating func measureDepth() -> StronglyConnectedComponents {
    let edges = graph.edges(groupCount: parts.count) { file, symbol in
      symbol.flatMap { grouping.node(file: file, symbol: $0) }
    }
    let components = StronglyConnectedComponents(of: edges)
    // Edges lead to components with smaller numbers, whose depth is already computed.
    var depths = Table<StronglyConnectedComponents.ComponentID, Int>(repeating: 1, count: components.count)
    for component in components.components {
      let members = components.members(of: component)
      for member in members {
        for target in edges.targets(from: member) where components.component[target] != component {
          depths[component] = max(depths[component], depths[components.component[target]] + 1)
        }
      }
      for member in members {
        parts[member].depth = depths[component]
        parts[member].cycle = members.count > 1 ? members.count : 0
      }
    }
    return components
  }
}

extension MetricsLevel {
  fileprivate var graphLevel: GraphLevel {
    switch self {
    case .layer: .layer
    case .module: .module
    case .folder: .folder
    case .type: .type
    }
  }
}

extension FrozenFacts {
  fileprivate var lineCount: Int { lines.count(byteCount: Int(scopes.first?.end ?? 0)) }
}
