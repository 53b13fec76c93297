import SourceFacts

/// The names that a file uses, with their kinds. libclang needs a stub for each name that the project does not declare.
struct NameUses: Sendable {
  /// Classes with the number of their generic arguments.
  private(set) var classes: [Name: Int] = [:]
  private(set) var protocols: Set<Name> = []
  private(set) var valueTypes: Set<Name> = []
  private(set) var values: Set<Name> = []
  private(set) var functions: Set<Name> = []
  private(set) var members: Set<Name> = []
  /// Members of types by name: class properties, constants.
  private(set) var typeMembers: Set<Name> = []
  private(set) var calledMembers: Set<Name> = []

  mutating func noteClass(_ name: Name, generics: Int) { classes[name] = max(classes[name] ?? 0, generics) }
  mutating func noteReceiver(_ name: Name) { if classes[name] == nil { classes[name] = 0 } }
  mutating func noteProtocol(_ name: Name) { protocols.insert(name) }
  mutating func noteValueType(_ name: Name) { valueTypes.insert(name) }

  mutating func noteValue(_ name: Name, isCalled: Bool) {
    if isCalled { functions.insert(name) } else { values.insert(name) }
  }

  mutating func noteMember(_ name: Name, ofType type: Name, isCalled: Bool) {
    if isCalled {
      calledMembers.insert(name)
    } else {
      members.insert(name)
    }
    if !type.isNone {
      typeMembers.insert(name)
      if classes[type] == nil { classes[type] = 0 }
    }
  }
}
