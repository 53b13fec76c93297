import DependencyGraph
import LowLevel
import SourceFacts
import Tables

/// Adds declarations of Objective-C under the name that `NS_SWIFT_NAME(…)` sets.
extension SymbolTable {
  /// `Name`, or `Outer.Name` for a nested type.
  func placeRenamedTypes() {
    forEachRenamed { entity, text in
      guard entities[entity].isType else { return }
      let parts = text.pieces(at: ".")
      guard let name = mentioned(parts.last) else { return }
      if parts.count == 1 {
        lookup.insert(objectiveC: entity, name)
      } else if parts.count == 2, let owner = swiftType(parts[0]) {
        lookup.insert(alsoMember: entity, of: owner, name)
      }
    }
  }

  /// Swift imports a protocol with the same name as a class of its module as `NameProtocol`.
  func placeProtocolsNamedLikeClasses() {
    for index in EntityID(0)..<EntityID(entities.symbolCount) {
      let this = entities[index]
      guard this.kind == .protocol, this.flags.contains(.objectiveC), this.access == .everywhere,
        sharesNameWithClass(index)
      else { continue }
      objectiveC.protocolsNamedLikeClasses.insert(index)
      if let name = mentioned(names.table[Name(this.name)] + "Protocol") { lookup.insert(objectiveC: index, name) }
    }
  }

  private func sharesNameWithClass(_ entity: EntityID) -> Bool {
    let (name, home) = (entities[entity].name, entities[entity].home)
    var entry = lookup.objectiveC.first(name)
    while let listed = entry {
      let other = entities[lookup.objectiveC.entity(listed)]
      entry = lookup.objectiveC.next(listed)
      if other.kind == .class, other.flags.contains(.objectiveC), other.access == .everywhere,
        files.shareModule(other.home, home)
      {
        return true
      }
    }
    return false
  }

  /// `name(label:)`, `Type.name(label:)`, `getter:Type.name()`: functions, methods, constants, cases.
  func placeRenamedMembers() {
    forEachRenamed { entity, text in
      if !entities[entity].isType { placeRenamed(entity, SwiftSignature(text)) }
    }
  }

  private func placeRenamed(_ entity: EntityID, _ signature: SwiftSignature) {
    guard let name = mentioned(signature.name) else { return }
    let this = entities[entity]
    if let labels = signature.labels {
      entities[entity].flags.insert(.renamed)
      objectiveC.swiftLabels[entity] = labels.map { $0 == "_" ? 0 : mentioned($0) ?? .max }
    }
    if let owner = this.owner, this.parent != nil {
      lookup.insert(alsoMember: entity, of: owner, name)
    } else if let type = signature.type {
      guard let owner = swiftType(type) else { return }
      if !signature.isOfValue { entities[entity].flags.insert(.isStatic) }
      lookup.insert(alsoMember: entity, of: owner, name)
    } else {
      lookup.insert(objectiveC: entity, name)
    }
  }

  private func forEachRenamed(_ body: (EntityID, String) -> Void) {
    for file in files.indices where files.isObjectiveC[file] && files[file].isHeader {
      for renamed in files[file].facts.swiftNames {
        guard let entity = entities.declared(by: renamed.declaration, in: file), entities.isSymbol(entity) else {
          continue
        }
        body(entity, files[file].facts.text(renamed.name))
      }
    }
  }

  /// The merged name of a text; nil if no file mentions it, as no lookup can ask for it then.
  private func mentioned(_ text: String) -> UInt32? { mentioned(text[...]) }

  private func mentioned(_ text: Substring?) -> UInt32? {
    guard let text else { return nil }
    let name = names.find(String(text))
    return name == 0 ? nil : name
  }

  /// The type of that name, if there is exactly one in headers or exported Swift code.
  private func swiftType(_ text: Substring) -> EntityID? {
    guard let name = mentioned(text) else { return nil }
    var found: EntityID?
    var entry = lookup.objectiveC.first(name)
    while let listed = entry {
      let candidate = lookup.objectiveC.entity(listed)
      entry = lookup.objectiveC.next(listed)
      let this = entities[candidate]
      guard this.isType, this.access == .everywhere || !this.flags.contains(.objectiveC) else { continue }
      if found != nil, found != candidate { return nil }
      found = candidate
    }
    return found.map { entities[$0].owner ?? $0 }
  }
}

/// The parts of `getter:Type.name(self:label:)`.
struct SwiftSignature: Equatable {
  /// The type that gets the member, if any.
  var type: Substring?
  var name: Substring
  /// The labels in a call, `_` for none; nil without parentheses, and for a property.
  var labels: [Substring]?
  /// Whether it is an instance member: one of its parameters is `self`.
  var isOfValue = false

  init(_ text: String) {
    var rest = text[...]
    var isProperty = false
    for accessor in ["getter:", "setter:"] where rest.hasPrefix(accessor) {
      rest = rest.dropFirst(accessor.count)
      isProperty = true
    }
    let path = rest.prefix { $0 != "(" }
    let parts = path.pieces(at: ".")
    name = parts.last ?? path
    type = parts.count == 2 ? parts[0] : nil
    guard path.count < rest.count else { return }
    var all = rest.dropFirst(path.count + 1).prefix { $0 != ")" }.pieces(at: ":")
    isOfValue = all.contains("self")
    all.removeAll { $0 == "self" }
    if !isProperty { labels = all }
  }
}
