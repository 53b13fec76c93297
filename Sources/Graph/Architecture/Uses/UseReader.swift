import DependencyGraph
import SourceFacts

/// What the code of chosen types does, in any language. Nothing is worked out before it is asked for.
public final class UseReader {
  public let graph: DependencyGraph
  public let types: ValueTypes
  let numbered: NumberedTypes
  /// What types do, as it is asked for.
  private var knownUses: [[Use]] = []
  /// By type: where that is, or -1.
  private var usesOfType: [Int32]
  /// By use of a type: see `recipient(of:)`; -1 as long as nobody asked.
  private var recipients: [Int32] = []

  public init(_ graph: DependencyGraph) {
    self.graph = graph
    types = ValueTypes(graph)
    numbered = types.numbered
    usesOfType = [Int32](repeating: -1, count: graph.symbols.count)
  }

  // MARK: Uses

  /// Uses in the text of a type: of its declaration, then of its extensions in the module, in the order of the text.
  /// Types nested in it speak for themselves.
  public func uses(of type: Int, forms: Use.Forms = .doing) -> [Use] {
    if !forms.contains(.read), let done = knownUses(of: type) { return forms == .doing ? done : done.filter { forms.contains($0.form) } }
    let parts = graph.parts(of: type)
    // What is set need not be told from what is called, but for Objective-C's setters.
    let areApart = forms.contains(.read) || forms == .assign && parts.allSatisfy(graph.isSwift)
    if areApart { return uses(inParts: parts, of: type, forms: forms) }
    let done = number(uses(inParts: parts, of: type, forms: .doing))
    usesOfType[type] = Int32(knownUses.count)
    knownUses.append(done)
    return forms == .doing ? done : done.filter { forms.contains($0.form) }
  }

  /// Those of them that a filter lets through, and perhaps others.
  public func uses(of type: Int, forms: Use.Forms = .doing, _ filter: UseFilter) -> [Use] {
    guard let known = knownUses(of: type) else { return uses(inParts: graph.parts(of: type), of: type, forms: forms, filter) }
    let done = forms == .doing ? known : known.filter { forms.contains($0.form) }
    return filter.sources.isEmpty ? done : done.filter { filter.sources[Int($0.source)] || filter.holds($0.mergedName) }
  }

  private func knownUses(of type: Int) -> [Use]? { usesOfType[type] < 0 ? nil : knownUses[Int(usesOfType[type])] }

  private func number(_ uses: consuming [Use]) -> [Use] {
    for index in uses.indices { uses[index].number = Int32(recipients.count + index) }
    recipients += repeatElement(-1, count: uses.count)
    return uses
  }

  /// Uses in the text of an extension of a type that is not the project's. Their own receiver is of unknown type.
  public func uses(inExtension part: Int, forms: Use.Forms) -> [Use] { uses(inParts: CollectionOfOne(part), of: nil, forms: forms) }

  private func uses(inParts parts: some Sequence<Int>, of type: Int?, forms: Use.Forms, _ filter: UseFilter? = nil) -> [Use] {
    var uses: [Use] = []
    let (names, sources) = (filter?.names ?? [], filter?.sources ?? [])
    for part in parts {
      let body = graph.declaration(of: part).body
      guard let body, filter == nil || !names.isEmpty || holdsSource(part, sources) else { continue }
      let code = types.code(Int(graph.symbols[part].file))
      let scope = code.facts.scopes[body]
      let places = forms.contains(.read) ? NamePlaces(code, scope, withReads: true).places : code.places(inBody: body.raw, isKept: filter != nil)
      if uses.isEmpty, filter == nil { uses.reserveCapacity(places.count) }
      var surroundings = PlaceSurroundings(type, part, from: scope.start, graph)
      for place in places where forms != .assign || place.form == .assign {
        let isMeant = filter == nil || !names.isEmpty && names[Int(place.name.raw)]
        if !isMeant, sources.isEmpty { continue }
        guard surroundings.move(to: place.offset), isMeant || sources[Int(surroundings.source)],
          let use = use(place, code.facts.nodes[Int(place.node)], &surroundings, code), forms.contains(use.form)
        else { continue }
        uses.append(use)
      }
    }
    return uses
  }

  /// Whether a part of a type, or something in it, is one of some symbols.
  private func holdsSource(_ part: Int, _ sources: [Bool]) -> Bool {
    if sources.isEmpty { return false }
    let (all, end) = (graph.symbols(in: Int(graph.symbols[part].file)), graph.declaration(of: part).end)
    return (part..<all.upperBound).prefix { graph.declaration(of: $0).start < end }.contains { sources[$0] }
  }

  private func use(_ place: NamePlaces.Place, _ named: Node, _ surroundings: inout PlaceSurroundings, _ code: CodeFile) -> Use? {
    let base = named.kind == .member ? code.facts.nodes.firstChild(of: Int(place.node)) : nil
    // The value is made by what is sent to `[Name alloc]`.
    if code.isObjectiveC, place.form == .call, place.name == types.words.alloc { return nil }
    var use = Use(
      form: place.form, file: Int32(code.index), offset: named.offset, length: UInt32(code.facts.length(of: named.name)),
      source: surroundings.source, target: Int32(types.target(of: surroundings.references(at: place.offset)) ?? -1), name: named.name,
      mergedName: place.name, node: place.node, call: place.call, base: Int32(base ?? -1), ownWord: base.map { ownWord($0, code) } ?? .none)
    guard place.form == .call else { return use }
    if let isPlain = makesValue(use, code) {
      (use.form, use.namesType) = (.construct, isPlain)
    } else if code.isObjectiveC, sets(use, code) {
      use.form = .assign
    }
    return use
  }

  /// `Name(…)`, `Outer.Name(…)`, `Name.init(…)`: whether it is the first; nil where no value is made.
  private func makesValue(_ use: Use, _ code: CodeFile) -> Bool? {
    if code.isObjectiveC { return makesObject(use, code) ? false : nil }
    if use.ownWord == .super { return nil }
    let name = use.mergedName
    let isCapital = types.words.startsUppercase(name)
    guard isCapital || name == types.words.initializer else { return nil }
    // What names a type, or nothing of the project, is told without its type.
    let isPlain = code.facts.nodes[Int(use.node)].kind == .identifier
      && (use.target < 0 ? isCapital : graph.symbols[Int(use.target)].kind.isNominalType)
    if isPlain, types.local(use.name, at: use.offset, node: Int(use.node), in: code.index) == nil { return name != types.words.selfType }
    if case .type = types.type(of: Int(use.node), in: code.index) { return false }
    return nil
  }

  /// `[[Name alloc] initWith…]`, `[Name new]`
  private func makesObject(_ use: Use, _ code: CodeFile) -> Bool {
    guard use.base >= 0 else { return false }
    let selector = code.text(use.name)
    if selector == "new" { return true }
    let nodes = code.facts.nodes
    guard selector.isOfFamily("init"), nodes[Int(use.base)].kind == .call,
      let callee = nodes.firstChild(of: Int(use.base)), nodes[callee].kind == .member
    else { return false }
    return code.merged(nodes[callee].name) == types.words.alloc
  }

  /// `[label setText:@""]` sets the property as `label.text = @""` does.
  private func sets(_ use: Use, _ code: CodeFile) -> Bool {
    guard use.base >= 0, code.text(use.name).propertyItSets != nil else { return false }
    return use.target < 0 || graph.symbols[Int(use.target)].kind == .variable
  }

  /// `self`, a variable that stands for it, or `super` as receiver, or behind a mark: `self?`.
  private func ownWord(_ base: Int, _ code: CodeFile) -> Use.OwnWord {
    var base = base
    var node = code.facts.nodes[base]
    while node.kind == .optionalChaining || node.kind == .forcedUnwrapping, Int(node.start) < base {
      base -= 1
      node = code.facts.nodes[base]
    }
    guard node.kind == .identifier else { return .none }
    if code.merged(node.name) == types.words.superValue { return .super }
    return types.isSelf(base, in: code) ? .self : .none
  }

  // MARK: About a use

  /// What the member is used on.
  public func receiver(of use: Use) -> Receiver {
    switch use.ownWord {
    case .self: return .own
    case .super: return .superclass
    case .none: break
    }
    if use.base >= 0 { return .value(types.type(of: Int(use.base), in: Int(use.file))) }
    let code = types.code(Int(use.file))
    if code.facts.nodes[Int(use.node)].kind == .implicitMember { return .value(.unknown) }
    if types.local(use.name, at: use.offset, node: Int(use.node), in: code.index) != nil { return .none }
    // A function of C; an instance variable that a framework's class declares begins with `_`.
    if code.isObjectiveC, use.target < 0, use.form == .call { return .none }
    return use.target < 0 || graph.enclosingType(of: Int(use.target)) != nil ? .own : .none
  }

  /// The type of what a use makes, or of what its receiver is; that of `self` for its own members.
  public func type(of use: Use) -> ValueType {
    if use.namesType { return use.target < 0 ? .foreign(use.mergedName) : .project(SymbolID(raw: use.target)) }
    if use.form == .construct { return types.type(of: Int(use.node), in: Int(use.file)).instance }
    return type(of: receiver(of: use), use)
  }

  /// The node of the written receiver; nil where that is the own object.
  public func receiverNode(of use: Use) -> Int? { use.base < 0 || use.ownWord == .self ? nil : Int(use.base) }

  /// The type of the project that something is called on; nil for the own object.
  public func projectReceiver(of use: Use) -> Int? {
    if use.ownWord != .none || use.base < 0 { return nil }
    return numbered.project(recipient(of: use).type)
  }

  /// The number of the type that a use is on, or that it makes, and whether it is the own object's.
  func recipient(of use: Use) -> (type: Int32, isOwn: Bool) {
    if use.number >= 0, recipients[Int(use.number)] >= 0 {
      let known = recipients[Int(use.number)]
      return (known >> 1, known & 1 != 0)
    }
    let receiver = use.form == .construct ? Receiver.none : receiver(of: use)
    let type = numbered.number(of: use.form == .construct ? self.type(of: use) : self.type(of: receiver, use))
    if use.number >= 0 { recipients[Int(use.number)] = type << 1 | (receiver == .own ? 1 : 0) }
    return (type, receiver == .own)
  }

  private func type(of receiver: Receiver, _ use: Use) -> ValueType {
    switch receiver {
    case .own, .superclass: ownType(at: Int(use.source))
    case .value(let type): type
    case .none: .unknown
    }
  }

  private func ownType(at source: Int) -> ValueType {
    if let type = graph.enclosingType(of: source) { return .project(SymbolID(type)) }
    let outer = graph.outermostSymbol(of: source)
    return graph.symbols[outer].kind == .extension ? .foreign(graph.symbols[outer].name) : .unknown
  }

  /// The nodes of what is handed over: a call's arguments in order, closures behind the brackets too; the value that is
  /// set.
  public func arguments(of use: Use) -> [Int] {
    let code = types.code(Int(use.file))
    guard use.form == .assign, use.call == use.node else {
      if use.call == use.node { return [] }
      var arguments = code.facts.nodes.children(of: Int(use.call))
      if !arguments.isEmpty { arguments.removeFirst() }
      return arguments
    }
    var node = Int(use.node)
    while let parent = code.facts.parent(of: node) {
      node = parent
      guard code.facts.nodes[node].kind == .sequence else { continue }
      let sign = code.facts.nodes.children(of: node).drop { code.facts.nodes[$0].kind != .assignment }
      return Array(sign.dropFirst())
    }
    return []
  }

  /// The one node that is handed over, where it is one.
  public func onlyArgument(of use: Use) -> Int? {
    let arguments = arguments(of: use)
    return arguments.count == 1 ? arguments[0] : nil
  }

  /// Whether a call hands over a closure as such.
  public func handsClosure(_ use: Use) -> Bool { types.code(Int(use.file)).hasClosure(under: Int(use.call)) }

  /// The closures that are handed over: arguments, or the value that is set.
  public func closureNodes(of use: Use) -> [Int] {
    let code = types.code(Int(use.file))
    if use.form == .assign, use.call == use.node { return closures(setBy: Int(use.node), code.facts) }
    guard use.form == .assign || code.hasClosure(under: Int(use.call)) else { return [] }
    return arguments(of: use).filter { code.facts.nodes[$0].kind == .closure }
  }

  /// Those among `arguments(of:)` of what is set at a node. Most of what is set is set to none.
  private func closures(setBy node: Int, _ facts: FrozenFacts) -> [Int] {
    var root = node
    repeat {
      guard let parent = facts.parent(of: root) else { return [] }
      root = parent
    } while facts.nodes[root].kind != .sequence
    let start = Int(facts.nodes[root].start)
    var (found, all): ([Int], [Int]) = ([], [])
    var child = root - 1
    while child >= start {
      switch facts.nodes[child].kind {
      case .closure: all.append(child)
      case .assignment: found = all
      default: break
      }
      child = Int(facts.nodes[child].start) - 1
    }
    return found.reversed()
  }

  /// Their text.
  public func closures(of use: Use) -> [Range<UInt32>] {
    let facts = types.code(Int(use.file)).facts
    return closureNodes(of: use).map { node in
      let closure = facts.declarations[facts.nodes[node].closureDeclaration]
      return closure.start..<closure.end
    }
  }

  /// `[window rootViewController]`, where something is done with what comes back: the message only reads a property.
  public func asksForController(_ use: Use) -> Bool {
    guard use.form == .call, !graph.files[Int(use.file)].isSwift else { return false }
    let name = types.code(Int(use.file)).text(use.name)
    let isOfControllers = name == "viewControllers" || ["ViewController", "ViewControllers"].contains(where: name.hasSuffix)
    return isOfControllers && !isStatement(use)
  }

  /// Labels of a call's arguments, empty for those without.
  public func labels(of use: Use) -> [String] {
    let code = types.code(Int(use.file))
    return arguments(of: use).map { code.text(code.facts.nodes[$0].label) }
  }
}

extension FrozenFacts {
  /// The node that a node is a child of; nil for the root of an expression.
  public func parent(of node: Int) -> Int? {
    guard nodes[node].context == .nested else { return nil }
    return (node + 1..<nodes.count).first { Int(nodes[$0].start) <= node }
  }
}

extension UseReader {
  /// The written receiver as dotted names, without `self`: `viewModel`, `Store.shared`, `view.window`; nil where there
  /// is none, `…` where it is no plain path.
  public func receiverPath(of use: Use) -> String? {
    use.base < 0 ? nil : path(of: Int(use.base), types.code(Int(use.file)))
  }

  /// The same of any expression.
  public func path(of node: Int, in file: Int) -> String? { path(of: node, types.code(file)) }

  private func path(of node: Int, _ code: CodeFile) -> String? {
    let root = code.facts.nodes[node]
    switch root.kind {
    case .identifier:
      if types.isSelf(node, in: code) { return nil }
      let isProperty = code.isObjectiveC && code.text(root.name).hasPrefix("_")
      if isProperty, let property = types.target(in: code.index, at: root.offset) { return graph.name(of: property) }
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
