import Architecture
import DependencyGraph
import SourceFacts
import Tables

/// Divides the methods of a type into independent groups. Two methods belong together if they use the same property, if
/// one calls the other, or if both call the same member of a collaborator. Using the same collaborator (the view, the
/// interactor) is not sufficient, because all methods of a presenter do that.
struct MemberGroups {
  private let graph: DependencyGraph
  private let type: SymbolID
  /// The types of the collaborators.
  private let collaborators: Set<SymbolID>
  private let wiring: Set<String>
  private var names: [String: Int] = [:]
  private var methods: [[SymbolID]] = []
  private var joined: [Int] = []

  init(of type: SymbolID, collaborators selector: Selector, neutral: Selector, _ context: RuleContext) {
    graph = context.graph
    self.type = type
    let properties = context.model.holdings.storedProperties(of: type)
    // A weak property points back, to a view or an output, which all methods use.
    let wires = properties.filter { property in
      property.strength != .strong
        || context.held(by: property).contains { $0.type.map { context.matchesTypeOrConformer($0, selector) } ?? false }
    }
    collaborators = Set(wires.flatMap { context.held(by: $0) }.compactMap(\.type))
    let mute = properties.filter { property in
      context.held(by: property).contains { $0.type.map { context.matchesTypeOrConformer($0, neutral) } ?? false }
    }
    wiring = Set((wires + mute).map { context.graph.plainName(of: $0.symbol) })
    collect()
  }

  /// Groups with at least `minimum` methods, each in source order.
  func groups(ofAtLeast minimum: Int) -> [[SymbolID]] {
    var byRoot: [Int: [SymbolID]] = [:]
    for index in methods.indices { byRoot[root(index), default: []] += methods[index] }
    return byRoot.values.filter { $0.count >= minimum }.map { $0.sorted() }.sorted { $0[0] < $1[0] }
  }

  // MARK: Methods

  private mutating func collect() {
    for part in graph.parts(of: type) {
      for member in graph.members(declaredIn: part) where isMethod(member) {
        let name = key(member)
        if names[name] == nil {
          names[name] = methods.count
          joined.append(methods.count)
          methods.append([member])
        }
      }
    }
    var users: [String: Int] = [:]
    for index in methods.indices {
      for used in used(by: methods[index][0]) {
        let other = names[used] ?? users[used]
        if let other { join(index, other) } else { users[used] = index }
      }
    }
  }

  /// Whether a member is a function or computed property. Initializers and deinitializers do not count, because they
  /// use all properties and would join all groups.
  private func isMethod(_ member: SymbolID) -> Bool {
    let declaration = graph.declaration(of: member)
    guard declaration.modifiers.isDisjoint(with: [.static, .classMember]) else { return false }
    switch graph.symbols[member].kind {
    case .function: return declaration.body != nil && !graph.name(of: member).hasPrefix("init")
    case .variable: return declaration.modifiers.contains(.computed)
    default: return false
    }
  }

  private func key(_ member: SymbolID) -> String {
    graph.symbols[member].kind == .function ? graph.qualifiedName(of: member) : graph.plainName(of: member)
  }

  /// The members of the type, and of its collaborators, that a method's code uses.
  private func used(by method: SymbolID) -> [String] {
    let declaration = graph.declaration(of: method)
    let range = graph.references(in: graph.symbols[method].file, bytes: declaration.nameOffset..<declaration.end)
    return range.compactMap { index in
      let target = graph.references[index].target
      guard [.function, .variable].contains(graph.symbols[target].kind), target != method,
        let owner = graph.enclosingType(of: target)
      else { return nil }
      if collaborators.contains(owner) { return "call " + graph.qualifiedName(of: target) }
      guard owner == type || graph.allSupertypes(of: type).contains(where: { $0.symbol == owner }) else { return nil }
      let name = key(target)
      return wiring.contains(name) || name == key(method) ? nil : name
    }
  }

  // MARK: Union

  private func root(_ index: Int) -> Int {
    var index = index
    while joined[index] != index { index = joined[index] }
    return index
  }

  private mutating func join(_ first: Int, _ second: Int) {
    let (one, other) = (root(first), root(second))
    joined[max(one, other)] = min(one, other)
  }
}

extension RuleContext {
  /// Whether the selector matches a type, or a type that conforms to this protocol.
  func matchesTypeOrConformer(_ type: SymbolID, _ selector: Selector) -> Bool {
    if selector.matches(symbol: type, in: model) { return true }
    guard graph.symbols[type].kind == .protocol else { return false }
    return model.subtypes.all(of: type).contains { selector.matches(symbol: $0, in: model) }
  }
}
