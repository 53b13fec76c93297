import DependencyGraph
import SourceFacts

/// Who uses the types that may bear a role.
struct Surroundings {
  /// The first of each kind that names a type; -1 for none.
  struct Users {
    /// A view or view controller with a property of the type; one that names it otherwise
    var screenHolder: Int32 = -1
    var screenUser: Int32 = -1
    /// A presenter or view model, by its name
    var presentationUser: Int32 = -1
    /// Any other type with a property of it
    var holder: Int32 = -1
    /// Any other type that names it
    var caller: Int32 = -1
    /// A second one of each
    var otherHolder: Int32 = -1
    var otherCaller: Int32 = -1
    /// It has a static property of itself; a registry of its instances is none
    var isShared = false
  }

  private var slots: [Int32]
  private var users: [Users] = []
  private let none = Users()

  /// `types` are those that are asked for; the project's protocols in their headers are looked at too.
  init(of types: [Int], in candidates: RoleCandidates) {
    let graph = candidates.graph
    slots = [Int32](repeating: -1, count: graph.symbols.count)
    for type in types {
      open(type)
      for supertype in graph.supertypes(of: type) where supertype.symbol >= 0 { open(Int(supertype.symbol)) }
    }
    for index in graph.references(to: slots.map { $0 >= 0 }) where graph.references[index].source >= 0 {
      note(graph.references[index], isHeld: graph.isHolding(index), candidates)
    }
  }

  subscript(type: Int) -> Users { slots[type] < 0 ? none : users[Int(slots[type])] }

  private mutating func open(_ type: Int) {
    guard slots[type] < 0 else { return }
    slots[type] = Int32(users.count)
    users.append(Users())
  }

  private mutating func note(_ reference: Reference, isHeld: Bool, _ candidates: RoleCandidates) {
    let (target, user) = (Int(reference.target), Int(candidates.enclosing[Int(reference.source)]))
    guard user >= 0 else { return }
    let slot = Int(slots[target])
    let property = candidates.graph.storedProperty(Int(reference.source))
    if user == target {
      if property == .ofType, !candidates.graph.holdsElements(Int(reference.source), of: reference.target) {
        users[slot].isShared = true
      }
      return
    }
    let isScreen = !candidates.kinship[user].isDisjoint(with: .screen)
    func take(_ place: inout Int32) { if place < 0 { place = Int32(user) } }
    if isScreen { isHeld ? take(&users[slot].screenHolder) : take(&users[slot].screenUser) }
    if candidates.trait(user) == .presenter || candidates.trait(user) == .viewModel { take(&users[slot].presentationUser) }
    if isHeld { take(&users[slot].holder) }
    take(&users[slot].caller)
    if isHeld, users[slot].holder != Int32(user) { take(&users[slot].otherHolder) }
    if users[slot].caller != Int32(user) { take(&users[slot].otherCaller) }
  }
}

extension DependencyGraph {
  enum PropertyOwner { case ofInstance, ofType }

  /// Whether a reference says what an instance's stored property holds: its type, or what makes its value. A function that is
  /// called on a type, or a constant of it, may give anything.
  func isHolding(_ index: Int) -> Bool {
    let reference = references[index]
    guard reference.source >= 0, storedProperty(Int(reference.source)) == .ofInstance else { return false }
    guard index + 1 < references.count, symbols[Int(reference.target)].kind.isNominalType else { return true }
    let next = references[index + 1]
    guard next.file == reference.file, next.offset == reference.offset + reference.length + 1 else { return true }
    switch symbols[Int(next.target)].kind {
    case .function, .variable: return heldTypes(of: Int(next.target)).contains { $0.type == reference.target }
    default: return true
    }
  }

  /// Whether a property is a list of a type's instances.
  func holdsElements(_ property: Int, of type: Int32) -> Bool {
    heldTypes(of: property).contains { $0.type == type && $0.isElement }
  }

  /// Whose stored property a symbol is; nil when it is none.
  func storedProperty(_ symbol: Int) -> PropertyOwner? {
    guard symbols[symbol].kind == .variable, symbols[symbol].parent >= 0 else { return nil }
    let modifiers = files[Int(symbols[symbol].file)].facts.declarations[Int(symbols[symbol].declaration)].modifiers
    if !modifiers.isDisjoint(with: [.static, .classMember]) { return .ofType }
    return modifiers.contains(.computed) ? nil : .ofInstance
  }
}
