import DependencyGraph
import Findings
import Frameworks
import SourceFacts

/// Declares a variable `let` that nobody gives another value.
///
/// Only what the project's code shows counts: where a name is not resolved that might be the variable, it stays one.
struct MakingConstant {
  /// Of the kinds of rules that it may mend.
  static let parameter = Parameter(
    "fix", .choice(["none", "let"]), default: .word("none"), doc: "let: --fix makes the property constant where nobody assigns it")

  private let property: Int
  private let owner: Int
  private let context: RuleContext
  private var graph: DependencyGraph { context.graph }

  /// `property`: a stored property of Swift, of the type `owner`.
  init(_ property: Int, of owner: Int, _ context: RuleContext) {
    self.property = property
    self.owner = owner
    self.context = context
  }

  /// Nil where it takes more than a word, or may be assigned.
  func fix() -> Fix? {
    guard graph.isSwift(property), isPlain, hasPlainOwner, let keyword, let setting = InitialSetting(of: property, in: owner, context),
      context.fixIndex.mentions(of: property).allSatisfy({ isHarmless($0, setting) })
    else { return nil }
    let name = graph.name(of: property)
    return Fix(
      title: "Declare \(name) with let", isSafe: graph.isSeenInItsFileOnly(property) || !context.isNamedInUnreadCode(name),
      edits: [keyword.text.replacing(keyword.start..<keyword.start + 3, with: "let")])
  }

  // MARK: What it is

  private static let unfit: Modifiers = [
    .constant, .lazy, .override, .static, .classMember, .computed, .settable, .observed, .dynamic, .weak, .unowned,
    .destructured, .restrictedSetter, .open, .public, .package,
  ]

  /// An attribute may be a wrapper or a macro, or let Objective-C set it.
  private var isPlain: Bool {
    let declaration = graph.declaration(of: property)
    let file = graph.files[Int(graph.symbols[property].file)].facts
    return declaration.kind == .variable && declaration.modifiers.isDisjoint(with: Self.unfit)
      && graph.symbols[property].parent?.index == Int(Int32(owner)) && graph.attributeNames(of: property).isEmpty
      && !file.branches.contains { ($0.start..<$0.end).contains(declaration.nameOffset) } && !isAskedFor
  }

  private var keyword: (text: SourceText, start: Int)? {
    let declaration = graph.declaration(of: property)
    guard let text = SourceText(graph.symbols[property].file.raw, context),
      // `var a: A, b: B` would make both constant.
      !text.has(",", at: text.pastBlanks(Int(declaration.end))),
      let start = text.word("var", before: Int(declaration.nameOffset))
    else { return nil }
    return (text, start)
  }

  // MARK: Whose it is

  private static let harmlessAttributes: Set<String> = ["MainActor", "available", "frozen", "usableFromInline"]
  /// Asks of types nothing but values that can be read.
  private static func isHarmless(_ supertype: String) -> Bool {
    supertype == "class" || Frameworks.known.has(.readsOnly, supertype)
  }

  private var family: [Int] { [owner] + context.model.subtypes.all(of: owner) }

  /// Nothing but Swift that is read here sees it: no superclass or protocol from elsewhere, no macro.
  private var hasPlainOwner: Bool {
    // A constant of an actor is read without `await`.
    [.class, .struct].contains(graph.symbols[owner].kind)
      && family.allSatisfy { type in
        graph.attributeNames(of: type).allSatisfy(Self.harmlessAttributes.contains)
          && graph.allSupertypes(of: type).allSatisfy { $0.symbol != nil || Self.isHarmless(graph.names[$0.name]) }
      }
  }

  /// A protocol asks that it can be set, or a subclass overrides it.
  private var isAskedFor: Bool {
    let name = graph.symbols[property].name
    let protocols = family.flatMap { graph.allSupertypes(of: $0) }.map { Int($0.symbol) }.filter { $0 >= 0 }
    return (family.dropFirst() + protocols).contains { type in
      ([type] + graph.extensions(of: type).map(Int.init)).contains { part in
        graph.members(declaredIn: part).contains { member in
          guard graph.symbols[member].name == name, member != property else { return false }
          return graph.symbols[type].kind != .protocol || graph.declaration(of: member).modifiers.contains(.settable)
        }
      }
    }
  }

  // MARK: What is done with it

  private func isHarmless(_ mention: Mention, _ setting: InitialSetting) -> Bool {
    switch mention.deed {
    case .read: mention.isSure || !isReachable(mention)
    case .assigned: mention.isSure ? setting.allows(mention) : !isReachable(mention)
    case .changed: holdsObjects || !isReachable(mention)
    case .called(let method): holdsObjects || !isReachable(mention) || isHarmless(method, in: mention.file)
    case .keyPath: isReadByKeyPath(mention)
    }
  }

  /// A bare name that is not resolved can be the property only in the text of its type, and of those below it.
  private func isReachable(_ mention: Mention) -> Bool {
    let node = graph.node(mention.node, in: mention.file)
    guard !mention.isSure, node.kind == .identifier else { return true }
    return family.flatMap { [$0] + graph.extensions(of: $0).map(Int.init) }.contains { part in
      let text = graph.declaration(of: part)
      return graph.symbols[part].file.index == Int(mention.file) && (text.start..<text.end).contains(node.offset)
    }
  }

  /// What is done with an object leaves the reference to it as it is.
  private var holdsObjects: Bool {
    let held = graph.heldTypes(of: property)
    return !held.isEmpty && held.allSatisfy { held in
      held.type != nil && !held.isElement && [.class, .actor].contains(graph.symbols[Int(held.type)].kind)
    }
  }

  private static let harmlessMethods: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "contains", "first", "last", "joined", "sorted", "reduce", "forEach", "enumerated",
    "lowercased", "uppercased", "components", "trimmingCharacters", "replacingOccurrences", "hasPrefix", "hasSuffix", "split",
    "prefix", "suffix", "dropFirst", "dropLast", "timeIntervalSince", "firstIndex", "lastIndex", "compare", "hash", "encode",
    "appendingPathComponent", "isEqual", "elementsEqual", "min", "max", "allSatisfy", "reversed", "localizedCaseInsensitiveContains",
    "localizedStandardCompare", "addingTimeInterval", "appending", "distance", "index", "formatted", "padding",
  ]

  private func isHarmless(_ method: Int, in file: Int) -> Bool {
    let node = graph.node(method, in: file)
    let targets = graph.references(in: file, at: node.offset).map { Int(graph.references[$0].target) }
    if targets.isEmpty { return Self.harmlessMethods.contains(graph.text(node.name, in: file)) }
    return targets.allSatisfy { target in
      graph.symbols[target].kind == .function && !graph.declaration(of: target).modifiers.contains(.mutating)
    }
  }

  /// `map(\.name)`, `id: \.name`: a key path for reading.
  private func isReadByKeyPath(_ mention: Mention) -> Bool {
    let nodes = graph.files[mention.file].facts.nodes
    guard let path = nodes.parent(of: mention.node), nodes[path].kind == .keyPath, let call = nodes.parent(of: path),
      nodes[call].kind == .call, let callee = nodes.children(of: call).first, callee != path
    else { return false }
    if graph.text(nodes[path].label, in: mention.file) == "id" { return true }
    return ["map", "compactMap", "flatMap", "filter", "contains", "allSatisfy"].contains(graph.text(nodes[callee].name, in: mention.file))
  }
}
