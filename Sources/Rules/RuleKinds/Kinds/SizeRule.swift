import Architecture
import DependencyGraph
import Findings
import LowLevel
import SourceFacts
import Tables

/// Types with more lines than a limit. Lines count from the one with the type's name to the closing brace, with
/// extensions in the same module, without nested types that have code of their own.
public struct SizeRule: RuleKind, Equatable {
  public var of: Selector
  /// The number of lines above which a type is reported as a warning.
  public var warning: Int
  /// The number of lines above which it is reported as an error.
  public var error: Int
  /// Replaces both limits; the finding has the rule's severity.
  public var maxLines: Int?

  public static let specification = RuleKindSpecification(
    name: "size", summary: "types with too many lines",
    parameters: [
      Parameter("of", .selector, default: nil, doc: "the types to measure"),
      Parameter("warning", .number, default: .number(300), doc: "more lines than this are a warning"),
      Parameter("error", .number, default: .number(600), doc: "more lines than this are an error"),
      Parameter(
        "max_lines", .number, default: nil, isOptional: true,
        doc:
          """
          replaces warning and error: types with more lines are reported with the rule's severity; \
          0 reports every type
          """
      ),
    ],
    // `extended`: lines in extensions. `part`: lines in one part of the type. `declaration`: how that part is declared.
    placeholders: ["subject", "lines", "limit", "extended"],
    notes: [.init("extension", ["subject", "declaration", "part", "lines"])], reads: [.lineCounts]
  ) { values in
    SizeRule(
      of: values.selector("of") ?? Selector(), warning: values.number("warning") ?? 300,
      error: values.number("error") ?? 600, maxLines: values.number("max_lines"))
  }

  /// Types with more lines than one of these are reported. Ascending.
  public var limits: [Int] { maxLines.map { [$0] } ?? Set([warning, error]).sorted() }

  public func check(_ context: RuleContext, rule: Rule) -> [Finding] {
    let graph = context.graph
    return types(in: context.model).compactMap { type in
      let sizes = Self.sizes(of: type, in: graph)
      let lines = sizes.reduce(0) { $0 + $1.lines }
      guard let limit = limit(lines, rule.severity) else { return nil }
      var draft = FindingDraft(
        rule: rule, context: context, at: Place(nameOf: type, in: graph), subject: graph.qualifiedName(of: type),
        target: "")
      draft.finding.severity = limit.severity
      draft.finding.measures["lines"] = .count(lines)
      draft.values.merge(
        ["lines": "\(lines)", "limit": "\(limit.lines)", "extended": "\(lines - sizes[0].lines)"]
      ) { $1 }
      if sizes.count > 1 { addParts(sizes, to: &draft, context, rule) }
      return draft.finished(edge: "")
    }
  }

  /// Adds the declaration of the type and its extensions as evidence, the longest first. Parts of less than a twentieth
  /// of the lines are added together.
  private func addParts(
    _ sizes: [(part: SymbolID, lines: Int)], to draft: inout FindingDraft, _ context: RuleContext, _ rule: Rule
  ) {
    let (graph, type) = (context.graph, sizes[0].part)
    let all = sizes.reduce(0) { $0 + $1.lines }
    let sorted = sizes.sorted { ($1.lines, $0.part) < ($0.lines, $1.part) }
    let small = sorted.filter { $0.lines * 20 < all }
    let named = small.count < 2 ? sorted : Array(sorted.dropLast(small.count))
    func add(_ part: SymbolID, _ declaration: String, lines: Int) {
      var values = draft.values
      (values["part"], values["declaration"]) = ("\(lines)", declaration)
      let place = Place(nameOf: part, in: graph)
      draft.finding.evidence.append(
        Evidence(
          position: context.position(place.file, place.start),
          note: rule.texts.notes["extension"]?.filled(values) ?? ""))
    }
    for size in named { add(size.part, Self.declaration(of: size.part, of: type, in: graph), lines: size.lines) }
    if small.count > 1 {
      add(small[0].part, "\(small.count) smaller parts together", lines: small.reduce(0) { $0 + $1.lines })
    }
  }

  /// `class`, `extension (UITableViewDataSource)`, `private extension`, `@implementation`
  private static func declaration(of part: SymbolID, of type: SymbolID, in graph: DependencyGraph) -> String {
    let (file, declaration) = (graph.symbols[part].file, graph.declaration(of: part))
    if !graph.isSwift(part) {
      return graph.text(declaration.label, in: file) == "implementation" ? "@implementation" : "@interface"
    }
    if graph.symbols[part].kind != .extension { return "\(graph.symbols[part].kind)" }
    let own = declaration.start..<declaration.end
    let conformances = graph.supertypes(of: type).filter { $0.file == file && own.contains($0.offset) }
    if !conformances.isEmpty {
      return "extension (\(conformances.map { graph.names[$0.name] }.joined(separator: ", ")))"
    }
    return declaration.modifiers.isDisjoint(with: [.private, .fileprivate]) ? "extension" : "private extension"
  }

  public func lineDependence(in model: ArchitecturalModel) -> LineDependence? {
    let limit = maxLines ?? min(warning, error)
    let parts = types(in: model).flatMap { type in
      let sizes = Self.sizes(of: type, in: model.graph)
      let margin = limit - sizes.reduce(0) { $0 + $1.lines }
      return margin < LineDependence.growthLimit
        ? sizes.map { LineDependence.Part(symbol: $0.part, margin: margin) } : []
    }
    return LineDependence(parts: parts)
  }

  /// The number of lines of a type and its extensions.
  public static func lines(of type: SymbolID, in graph: DependencyGraph) -> Int {
    sizes(of: type, in: graph).reduce(0) { $0 + $1.lines }
  }

  private func types(in model: ArchitecturalModel) -> [SymbolID] {
    of.types(in: model).filter { model.graph.symbols[$0].kind.hasCode }
  }

  /// The number of lines of each part. Of several branches of one `#if` only the largest counts, because no build has
  /// two.
  static func sizes(of type: SymbolID, in graph: DependencyGraph) -> [(part: SymbolID, lines: Int)] {
    let all = graph.parts(of: type).map { part in (part: part, lines: ownLines(of: part, in: graph)) }
    if all.count < 2 { return all }
    var branches: [FileID: [Int: [Int: Int]]] = [:]
    let places = all.map { branch(of: $0.part, in: graph) }
    for (size, place) in zip(all, places) where place != nil {
      branches[graph.symbols[size.part].file, default: [:]][place!.group, default: [:]][place!.start, default: 0] +=
        size.lines
    }
    return zip(all, places).compactMap { size, place in
      guard let place, let group = branches[graph.symbols[size.part].file]?[place.group] else { return size }
      let largest = group.max { ($0.value, $1.key) < ($1.value, $0.key) }
      return largest?.key == place.start ? size : nil
    }
  }

  /// The lines of one part without nested types; at least 1.
  private static func ownLines(of part: SymbolID, in graph: DependencyGraph) -> Int {
    let table = graph.files[graph.symbols[part].file].facts.lines
    let nested = graph.members(declaredIn: part).filter { isOtherType($0, graph) }
    return max(
      1,
      table.count(of: graph.declaration(of: part))
        - nested.reduce(0) { $0 + table.count(of: graph.declaration(of: $1)) })
  }

  /// Whether a nested declaration counts as a type of its own. An enum with only cases or constants does not.
  private static func isOtherType(_ symbol: SymbolID, _ graph: DependencyGraph) -> Bool {
    guard graph.symbols[symbol].kind.isNominalType else { return false }
    if graph.symbols[symbol].kind != .enum { return true }
    return graph.members(declaredIn: symbol).contains { member in
      switch graph.symbols[member].kind {
      case .function, .initializer: true
      case .variable: graph.declaration(of: member).modifiers.contains(.computed)
      default: false
      }
    }
  }

  /// The innermost branch of an `#if` around a part of a type, and the number of its `#if`.
  private static func branch(of part: SymbolID, in graph: DependencyGraph) -> (group: Int, start: Int)? {
    let text = graph.declaration(of: part)
    let enclosing = graph.files[graph.symbols[part].file].facts.branches.last {
      $0.start <= text.start && text.end <= $0.end
    }
    return enclosing.map { (Int($0.group), Int($0.start)) }
  }

  /// The limit that is exceeded; nil if none is.
  private func limit(_ lines: Int, _ severity: Severity) -> (lines: Int, severity: Severity)? {
    if let maxLines { return lines > maxLines ? (maxLines, severity) : nil }
    // A rule with severity info never reports an error.
    if lines > error { return (error, severity == .info ? .info : .error) }
    return lines > warning ? (warning, min(severity, .warning)) : nil
  }
}

extension DeclarationKind {
  /// Whether the type can contain code: every type but a protocol.
  var hasCode: Bool { isNominalType && self != .protocol }
}
