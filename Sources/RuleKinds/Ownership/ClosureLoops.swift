import Architecture
import DependencyGraph
import SourceFacts

/// An object that keeps a closure, itself or in an object that it holds, which captures it strongly.
struct ClosureLoop {
  /// The type whose object is captured.
  let type: Int
  /// From that to the object with the closure; none where it is the same.
  let links: [StoredProperty]
  let closure: StoredProperty
  /// Where the closure is handed over.
  let place: Place
}

/// Finds closures that are stored and capture `self` strongly. Only where the way from `self` to the closure is written out,
/// `self.child.onDone = { self.close() }`, is it known that both ends are the same object. What somebody sets to nil is cut.
struct ClosureLoops {
  private let context: RuleContext
  private var graph: DependencyGraph { context.graph }

  init(_ context: RuleContext) { self.context = context }

  func loops() -> [ClosureLoop] {
    // What is there for as long as the program runs is not kept too long.
    let shared = Singletons(in: graph).classes
    let found = graph.symbols.indices.flatMap { type -> [ClosureLoop] in
      guard [.class, .actor].contains(graph.symbols[type].kind), !shared.contains(Int32(type)) else { return [] }
      return assigned(in: type) + initial(of: type)
    }
    let ends = HandedSubjects(in: graph, found.flatMap { $0.links + [$0.closure] })
    return found.filter { loop in !(loop.links + [loop.closure]).contains { ends.isCleared($0) } }
  }

  // MARK: Where closures are stored

  private func assigned(in type: Int) -> [ClosureLoop] {
    context.reader.uses(of: type).compactMap { use in
      guard use.form == .assign, use.target >= 0, let owner = graph.enclosingType(of: Int(use.target)),
        let closure = closureProperty(use.target, of: owner), !isStatic(Int(use.source)),
        let links = way(to: use, from: type),
        context.reader.closures(of: use).contains(where: { capturesSelf($0, in: Int(use.file)) })
      else { return nil }
      return ClosureLoop(type: type, links: links, closure: closure, place: context.place(of: use))
    }
  }

  /// `lazy var close: () -> Void = { self.dismiss() }`
  private func initial(of type: Int) -> [ClosureLoop] {
    context.model.holdings.storedProperties(of: type).compactMap { property in
      let declaration = graph.declaration(of: Int(property.symbol))
      let file = Int(graph.symbols[Int(property.symbol)].file)
      guard declaration.modifiers.contains(.lazy), declaration.value >= 0 else { return nil }
      let value = graph.node(Int(declaration.value), in: file)
      guard value.kind == .closure else { return nil }
      let closure = graph.files[file].facts.declarations[value.closureDeclaration]
      guard capturesSelf(closure.start..<closure.end, in: file) else { return nil }
      return ClosureLoop(type: type, links: [], closure: property, place: Place(nameOf: Int(property.symbol), in: graph))
    }
  }

  private func closureProperty(_ symbol: Int32, of owner: Int) -> StoredProperty? {
    let declaration = graph.declaration(of: Int(symbol))
    guard declaration.type >= 0, isFunction(Int(declaration.type), in: Int(graph.symbols[Int(symbol)].file), depth: 0) else { return nil }
    return property(symbol, of: owner)
  }

  private func property(_ symbol: Int32, of owner: Int) -> StoredProperty? {
    context.model.holdings.storedProperties(of: owner).first { $0.symbol == symbol }
  }

  private func isFunction(_ node: Int, in file: Int, depth: Int) -> Bool {
    let children = graph.children(of: node, in: file)
    switch graph.node(node, in: file).kind {
    case .functionType: return true
    case .optionalType, .implicitlyUnwrappedType, .attributedType: return children.last.map { isFunction($0, in: file, depth: depth) } ?? false
    case .tupleType where children.count == 1: return isFunction(children[0], in: file, depth: depth)
    case .typeName:
      guard depth < 4, let reference = graph.references(in: file, at: graph.node(node, in: file).offset).first else { return false }
      let alias = Int(graph.references[reference].target)
      let type = Int(graph.declaration(of: alias).type)
      return graph.symbols[alias].kind == .typealias && type >= 0
        && isFunction(type, in: Int(graph.symbols[alias].file), depth: depth + 1)
    default: return false
    }
  }

  private func isStatic(_ symbol: Int) -> Bool {
    !graph.declaration(of: symbol).modifiers.isDisjoint(with: [.static, .classMember])
  }

  // MARK: From self to the closure

  /// The strong properties from `self` to what the closure is set on; nil where the way leads through anything else.
  private func way(to use: Use, from type: Int) -> [StoredProperty]? {
    guard let node = context.reader.receiverNode(of: use) else { return isOwn(Int(use.target), of: type) ? [] : nil }
    return way(node, in: Int(use.file), from: type)
  }

  private func way(_ node: Int, in file: Int, from type: Int) -> [StoredProperty]? {
    let written = graph.node(node, in: file)
    let children = graph.children(of: node, in: file)
    switch written.kind {
    case .optionalChaining, .forcedUnwrapping: return children.last.flatMap { way($0, in: file, from: type) }
    case .identifier where graph.text(written.name, in: file) == "self": return []
    case .identifier: return link(written, in: file).flatMap { isOwn(Int($0.symbol), of: type) ? [$0] : nil }
    case .member:
      guard let base = children.first, let outer = way(base, in: file, from: type), let last = link(written, in: file) else { return nil }
      return outer + [last]
    default: return nil
    }
  }

  private func link(_ written: Node, in file: Int) -> StoredProperty? {
    guard let reference = graph.references(in: file, at: written.offset).first else { return nil }
    let symbol = graph.references[reference].target
    guard let owner = graph.enclosingType(of: Int(symbol)), let property = property(symbol, of: owner) else { return nil }
    return property.strength == .strong ? property : nil
  }

  private func isOwn(_ member: Int, of type: Int) -> Bool {
    guard let owner = graph.enclosingType(of: member) else { return false }
    return owner == type || graph.allSupertypes(of: type).contains { Int($0.symbol) == owner }
  }

  // MARK: Captures

  /// Whether `self` is written in a closure that does not capture it weakly; closures in it that do stand for themselves.
  private func capturesSelf(_ closure: Range<UInt32>, in file: Int) -> Bool {
    let facts = graph.files[file].facts
    guard let name = facts.names.find("self") else { return false }
    // Behind these macros `self` is another, weak one.
    if facts.names.find("strongify") != nil || facts.names.find("weakify") != nil { return false }
    let captures = facts.declarations.filter { $0.kind == .capture && $0.name == name && closure.contains($0.nameOffset) }
    let isLoose = captures.map { !$0.modifiers.isDisjoint(with: [.weak, .unowned]) }
    let loose = zip(captures, isLoose).filter(\.1).map { facts.declarations[Int($0.0.parent)] }
    // `[self]`: then it need not be written again.
    if zip(captures, isLoose).contains(where: { capture, isLoose in
      !isLoose && facts.declarations[Int(capture.parent)].start == closure.lowerBound
    }) { return true }
    return facts.nodes.contains { node in
      node.kind == .identifier && node.name == name && closure.contains(node.offset)
        && !loose.contains { $0.start <= node.offset && node.offset < $0.end }
    }
  }
}
