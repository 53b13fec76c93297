import Architecture
import DependencyGraph
import Findings
import LowLevel
import RuleKinds
import SourceFacts
import Tables

/// Collects the facts about a type or file for `brief`.
public struct Brief {
  private let model: ArchitecturalModel
  private let positions: SourcePositions
  private let findings: [Finding]
  private let rules: [Rule]
  private var graph: DependencyGraph { model.graph }

  /// - Parameters:
  ///   - findings: the findings of the entire project.
  ///   - rules: the rules in force.
  public init(_ model: ArchitecturalModel, _ positions: SourcePositions, findings: [Finding], rules: [Rule]) {
    (self.model, self.positions, self.findings, self.rules) = (model, positions, findings, rules)
  }

  public func document(ofType type: SymbolID) -> BriefDocument {
    let file = graph.symbols[type].file
    let position = positions.position(file: file, offset: graph.declaration(of: type).nameOffset)
    var brief = BriefDocument(
      name: graph.qualifiedName(of: type), kind: "\(graph.symbols[type].kind)", position: position)
    brief.lines = SizeRule.lines(of: type, in: graph)
    brief.layer = model.layer(of: type).map(place)
    brief.roles = roles(of: type)
    brief.imports = imports(of: file)
    brief.rules = rules.filter { $0.checks(type, in: model) }.map { BriefDocument.Rule(id: $0.id, summary: $0.summary) }
    let name = brief.name
    brief.debts = findings.filter { $0.subject == name || $0.subject.hasPrefix(name + ".") }
    (brief.uses, brief.users) = neighbours { symbol, _ in
      symbol.map { graph.outermostType(of: $0) == graph.outermostType(of: type) } ?? false
    }
    brief.sibling = sibling(of: type)
    return brief
  }

  public func document(ofFile file: FileID) -> BriefDocument {
    let path = graph.files[file].path
    var brief = BriefDocument(name: path, kind: "file", position: Position(file: path, line: 1, column: 1))
    let facts = graph.files[file].facts
    brief.lines = facts.lines.count(byteCount: Int(facts.scopes.first?.end ?? 0))
    let types = graph.symbols(in: file).filter {
      graph.symbols[$0].kind.isNominalType && graph.symbols[$0].parent == nil
    }
    brief.types = types.map { graph.qualifiedName(of: $0) }
    brief.layer = model.layers.layerOfFile[file].map(place)
    brief.imports = imports(of: file)
    // The roles of a file are those of its largest type.
    let main = types.max { SizeRule.lines(of: $0, in: graph) < SizeRule.lines(of: $1, in: graph) }
    if let main {
      brief.roles = roles(of: main)
      brief.sibling = sibling(of: main)
    }
    let checked = types
    brief.rules = rules.filter { rule in checked.contains { rule.checks($0, in: model) } }.map {
      BriefDocument.Rule(id: $0.id, summary: $0.summary)
    }
    brief.debts = findings.filter { $0.position.file == path }
    (brief.uses, brief.users) = neighbours { _, place in place == file }
    return brief
  }

  // MARK: Layer and roles

  private func place(_ layer: LayerID) -> BriefDocument.LayerPlace {
    let layers = model.layers
    var place = BriefDocument.LayerPlace(name: layers.layers[layer].name, isInferred: layers.isInferred)
    let nonempty = Set(layers.layerOfFile.compactMap { $0 })
    for other in layers.layers.indices where other != layer && nonempty.contains(other) {
      switch layers.order(of: layer, to: other) {
      case .above, .same: place.mayUse.append(layers.layers[other].name)
      case .below, .beside: place.mayNotUse.append(layers.layers[other].name)
      case .unordered: break
      }
    }
    return place
  }

  private func roles(of type: SymbolID) -> [RolesDocument.Role] {
    model.roles.evidence(of: type, in: graph).map { RolesDocument.Role(role: $0.role.rawValue, because: $0.because) }
  }

  private func imports(of file: FileID) -> [String] {
    let facts = graph.files[file].facts
    let modules = facts.imports.filter { !$0.module.isNone }.map { facts.text($0.module) }
    return Set(modules).sorted()
  }

  // MARK: Neighbours

  private func neighbours(
    _ isOwn: (SymbolID?, FileID) -> Bool
  ) -> (uses: [BriefDocument.Neighbour], users: [BriefDocument.Neighbour]) {
    var (used, users): (Counts, Counts) = (Counts(), Counts())
    for reference in graph.references where reference.kind != .import && reference.kind != .forward {
      let isFromOwn = isOwn(reference.source, reference.file)
      let isToOwn = isOwn(reference.target, graph.symbols[reference.target].file)
      guard isFromOwn != isToOwn else { continue }
      let source = model.layers.layerOfFile[reference.file]
      let target = model.layer(of: reference.target)
      let order = model.layers.order(of: source, to: target)
      let isAgainst = if case .below = order { true } else { order == .beside }
      if isFromOwn {
        used.add(graph.outermostType(of: reference.target), in: target, isAgainst)
      } else if let symbol = reference.source {
        users.add(graph.outermostType(of: symbol), in: source, isAgainst)
      }
    }
    return (used.neighbours(model), users.neighbours(model))
  }

  private struct Counts {
    private var byLayer: [LayerID?: [SymbolID: Int]] = [:]
    private var isAgainst: Set<LayerID?> = []

    mutating func add(_ type: SymbolID, in layer: LayerID?, _ isAgainst: Bool) {
      byLayer[layer, default: [:]][type, default: 0] += 1
      if isAgainst { self.isAgainst.insert(layer) }
    }

    func neighbours(_ model: ArchitecturalModel) -> [BriefDocument.Neighbour] {
      let graph = model.graph
      let layers = byLayer.keys.sorted { ($0?.index ?? .max) < ($1?.index ?? .max) }
      return layers.map { layer in
        let counts = byLayer[layer] ?? [:]
        let types = counts.keys.sorted { (-(counts[$0] ?? 0), $0) < (-(counts[$1] ?? 0), $1) }
        return BriefDocument.Neighbour(
          layer: layer.map { model.layers.layers[$0].name }, isAgainstLayers: isAgainst.contains(layer),
          types: types.map { BriefDocument.Used(name: graph.qualifiedName(of: $0), references: counts[$0] ?? 0) })
      }
    }
  }

  // MARK: Sibling

  /// The length of a type that can serve as an example: not a stub, and nothing that should be split.
  private static let exampleLines = 20...300

  /// A type without findings that has the same roles and the same UI framework. Types in the same layer and in the
  /// nearest folder are preferred.
  private func sibling(of type: SymbolID) -> BriefDocument.Sibling? {
    let roles = model.roles(of: type)
    guard !roles.isEmpty else { return nil }
    let faulty = Set(findings.map(\.subject))
    let path = graph.files[graph.symbols[type].file].path
    let framework = model.roles.interfaceFramework(of: type)
    var best: (rank: (Int, Int, Int), type: SymbolID, lines: Int)?
    for other in graph.types where other != type && model.roles(of: other) == roles {
      guard graph.symbols[other].parent == nil, graph.isSwift(other) || !graph.isSwift(type),
        model.roles.interfaceFramework(of: other) == framework, model.subtypes.all(of: other).isEmpty,
        !faulty.contains(graph.qualifiedName(of: other))
      else { continue }
      let lines = SizeRule.lines(of: other, in: graph)
      guard Self.exampleLines.contains(lines) else { continue }
      let isSameLayer = model.layer(of: other) == model.layer(of: type)
      let near = Self.commonFolders(path, graph.files[graph.symbols[other].file].path)
      let rank = (isSameLayer ? 0 : 1, -near, -lines)
      if best.map({ rank < $0.rank }) ?? true { best = (rank, other, lines) }
    }
    guard let best else { return nil }
    let file = graph.symbols[best.type].file
    return BriefDocument.Sibling(
      name: graph.qualifiedName(of: best.type),
      position: positions.position(file: file, offset: graph.declaration(of: best.type).nameOffset),
      lines: best.lines, layer: model.layer(of: best.type).map { model.layers.layers[$0].name })
  }

  private static func commonFolders(_ one: String, _ other: String) -> Int {
    zip(one.split(separator: "/").dropLast(), other.split(separator: "/").dropLast()).prefix { $0 == $1 }.count
  }
}
