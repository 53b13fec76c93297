import DependencyGraph
import SourceFacts
import Tables

/// Finds where the values of a type's stored properties come from, as far as the source code shows.
public struct PropertyOrigins {
  public let type: SymbolID
  public let model: ArchitecturalModel
  public let references: ReferencesByTarget
  public var graph: DependencyGraph { model.graph }

  public init(of type: SymbolID, in model: ArchitecturalModel, _ references: ReferencesByTarget) {
    self.type = type
    self.model = model
    self.references = references
  }

  /// Whether the type creates the property's value itself: the initial value or an assigned one is `Foo(…)`,
  /// `makeFoo()`, `factory.makeFoo()` or `[…]`, or a local constant with such a value.
  public func isCreatedInside(_ property: StoredProperty) -> Bool {
    let value = graph.declaration(of: property.symbol).value
    if let value, creates(value, in: graph.symbols[property.symbol].file) { return true }
    return ([type] + graph.extensions(of: type)).contains { part in
      let file = graph.symbols[part].file
      let text = graph.declaration(of: part)
      let assignments =
        graph.isSwift(property.symbol)
        ? graph.assignments(in: file, to: property.symbol).filter { text.holds($0.offset) }[...]
        : graph.assignments(in: file, bytes: text.start..<text.end)
      return assignments.contains { assignment in
        guard isSame(assignment.target, property.symbol) else { return false }
        return creates(assignment.value, in: file)
          || localValue(of: assignment.value, in: file).map { creates($0, in: file) } ?? false
      }
    }
  }

  /// Whether the property is private and not used after its declaration, so that it is never set.
  public func isNeverNamed(_ property: StoredProperty) -> Bool {
    let declaration = graph.declaration(of: property.symbol)
    guard graph.isSwift(property.symbol), declaration.value == nil,
      !declaration.modifiers.isDisjoint(with: [.private, .fileprivate])
    else { return false }
    return !graph.isUsed(declaration.name, in: graph.symbols[type].file)
  }

  /// The initial value of the local constant that an expression names.
  public func localValue(of node: NodeID, in file: FileID) -> NodeID? {
    let named = graph.node(node, in: file)
    guard named.kind == .identifier, graph.references(in: file, at: named.offset).isEmpty else { return nil }
    let facts = graph.files[file].facts
    // Thousands of functions of a file may have a parameter of this name.
    let all = graph.declarations(named: named.name, in: file)
    let first = graph.startOfCode(around: named.offset, in: file)
    let near = all.indices.partitioningIndex { facts.declarations[all[$0]].start >= first }
    let end = all.indices.partitioningIndex { facts.declarations[all[$0]].start >= named.offset }
    let local = all[near..<max(near, end)].lazy.map { facts.declarations[$0] }.last { declaration in
      guard declaration.kind == .variable else { return false }
      let scope = facts.scopes[declaration.scope]
      return scope.kind == .code && scope.start <= named.offset && named.offset < scope.end
    }
    guard let local, local.modifiers.isDisjoint(with: [.iterated, .destructured, .optionalBinding]) else { return nil }
    return local.value
  }

  /// Whether a symbol is the property or its second declaration: a class extension can make it writable.
  private func isSame(_ target: SymbolID, _ property: SymbolID) -> Bool {
    if target == property { return true }
    return !graph.isSwift(property) && graph.symbols[target].kind == .variable
      && graph.enclosingType(of: target) == type && graph.plainName(of: target) == graph.plainName(of: property)
  }

  /// Whether all other files that set the property create the value in the assignment and store it nowhere else, so
  /// that the type owns it.
  public func isCreatedForIt(_ property: StoredProperty) -> Bool {
    let file = graph.symbols[type].file
    let users = Set(files(naming: property.symbol).filter { $0 != file })
    let values = users.flatMap { graph.assignments(in: $0, to: property.symbol) }
    return !values.isEmpty && values.allSatisfy { creates($0.value, in: $0.file) }
  }

  /// The file of each reference to a symbol.
  public func files(naming symbol: SymbolID) -> [FileID] { references[symbol].map { graph.references[$0].file } }

  /// Whether any code sets the property to a newly created object, or passes a new object of these types to an
  /// initializer.
  public func isSetToNewObject(_ property: StoredProperty, otherThan types: [SymbolID]) -> Bool {
    if isCreatedInside(property) { return true }
    let makers = references.references(making: [type], in: graph)
    let isGiven = makers.contains { maker in
      graph.calls(in: maker.file, of: maker.offset).contains { call in
        graph.children(of: call, in: maker.file).dropFirst().contains {
          creates($0, in: maker.file) && !makesOther(than: types, $0, in: maker.file)
        }
      }
    }
    if isGiven { return true }
    let isSwift = graph.isSwift(property.symbol)
    return Set(files(naming: property.symbol) + (isSwift ? [] : makers.map(\.file))).contains { file in
      let assignments =
        isSwift
        ? graph.assignments(in: file, to: property.symbol)[...] : graph.assignments(in: file, bytes: 0..<UInt32.max)
      return assignments.contains { isSame($0.target, property.symbol) && creates($0.value, in: file) }
    }
  }

  /// Whether the type of a new object is not one of these types of the project, and conforms to none of them.
  private func makesOther(than types: [SymbolID], _ call: NodeID, in file: FileID) -> Bool {
    guard let callee = graph.children(of: call, in: file).first else { return false }
    let made = graph.references(in: file, at: graph.node(callee, in: file).offset).map { graph.references[$0].target }
      .first { graph.symbols[$0].kind.isNominalType }
    guard let made else { return !types.isEmpty }
    return !types.contains(made)
      && graph.allSupertypes(of: made).allSatisfy { $0.symbol.map { !types.contains($0) } ?? false }
  }

  /// Whether an expression creates a new object.
  public func creates(_ node: NodeID, in file: FileID) -> Bool {
    let children = graph.children(of: node, in: file)
    switch graph.node(node, in: file).kind {
    case .call: return children.first.map { isMaker($0, in: file) || makesAndReleases($0, in: file) } ?? false
    case .effect, .forcedUnwrapping, .tuple: return children.last.map { creates($0, in: file) } ?? false
    case .ifExpression, .switchExpression: return children.contains { creates($0, in: file) }
    default: return false
    }
  }

  /// Whether an expression creates and autoreleases an object: `[[[Foo alloc] init] autorelease]`
  private func makesAndReleases(_ callee: NodeID, in file: FileID) -> Bool {
    graph.text(graph.node(callee, in: file).name, in: file) == "autorelease"
      && graph.children(of: callee, in: file).first.map { creates($0, in: file) } ?? false
  }

  private static let making = ["make", "create", "build"]

  /// Whether a callee creates an object: a type, an initializer, a closure that is called immediately, or a function of
  /// the type itself.
  private func isMaker(_ callee: NodeID, in file: FileID) -> Bool {
    let node = graph.node(callee, in: file)
    if node.kind == .closure || node.kind == .implicitMember { return true }
    let name = graph.text(node.name, in: file)
    if name == "init" || name.first?.isUppercase ?? false { return true }
    if Self.making.contains(where: { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase ?? false }) {
      return true
    }
    if !graph.files[file].path.hasSuffix(".swift"), name == "new" || name.hasPrefix("initWith") { return true }
    return graph.references(in: file, at: node.offset).contains { reference in
      let target = graph.references[reference].target
      return graph.symbols[target].kind.isNominalType || graph.symbols[target].kind == .initializer
        || graph.enclosingType(of: target) == type
    }
  }
}

extension DependencyGraph {
  /// The start of the outermost function or variable around an offset; 0 for code outside of all.
  fileprivate func startOfCode(around offset: UInt32, in file: FileID) -> UInt32 {
    var start: UInt32 = 0
    var enclosing = symbol(in: file, at: offset)
    while let symbol = enclosing {
      if ![.extension, .protocol].contains(symbols[symbol].kind), !symbols[symbol].kind.isNominalType {
        start = declaration(of: symbol).start
      }
      enclosing = symbols[symbol].parent
    }
    return start
  }
}
