import DependencyGraph
import SourceFacts
import Tables

/// The types that use types which may have a role.
struct Surroundings {
  /// The first user of each kind.
  struct Users {
    /// A view or view controller with a property of the type, or another use of it
    var screenHolder: SymbolID?
    var screenUser: SymbolID?
    /// A presenter or view model, by its name
    var presentationUser: SymbolID?
    /// Any other type with a property of it
    var holder: SymbolID?
    /// Any other type that uses it
    var caller: SymbolID?
    /// A second one of these
    var otherHolder: SymbolID?
    var otherCaller: SymbolID?
    /// Whether a type that is named as a service has a property of it
    var isHeldByService = false
    /// Whether it has a static property with an instance of itself; a registry of instances does not count
    var isShared = false
  }

  /// For each type, its index in `users`.
  private var slots: Table<SymbolID, ID<Users>?>
  private var users: Table<ID<Users>, Users> = []
  private let none = Users()

  /// - Parameter types: the types whose users are needed. Their protocols are included.
  init(of types: [SymbolID], in candidates: RoleCandidates) {
    let graph = candidates.graph
    slots = Table(repeating: nil, count: graph.symbols.count)
    for type in types {
      open(type)
      for supertype in graph.supertypes(of: type).compactMap(\.symbol) { open(supertype) }
    }
    for index in graph.references(to: slots.mapValues { $0 != nil }) where graph.references[index].source != nil {
      note(graph.references[index], isHeld: graph.isHolding(index), candidates)
    }
  }

  subscript(type: SymbolID) -> Users { slots[type].map { users[$0] } ?? none }

  private mutating func open(_ type: SymbolID) {
    guard slots[type] == nil else { return }
    slots[type] = users.append(Users())
  }

  private mutating func note(_ reference: Reference, isHeld: Bool, _ candidates: RoleCandidates) {
    let (graph, target) = (candidates.graph, reference.target)
    guard let source = reference.source, let user = graph.enclosingType(of: source), let slot = slots[target] else {
      return
    }
    if user == target {
      if graph.storedProperty(source) == .ofType, !graph.holdsElements(source, of: target) {
        users[slot].isShared = true
      }
      return
    }
    let isScreen = !candidates.baseKinds[user].isDisjoint(with: .screen)
    func take(_ place: inout SymbolID?) { place = place ?? user }
    if isScreen { isHeld ? take(&users[slot].screenHolder) : take(&users[slot].screenUser) }
    if candidates.trait(user) == .presenter || candidates.trait(user) == .viewModel {
      take(&users[slot].presentationUser)
    }
    if isHeld {
      take(&users[slot].holder)
      if candidates.trait(user) == .service { users[slot].isHeldByService = true }
    }
    take(&users[slot].caller)
    if isHeld, users[slot].holder != user { take(&users[slot].otherHolder) }
    if users[slot].caller != user { take(&users[slot].otherCaller) }
  }
}

extension DependencyGraph {
  enum PropertyOwner { case ofInstance, ofType }

  /// Whether a reference determines the value of a stored property: its type, or the initializer of its value. A static
  /// function or constant may return an instance of any type.
  func isHolding(_ id: ReferenceID) -> Bool {
    let reference = references[id]
    guard let source = reference.source, storedProperty(source) == .ofInstance else { return false }
    guard id.next < references.endIndex, symbols[reference.target].kind.isNominalType else { return true }
    let next = references[id.next]
    guard next.file == reference.file, next.offset == reference.offset + reference.length + 1 else { return true }
    switch symbols[next.target].kind {
    case .function, .variable: return heldTypes(of: next.target).contains { $0.type == reference.target }
    default: return true
    }
  }

  /// Whether a property is a list of a type's instances.
  func holdsElements(_ property: SymbolID, of type: SymbolID) -> Bool {
    heldTypes(of: property).contains { $0.type == type && $0.isElement }
  }

  /// The owner of a stored property; nil for other symbols.
  func storedProperty(_ symbol: SymbolID) -> PropertyOwner? {
    guard symbols[symbol].kind == .variable, symbols[symbol].parent != nil else { return nil }
    let modifiers = files[symbols[symbol].file].facts.declarations[symbols[symbol].declaration].modifiers
    if !modifiers.isDisjoint(with: [.static, .classMember]) { return .ofType }
    return modifiers.contains(.computed) ? nil : .ofInstance
  }
}
