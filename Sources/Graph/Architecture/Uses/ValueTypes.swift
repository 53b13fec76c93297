import DependencyGraph
import SourceFacts

/// Works out the types of expressions from what is written: annotations, casts, constructed values, results of the
/// project's functions, properties of framework classes. It keeps what it has found; one thread at a time.
public final class ValueTypes {
  public let graph: DependencyGraph
  let words: LanguageWords
  let numbered: NumberedTypes
  // Asked for every expression; not checked for exclusive access, which costs more than the asking.
  private var files: [CodeFile?]
  private var symbolTypes: [SymbolType]
  private var depth = 0
  /// How deep the search went for the expression at hand; beyond the maximum where it was cut short.
  private var deepest = 0
  /// How many searches stand within each other: see `apart`.
  private var searches = 0

  private enum SymbolType {
    case unasked
    /// It is being worked out.
    case open
    case known(ValueType)
  }

  public init(_ graph: DependencyGraph) {
    self.graph = graph
    words = LanguageWords(graph.names)
    numbered = NumberedTypes(graph)
    files = [CodeFile?](repeating: nil, count: graph.files.count)
    symbolTypes = [SymbolType](repeating: .unasked, count: graph.symbols.count)
  }

  private static let maximumDepth = 24
  private static let maximumSearches = 16

  @inline(__always)
  func code(_ file: Int) -> CodeFile { files[file] ?? read(file) }

  @inline(never)
  private func read(_ file: Int) -> CodeFile {
    let code = CodeFile(file, in: graph)
    files[file] = code
    return code
  }

  // MARK: Names

  /// The names that a value of a type answers to: its own and those of all its supertypes, nearest first.
  public func names(of type: ValueType) -> [String] { numbered.names(of: numbered.number(of: type)).map { numbered.text($0) } }

  /// The text of a foreign type's name.
  public func text(_ name: Name) -> String { numbered.text(name) }

  /// The names of a type and its superclasses. Of what is no class of the project all names that it answers to.
  func classNames(of type: ValueType) -> [Name] {
    guard case .project(let symbol) = type.instance, graph.symbols[Int(symbol)].kind == .class else {
      return numbered.names(of: numbered.number(of: type))
    }
    var names = [graph.symbols[Int(symbol)].name]
    var next = Int(symbol)
    while let first = graph.supertypes(of: next).first, graph.isSuperclass(graph.supertypes(of: next).startIndex, of: next) {
      guard first.symbol >= 0 else { return names + numbered.names(of: numbered.number(of: .foreign(first.name))) }
      guard graph.symbols[Int(first.symbol)].kind == .class, names.count < Self.maximumDepth else { break }
      names.append(graph.symbols[Int(first.symbol)].name)
      next = Int(first.symbol)
    }
    return names
  }

  // MARK: Declarations

  /// The type of a variable, of what a function returns; a type symbol gives the type itself.
  public func type(ofSymbol symbol: Int) -> ValueType {
    switch symbolTypes[symbol] {
    case .known(let type): return type
    case .open:
      deepest = Self.maximumDepth
      return .unknown
    case .unasked:
      symbolTypes[symbol] = .open
      let type = apart { computedType(ofSymbol: symbol) }
      symbolTypes[symbol] = .known(type)
      return type
    }
  }

  /// A search of its own: what a declaration is must not depend on how deep in other code it was first asked for. Only so many
  /// stand within each other.
  private func apart(_ find: () -> ValueType) -> ValueType {
    if searches == Self.maximumSearches { return find() }
    let outside = (depth: depth, deepest: deepest)
    (searches, depth, deepest) = (searches + 1, 0, 0)
    let type = find()
    (searches, depth) = (searches - 1, outside.depth)
    deepest = deepest >= Self.maximumDepth ? deepest : outside.deepest
    return type
  }

  private func computedType(ofSymbol symbol: Int) -> ValueType {
    let declaration = graph.declaration(of: symbol)
    let file = Int(graph.symbols[symbol].file)
    switch declaration.kind {
    case .class, .struct, .enum, .actor, .protocol: return ValueType.project(Int32(symbol)).metatype
    case .extension: return graph.enclosingType(of: symbol).map { ValueType.project(Int32($0)).metatype } ?? .unknown
    case .initializer, .case:
      return graph.enclosingType(of: symbol).map { .project(Int32($0)) } ?? .unknown
    case .typealias:
      return declaration.type < 0 ? .unknown : writtenType(Int(declaration.type), in: file).metatype
    default: return type(of: declaration, code(file), index: Int(graph.symbols[symbol].declaration))
    }
  }

  private func type(of declaration: Declaration, _ code: CodeFile, index: Int) -> ValueType {
    if declaration.type >= 0 {
      let type = writtenType(Int(declaration.type), code)
      return declaration.modifiers.contains(.variadic) ? type.collection : type
    }
    if declaration.modifiers.contains(.destructured) { return .unknown }
    if declaration.value >= 0 {
      let type = type(of: Int(declaration.value), code)
      if declaration.modifiers.contains(.iterated) { return type.element }
      return type
    }
    if let type = injectedType(of: declaration, code) { return type }
    let isShorthand = declaration.modifiers.contains(.optionalBinding) || declaration.kind == .capture
    guard isShorthand else { return .unknown }
    // `if let x`, `[weak x]`: the one of the same name further out.
    if code.merged(declaration.name) == words.selfValue { return ownType(at: declaration.nameOffset, in: code.index) }
    return type(ofName: declaration.name, at: declaration.nameOffset, node: .max, before: index, code)
  }

  /// `@Environment(Client.self) var client`
  private func injectedType(of declaration: Declaration, _ code: CodeFile) -> ValueType? {
    if declaration.attachmentCount == 0 { return nil }
    let facts = code.facts
    for attachment in facts.attachments(of: declaration) where attachment.kind == .attribute {
      guard let argument = facts.children(of: Int(attachment.node)).last, facts.nodes[argument].kind == .member,
        code.merged(facts.nodes[argument].name) == words.selfValue, case .type(let type) = type(of: argument, code)
      else { continue }
      return type.value
    }
    return nil
  }

  /// The type in whose text a place lies.
  func ownType(at offset: UInt32, in file: Int) -> ValueType {
    guard let symbol = graph.symbol(in: file, at: offset) else { return .unknown }
    return graph.enclosingType(of: symbol).map { .project(Int32($0)) } ?? .unknown
  }

  /// The local declaration that a name means at a node.
  func local(_ name: Name, at offset: UInt32, node: Int, before: Int = .max, in file: Int) -> Int? {
    code(file).local(name, at: offset, node: node, before: before)
  }

  /// Whether an identifier means the own object: `self`, and a variable that stands for it, `weakSelf`.
  func isSelf(_ node: Int, in code: CodeFile) -> Bool {
    var node = node
    for _ in 0..<4 where code.facts.nodes[node].kind == .identifier {
      let name = code.facts.nodes[node].name
      if code.merged(name) == words.selfValue { return true }
      guard let local = local(name, at: code.facts.nodes[node].offset, node: node, in: code.index) else { return false }
      let declaration = code.facts.declarations[local]
      guard declaration.kind == .variable, declaration.value >= 0, !declaration.modifiers.contains(.iterated) else { return false }
      node = Int(declaration.value)
    }
    return false
  }

  private func type(
    ofName name: Name, at offset: UInt32, node: Int, before: Int = .max, _ code: CodeFile
  ) -> ValueType {
    let file = code.index
    if let local = code.local(name, at: offset, node: node, before: before) {
      return deeper { type(of: code.facts.declarations[local], code, index: local) }
    }
    if let symbol = target(in: file, at: offset), graph.symbols[symbol].kind != .function {
      // `UIButton(icon: …)`: an initializer that the project gives to a type of a framework.
      let isForeign = graph.symbols[symbol].kind == .initializer && graph.enclosingType(of: symbol) == nil
      return isForeign ? ValueType.foreign(code.merged(name)).metatype : type(ofSymbol: symbol)
    }
    let merged = code.merged(name)
    if words.startsUppercase(merged) { return ValueType.foreign(merged).metatype }
    let own = ownType(at: offset, in: file)
    if node == .max, case .project(let type) = own, let member = property(named: merged, of: Int(type)) {
      return self.type(ofSymbol: member)
    }
    return numbered.member(merged, of: numbered.number(of: own))
  }

  /// A property that a type declares itself; for places that no reference marks.
  private func property(named name: Name, of type: Int) -> Int? {
    for part in graph.parts(of: type) {
      let found = graph.members(of: part).first { graph.symbols[$0].kind == .variable && graph.symbols[$0].name == name }
      if let found { return found }
    }
    return nil
  }

  /// The symbol of the project that is named at a place; of a type and its initializer the type.
  public func target(in file: Int, at offset: UInt32) -> Int? { target(of: graph.references(in: file, at: offset)) }

  /// Of references at one place.
  func target(of found: Range<Int>) -> Int? {
    guard let first = found.first else { return nil }
    let type = found.first { graph.symbols[Int(graph.references[$0].target)].kind.isNominalType }
    return Int(graph.references[type ?? first].target)
  }

  // MARK: Written types

  /// The type that a type node names.
  public func writtenType(_ node: Int, in file: Int) -> ValueType { writtenType(node, code(file)) }

  private func writtenType(_ node: Int, _ code: CodeFile) -> ValueType { deeper { typeWritten(at: node, code) } }

  private func typeWritten(at node: Int, _ code: CodeFile) -> ValueType {
    let root = code.facts.nodes[node]
    switch root.kind {
    case .typeName, .typeMember: return namedType(node, code)
    case .optionalType, .implicitlyUnwrappedType, .attributedType, .someType, .anyType, .packExpansionType,
      .packElementType, .typeExpression:
      return lastType(of: node, in: code)
    case .arrayType, .dictionaryType, .inlineArrayType: return lastType(of: node, in: code).collection
    case .metatype: return lastType(of: node, in: code).metatype
    case .compositionType, .tupleType:
      let parts = code.facts.nodes.children(of: node)
      if root.kind == .tupleType, parts.count != 1 { return .unknown }
      let types = parts.map { writtenType($0, code) }
      return types.first { if case .project = $0 { true } else { false } } ?? types.first ?? .unknown
    default: return .unknown
    }
  }

  private func lastType(of node: Int, in code: CodeFile) -> ValueType {
    code.facts.nodes.lastChild(of: node).map { writtenType($0, code) } ?? .unknown
  }

  private func namedType(_ node: Int, _ code: CodeFile) -> ValueType {
    let file = code.index
    let root = code.facts.nodes[node]
    if let symbol = target(in: file, at: root.offset) {
      return graph.symbols[symbol].kind == .variable ? .unknown : type(ofSymbol: symbol).instance
    }
    let name = code.merged(root.name)
    if name == words.selfType || name == words.instanceType { return ownType(at: root.offset, in: file) }
    if code.isObjectiveC, name == words.anyObject || name == words.anyClass { return .unknown }
    if root.flags.contains(.specialized), words.collections.contains(name) { return lastType(of: node, in: code).collection }
    return .foreign(name)
  }

  // MARK: Expressions

  /// The type of an expression's value.
  public func type(of node: Int, in file: Int) -> ValueType { type(of: node, code(file)) }

  private func type(of node: Int, _ code: CodeFile) -> ValueType {
    if let known = code.types.type(of: node), depth + known.height < Self.maximumDepth {
      deepest = max(deepest, depth + known.height)
      return known.type
    }
    let outside = deepest
    deepest = depth
    let type = deeper { expressionType(node, code) }
    // What was cut short may be known when it is asked for by itself.
    if deepest < Self.maximumDepth { code.types.note(type, height: deepest - depth, of: node, among: code.facts.nodes.count) }
    deepest = max(deepest, outside)
    return type
  }

  /// One step of a search that goes from value to value; it ends somewhere.
  private func deeper(_ find: () -> ValueType) -> ValueType {
    depth += 1
    defer { depth -= 1 }
    deepest = max(deepest, depth)
    return depth < Self.maximumDepth ? find() : .unknown
  }

  private func expressionType(_ node: Int, _ code: CodeFile) -> ValueType {
    let root = code.facts.nodes[node]
    switch root.kind {
    case .identifier:
      let name = code.merged(root.name)
      if name == words.selfValue || name == words.superValue { return ownType(at: root.offset, in: code.index) }
      if name == words.selfType { return ownType(at: root.offset, in: code.index).metatype }
      return type(ofName: root.name, at: root.offset, node: node, code)
    case .member: return memberType(node, code)
    case .call: return callType(node, code)
    case .subscripting:
      return code.facts.nodes.firstChild(of: node).map { type(of: $0, code).element } ?? .unknown
    case .optionalChaining, .forcedUnwrapping, .effect:
      return code.facts.nodes.lastChild(of: node).map { type(of: $0, code) } ?? .unknown
    case .tuple:
      let children = code.facts.nodes.children(of: node)
      return children.count == 1 ? type(of: children[0], code) : .unknown
    case .cast: return lastType(of: node, in: code)
    case .sequence: return sequenceType(node, code)
    case .array: return code.facts.nodes.firstChild(of: node).map { type(of: $0, code).collection } ?? .unknown
    case .stringLiteral: return .foreign(numbered.string)
    default: return .unknown
    }
  }

  private func sequenceType(_ node: Int, _ code: CodeFile) -> ValueType {
    let children = code.facts.nodes.children(of: node)
    guard let last = children.last else { return .unknown }
    if code.facts.nodes[last].kind == .cast { return type(of: last, code) }
    if children.contains(where: { code.facts.nodes[$0].kind == .ternary }) { return type(of: last, code) }
    let operators = children.filter { code.facts.nodes[$0].kind == .binaryOperator }
    let isFallback = operators.allSatisfy { code.merged(code.facts.nodes[$0].name) == words.fallback }
    guard isFallback, operators.count * 2 < children.count else { return .unknown }
    let first = type(of: children[0], code)
    return first.isUnknown ? type(of: last, code) : first
  }

  private func memberType(_ node: Int, _ code: CodeFile) -> ValueType {
    let root = code.facts.nodes[node]
    guard let base = code.facts.nodes.firstChild(of: node) else { return .unknown }
    let merged = code.merged(root.name)
    if code.isObjectiveC, let type = messageType(node, on: base, code.text(root.name), in: code) { return type }
    if merged == words.selfValue || merged == words.metatype { return type(of: base, code) }
    if let symbol = target(in: code.index, at: root.offset), graph.symbols[symbol].kind != .function {
      return type(ofSymbol: symbol)
    }
    let baseType = type(of: base, code)
    if baseType.isUnknown { return .unknown }
    switch baseType {
    case .type(let instance):
      if merged == words.initializer { return baseType }
      if words.instances.contains(merged), case .foreign(let name) = instance.value { return .foreign(name) }
      return !code.isObjectiveC && words.startsUppercase(merged) ? ValueType.foreign(merged).metatype : .unknown
    case .elements(let element): return words.elements.contains(merged) ? element.value : .unknown
    case .unknown: return .unknown
    case .project, .foreign: return numbered.member(merged, of: numbered.number(of: baseType))
    }
  }

  private func callType(_ node: Int, _ code: CodeFile) -> ValueType {
    guard let callee = code.facts.nodes.firstChild(of: node) else { return .unknown }
    if code.facts.nodes[callee].kind == .closure { return closureResult(callee, code) }
    if code.isObjectiveC, code.facts.nodes[callee].kind == .member { return type(of: callee, code) }
    if let symbol = target(in: code.index, at: code.facts.nodes[callee].offset), graph.symbols[symbol].kind == .function {
      return type(ofSymbol: symbol)
    }
    return type(of: callee, code).instance
  }

  /// What the last `return` of a closure without a written type hands back.
  private func closureResult(_ node: Int, _ code: CodeFile) -> ValueType {
    let closure = code.facts.declarations[code.facts.nodes[node].closureDeclaration]
    if closure.type >= 0 { return writtenType(Int(closure.type), code) }
    let returned = (Int(code.facts.nodes[node].start)..<node).last { code.facts.nodes[$0].context == .returned }
    return returned.map { type(of: $0, code) } ?? .unknown
  }
}

extension String {
  /// `pushViewController` of the selector `pushViewController:animated:`; any other name whole.
  var firstPiece: String { utf8.firstIndex(of: UInt8(ascii: ":")).map { String(self[..<$0]) } ?? self }
}
