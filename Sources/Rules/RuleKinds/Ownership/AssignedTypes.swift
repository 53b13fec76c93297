import Architecture
import DependencyGraph
import Fixes
import SourceFacts

/// Finds the classes of the values that are assigned to a property whose type is a protocol.
final class AssignedTypes {
  /// The classes of all values that are assigned to a property, and their supertypes.
  private struct Classes {
    let own: Set<SymbolID>
    let above: Set<SymbolID>
  }

  private let context: RuleContext
  private let graph: DependencyGraph
  /// By property: nil if a value is unknown. Many cycles may lead through one property.
  private var known: [SymbolID: Classes?] = [:]
  private var conformerCounts: [SymbolID: Int] = [:]

  init(_ context: RuleContext) { (self.context, graph) = (context, context.graph) }

  /// Whether a property may store an object of the edge's class, according to its assignments. Unknown values may be of
  /// any class.
  func mayHold(_ edge: OwnershipGraph.Edge) -> Bool {
    guard let through = edge.through, graph.isSwift(edge.property.symbol) else { return true }
    guard let classes = classes(of: edge.property) else { return true }
    // Without visible assignments no class is more likely than the others.
    if classes.own.isEmpty { return conformers(of: through) < 2 && mayBeSetIndirectly(edge.property.symbol) }
    return classes.own.contains(edge.owned) || classes.above.contains(edge.owned)
      || graph.hasSupertype(edge.owned) { $0.symbol.map(classes.own.contains) ?? false }
  }

  private func classes(of property: StoredProperty) -> Classes? {
    if let known = known[property.symbol] { return known }
    let found = types(of: property).map { types in
      Classes(own: types, above: Set(types.flatMap { graph.allSupertypes(of: $0).compactMap(\.symbol) }))
    }
    known[property.symbol] = .some(found)
    return found
  }

  /// Whether the property may be set by a property wrapper, or through a protocol.
  private func mayBeSetIndirectly(_ property: SymbolID) -> Bool {
    if graph.declaration(of: property).value != nil || !graph.attributeNames(of: property).isEmpty { return true }
    let requirements = graph.enclosingType(of: property).map { graph.allSupertypes(of: $0) } ?? []
    return requirements.lazy.compactMap(\.symbol).flatMap { self.graph.members(of: $0) }.contains { member in
      graph.symbols[member].name == graph.symbols[property].name
        && context.fixes.index.mentions(of: member).contains { if case .assigned = $0.access { true } else { false } }
    }
  }

  private func conformers(of type: SymbolID) -> Int {
    if let known = conformerCounts[type] { return known }
    let count = context.model.subtypes.all(of: type).count {
      graph.symbols[$0].kind != .protocol && !graph.isExcluded($0)
    }
    conformerCounts[type] = count
    return count
  }

  /// The classes of all assigned values; nil if one is unknown.
  private func types(of property: StoredProperty) -> Set<SymbolID>? {
    let symbol = property.symbol
    if graph.attributeNames(of: symbol).contains("IBOutlet") || isMemberwise(property.owner) { return nil }
    let declaration = graph.declaration(of: symbol)
    var found: Set<SymbolID> = []
    if let value = declaration.value {
      guard let types = types(of: value, in: graph.symbols[symbol].file) else { return nil }
      found = types
    }
    if context.budget.isSpent { return nil }
    let mentions = context.fixes.index.mentions(of: symbol)
    // Each needs the type of an expression.
    context.budget.spend(8 * mentions.count)
    for mention in mentions where mention.isSure || mayMean(mention, property.owner) {
      switch mention.access {
      case .read, .keyPath: continue
      case .assigned:
        guard let value = assignedValue(mention), let types = types(of: value, in: mention.file) else { return nil }
        found.formUnion(types)
      case .called(let method):
        // A call on a single object does not replace that object.
        guard context.held(by: property).contains(where: \.isElement) else { continue }
        guard let types = added(by: method, in: mention.file) else { return nil }
        found.formUnion(types)
      case .changed: return nil
      }
    }
    return found
  }

  /// Whether an unresolved name may be a member of the type, by its position or its receiver.
  private func mayMean(_ mention: Mention, _ owner: SymbolID) -> Bool {
    let facts = graph.files[mention.file].facts
    let isKin = { (type: SymbolID) in
      type == owner || self.graph.hasSupertype(type) { $0.symbol == owner }
        || self.graph.hasSupertype(owner) { $0.symbol == type }
    }
    guard facts.nodes[mention.node].kind == .member, let base = facts.nodes.firstChild(of: mention.node) else {
      guard let symbol = graph.symbol(in: mention.file, at: facts.nodes[mention.node].offset) else { return false }
      return graph.enclosingType(of: symbol).map(isKin) ?? false
    }
    switch context.reader.types.type(of: base, in: mention.file).instance {
    case .project(let type): return isKin(type)
    case .foreign: return false
    default: return true
    }
  }

  /// Whether the type has a memberwise initializer or a synthesized `init(from:)`, which can set properties without
  /// naming them in its code.
  private func isMemberwise(_ type: SymbolID) -> Bool {
    if graph.symbols[type].kind == .struct { return true }
    let isDecoded = graph.hasSupertype(type) {
      $0.symbol == nil && ["Codable", "Decodable"].contains(graph.names[$0.name])
    }
    return isDecoded
      && !graph.members(of: type).contains { member in
        graph.symbols[member].kind == .initializer && graph.callName(of: member).hasPrefix("init(from:")
      }
  }

  private func assignedValue(_ mention: Mention) -> NodeID? {
    let facts = graph.files[mention.file].facts
    var node = mention.node
    while let parent = facts.parent(of: node), facts.nodes[parent].kind != .sequence { node = parent }
    guard let sequence = facts.parent(of: node) else { return nil }
    let operands = facts.children(of: sequence)
    guard operands.count >= 3, facts.nodes[operands[1]].kind == .assignment else { return nil }
    return operands.count == 3 ? operands[2] : nil
  }

  private static let adding: Set<String> = ["append", "insert", "updateValue"]
  private static let harmless: Set<String> = [
    "forEach", "map", "compactMap", "flatMap", "filter", "first", "last", "contains", "remove", "removeAll",
    "removeFirst",
    "removeLast", "removeValue", "popLast", "firstIndex", "allSatisfy", "reduce", "sorted", "sort", "enumerated",
    "reversed",
  ]

  private func added(by method: NodeID, in file: FileID) -> Set<SymbolID>? {
    let facts = graph.files[file].facts
    let name = facts.text(facts.nodes[method].name)
    if Self.harmless.contains(name) { return [] }
    guard Self.adding.contains(name), let call = facts.parent(of: method) else { return nil }
    let arguments = facts.children(of: call).dropFirst()
    return arguments.first.flatMap { types(of: $0, in: file) }
  }

  private func types(of node: NodeID, in file: FileID) -> Set<SymbolID>? {
    let facts = graph.files[file].facts
    let children = { facts.children(of: node) }
    switch facts.nodes[node].kind {
    case .nilLiteral: return []
    case .array, .dictionary: return union(children(), in: file)
    case .tuple, .effect, .optionalChaining, .forcedUnwrapping:
      return children().last.flatMap { types(of: $0, in: file) }
    case .sequence:
      let operands = children()
      let isChoice = operands.allSatisfy {
        facts.nodes[$0].kind != .binaryOperator || facts.text(facts.nodes[$0].name) == "??"
      }
      let hasOthers = operands.contains { [.ternary, .cast, .typeCheck, .assignment].contains(facts.nodes[$0].kind) }
      if isChoice, !hasOthers { return union(operands.filter { facts.nodes[$0].kind != .binaryOperator }, in: file) }
      return known(context.reader.types.type(of: node, in: file))
    default: return known(context.reader.types.type(of: node, in: file))
    }
  }

  private func union(_ nodes: [NodeID], in file: FileID) -> Set<SymbolID>? {
    var found: Set<SymbolID> = []
    for node in nodes {
      guard let types = types(of: node, in: file) else { return nil }
      found.formUnion(types)
    }
    return found
  }

  /// A known class; nil for a protocol, because any conforming class is possible.
  private func known(_ type: ValueType) -> Set<SymbolID>? {
    switch type {
    case .project(let symbol): graph.symbols[symbol].kind == .protocol ? nil : [symbol]
    case .elements(let element): known(element.value)
    case .foreign, .type, .unknown: nil
    }
  }
}
