import DependencyGraph
import Findings
import Frameworks
import SourceFacts

/// Replaces `var` with `let` in the declaration of a property that is only assigned its initial value.
///
/// There is no fix if an unresolved name may be an assignment to the property.
public struct LetFix {
  private let property: SymbolID
  private let owner: SymbolID
  private let context: FixContext
  private var graph: DependencyGraph { context.graph }

  /// - Parameter property: a stored Swift property of the type `owner`.
  public init(_ property: SymbolID, of owner: SymbolID, _ context: FixContext) {
    self.property = property
    self.owner = owner
    self.context = context
  }

  /// Returns nil if the property may be assigned, or if more than the keyword `var` would have to change.
  public func fix() -> Fix? {
    guard graph.isSwift(property), isPlain, hasPlainOwner, let keyword,
      let setting = InitialAssignment(of: property, in: owner, context),
      context.index.mentions(of: property).allSatisfy({ isHarmless($0, setting) })
    else { return nil }
    let name = graph.name(of: property)
    return Fix(
      title: "Declare \(name) with let",
      isSafe: graph.isVisibleInItsFileOnly(property) || !context.isNamedInUnreadCode(name),
      edits: [keyword.text.replacing(keyword.start..<keyword.start + 3, with: "let")])
  }

  // MARK: The declaration

  private static let unfit: Modifiers = [
    .constant, .lazy, .override, .static, .classMember, .computed, .settable, .observed, .dynamic, .weak, .unowned,
    .destructured, .restrictedSetter, .open, .public, .package,
  ]

  /// Attributes exclude a property: any of them may be a property wrapper or a macro, or let Objective-C assign it.
  private var isPlain: Bool {
    let declaration = graph.declaration(of: property)
    let file = graph.files[graph.symbols[property].file].facts
    return declaration.kind == .variable && declaration.modifiers.isDisjoint(with: Self.unfit)
      && graph.symbols[property].parent == owner && graph.attributeNames(of: property).isEmpty
      && !file.branches.contains { ($0.start..<$0.end).contains(declaration.nameOffset) } && !isRequiredSettable
  }

  private var keyword: (text: SourceText, start: Int)? {
    let declaration = graph.declaration(of: property)
    guard let text = SourceText(graph.symbols[property].file, context),
      // `var a: A, b: B` would make both constant.
      !text.has(",", at: text.skippingWhitespace(Int(declaration.end))),
      let start = text.word("var", before: Int(declaration.nameOffset))
    else { return nil }
    return (text, start)
  }

  // MARK: The type

  private static let harmlessAttributes: Set<String> = ["MainActor", "available", "frozen", "usableFromInline"]
  /// Whether a supertype, such as a protocol whose requirements are only read, cannot assign a property.
  private static func isHarmless(_ supertype: String) -> Bool {
    supertype == "class" || Frameworks.known.has(.readsOnly, supertype)
  }

  private var family: [SymbolID] { [owner] + context.model.subtypes.all(of: owner) }

  /// Whether only Swift code of the project can access the property: no external superclass or protocol, no macro.
  private var hasPlainOwner: Bool {
    // Not an actor: reading a constant of an actor does not need `await`, so that call sites would change.
    [.class, .struct].contains(graph.symbols[owner].kind)
      && family.allSatisfy { type in
        graph.attributeNames(of: type).allSatisfy(Self.harmlessAttributes.contains)
          && graph.allSupertypes(of: type).allSatisfy { $0.symbol != nil || Self.isHarmless(graph.names[$0.name]) }
      }
  }

  /// Whether a protocol requires a setter, or a subclass overrides the property.
  private var isRequiredSettable: Bool {
    let name = graph.symbols[property].name
    let protocols = family.flatMap { graph.allSupertypes(of: $0) }.compactMap(\.symbol)
    return (family.dropFirst() + protocols).contains { type in
      ([type] + graph.extensions(of: type)).contains { part in
        graph.members(declaredIn: part).contains { member in
          guard graph.symbols[member].name == name, member != property else { return false }
          return graph.symbols[type].kind != .protocol || graph.declaration(of: member).modifiers.contains(.settable)
        }
      }
    }
  }

  // MARK: Access

  private func isHarmless(_ mention: Mention, _ setting: InitialAssignment) -> Bool {
    switch mention.access {
    case .read: mention.isSure || !isReachable(mention)
    case .assigned: mention.isSure ? setting.allows(mention) : !isReachable(mention)
    case .changed: holdsObjects || !isReachable(mention)
    case .called(let method): holdsObjects || !isReachable(mention) || isHarmless(method, in: mention.file)
    case .keyPath: isReadByKeyPath(mention)
    }
  }

  /// An unresolved name without a base can refer to the property only inside its type and the subtypes.
  private func isReachable(_ mention: Mention) -> Bool {
    let node = graph.node(mention.node, in: mention.file)
    guard !mention.isSure, node.kind == .identifier else { return true }
    return family.flatMap { [$0] + graph.extensions(of: $0) }.contains { part in
      let text = graph.declaration(of: part)
      return graph.symbols[part].file == mention.file && (text.start..<text.end).contains(node.offset)
    }
  }

  /// Whether the value is a reference, so that a change of the object does not assign the property.
  private var holdsObjects: Bool {
    let held = graph.heldTypes(of: property)
    return !held.isEmpty
      && held.allSatisfy { held in
        !held.isElement && held.type.map { [.class, .actor].contains(graph.symbols[$0].kind) } ?? false
      }
  }

  private static let harmlessMethods: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "contains", "first", "last", "joined", "sorted", "reduce", "forEach",
    "enumerated",
    "lowercased", "uppercased", "components", "trimmingCharacters", "replacingOccurrences", "hasPrefix", "hasSuffix",
    "split",
    "prefix", "suffix", "dropFirst", "dropLast", "timeIntervalSince", "firstIndex", "lastIndex", "compare", "hash",
    "encode",
    "appendingPathComponent", "isEqual", "elementsEqual", "min", "max", "allSatisfy", "reversed",
    "localizedCaseInsensitiveContains",
    "localizedStandardCompare", "addingTimeInterval", "appending", "distance", "index", "formatted", "padding",
  ]

  private func isHarmless(_ method: NodeID, in file: FileID) -> Bool {
    let node = graph.node(method, in: file)
    let targets = graph.references(in: file, at: node.offset).map { graph.references[$0].target }
    if targets.isEmpty { return Self.harmlessMethods.contains(graph.text(node.name, in: file)) }
    return targets.allSatisfy { target in
      graph.symbols[target].kind == .function && !graph.declaration(of: target).modifiers.contains(.mutating)
    }
  }

  /// Whether it is only read through a key path: `map(\.name)`, `id: \.name`.
  private func isReadByKeyPath(_ mention: Mention) -> Bool {
    let facts = graph.files[mention.file].facts
    let nodes = facts.nodes
    guard let path = facts.parent(of: mention.node), nodes[path].kind == .keyPath, let call = facts.parent(of: path),
      nodes[call].kind == .call, let callee = nodes.children(of: call).first, callee != path
    else { return false }
    if graph.text(nodes[path].label, in: mention.file) == "id" { return true }
    return ["map", "compactMap", "flatMap", "filter", "contains", "allSatisfy"].contains(
      graph.text(nodes[callee].name, in: mention.file))
  }
}
