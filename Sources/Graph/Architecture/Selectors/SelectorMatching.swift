import DependencyGraph
import LowLevel
import Patterns
import SourceFacts
import Tables

extension Selector {
  /// Whether it has no conditions and selects everything.
  public var selectsAll: Bool { conditions.isEmpty }

  /// Whether the selector matches a declaration. Excluded declarations never match.
  public func matches(symbol: SymbolID, in model: ArchitecturalModel) -> Bool {
    guard hasNeededRoles(symbol, model), !model.graph.isExcluded(symbol) else { return false }
    return others.isEmpty || meets(Candidate(file: model.graph.symbols[symbol].file, symbol: symbol, model: model))
  }

  /// The matching types, in the order of the graph. If a role is needed, only types with the role are checked.
  public func types(in model: ArchitecturalModel) -> [SymbolID] { symbols(among: model.graph.types, in: model) }

  /// The matching declarations among some. If a role is needed, all types with roles are checked instead.
  public func symbols(among all: @autoclosure () -> [SymbolID], in model: ArchitecturalModel) -> [SymbolID] {
    (neededRoles.isEmpty ? all() : model.roles.typesWithRoles).filter { matches(symbol: $0, in: model) }
  }

  /// Whether the selector matches a file or one of its top-level declarations.
  public func matches(file: FileID, in model: ArchitecturalModel) -> Bool {
    if selectsAll || matches(Candidate(file: file, symbol: nil, model: model)) { return true }
    return model.graph.symbols(in: file).contains { symbol in
      model.graph.symbols[symbol].parent == nil && matches(Candidate(file: file, symbol: symbol, model: model))
    }
  }

  private func matches(_ candidate: Candidate) -> Bool {
    hasNeededRoles(candidate.symbol, candidate.model) && meets(candidate)
  }

  /// Whether a declaration has the needed roles. Most have none, and most selectors need one.
  private func hasNeededRoles(_ symbol: SymbolID?, _ model: ArchitecturalModel) -> Bool {
    if neededRoles.isEmpty { return true }
    guard let type = model.graph.enclosingType(of: symbol) else { return false }
    let roles = model.roles(of: type)
    if roles.isEmpty { return false }
    for needed in neededRoles where roles.isDisjoint(with: needed) { return false }
    return true
  }

  /// Whether a candidate meets the conditions other than roles.
  private func meets(_ candidate: Candidate) -> Bool {
    others.allSatisfy { condition in
      switch condition {
      case .path(let patterns): patterns.contains { $0.matches(candidate.path) }
      case .property(.name, let patterns): candidate.isNamed(patterns)
      case .property(.role, _): true
      case .property(.kind, let patterns): candidate.isOfKind(patterns)
      case .property(.inherits, let patterns): candidate.hasSupertype(patterns, conformances: false)
      case .property(.conforms, let patterns): candidate.hasSupertype(patterns, conformances: true)
      case .property(.mentions, let patterns): candidate.mentions(patterns)
      case .property(let property, let patterns):
        candidate.values(of: property).contains { value in patterns.contains { $0.matches(value) } }
      case .any(let selectors): selectors.contains { $0.matches(candidate) }
      case .all(let selectors): selectors.allSatisfy { $0.matches(candidate) }
      case .not(let selector): !selector.matches(candidate)
      case .holds(let selector): candidate.holds(selector)
      case .implementedBy(let selector): candidate.isImplemented(by: selector)
      case .heldBy(let selector): candidate.isHeld(by: selector)
      }
    }
  }
}

/// A declaration or file that a selector is compared with.
private struct Candidate {
  let file: FileID
  let symbol: SymbolID?
  let model: ArchitecturalModel

  var graph: DependencyGraph { model.graph }
  var path: String { graph.files[file].path }

  /// A glob with a dot is compared with the qualified name.
  func isNamed(_ patterns: [NamePattern]) -> Bool {
    guard let symbol else { return false }
    if !patterns.containsDot { return graph.names.withBytes(of: graph.symbols[symbol].name) { patterns.match($0) } }
    return patterns.contains { pattern in
      pattern.matches(
        pattern.text.utf8.contains(UInt8(ascii: ".")) ? graph.qualifiedName(of: symbol) : graph.name(of: symbol))
    }
  }

  func isOfKind(_ patterns: [NamePattern]) -> Bool {
    guard let symbol else { return false }
    return graph.symbols[symbol].kind.keyword.withBytes(patterns.match)
  }

  /// The values for a property; one of them must match.
  func values(of property: Selector.Property) -> [String] {
    switch property {
    case .layer: return layers
    case .module: return graph.files[file].modules.map { graph.modules[$0] }
    case .imports: return imports
    case .screenModule: return screenModule.map { [model.screenModules.modules[$0].name] } ?? []
    case .modulePart: return modulePart.map { [$0] } ?? []
    case .framework: return framework.map { [$0] } ?? []
    case .attribute: return symbol.map { graph.attributeNames(of: $0) } ?? []
    case .name, .role, .kind, .inherits, .conforms, .mentions: return []
    }
  }

  private var framework: String? {
    symbol.flatMap { graph.enclosingType(of: $0) }.flatMap { model.roles.interfaceFramework(of: $0) }
  }

  private var screenModule: ScreenModuleID? { model.screenModules.module(ofFile: file) }

  private var modulePart: String? {
    guard screenModule != nil, let symbol else { return nil }
    let type = graph.enclosingType(of: symbol)
    return type.map { model.screenModules.isFace($0) ? "face" : "internals" }
  }

  func holds(_ held: Selector) -> Bool {
    guard let symbol, let type = graph.enclosingType(of: symbol) else { return false }
    let owners = [type] + graph.allSupertypes(of: type).compactMap(\.symbol)
    return owners.contains { owner in
      model.holdings.storedProperties(of: owner).contains { property in
        model.holdings.held(by: property).contains { $0.type.map { isOne($0, held) } ?? false }
      }
    }
  }

  func isHeld(by selector: Selector) -> Bool {
    guard let symbol, let type = graph.enclosingType(of: symbol) else { return false }
    let held = [type] + graph.allSupertypes(of: type).compactMap(\.symbol)
    return held.contains { type in
      model.holdings.owners(of: type).contains { selector.matches(symbol: $0, in: model) }
    }
  }

  func isImplemented(by selector: Selector) -> Bool {
    guard let symbol, let type = graph.enclosingType(of: symbol) else { return false }
    return model.subtypes.all(of: type).contains { selector.matches(symbol: $0, in: model) }
  }

  /// Whether a type is selected, or is a protocol of a selected type.
  private func isOne(_ type: SymbolID, _ selector: Selector) -> Bool {
    if selector.matches(symbol: type, in: model) { return true }
    guard graph.symbols[type].kind == .protocol else { return false }
    return model.subtypes.all(of: type).contains { selector.matches(symbol: $0, in: model) }
  }

  /// The layer and its outer layers, by their unique and configured names.
  private var layers: [String] {
    var names: [String] = []
    var enclosing = model.layers.layerOfFile[file]
    while let layer = enclosing {
      let name = model.layers.layers[layer].name
      names += [name] + (name.pieces(at: "/").last.map { [String($0)] } ?? [])
      enclosing = model.layers.layers[layer].parent
    }
    return names
  }

  private var imports: [String] {
    let facts = graph.files[file].facts
    return facts.imports.flatMap { [facts.text($0.module), facts.text($0.path)] }
  }

  /// Whether a superclass or protocol matches. A supertype outside the project may be either if it is a class's first
  /// one, else it is a protocol. Indirect supertypes of the project's types count too.
  func hasSupertype(_ patterns: [NamePattern], conformances: Bool) -> Bool {
    guard let symbol, let type = graph.enclosingType(of: symbol) else { return false }
    return graph.hasSupertype(type) { supertype in
      guard let type = supertype.symbol else {
        return graph.names.withBytes(of: supertype.name) { patterns.match($0) }
      }
      guard (graph.symbols[type].kind == .protocol) == conformances else { return false }
      let name = graph.qualifiedName(of: type)
      return patterns.contains { $0.matches(name) }
    }
  }

  func mentions(_ patterns: [NamePattern]) -> Bool {
    guard let symbol, let type = graph.enclosingType(of: symbol) else { return false }
    return graph.parts(of: type).contains { part in
      let (file, body) = (graph.symbols[part].file, graph.declaration(of: part).body)
      guard let body, let names = model.names(in: file, meantBy: patterns) else { return false }
      let (facts, merged) = (graph.files[file].facts, graph.mergedNames[file])
      let scope = facts.scopes[body]
      return facts.nodes[scope.firstNode..<scope.endNode].contains { node in
        switch node.kind {
        case .typeName, .typeMember, .identifier, .member: names.contains(Name(merged[node.name]))
        default: false
        }
      }
    }
  }
}

extension DeclarationKind {
  /// The keyword of the kind in a selector.
  var keyword: String { Self.keywords[Int(rawValue)] }

  /// In the order of the kinds.
  private static let keywords = """
    class struct enum actor protocol extension typealias associatedtype generic_parameter associatedtype function \
    initializer deinitializer subscript accessor closure macro variable parameter capture case operator \
    precedencegroup header
    """.byteWords.map(String.init)
}
