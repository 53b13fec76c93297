import Frameworks
import SourceFacts
import Tables

/// Reads off a written type or an initial value which types a property holds.
struct HeldTypes {
  private let graph: DependencyGraph
  private var parameters: HeldParameters
  private(set) var held: [HeldType] = []
  private(set) var isOptional = false
  /// Whether what was read names a function type.
  private(set) var metFunction = false
  private var strength = StoredProperty.Strength.strong
  private var isElement = false
  private var isBoxed = false
  /// Type aliases, generic parameters and other declarations that are followed, at most.
  private var depth = 0
  /// The symbol in whose text is read.
  private var source = -1

  init(graph: DependencyGraph) {
    self.graph = graph
    parameters = HeldParameters(graph: graph)
  }

  /// Reads one declaration of a symbol: its type, or else its value.
  mutating func read(_ declaration: Declaration, of symbol: Int, strength: StoredProperty.Strength) {
    held.removeAll(keepingCapacity: true)
    (isOptional, metFunction) = (false, false)
    (self.strength, source, isBoxed) = (strength, symbol, false)
    let file = Int(graph.symbols[symbol].file)
    if declaration.type >= 0 {
      readType(Int(declaration.type), in: file)
    } else if declaration.value >= 0 {
      readValue(Int(declaration.value), in: file)
      isElement = false
    }
  }

  /// `WeakReference<T>`, `@Weak`: what keeps a value without owning it.
  static func isWeakBox(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    func has(_ word: StaticString, from start: Int) -> Bool {
      guard start >= 0, start + word.utf8CodeUnitCount <= name.count else { return false }
      return (0..<word.utf8CodeUnitCount).allSatisfy { name[start + $0] | 0x20 == word.utf8Start[$0] }
    }
    return has("weak", from: 0) || has("weak", from: name.count - 4) || has("unowned", from: 0)
      || name.count == 11 && has("nshashtable", from: 0)
  }

  /// Generic types that keep what they are generic over.
  static let containers = Set(Frameworks.known.all(with: .holder))

  // MARK: Types

  private mutating func readType(_ node: Int, in file: Int) {
    let nodes = graph.files[file].facts.nodes
    switch nodes[node].kind {
    case .typeName, .typeMember: readName(node, in: file)
    case .tupleType where nodes.lastChild(of: node).map { nodes[$0].start == nodes[node].start } ?? false: readType(node - 1, in: file)
    case .optionalType, .implicitlyUnwrappedType:
      if !isElement { isOptional = true }
      readChildren(of: node, in: file)
    case .arrayType, .dictionaryType, .inlineArrayType, .tupleType:
      readElements(of: node, in: file)
    case .someType, .anyType, .compositionType, .typeExpression:
      readChildren(of: node, in: file)
    case .attributedType:
      if let type = nodes.lastChild(of: node) { readType(type, in: file) }
    case .functionType: metFunction = true
    default: break
    }
  }

  private mutating func readChildren(of node: Int, in file: Int) {
    let nodes = graph.files[file].facts.nodes
    guard let last = nodes.lastChild(of: node) else { return }
    if nodes[last].start == nodes[node].start { return readType(last, in: file) }
    for child in nodes.children(of: node) { readType(child, in: file) }
  }

  private mutating func readElements(of node: Int, in file: Int) {
    let outer = (isElement, isBoxed)
    (isElement, isBoxed) = (true, false)
    readChildren(of: node, in: file)
    (isElement, isBoxed) = outer
  }

  private mutating func readName(_ node: Int, in file: Int) {
    let written = graph.node(node, in: file)
    if let reference = graph.references(in: file, at: written.offset).first(where: { isType(graph.references[$0].target.raw) }) {
      read(graph.references[reference].target.raw, written, in: file)
    } else if let (parameter, owner) = genericParameter(written.name, in: file) {
      follow(to: owner) { reader in reader.readConstraints(of: parameter, in: file) }
      return
    } else {
      add(-1, written, in: file)
    }
    // Nothing stands below a plain name.
    if Int(written.start) < node { readArguments(of: node, of: written.name, in: file) }
  }

  private func isType(_ symbol: Int32) -> Bool {
    let kind = graph.symbols[Int(symbol)].kind
    return kind.isNominalType || kind == .typealias
  }

  private mutating func read(_ type: Int32, _ written: Node, in file: Int) {
    guard graph.symbols[Int(type)].kind == .typealias else { return add(type, written, in: file) }
    let (aliasFile, alias) = (Int(graph.symbols[Int(type)].file), graph.declaration(of: Int(type)))
    if alias.type >= 0 { follow(to: Int(type)) { $0.readType(Int(alias.type), in: aliasFile) } }
  }

  private mutating func readArguments(of node: Int, of name: Name, in file: Int) {
    let isWeak = graph.files[file].facts.withBytes(of: name) { Self.isWeakBox($0) }
    guard isWeak || Self.containers.contains(graph.text(name, in: file)) else { return readKept(by: node, in: file) }
    let outer = strength
    if isWeak { strength = .weak }
    let wasElement = isElement
    isElement = true
    for child in graph.genericArguments(of: node, in: file) { readType(child, in: file) }
    (isElement, strength) = (wasElement, outer)
  }

  /// The arguments that a generic type of the project keeps.
  private mutating func readKept(by node: Int, in file: Int) {
    guard depth < 8, let type = graph.typeNamed(at: graph.node(node, in: file).offset, in: file) else { return }
    let arguments = Array(graph.genericArguments(of: node, in: file))
    let outer = (strength, isElement, isBoxed)
    for parameter in parameters.held(by: type) where parameter.index < arguments.count {
      if parameter.strength != .strong { strength = parameter.strength }
      (isElement, isBoxed) = (true, (!outer.1 || outer.2) && !parameter.isElement)
      depth += 1
      readType(arguments[parameter.index], in: file)
      depth -= 1
      (strength, isElement, isBoxed) = outer
    }
  }

  private mutating func add(_ type: Int32, _ written: Node, in file: Int) {
    held.append(
      HeldType(
        type: .optional(type), name: written.name, file: FileID(file), offset: written.offset, isElement: isElement, isBoxed: isBoxed,
        strength: strength))
  }

  /// Reads in the text of another symbol.
  private mutating func follow(to symbol: Int, _ body: (inout HeldTypes) -> Void) {
    guard depth < 8 else { return }
    let outer = source
    (depth, source) = (depth + 1, symbol)
    body(&self)
    (depth, source) = (depth - 1, outer)
  }

  // MARK: Generic parameters

  /// The generic parameter of a symbol around what is read, by its index in the file, and that symbol.
  private func genericParameter(_ name: Name, in file: Int) -> (index: Int, owner: Int)? {
    var symbol = source
    while symbol >= 0 {
      defer { symbol = Int(graph.symbols[symbol].parent) }
      if !graph.symbols[symbol].isGeneric { continue }
      let owner = graph.symbols[symbol].declaration
      let declarations = graph.files[file].facts.declarations
      var index = Int(owner) + 1
      while index < declarations.count, declarations[index].kind == .genericParameter, declarations[index].parent == owner {
        if declarations[index].name == name { return (index, symbol) }
        index += 1
      }
    }
    return nil
  }

  private mutating func readConstraints(of parameter: Int, in file: Int) {
    let declaration = graph.files[file].facts.declarations[parameter]
    if declaration.type >= 0 { readType(Int(declaration.type), in: file) }
    let owner = graph.files[file].facts.declarations[Int(declaration.parent)]
    for attachment in graph.files[file].facts.attachments(of: owner) where attachment.kind == .requirement {
      let sides = graph.children(of: Int(attachment.node), in: file)
      if sides.count == 2, graph.node(sides[0], in: file).name == declaration.name {
        readType(sides[1], in: file)
      }
    }
  }

  // MARK: Values

  /// What an expression is, where that follows from the text alone: a constructed type, a function's result, a property's
  /// type, a cast.
  private mutating func readValue(_ node: Int, in file: Int) {
    let kind = graph.node(node, in: file).kind
    let children = graph.children(of: node, in: file)
    switch kind {
    case .call: if let callee = children.first { readCallee(callee, in: file) }
    case .identifier, .member: readNamed(node, in: file)
    case .forcedUnwrapping, .effect: if let inner = children.last { readValue(inner, in: file) }
    case .optionalChaining:
      isOptional = true
      if let inner = children.first { readValue(inner, in: file) }
    case .tuple where children.count == 1: readValue(children[0], in: file)
    case .sequence:
      guard let cast = children.last, graph.node(cast, in: file).kind == .cast else { return }
      readChildren(of: cast, in: file)
    default: break
    }
  }

  private mutating func readCallee(_ callee: Int, in file: Int) {
    let node = graph.node(callee, in: file)
    guard node.kind != .array && node.kind != .dictionary else {
      isElement = true
      for child in graph.children(of: callee, in: file) { readNamed(child, in: file) }
      return
    }
    // `A.init(…)`: the base says what it is.
    let base = graph.children(of: callee, in: file).first
    let isInitializer = node.kind == .member && graph.text(node.name, in: file) == "init"
    readNamed(isInitializer ? base ?? callee : callee, in: file)
  }

  private mutating func readNamed(_ node: Int, in file: Int) {
    let written = graph.node(node, in: file)
    guard let reference = graph.references(in: file, at: written.offset).first else { return }
    let target = Int(graph.references[reference].target)
    switch graph.symbols[target].kind {
    case .function, .variable: readDeclared(target)
    case .initializer, .case: if let type = graph.enclosingType(of: target) { add(Int32(type), written, in: file) }
    case let kind where kind.isNominalType || kind == .typealias: read(Int32(target), written, in: file)
    default: break
    }
  }

  /// A function's result, a variable's type.
  private mutating func readDeclared(_ symbol: Int) {
    let (file, declaration) = (Int(graph.symbols[symbol].file), graph.declaration(of: symbol))
    follow(to: symbol) { reader in
      if declaration.type >= 0 {
        reader.readType(Int(declaration.type), in: file)
      } else if declaration.value >= 0 {
        reader.readValue(Int(declaration.value), in: file)
      }
    }
  }
}
