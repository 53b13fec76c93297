import Architecture
import DependencyGraph
import Frameworks
import Patterns
import SourceFacts
import Tables

/// Finds the types that a type embeds: arguments of embedding calls, controllers whose `view` it lays out, the
/// destination of an embed segue that it stores, and embedded controllers in a storyboard.
final class EmbeddedTypes {
  enum Parts {
    case types(Set<SymbolID>)
    /// It embeds an object of unknown class, which may be of any class that its code names.
    case anything

    func contains(_ type: SymbolID) -> Bool { if case .types(let types) = self { types.contains(type) } else { true } }
  }

  private let graph: DependencyGraph
  private let reader: UseReader
  private let vocabulary: UseVocabulary
  private let pages: PassedPages
  private var known: [SymbolID: Parts] = [:]
  /// Without what supertypes embed.
  private var knownOwn: [SymbolID: Parts] = [:]
  /// For each function of the project, whether it embeds its argument.
  private var helpers: [SymbolID: Bool] = [:]
  /// For each function of the project, whether it makes `self` a child of its argument.
  private var joining: [SymbolID: Bool] = [:]
  /// For each type, or extension of a type outside the project: its uses by their function.
  private var usesByFunction: [SymbolID: [SymbolID: [Use]]] = [:]
  /// For each type, its uses by the name of their function.
  private var usesByName: [SymbolID: [Name: [Use]]] = [:]
  /// For each file, the names of parameters by their function.
  private var parameters: [FileID: [DeclarationID: Set<String>]] = [:]
  /// For each file, whether it contains the name of an embedding call.
  private var embedding: [FileID: Bool] = [:]
  /// For each file, whether it contains `parentLabel`; nil if not known yet.
  private var hasParentLabel: Table<FileID, Bool?>
  private let parentLabel: Name?
  /// What is named `view`.
  private let views: UseFilter?

  init(_ embedding: [NamePattern], _ reader: UseReader) {
    graph = reader.graph
    self.reader = reader
    vocabulary = UseVocabulary([embedding])
    parentLabel = graph.names.find(Self.parentLabel)
    hasParentLabel = Table(repeating: nil, count: graph.files.count)
    views = graph.names.find("view").map { UseFilter(name: $0, in: reader.graph) }
    pages = PassedPages(reader)
  }

  /// Includes what superclasses and protocol extensions embed, and pages that the type, or an object in one of its
  /// properties, passes to a container.
  func parts(of type: SymbolID) -> Parts {
    if let known = known[type] { return known }
    let parts = findParts(of: type)
    known[type] = parts
    return parts
  }

  /// Whether a reference names the class of a controller that comes from one of the parts, which then shows it:
  /// `pager.currentPage as? PhotoController`, `tabs.controller(of: HomeController.self)`.
  func isProvided(_ reference: Reference, by parts: Parts) -> Bool {
    let facts = graph.files[reference.file].facts
    guard var node = graph.nameNode(in: reference.file, at: reference.offset) else { return false }
    while let parent = graph.parent(of: node, in: reference.file) {
      switch facts.nodes[parent].kind {
      case .sequence:
        let operands = facts.children(of: parent)
        guard facts.nodes[node].kind == .cast, let value = operands.first else { return false }
        return isMember(value, of: parts, in: reference.file)
      case .call:
        guard let callee = facts.nodes.firstChild(of: parent) else { return false }
        if callee != node { return isMember(callee, of: parts, in: reference.file) }
      default: break
      }
      node = parent
    }
    return false
  }

  /// Whether an expression is a member of a part, a call of one, or a member of such a value:
  /// `pager.viewControllers?.first`.
  private func isMember(_ node: NodeID, of parts: Parts, in file: FileID) -> Bool {
    let facts = graph.files[file].facts
    var node = node
    while let inner = facts.nodes.firstChild(of: node) {
      switch facts.nodes[node].kind {
      case .call, .optionalChaining, .forcedUnwrapping, .subscripting: break
      case .member:
        if case .project(let type) = reader.types.type(of: inner, in: file).instance, parts.contains(type) {
          return true
        }
      default: return false
      }
      node = inner
    }
    return false
  }

  private func findParts(of type: SymbolID) -> Parts {
    guard case .types(var types) = ownParts(of: type) else { return .anything }
    for source in [type] + graph.storedClasses(of: type, reader.types) {
      types.formUnion(pages.controllersReturned(by: source))
    }
    for supertype in graph.allSupertypes(of: type) {
      if let symbol = supertype.symbol, case .types(let inherited) = ownParts(of: symbol) { types.formUnion(inherited) }
    }
    return .types(types)
  }

  private func ownParts(of type: SymbolID) -> Parts {
    if let known = knownOwn[type] { return known }
    let parts = findOwnParts(of: type)
    knownOwn[type] = parts
    return parts
  }

  private func findOwnParts(of type: SymbolID) -> Parts {
    var types = Set(graph.interfaces.contents(of: type))
    let views = views.map { reader.reads(in: type, $0) } ?? []
    for use in [reader.uses(of: type), views].joined() {
      for embedded in embedded(by: use) {
        switch embedded {
        case .project(let symbol) where graph.symbols[symbol].kind == .class: types.insert(symbol)
        case .foreign(let name) where !Self.roots.contains(reader.types.text(name)): break
        default: return .anything
        }
      }
    }
    return .types(types.union(subclasses(of: types, madeIn: type)))
  }

  /// The classes that a type creates for a property or variable of one of their base classes.
  private func subclasses(of parts: Set<SymbolID>, madeIn type: SymbolID) -> [SymbolID] {
    if parts.isEmpty { return [] }
    return reader.uses(of: type, forms: .construct).compactMap(\.target).filter { made in
      graph.symbols[made].kind == .class && graph.hasSupertype(made) { $0.symbol.map(parts.contains) ?? false }
    }
  }

  private static let roots: Set<String> = Set(Frameworks.known.roots(with: .viewController) + ["Any", "AnyObject"])

  private func embedded(by use: Use) -> [ValueType] {
    if use.form == .read { return laidOut(use) }
    if let kept = storedFromSegue(use) { return [kept] }
    let takesParent = isPassedOwnParent(use) || joinsParent(use)
    if !takesParent, reader.lists(of: use, vocabulary).isEmpty, !isHelper(use) { return [] }
    // The type of a parameter is known from the function's callers: see `isHelper`.
    let passedIn = parameterNames(of: use.source)
    if takesParent, case .value(let type) = reader.receiver(of: use) {
      return passedIn.contains(reader.receiverPath(of: use) ?? "") ? [] : controllers([type])
    }
    let facts = graph.files[use.file].facts
    let handed = reader.arguments(of: use).filter { argument in
      facts.mayBeObject(argument) && !passedIn.contains(reader.identifier(argument, of: use) ?? "")
    }.flatMap { types(of: $0, in: use.file) }
    // A frame or a view may be passed in addition to the controller.
    let known = handed.filter { !$0.isUnknown }
    return known.isEmpty ? handed : known
  }

  private func types(of node: NodeID, in file: FileID) -> [ValueType] {
    let facts = graph.files[file].facts
    if facts.nodes[node].kind == .array { return facts.children(of: node).flatMap { types(of: $0, in: file) } }
    let alternatives = alternatives(of: node, in: file)
    if !alternatives.isEmpty { return alternatives.flatMap { types(of: $0, in: file) } }
    switch reader.types.type(of: node, in: file) {
    case .elements(let element): return [element.value]
    case .foreign(let name) where reader.types.text(name).first?.isLowercase ?? true: return []
    case let type: return type.isUnknown ? [type] : controllers([type])
    }
  }

  /// Both values of a local variable with a conditional initial value: `let page = isNew ? Welcome() : Feed()`.
  private func alternatives(of node: NodeID, in file: FileID) -> [NodeID] {
    let facts = graph.files[file].facts
    let written = facts.nodes[node]
    guard written.kind == .identifier,
      let value = reader.types.localValue(of: written.name, at: written.offset, node: node, in: file),
      facts.nodes[value].kind == .sequence, case let operands = facts.children(of: value),
      let choice = operands.first(where: { facts.nodes[$0].kind == .ternary }), let last = operands.last
    else { return [] }
    return facts.children(of: choice) + [last]
  }

  private func controllers(_ types: [ValueType]) -> [ValueType] {
    types.filter { reader.types.names(of: $0).contains { Self.roots.contains($0) } }
  }

  private static let parentLabel = "toParent"

  /// `panel.addPanel(toParent: self)`, `child.didMove(toParent: self)`
  private func isPassedOwnParent(_ use: Use) -> Bool {
    guard use.form == .call, mayNameParent(in: use.file),
      let index = reader.labels(of: use).firstIndex(of: Self.parentLabel)
    else { return false }
    return reader.identifier(reader.arguments(of: use)[index], of: use) == "self"
  }

  /// `spinner.install(in: self)`, a method that calls `parent.addChild(self)`.
  private func joinsParent(_ use: Use) -> Bool {
    guard let function = ownFunction(use), joining[function] ?? true,
      reader.arguments(of: use).contains(where: { reader.identifier($0, of: use) == "self" })
    else {
      return false
    }
    if let known = joining[function] { return known }
    let parameters = parameterNames(of: function)
    let joins = uses(inFunction: function).contains { inner in
      reader.receiverPath(of: inner).map(parameters.contains) ?? false && !reader.lists(of: inner, vocabulary).isEmpty
        && reader.arguments(of: inner).contains { reader.identifier($0, of: inner) == "self" }
    }
    joining[function] = joins
    return joins
  }

  /// Whether a use calls a method of the project that embeds its argument.
  private func isHelper(_ use: Use) -> Bool {
    guard let function = ownFunction(use) else { return false }
    if let known = helpers[function] { return known }
    helpers[function] = false
    let parameters = parameterNames(of: function)
    let isHelper = uses(inFunction: function).contains { inner in
      if isPassedOwnParent(inner), let path = reader.receiverPath(of: inner) { return parameters.contains(path) }
      return !reader.lists(of: inner, vocabulary).isEmpty
        && reader.arguments(of: inner).contains { parameters.contains(reader.identifier($0, of: inner) ?? "") }
    }
    helpers[function] = isHelper
    return isHelper
  }

  private func ownFunction(_ use: Use) -> SymbolID? {
    guard use.form == .call, let target = use.target, graph.symbols[target].kind == .function else { return nil }
    return target
  }

  /// The uses in a method; none if its file contains no name of an embedding call. In Objective-C the body belongs to
  /// another declaration with the same name.
  private func uses(inFunction function: SymbolID) -> [Use] {
    guard let parent = graph.symbols[function].parent else { return [] }
    let type = graph.enclosingType(of: parent)
    let places = graph.isSwift(function) ? [function] : [function] + (type.map { Array(graph.parts(of: $0)) } ?? [])
    guard places.contains(where: { mayEmbed(in: graph.symbols[$0].file) }) else { return [] }
    if let type, !graph.isSwift(function) { return uses(ofFunctionsNamed: graph.symbols[function].name, in: type) }
    let owner = type ?? parent
    if let known = usesByFunction[owner] { return known[function] ?? [] }
    let all = type.map { reader.uses(of: $0) } ?? reader.uses(inExtension: parent, forms: [.call, .assign])
    var groups: [SymbolID: [Use]] = [:]
    for use in all where use.form != .construct {
      if let source = use.source { groups[source, default: []].append(use) }
    }
    usesByFunction[owner] = groups
    return groups[function] ?? []
  }

  private func uses(ofFunctionsNamed name: Name, in type: SymbolID) -> [Use] {
    if let known = usesByName[type] { return known[name] ?? [] }
    var groups: [Name: [Use]] = [:]
    for use in reader.uses(of: type) where use.form != .construct {
      guard let source = use.source, graph.symbols[source].kind == .function else { continue }
      groups[graph.symbols[source].name, default: []].append(use)
    }
    usesByName[type] = groups
    return groups[name] ?? []
  }

  private func parameterNames(of function: SymbolID?) -> Set<String> {
    guard let function else { return [] }
    let file = graph.symbols[function].file
    let names = parameters[file] ?? parameterNames(in: graph.files[file].facts)
    parameters[file] = names
    return names[graph.symbols[function].declaration] ?? []
  }

  private func parameterNames(in facts: FrozenFacts) -> [DeclarationID: Set<String>] {
    var names: [DeclarationID: Set<String>] = [:]
    for declaration in facts.declarations where declaration.kind == .parameter {
      if let function = declaration.parent { names[function, default: []].insert(facts.text(declaration.name)) }
    }
    return names
  }

  private func mayEmbed(in file: FileID) -> Bool {
    if let known = embedding[file] { return known }
    let mayEmbed = mayNameParent(in: file) || reader.mayBeListed(usesIn: file, vocabulary)
    embedding[file] = mayEmbed
    return mayEmbed
  }

  private func mayNameParent(in file: FileID) -> Bool {
    if let known = hasParentLabel[file] { return known }
    let has = parentLabel.flatMap(graph.mergedNames[file].find) != nil
    hasParentLabel[file] = has
    return has
  }

  /// The controllers whose view a use lays out: `child.view`.
  private func laidOut(_ use: Use) -> [ValueType] {
    guard graph.files[use.file].facts.text(use.name) == "view", case .value(let type) = reader.receiver(of: use),
      case .project = type
    else { return [] }
    return [type]
  }

  /// The type of a property that is set in `prepare(for:sender:)`.
  private func storedFromSegue(_ use: Use) -> ValueType? {
    guard use.form == .assign, let target = use.target, graph.symbols[target].kind == .variable,
      use.source.map({ ["prepare", "prepareForSegue:sender:"].contains(graph.name(of: $0)) }) ?? false,
      reader.receiver(of: use) == .own,
      case .project(let symbol) = reader.types.type(ofSymbol: target)
    else { return nil }
    return .project(symbol)
  }
}

extension FrozenFacts {
  /// Whether an expression may be an object: not a closure, a literal or a `.member`.
  fileprivate func mayBeObject(_ node: NodeID) -> Bool {
    switch nodes[node].kind {
    case .closure, .booleanLiteral, .integerLiteral, .floatLiteral, .stringLiteral, .nilLiteral, .implicitMember: false
    default: true
    }
  }
}
