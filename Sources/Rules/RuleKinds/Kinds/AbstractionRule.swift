import Architecture
import DependencyGraph
import Findings
import SourceFacts
import Tables

/// Types that other files use and that have no protocol: they conform to no protocol of the project with a requirement
/// that they implement.
public struct AbstractionRule: RuleKind, Equatable {
  public var of: Selector

  public static let specification = RuleKindSpecification(
    name: "abstraction", summary: "types that other files use without a protocol",
    parameters: [Parameter("of", .selector, default: nil, doc: "the types to check")],
    // `members`: some of the members that clients use.
    placeholders: ["subject", "members"], notes: [.init("use", ["subject", "declaration"])],
    reads: [.references]
  ) { values in
    AbstractionRule(of: values.selector("of") ?? Selector())
  }

  public func check(_ context: RuleContext, rule: Rule) -> [Finding] {
    let graph = context.graph
    let checked = graph.types.filter { type in
      let kind = graph.symbols[type].kind
      return kind.isNominalType && kind != .protocol && of.matches(symbol: type, in: context.model)
    }
    let uses = usesElsewhere(of: checked, in: graph)
    return checked.compactMap { type in
      guard let use = uses[type], !hasProtocol(type, in: graph) else { return nil }
      return finding(type, use, context, rule)
    }
  }

  /// The first reference from a file without a part of the type.
  private func usesElsewhere(of types: [SymbolID], in graph: DependencyGraph) -> [SymbolID: Reference] {
    var files: [SymbolID: Set<FileID>] = [:]
    for type in types { files[type] = Set(graph.parts(of: type).map { graph.symbols[$0].file }) }
    var uses: [SymbolID: Reference] = [:]
    for reference in graph.references where ![.import, .forward, .implements].contains(reference.kind) {
      guard let type = graph.enclosingType(of: reference.target), let own = files[type],
        uses[type] == nil, !own.contains(reference.file)
      else { continue }
      uses[type] = reference
    }
    return uses
  }

  /// A protocol that requires a method of the type, or a property if the type offers only properties.
  private func hasProtocol(_ type: SymbolID, in graph: DependencyGraph) -> Bool {
    let members = graph.offeredMembers(of: type)
    let methods = members.filter { graph.symbols[$0].kind == .function }
    let offered = Set((methods.isEmpty ? members : methods).map { graph.name(of: $0) })
    return graph.allSupertypes(of: type).contains { supertype in
      guard let type = supertype.symbol, graph.symbols[type].kind == .protocol else { return false }
      return graph.members(declaredIn: type).contains { offered.contains(graph.name(of: $0)) }
    }
  }

  private func finding(_ type: SymbolID, _ use: Reference, _ context: RuleContext, _ rule: Rule) -> Finding {
    let graph = context.graph
    var draft = FindingDraft(
      rule: rule, context: context, at: Place(nameOf: type, in: graph), subject: graph.qualifiedName(of: type),
      target: "")
    draft.setSeverity(forSubject: type)
    let methods = graph.offeredMembers(of: type).filter { graph.symbols[$0].kind == .function }
    draft.values["members"] = methods.prefix(3).map { graph.name(of: $0) }.joined(separator: ", ")
    draft.addEvidence([Place(use)], note: "use")
    return draft.finished(edge: "")
  }
}

extension DependencyGraph {
  /// The methods and properties of a type and its superclasses that other code can use, without overrides and
  /// initializers.
  fileprivate func offeredMembers(of type: SymbolID) -> [SymbolID] {
    let inherited = allSupertypes(of: type).compactMap(\.symbol).filter { symbols[$0].kind == .class }
    return ([type] + inherited).flatMap { parts(of: $0) }.flatMap { members(declaredIn: $0) }.filter { member in
      [.function, .variable].contains(symbols[member].kind)
        && declaration(of: member).modifiers.isDisjoint(with: [.private, .fileprivate])
    }
  }
}
