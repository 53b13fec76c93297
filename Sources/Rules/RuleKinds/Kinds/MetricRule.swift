import Architecture
import DependencyGraph
import Findings
import LowLevel
import SourceFacts
import Tables
import TypeMembers

/// Layers, modules, folders or types with a metric above a ceiling. The metrics are those of `layerlint metrics`.
public struct MetricRule: RuleKind, Equatable {
  public enum Metric: String, Sendable, CaseIterable {
    case afferent, efferent, instability, abstractness, distance, depth, cycle
    case lackOfCohesion = "lack_of_cohesion"

    /// For messages.
    var title: String {
      switch self {
      case .afferent: "afferent coupling"
      case .efferent: "efferent coupling"
      case .lackOfCohesion: "lack of cohesion"
      case .cycle: "cycle length"
      default: rawValue
      }
    }
  }

  public enum Level: String, Sendable, CaseIterable { case layer, module, folder, type }

  public var metric: Metric
  public var level: Level
  /// Types, or of other levels the types that a part must have one of.
  public var of: Selector
  /// Shares in hundredths.
  public var ceiling: Int

  public static let specification: RuleKindSpecification = {
    var specification = RuleKindSpecification(
      name: "metric", summary: "layers, modules, folders or types with a metric above a ceiling",
      parameters: [
        Parameter(
          "metric", .choice(Metric.allCases.map(\.rawValue)), default: nil, doc: "what `layerlint metrics` calls it"),
        Parameter(
          "level", .choice(Level.allCases.map(\.rawValue)), default: .word("type"),
          doc: "what is measured: lack_of_cohesion is of types only, abstractness and distance are not of types"),
        Parameter(
          "of", .selector, default: .selector(Selector()),
          doc: "the types to measure; of other levels, the parts with such a type"),
        Parameter(
          "max", .number, default: nil,
          doc: "values above it are reported; instability, abstractness and distance in hundredths"),
      ],
      // `layer` is that of a type or folder.
      placeholders: ["subject", "metric", "value", "limit"], notes: [], reads: [.references, .graph]
    ) { values in
      MetricRule(
        metric: values.word("metric").flatMap(Metric.init) ?? .efferent,
        level: values.word("level").flatMap(Level.init) ?? .type, of: values.selector("of") ?? Selector(),
        ceiling: values.number("max") ?? 0)
    }
    specification.mistake = { values in
      switch (values.word("metric").flatMap(Metric.init), values.word("level").flatMap(Level.init)) {
      case (.lackOfCohesion, .layer), (.lackOfCohesion, .module), (.lackOfCohesion, .folder):
        "lack_of_cohesion is a metric of types: 'level: type'"
      case (.abstractness, .type), (.distance, .type):
        "abstractness and distance are metrics of layers, modules and folders: 'level: layer'"
      default: nil
      }
    }
    return specification
  }()

  public func check(_ context: RuleContext, rule: Rule) -> [Finding] {
    level == .type ? checkTypes(context, rule) : checkParts(context, rule)
  }

  // MARK: Types

  private func checkTypes(_ context: RuleContext, _ rule: Rule) -> [Finding] {
    let graph = context.graph
    let types = of.types(in: context.model)
    if types.isEmpty { return [] }
    var measures: PartMeasures?
    if metric != .lackOfCohesion {
      let groups = graph.typeGroups
      measures = PartMeasures(of: graph, partCount: graph.symbols.count, countsUsed: true) { _, symbol in
        symbol.map { groups[$0] }
      }
    }
    return types.compactMap { type in
      let value =
        if let measures {
          value(of: measures.parts[GroupID(type.index)])
        } else {
          graph.symbols[type].kind == .protocol ? nil : MemberGraph(of: type, in: graph).lackOfCohesion
        }
      guard let value, value > ceiling else { return nil }
      var draft = FindingDraft(
        rule: rule, context: context, at: Place(nameOf: type, in: graph), subject: graph.qualifiedName(of: type),
        target: "")
      draft.setSeverity(forSubject: type)
      return finished(&draft, value, path: nil)
    }
  }

  // MARK: Parts

  private func checkParts(_ context: RuleContext, _ rule: Rule) -> [Finding] {
    let graph = context.graph
    let parts = Grouping(level, context.model)
    let measures = PartMeasures(of: graph, partCount: parts.names.count, countsUsed: false) { file, symbol in
      parts.part(file, symbol)
    }
    // The first declaration of a part, in order of path, and the first that is meant.
    var first = Table<GroupID, SymbolID?>(repeating: nil, count: parts.names.count)
    for type in of.types(in: context.model) {
      guard let part = parts.part(graph.symbols[type].file, type) else { continue }
      if let known = first[part],
        graph.files[graph.symbols[known].file].path <= graph.files[graph.symbols[type].file].path
      {
        continue
      }
      first[part] = type
    }
    return parts.names.indices.compactMap { part in
      guard let type = first[part], let value = value(of: measures.parts[part]), value > ceiling else { return nil }
      var draft = FindingDraft(
        rule: rule, context: context, at: Place(startOf: graph.symbols[type].file), subject: parts.names[part],
        target: "")
      return finished(&draft, value, path: "")
    }
  }

  /// Nil if it is not defined.
  private func value(of part: PartMeasures.Part) -> Int? {
    func hundredths(_ share: Double?) -> Int? { share.map { Int(($0 * 100).rounded()) } }
    return switch metric {
    case .afferent: part.afferent
    case .efferent: part.efferent
    case .instability: hundredths(part.instability)
    case .abstractness: hundredths(part.abstractness)
    case .distance: hundredths(part.distance)
    case .depth: part.depth
    case .cycle: part.cycle
    case .lackOfCohesion: nil
    }
  }

  private func finished(_ draft: inout FindingDraft, _ value: Int, path: String?) -> Finding {
    draft.finding.measures[metric.rawValue] = .count(value)
    draft.values.merge(["metric": metric.title, "value": text(value), "limit": text(ceiling)]) { $1 }
    return draft.finished(edge: metric.rawValue, path: path)
  }

  /// Shares with two decimals.
  private func text(_ value: Int) -> String {
    switch metric {
    case .instability, .abstractness, .distance:
      "\(value / 100).\(value % 100 < 10 ? "0" : "")\(value % 100)"
    default: "\(value)"
    }
  }
}

/// The parts of a project at a level other than types.
private struct Grouping {
  var names: Table<GroupID, String> = []
  private var ofFile: Table<FileID, GroupID?>

  init(_ level: MetricRule.Level, _ model: ArchitecturalModel) {
    let graph = model.graph
    switch level {
    case .layer:
      names = Table(model.layers.layers.map(\.name))
      ofFile = Table(model.layers.layerOfFile.map { layer in layer.map { GroupID($0.index) } })
    case .module:
      names = Table(graph.modules.elements)
      ofFile = Table(graph.files.map { file in file.modules.first.map { GroupID($0.index) } })
    case .folder, .type:
      var partOfFolder: [String: GroupID] = [:]
      ofFile = []
      for file in graph.files {
        let folder = file.path.lastIndex(of: "/").map { String(file.path[..<$0]) } ?? "."
        let part = partOfFolder[folder] ?? names.append(folder)
        partOfFolder[folder] = part
        ofFile.append(part)
      }
    }
  }

  func part(_ file: FileID, _ symbol: SymbolID?) -> GroupID? { ofFile.indices.contains(file) ? ofFile[file] : nil }
}
