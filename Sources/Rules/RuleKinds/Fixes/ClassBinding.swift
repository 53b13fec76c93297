import Architecture
import DependencyGraph
import Findings
import Patterns
import SourceFacts

/// That what a property holds is an object, as `weak` asks for; with the edits that make a protocol say so.
struct ClassBinding {
  private(set) var edits: [Fix.Edit] = []
  private(set) var isSafe = true

  /// Nil where it may be a value. `foreign`: names of foreign types that are classes.
  init?(of held: ArraySlice<HeldType>, foreign: [NamePattern], _ context: RuleContext) {
    let graph = context.graph
    let isClass = held.contains { held in
      guard held.type != nil else {
        let name = graph.names[held.name]
        return foreign.contains { $0.matches(name) }
      }
      let kind = graph.symbols[Int(held.type)].kind
      return kind == .class || kind == .actor || kind == .protocol && graph.saysClassBound(Int(held.type))
    }
    if isClass { return }
    // Of several parts it takes one that is bound.
    for held in held where held.type != nil && graph.symbols[Int(held.type)].kind == .protocol {
      guard let edit = Self.edit(binding: Int(held.type), context) else { continue }
      edits = [edit]
      // Others may conform that are not read here: in other packages, in tests.
      let bound = [Int(held.type)] + context.model.subtypes.all(of: Int(held.type)).filter { graph.symbols[$0].kind == .protocol }
      isSafe =
        graph.declaration(of: Int(held.type)).modifiers.isDisjoint(with: [.public, .open, .package])
        && !bound.contains { context.isNamedInUnreadCode(graph.name(of: $0)) }
      return
    }
    return nil
  }

  /// Binds a protocol to classes, where nothing else conforms to it.
  private static func edit(binding type: Int, _ context: RuleContext) -> Fix.Edit? {
    let graph = context.graph
    let conformers = context.model.subtypes.all(of: type).filter { graph.symbols[$0].kind != .protocol }
    guard !conformers.isEmpty, conformers.allSatisfy({ [.class, .actor].contains(graph.symbols[$0].kind) }),
      !isConformedByForeign(type, context), !mutates(type, graph), let text = SourceText(graph.symbols[type].file.raw, context)
    else { return nil }
    let declaration = graph.declaration(of: type)
    let end = Int(declaration.nameOffset) + graph.name(of: type).utf8.count
    let next = text.pastBlanks(end)
    if text.has("{", at: next) { return text.inserting(": AnyObject", at: end) }
    return text.has(":", at: next) ? text.inserting("AnyObject, ", at: text.pastBlanks(next + 1)) : nil
  }

  /// Extensions of types that are not the project's may be of values.
  private static func isConformedByForeign(_ type: Int, _ context: RuleContext) -> Bool {
    !context.fixIndex.conformedByForeign.isDisjoint(with: ([type] + context.model.subtypes.all(of: type)).map(Int32.init))
  }

  private static func mutates(_ type: Int, _ graph: DependencyGraph) -> Bool {
    ([type] + graph.extensions(of: type).map(Int.init)).contains { part in
      graph.members(declaredIn: part).contains { graph.declaration(of: $0).modifiers.contains(.mutating) }
    }
  }
}

extension DependencyGraph {
  private static let classBound: Set<String> = ["AnyObject", "class", "NSObjectProtocol", "NSObject", "Actor"]

  /// Whether a protocol says that only classes conform to it, or is one of Objective-C.
  func saysClassBound(_ type: Int) -> Bool {
    if !isSwift(type) || attributeNames(of: type).contains("objc") { return true }
    return allSupertypes(of: type).contains { supertype in
      guard supertype.symbol != nil else { return Self.classBound.contains(names[supertype.name]) }
      return symbols[Int(supertype.symbol)].kind == .class || !isSwift(Int(supertype.symbol))
    }
  }
}
