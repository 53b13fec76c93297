import Architecture
import DependencyGraph
import SourceFacts
import Tables

/// Finds the files in which an expression may have one of some types, by references alone: to the types and their
/// members, and to declarations whose type is one of them, directly or indirectly. This excludes most files before the
/// types of expressions are inferred.
struct TypeReach {
  /// For each file, whether such an expression may be in it.
  private(set) var files: Table<FileID, Bool>
  /// For each symbol, whether such an expression may be in its own code, not only in nested declarations.
  private(set) var sources: Table<SymbolID, Bool>
  private let graph: DependencyGraph
  private let references: ReferencesByTarget
  /// For each symbol, whether it may have one of the types, or is a type with such a property.
  private var isReached: Table<SymbolID, Bool>
  private var isHolder: Table<SymbolID, Bool>
  /// Symbols whose references have not been visited yet.
  private var open: [SymbolID] = []

  init(of types: [SymbolID], _ context: RuleContext) { self.init(of: types, named: [], context) }

  /// - Parameter named: for each merged name, whether it is a type outside the project that counts too, with its
  ///   subtypes.
  init(of types: [SymbolID], named isMatch: [Bool], _ context: RuleContext) {
    (graph, references) = (context.graph, context.references)
    files = Table(repeating: false, count: graph.files.count)
    isReached = Table(repeating: false, count: graph.symbols.count)
    (isHolder, sources) = (isReached, isReached)
    for type in types { add(type: type) }
    if isMatch.contains(true) { add(named: isMatch, context) }
    while let symbol = open.popLast() {
      context.budget.spend(1 + references[symbol].count)
      follow(symbol)
    }
  }

  private mutating func add(named isMatch: [Bool], _ context: RuleContext) {
    for type in graph.types where isMatch[Int(graph.symbols[type].name.raw)] || isOne(type, of: isMatch) {
      add(type: type)
      for subtype in context.model.subtypes.all(of: type) { add(type: subtype) }
    }
    var names = MatchingNames(isMatch, in: graph)
    for file in graph.files.indices where names.isAny(in: file) {
      files[file] = true
      for offset in Self.offsets(of: isMatch, in: file, graph) {
        guard let source = graph.symbol(in: file, at: offset) else { continue }
        sources[source] = true
        addDeclarations(enclosing: source, at: offset)
      }
    }
  }

  /// The offsets in a file at which one of these types is named.
  private static func offsets(of isMatch: [Bool], in file: FileID, _ graph: DependencyGraph) -> [UInt32] {
    let names = graph.mergedNames[file]
    let isOwn = (0..<UInt32(names.count)).map { isMatch[Int(names[Name($0)])] }
    let nodes = graph.files[file].facts.nodes
    var offsets: [UInt32] = []
    nodes.forEach(of: [.typeName, .typeMember, .identifier, .member]) { node in
      if isOwn[Int(nodes[node].name.raw)] { offsets.append(nodes[node].offset) }
    }
    return offsets
  }

  private func isOne(_ type: SymbolID, of isMatch: [Bool]) -> Bool {
    graph.supertypes(of: type).contains { $0.symbol == nil && isMatch[Int($0.name.raw)] }
  }

  private mutating func add(_ symbol: SymbolID) {
    if isReached[symbol] { return }
    isReached[symbol] = true
    open.append(symbol)
  }

  /// Adds the code of a type, in which `self` has this type and members may have the type `Self`.
  private mutating func add(type: SymbolID) {
    for part in parts(of: type) {
      for place in places(in: part) { add(place) }
    }
  }

  /// Adds a type or extension as a source, with all its members.
  private mutating func places(in part: SymbolID) -> [SymbolID] {
    let places = [part] + graph.members(declaredIn: part)
    files[graph.symbols[part].file] = true
    for place in places { sources[place] = true }
    return places
  }

  private func parts(of type: SymbolID) -> [SymbolID] { [type] + graph.extensions(of: type) }

  private mutating func follow(_ symbol: SymbolID) {
    for index in references[symbol] {
      let reference = graph.references[index]
      files[reference.file] = true
      guard let source = reference.source else { continue }
      sources[source] = true
      addDeclarations(enclosing: source, at: reference.offset)
    }
    if graph.symbols[symbol].kind == .variable, let owner = graph.enclosingType(of: symbol) { add(holder: owner) }
  }

  /// Adds the code of a type with such a property: `if let name` may read the property without a reference to it.
  private mutating func add(holder type: SymbolID) {
    if isHolder[type] { return }
    isHolder[type] = true
    for part in parts(of: type) {
      for place in places(in: part) {
        addDeclarations(enclosing: place) { declaration, _ in declaration.type == nil && declaration.hasTypeOfValue }
      }
    }
  }

  /// Adds declarations whose type annotation or initial value contains a place.
  private mutating func addDeclarations(enclosing symbol: SymbolID, at offset: UInt32) {
    addDeclarations(enclosing: symbol) { declaration, facts in
      guard let root = declaration.type else { return declaration.hasTypeOfValue || offset < declaration.nameOffset }
      return (facts.nodes[root].start...root).contains { facts.nodes[$0].offset == offset }
    }
  }

  /// Adds a symbol and its parents if their type may follow from code that satisfies `tells`.
  private mutating func addDeclarations(enclosing symbol: SymbolID, where tells: (Declaration, FrozenFacts) -> Bool) {
    var enclosing: SymbolID? = symbol
    while let symbol = enclosing {
      let kind = graph.symbols[symbol].kind
      // The type of these declarations does not depend on the names in them.
      let isOfOwnType = kind.isNominalType || kind == .extension || kind == .initializer || kind == .case
      if !isOfOwnType, !isReached[symbol],
        tells(graph.declaration(of: symbol), graph.files[graph.symbols[symbol].file].facts)
      {
        add(symbol)
      }
      enclosing = graph.symbols[symbol].parent
    }
  }
}

extension Declaration {
  /// Whether the type follows from the value, because there is no annotation.
  fileprivate var hasTypeOfValue: Bool { kind == .variable || value != nil }
}
