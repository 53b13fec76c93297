import Architecture
import DependencyGraph
import Findings
import Patterns
import SourceFacts

/// Whether a property can only hold class instances, which `weak` requires, and the edits that make a protocol
/// guarantee it.
struct ClassBinding {
  private(set) var edits: [Fix.Edit] = []
  private(set) var isSafe = true

  /// Returns nil if the property may hold a value type.
  ///
  /// - Parameter foreign: names of external classes.
  init?(of held: ArraySlice<HeldType>, foreign: [NamePattern], _ context: FixContext) {
    let graph = context.graph
    let isClass = held.contains { held in
      guard let type = held.type else {
        let name = graph.names[held.name]
        return foreign.contains { $0.matches(name) }
      }
      let kind = graph.symbols[type].kind
      return kind == .class || kind == .actor || kind == .protocol && graph.isDeclaredClassBound(type)
    }
    if isClass { return }
    // In a composition of protocols, it is enough to bind one of them to classes.
    for type in held.compactMap(\.type) where graph.symbols[type].kind == .protocol {
      guard let edit = Self.edit(binding: type, context) else { continue }
      edits = [edit]
      // Types that the run does not see may conform too: in other packages or in tests.
      let bound = [type] + context.model.subtypes.all(of: type).filter { graph.symbols[$0].kind == .protocol }
      isSafe =
        graph.declaration(of: type).modifiers.isDisjoint(with: [.public, .open, .package])
        && !bound.contains { context.isNamedInUnreadCode(graph.name(of: $0)) }
      return
    }
    return nil
  }

  /// Returns the edit that binds a protocol to classes (`: AnyObject`); nil if another type than a class may conform to
  /// it.
  private static func edit(binding type: SymbolID, _ context: FixContext) -> Fix.Edit? {
    let graph = context.graph
    let conformers = context.model.subtypes.all(of: type).filter { graph.symbols[$0].kind != .protocol }
    guard !conformers.isEmpty, conformers.allSatisfy({ [.class, .actor].contains(graph.symbols[$0].kind) }),
      !isConformedByForeign(type, context), !mutates(type, graph),
      let text = SourceText(graph.symbols[type].file, context)
    else { return nil }
    let declaration = graph.declaration(of: type)
    let end = Int(declaration.nameOffset) + graph.name(of: type).utf8.count
    let next = text.skippingWhitespace(end)
    if text.has("{", at: next) { return text.inserting(": AnyObject", at: end) }
    return text.has(":", at: next) ? text.inserting("AnyObject, ", at: text.skippingWhitespace(next + 1)) : nil
  }

  /// Whether an extension makes an external type conform to the protocol. That type may be a value type.
  private static func isConformedByForeign(_ type: SymbolID, _ context: FixContext) -> Bool {
    !context.index.conformedByForeign.isDisjoint(with: [type] + context.model.subtypes.all(of: type))
  }

  private static func mutates(_ type: SymbolID, _ graph: DependencyGraph) -> Bool {
    ([type] + graph.extensions(of: type)).contains { part in
      graph.members(declaredIn: part).contains { graph.declaration(of: $0).modifiers.contains(.mutating) }
    }
  }
}

extension DependencyGraph {
  private static let classBound: Set<String> = ["AnyObject", "class", "NSObjectProtocol", "NSObject", "Actor"]

  /// Whether a protocol is declared as class-bound or in Objective-C.
  public func isDeclaredClassBound(_ type: SymbolID) -> Bool {
    if !isSwift(type) || attributeNames(of: type).contains("objc") { return true }
    return allSupertypes(of: type).contains { supertype in
      guard let symbol = supertype.symbol else { return Self.classBound.contains(names[supertype.name]) }
      return symbols[symbol].kind == .class || !isSwift(symbol)
    }
  }
}
