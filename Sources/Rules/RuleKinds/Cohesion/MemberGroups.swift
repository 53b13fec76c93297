import Architecture
import DependencyGraph
import LowLevel
import SourceFacts
import Tables

/// The methods of a type, in groups that have nothing to do with one another: two are of one group when they use the same
/// property of the type, when one calls the other, or when both call the same thing of a collaborator. That they merely hold
/// on to the same collaborator (the view, the interactor) joins nothing: all of a presenter's methods do.
struct MemberGroups {
  private let graph: DependencyGraph
  private let type: SymbolID
  /// Types of the project that collaborators are of.
  private let collaborators: Set<SymbolID>
  private let wiring: Set<String>
  private var names: [String: Int] = [:]
  private var methods: [[SymbolID]] = []
  private var joined: [Int] = []

  init(of type: SymbolID, collaborators selector: Selector, neutral: Selector, _ context: RuleContext) {
    graph = context.graph
    self.type = type
    let properties = context.model.holdings.storedProperties(of: type)
    // What is held weakly is a way back, as a view, an output: everything is told to it.
    let wires = properties.filter { property in
      property.strength != .strong
        || context.held(by: property).contains { $0.type.map { context.isOrStandsFor($0, selector) } ?? false }
    }
    collaborators = Set(wires.flatMap { context.held(by: $0) }.compactMap(\.type))
    let mute = properties.filter { property in
      context.held(by: property).contains { $0.type.map { context.isOrStandsFor($0, neutral) } ?? false }
    }
    wiring = Set((wires + mute).map { context.graph.plainName(of: $0.symbol) })
    collect()
  }

  /// Groups of at least so many methods, each in the order of the text.
  func groups(ofAtLeast minimum: Int) -> [[SymbolID]] {
    var byRoot: [Int: [SymbolID]] = [:]
    for index in methods.indices { byRoot[root(index), default: []] += methods[index] }
    return byRoot.values.filter { $0.count >= minimum }.map { $0.ordered() }.ordered { $0[0] < $1[0] }
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

  /// A computed property counts as one; what an object is made and let go by touches all of it, and joins nothing.
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

  /// What of the type, or of a collaborator, a method's text uses.
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
  /// Whether a type matches, or is a protocol of one that does.
  func isOrStandsFor(_ type: SymbolID, _ selector: Selector) -> Bool {
    if selector.matches(symbol: type, in: model) { return true }
    guard graph.symbols[type].kind == .protocol else { return false }
    return model.subtypes.all(of: type).contains { selector.matches(symbol: $0, in: model) }
  }
}
