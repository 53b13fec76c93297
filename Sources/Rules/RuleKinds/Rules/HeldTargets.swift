import Architecture
import DependencyGraph
import SourceFacts
import Tables

/// Uses of a type's members by code that does not name the type, because it gets the value through a property of
/// another type: a view through its cell model, `cellModel.event.title`.
struct HeldTargets {
  private let context: RuleContext
  private let holders: Selector
  private var graph: DependencyGraph { context.graph }

  init(_ context: RuleContext, holders: Selector) { (self.context, self.holders) = (context, holders) }

  /// Calls `body` for each use of a member of `target` that follows a property with the value in the same declaration.
  func forEach(of target: SymbolID, _ body: (_ reference: Reference, _ property: SymbolID) -> Void) {
    let properties = properties(holding: target)
    if properties.isEmpty { return }
    for member in context.references.targets(of: target) where isUsed(member, of: target) {
      for index in context.references[member] {
        let reference = graph.references[index]
        guard let source = reference.source,
          let property = properties.first(where: { comes(reference, from: source, through: $0) }),
          knowsDeclaration(of: target, reference)
        else { continue }
        body(reference, property)
      }
    }
  }

  /// The holders' properties whose annotation or initial value names the type, in source order.
  private func properties(holding target: SymbolID) -> [SymbolID] {
    let found = context.references(making: [target]).compactMap { reference -> SymbolID? in
      guard let source = reference.source, graph.symbols[source].kind == .variable,
        let holder = graph.enclosingType(of: source), holder != target,
        holders.matches(symbol: holder, in: context.model)
      else { return nil }
      return source
    }
    return Set(found).sorted()
  }

  private func isUsed(_ member: SymbolID, of target: SymbolID) -> Bool {
    let symbol = graph.symbols[member]
    return member != target && !symbol.isStatic && (symbol.kind == .variable || symbol.kind == .function)
  }

  private func comes(_ reference: Reference, from source: SymbolID, through property: SymbolID) -> Bool {
    let user = graph.declaration(of: source)
    return context.references[property].contains { index in
      let holding = graph.references[index]
      return holding.file == reference.file && user.start <= holding.offset && holding.offset < reference.offset
    }
  }

  /// Whether the declaration is visible in a file: in Swift in the whole module, in Objective-C only if it is imported.
  private func knowsDeclaration(of target: SymbolID, _ reference: Reference) -> Bool {
    if graph.files[reference.file].isSwift || graph.isSwift(target) { return true }
    return graph.references(in: reference.file).contains { index in
      let imported = graph.references[index]
      return imported.kind == .import && graph.symbols[imported.target].file == graph.symbols[target].file
    }
  }
}
