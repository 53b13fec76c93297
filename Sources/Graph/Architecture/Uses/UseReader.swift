import DependencyGraph
import SourceFacts
import Tables

/// Finds what the code of types does, in any language. Results are cached.
public final class UseReader {
  public let graph: DependencyGraph
  public let types: ValueTypes
  let numbered: NumberedTypes
  /// The uses of types; computed on demand.
  private var knownUses: Table<ID<[Use]>, [Use]> = []
  /// For each type, the index of its uses in `knownUses`.
  private var usesOfType: Table<SymbolID, OptionalID<[Use]>>
  /// For each use, see `recipient(of:)`; nil if not computed yet.
  private var recipients: Table<ID<Use>, Recipient?> = []

  public init(_ graph: DependencyGraph) {
    self.graph = graph
    types = ValueTypes(graph)
    numbered = types.numbered
    usesOfType = Table(repeating: .none, count: graph.symbols.count)
  }

  // MARK: Uses

  /// The uses in the code of a type: in its declaration, then in its extensions in the module, in source order. Nested
  /// types are not included.
  public func uses(of type: SymbolID, forms: Use.Forms = .doing) -> [Use] {
    if !forms.contains(.read), let done = knownUses(of: type) {
      return forms == .doing ? done : done.filter { forms.contains($0.form) }
    }
    let parts = graph.parts(of: type)
    // Reads are not cached. Assignments alone can be read separately in Swift; in Objective-C, setters are calls.
    let areSeparate = forms.contains(.read) || forms == .assign && parts.allSatisfy(graph.isSwift)
    if areSeparate { return uses(inParts: parts, of: type, forms: forms) }
    let done = number(uses(inParts: parts, of: type, forms: .doing))
    usesOfType[type] = OptionalID(knownUses.append(done))
    return forms == .doing ? done : done.filter { forms.contains($0.form) }
  }

  /// The uses that pass a filter, and possibly others.
  public func uses(of type: SymbolID, forms: Use.Forms = .doing, _ filter: UseFilter) -> [Use] {
    guard let known = knownUses(of: type) else {
      return uses(inParts: graph.parts(of: type), of: type, forms: forms, filter)
    }
    let done = forms == .doing ? known : known.filter { forms.contains($0.form) }
    return filter.sources.isEmpty
      ? done : done.filter { filter.holds(source: $0.source) || filter.holds($0.mergedName) }
  }

  /// The reads in the code of a type that pass a filter.
  public func reads(in type: SymbolID, _ filter: UseFilter) -> [Use] {
    uses(inParts: graph.parts(of: type), of: type, forms: .read, filter)
  }

  private func knownUses(of type: SymbolID) -> [Use]? { usesOfType[type].id.map { knownUses[$0] } }

  private func number(_ uses: consuming [Use]) -> [Use] {
    for place in uses.indices { uses[place].id = recipients.append(nil) }
    return uses
  }

  /// The uses in an extension of a type outside the project. Their implicit receiver has an unknown type.
  public func uses(inExtension part: SymbolID, forms: Use.Forms) -> [Use] {
    uses(inParts: CollectionOfOne(part), of: nil, forms: forms)
  }

  private func uses(
    inParts parts: some Sequence<SymbolID>, of type: SymbolID?, forms: Use.Forms, _ filter: UseFilter? = nil
  ) -> [Use] {
    var uses: [Use] = []
    let (names, sources) = (filter?.names ?? [], filter?.sources ?? [])
    for part in parts {
      let body = graph.declaration(of: part).body
      guard let body, filter == nil || !names.isEmpty || holdsSource(part, sources) else { continue }
      let code = types.code(graph.symbols[part].file)
      let scope = code.facts.scopes[body]
      let places =
        forms.contains(.read)
        ? NamePlaces(code, scope, withReads: true).places : code.places(inBody: body, isCached: filter != nil)
      if uses.isEmpty, filter == nil { uses.reserveCapacity(places.count) }
      var surroundings = PlaceSurroundings(type, part, from: scope.start, graph)
      for place in places where forms != .assign || place.form == .assign {
        let isMatch = filter == nil || !names.isEmpty && names[Int(place.name.raw)]
        if !isMatch, sources.isEmpty { continue }
        guard surroundings.move(to: place.offset), isMatch || surroundings.source.map({ sources[$0] }) ?? false,
          let use = use(place, code.facts.nodes[place.node], &surroundings, code), forms.contains(use.form)
        else { continue }
        uses.append(use)
      }
    }
    return uses
  }

  /// Whether a type or extension, or a declaration in it, is one of some symbols.
  private func holdsSource(_ part: SymbolID, _ sources: Table<SymbolID, Bool>) -> Bool {
    if sources.isEmpty { return false }
    let (all, end) = (graph.symbols(in: graph.symbols[part].file), graph.declaration(of: part).end)
    return (part..<all.upperBound).prefix { graph.declaration(of: $0).start < end }.contains { sources[$0] }
  }

  private func use(_ place: NamePlaces.Place, _ named: Node, _ surroundings: inout PlaceSurroundings, _ code: CodeFile)
    -> Use?
  {
    let base = named.kind == .member ? code.facts.nodes.firstChild(of: place.node) : nil
    // Only the initializer that is sent to `[Name alloc]` counts as the creation of the value.
    if code.isObjectiveC, place.form == .call, place.name == types.words.alloc { return nil }
    var use = Use(
      form: place.form, file: code.file, offset: named.offset, length: UInt32(code.facts.length(of: named.name)),
      source: surroundings.source, target: types.target(of: surroundings.references(at: place.offset)),
      name: named.name,
      mergedName: place.name, node: place.node, call: place.call, base: base,
      ownWord: base.map { ownWord($0, code) } ?? .none)
    guard place.form == .call else { return use }
    if let isPlain = makesValue(use, code) {
      (use.form, use.namesType) = (.construct, isPlain)
    } else if code.isObjectiveC, sets(use, code) {
      use.form = .assign
    }
    return use
  }

  /// `Name(…)`, `Outer.Name(…)`, `Name.init(…)`: true for the first form; nil if no value is created.
  private func makesValue(_ use: Use, _ code: CodeFile) -> Bool? {
    if code.isObjectiveC { return makesObject(use, code) ? false : nil }
    if use.ownWord == .super { return nil }
    let name = use.mergedName
    let isCapital = types.words.startsUppercase(name)
    guard isCapital || name == types.words.initializer else { return nil }
    // A name of a type, or of nothing in the project, needs no type inference.
    let isPlain =
      code.facts.nodes[use.node].kind == .identifier
      && use.target.map { graph.symbols[$0].kind.isNominalType } ?? isCapital
    if isPlain, types.local(use.name, at: use.offset, node: use.node, in: code.file) == nil {
      return name != types.words.selfType
    }
    if case .type = types.type(of: use.node, in: code.file) { return false }
    return nil
  }

  /// `[[Name alloc] initWith…]`, `[Name new]`
  private func makesObject(_ use: Use, _ code: CodeFile) -> Bool {
    guard let base = use.base else { return false }
    let selector = code.text(use.name)
    if selector == "new" { return true }
    let nodes = code.facts.nodes
    guard selector.isOfFamily("init"), nodes[base].kind == .call,
      let callee = nodes.firstChild(of: base), nodes[callee].kind == .member
    else { return false }
    return code.merged(nodes[callee].name) == types.words.alloc
  }

  /// `[label setText:@""]` sets the property as `label.text = @""` does.
  private func sets(_ use: Use, _ code: CodeFile) -> Bool {
    guard use.base != nil, code.text(use.name).propertyItSets != nil else { return false }
    return use.target.map { graph.symbols[$0].kind == .variable } ?? true
  }

  /// Whether the receiver is `self`, a variable for it, or `super`, also followed by `?` or `!`.
  private func ownWord(_ base: NodeID, _ code: CodeFile) -> Use.OwnWord {
    var base = base
    var node = code.facts.nodes[base]
    while node.kind == .optionalChaining || node.kind == .forcedUnwrapping, node.start < base {
      base = base.previous
      node = code.facts.nodes[base]
    }
    guard node.kind == .identifier else { return .none }
    if code.merged(node.name) == types.words.superValue { return .super }
    return types.isSelf(base, in: code) ? .self : .none
  }

  // MARK: About a use

  /// The receiver of a use.
  public func receiver(of use: Use) -> Receiver {
    switch use.ownWord {
    case .self: return .own
    case .super: return .superclass
    case .none: break
    }
    if let base = use.base { return .value(types.type(of: base, in: use.file)) }
    let code = types.code(use.file)
    if code.facts.nodes[use.node].kind == .implicitMember { return .value(.unknown) }
    if types.local(use.name, at: use.offset, node: use.node, in: code.file) != nil { return .none }
    // A C function. Instance variables of framework classes begin with `_`.
    guard let target = use.target else { return code.isObjectiveC && use.form == .call ? .none : .own }
    return graph.enclosingType(of: target) != nil ? .own : .none
  }

  /// The type of the created value or of the receiver; for implicit `self` its type.
  public func type(of use: Use) -> ValueType {
    if use.namesType { return use.target.map { .project($0) } ?? .foreign(use.mergedName) }
    if use.form == .construct { return types.type(of: use.node, in: use.file).instance }
    return type(of: receiver(of: use), use)
  }

  /// The node of the written receiver; nil if there is none or it is `self`.
  public func receiverNode(of use: Use) -> NodeID? { use.ownWord == .self ? nil : use.base }

  /// The project's type of the receiver; nil for `self`.
  public func projectReceiver(of use: Use) -> SymbolID? {
    if use.ownWord != .none || use.base == nil { return nil }
    return numbered.project(recipient(of: use).type)
  }

  /// The type of a use's receiver or created value, and whether it is `self`.
  struct Recipient: BitwiseCopyable {
    let type: NumberedTypeID
    let isOwn: Bool
  }

  func recipient(of use: Use) -> Recipient {
    if let id = use.id, let known = recipients[id] { return known }
    let receiver = use.form == .construct ? Receiver.none : receiver(of: use)
    let type = numbered.id(of: use.form == .construct ? self.type(of: use) : self.type(of: receiver, use))
    let recipient = Recipient(type: type, isOwn: receiver == .own)
    if let id = use.id { recipients[id] = recipient }
    return recipient
  }

  private func type(of receiver: Receiver, _ use: Use) -> ValueType {
    switch receiver {
    case .own, .superclass: ownType(at: use.source)
    case .value(let type): type
    case .none: .unknown
    }
  }

  private func ownType(at source: SymbolID?) -> ValueType {
    guard let source else { return .unknown }
    if let type = graph.enclosingType(of: source) { return .project(type) }
    let outer = graph.outermostSymbol(of: source)
    return graph.symbols[outer].kind == .extension ? .foreign(graph.symbols[outer].name) : .unknown
  }

  /// The nodes of the arguments of a call, in order, including trailing closures; or the assigned value.
  public func arguments(of use: Use) -> [NodeID] {
    let code = types.code(use.file)
    guard use.form == .assign, use.call == use.node else {
      if use.call == use.node { return [] }
      var arguments = code.facts.nodes.children(of: use.call)
      if !arguments.isEmpty { arguments.removeFirst() }
      return arguments
    }
    var node = use.node
    while let parent = code.facts.parent(of: node) {
      node = parent
      guard code.facts.nodes[node].kind == .sequence else { continue }
      let sign = code.facts.nodes.children(of: node).drop { code.facts.nodes[$0].kind != .assignment }
      return Array(sign.dropFirst())
    }
    return []
  }

  /// The only argument or assigned value; nil if there are several.
  public func onlyArgument(of use: Use) -> NodeID? {
    let arguments = arguments(of: use)
    return arguments.count == 1 ? arguments[0] : nil
  }

  /// Whether a call has a closure argument.
  public func hasClosureArgument(_ use: Use) -> Bool { types.code(use.file).hasClosure(under: use.call) }

  /// The closures among the arguments, or the assigned closure.
  public func closureNodes(of use: Use) -> [NodeID] {
    let code = types.code(use.file)
    if use.form == .assign, use.call == use.node { return closures(setBy: use.node, code.facts) }
    guard use.form == .assign || code.hasClosure(under: use.call) else { return [] }
    return arguments(of: use).filter { code.facts.nodes[$0].kind == .closure }
  }

  /// The closures assigned at a node. Most assignments have none.
  private func closures(setBy node: NodeID, _ facts: FrozenFacts) -> [NodeID] {
    var root = node
    repeat {
      guard let parent = facts.parent(of: root) else { return [] }
      root = parent
    } while facts.nodes[root].kind != .sequence
    let start = facts.nodes[root].start
    var (found, all): ([NodeID], [NodeID]) = ([], [])
    // After the first node of the current child; starts with the last child.
    var end = root
    while end > start {
      let child = end.previous
      switch facts.nodes[child].kind {
      case .closure: all.append(child)
      case .assignment: found = all
      default: break
      }
      end = facts.nodes[child].start
    }
    return found.reversed()
  }

  /// Their ranges in the text.
  public func closures(of use: Use) -> [Range<UInt32>] {
    let facts = types.code(use.file).facts
    return closureNodes(of: use).map { node in
      let closure = facts.declarations[facts.nodes[node].closureDeclaration]
      return closure.start..<closure.end
    }
  }

  /// `[window rootViewController]` whose result is used: the message only reads a property.
  public func asksForController(_ use: Use) -> Bool {
    guard use.form == .call, !graph.files[use.file].isSwift else { return false }
    let name = types.code(use.file).text(use.name)
    let isOfControllers =
      name == "viewControllers" || ["ViewController", "ViewControllers"].contains(where: name.hasSuffix)
    return isOfControllers && !isStatement(use)
  }

  /// The labels of a call's arguments; empty strings for arguments without label.
  public func labels(of use: Use) -> [String] {
    let code = types.code(use.file)
    return arguments(of: use).map { code.text(code.facts.nodes[$0].label) }
  }
}

extension FrozenFacts {
  /// The parent of a node; nil for the root of an expression.
  public func parent(of node: NodeID) -> NodeID? {
    guard nodes[node].context == .nested else { return nil }
    return (node.next..<nodes.endIndex).first { nodes[$0].start <= node }
  }
}

extension UseReader {
  /// The receiver as dotted names, without `self`: `viewModel`, `Store.shared`, `view.window`; nil if there is none,
  /// `…` if it is another expression.
  public func receiverPath(of use: Use) -> String? {
    use.base.flatMap { path(of: $0, types.code(use.file)) }
  }

  /// The same for any expression.
  public func path(of node: NodeID, in file: FileID) -> String? { path(of: node, types.code(file)) }

  private func path(of node: NodeID, _ code: CodeFile) -> String? {
    let root = code.facts.nodes[node]
    switch root.kind {
    case .identifier:
      if types.isSelf(node, in: code) { return nil }
      let isProperty = code.isObjectiveC && code.text(root.name).hasPrefix("_")
      if isProperty, let property = types.target(in: code.file, at: root.offset) { return graph.name(of: property) }
      return code.text(root.name)
    case .member:
      let name = code.text(root.name)
      let base = code.facts.nodes.firstChild(of: node).flatMap { path(of: $0, code) }
      return base.map { $0 + "." + name } ?? name
    case .call: return code.facts.nodes.firstChild(of: node).flatMap { path(of: $0, code) }
    case .optionalChaining, .forcedUnwrapping, .effect:
      return code.facts.nodes.lastChild(of: node).flatMap { path(of: $0, code) }
    default: return "…"
    }
  }
}
