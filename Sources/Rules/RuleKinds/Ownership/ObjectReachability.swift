import Architecture
import DependencyGraph
import SourceFacts

/// The types that each type refers to and keeps alive. Computed once for each type, because hundreds of types may hold
/// a protocol to which hundreds of others conform.
final class ObjectReachability {
  private let context: RuleContext
  private var graph: DependencyGraph { context.graph }
  private var referred: [SymbolID: Set<SymbolID>] = [:]
  /// By protocol: what the types that conform refer to, and what they keep alive.
  private var (referredByConformers, keptByConformers): ([SymbolID: Set<SymbolID>], [SymbolID: Set<SymbolID>]) =
    ([:], [:])

  init(_ context: RuleContext) { self.context = context }

  /// Whether the code of a type refers to another type.
  func refers(_ type: SymbolID, to other: SymbolID) -> Bool { referred(by: type).contains(other) }

  /// Whether a few strong references lead from one type to another type or a subclass of it.
  func keepsAlive(_ type: SymbolID, _ other: SymbolID) -> Bool { holds(kept(by: [type]), other) }

  /// Whether the code of a type that conforms to a protocol refers to another type.
  func conformersRefer(_ type: SymbolID, to other: SymbolID) -> Bool {
    let known = referredByConformers[type] ?? Set(context.model.subtypes.all(of: type).flatMap { referred(by: $0) })
    referredByConformers[type] = known
    return known.contains(other)
  }

  /// The same as `keepsAlive` for all types that conform to a protocol.
  func conformersKeepAlive(_ type: SymbolID, _ other: SymbolID) -> Bool {
    let known = keptByConformers[type] ?? kept(by: context.model.subtypes.all(of: type))
    keptByConformers[type] = known
    return holds(known, other)
  }

  private func referred(by type: SymbolID) -> Set<SymbolID> {
    if let known = referred[type] { return known }
    var found: Set<SymbolID> = []
    for part in [type] + graph.extensions(of: type) {
      let text = graph.declaration(of: part)
      let references = graph.references(in: graph.symbols[part].file, bytes: text.start..<text.end)
      context.budget.spend(references.count)
      for index in references { found.insert(context.targetType(of: graph.references[index].target)) }
    }
    referred[type] = found
    return found
  }

  /// The maximum number of references on the way.
  private static let longest = 4

  /// Some types, and all types to which a few strong references lead from them.
  private func kept(by types: [SymbolID]) -> Set<SymbolID> {
    var (seen, last) = (Set(types), types)
    for _ in 0..<Self.longest where !last.isEmpty {
      let holdings = context.model.holdings
      let held = last.flatMap { holdings.storedProperties(of: $0) }.flatMap { holdings.held(by: $0) }
      context.budget.spend(last.count + held.count)
      last = held.filter { $0.strength == .strong }.compactMap(\.type).filter { seen.insert($0).inserted }
    }
    return seen
  }

  private func holds(_ types: Set<SymbolID>, _ other: SymbolID) -> Bool {
    if types.contains(other) { return true }
    let subtypes = context.model.subtypes.all(of: other)
    context.budget.spend(subtypes.count)
    return subtypes.contains(where: types.contains)
  }
}
