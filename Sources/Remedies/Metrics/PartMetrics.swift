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
/// Coupling, abstractness and depth: see `PartMeasures`. LCOM4: see `MemberGraph.lackOfCohesion`.
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
    let measures = PartMeasures(of: graph, partCount: parts.count, countsUsed: level == .type) { file, symbol in
      grouping.node(file: file, symbol: symbol)
    }
    let components = measures.components
    metrics.take(measures)
    metrics.measureCode()
    let isReported = metrics.reported(reports)
    var shown = parts.indices.filter { !grouping.nodes[$0].id.isEmpty && isReported[$0] }
    if level == .type { shown.removeAll { !graph.symbols[SymbolID($0.index)].kind.isNominalType } }
    if level != .layer { shown = shown.sorted { grouping.nodes[$0].id < grouping.nodes[$1].id } }
    document.parts = shown.map { metrics.parts[$0] }
    document.totals = totals(reports)
    let cyclic = components.cyclic.filter { components.members(of: $0).contains { isReported[$0] } }
    document.totals.cycles = cyclic.count
    document.totals.partsInCycles = cyclic.reduce(0) { $0 + components.members(of: $1).count }
    document.totals.depth = document.parts.map(\.depth).max() ?? 0
    return document
  }

  private mutating func take(_ measures: PartMeasures) {
    for (part, measured) in measures.parts.entries {
      (parts[part].afferent, parts[part].efferent) = (measured.afferent, measured.efferent)
      (parts[part].depth, parts[part].cycle) = (measured.depth, measured.cycle)
      parts[part].types = measured.types
      if level != .type { parts[part].abstractness = measured.abstractness }
    }
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
  }

  private mutating func measure(_ type: SymbolID) {
    let part = GroupID(type.index)
    let file = graph.symbols[type].file
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
