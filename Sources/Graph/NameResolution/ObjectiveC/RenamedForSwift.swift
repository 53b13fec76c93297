import DependencyGraph
import LowLevel
import SourceFacts

/// `NS_SWIFT_NAME(…)`: what Swift calls a declaration of Objective-C.
extension SymbolTable {
  /// `Name`, or `Outer.Name` for what becomes a nested type.
  func placeRenamedTypes() {
    forEachRenamed { entity, text in
      guard entities[Int(entity)].isType else { return }
      let parts = text.pieces(at: ".")
      guard let name = mentioned(parts.last) else { return }
      if parts.count == 1 {
        placeObjectiveC(entity, name)
      } else if parts.count == 2, let owner = swiftType(parts[0]) {
        addMember(entity, owner, name)
      }
    }
  }

  /// Swift sees a protocol that shares its name with a class of its module as `NameProtocol`.
  func placeProtocolsNamedLikeClasses() {
    for index in 0..<Int32(symbolCount) {
      let this = entities[Int(index)]
      guard this.kind == .protocol, this.flags.contains(.objectiveC), this.access == .everywhere,
        sharesNameWithClass(index)
      else { continue }
      protocolsNamedLikeClasses.insert(index)
      if let name = mentioned(names.table[Name(this.name)] + "Protocol") { placeObjectiveC(index, name) }
    }
  }

  private func sharesNameWithClass(_ entity: Int32) -> Bool {
    let (name, home) = (entities[Int(entity)].name, Int(entities[Int(entity)].file))
    var entry = objectiveC.first(0, name)
    while entry >= 0 {
      let other = entities[Int(objectiveC.entity(entry))]
      entry = objectiveC.next(entry)
      if other.kind == .class, other.flags.contains(.objectiveC), other.access == .everywhere,
        shareModule(Int(other.file), home)
      {
        return true
      }
    }
    return false
  }

  /// `name(label:)`, `Type.name(label:)`, `getter:Type.name()`: functions, methods, constants, cases.
  func placeRenamedMembers() {
    forEachRenamed { entity, text in
      if !entities[Int(entity)].isType { placeRenamed(entity, SwiftSignature(text)) }
    }
  }

  private func placeRenamed(_ entity: Int32, _ signature: SwiftSignature) {
    guard let name = mentioned(signature.name) else { return }
    let this = entities[Int(entity)]
    if let labels = signature.labels {
      entities[Int(entity)].flags.insert(.renamed)
      swiftLabels[entity] = labels.map { $0 == "_" ? 0 : mentioned($0) ?? .max }
    }
    if this.owner >= 0, this.parent >= 0 {
      addMember(entity, this.owner, name)
    } else if let type = signature.type {
      guard let owner = swiftType(type) else { return }
      if !signature.isOfValue { entities[Int(entity)].flags.insert(.isStatic) }
      addMember(entity, owner, name)
    } else {
      placeObjectiveC(entity, name)
    }
  }

  private func addMember(_ entity: Int32, _ owner: Int32, _ name: UInt32) {
    var entry = members.first(owner, name)
    while entry >= 0 {
      if members.entity(entry) == entity { return }
      entry = members.next(entry)
    }
    members.insert(entity, owner, name)
    declaredAs[Int(name)].insert(.member)
  }

  private func forEachRenamed(_ body: (Int32, String) -> Void) {
    for file in files.indices where isObjectiveC[file] && files[file].isHeader {
      for renamed in files[file].facts.swiftNames {
        let entity = self.entity(Int(renamed.declaration), in: file)
        if entity >= 0, Int(entity) < symbolCount { body(entity, files[file].facts.text(renamed.name)) }
      }
    }
  }

  /// A name that a file has; what none mentions nobody asks for.
  private func mentioned(_ text: String) -> UInt32? { mentioned(text[...]) }

  private func mentioned(_ text: Substring?) -> UInt32? {
    guard let text else { return nil }
    let name = names.find(String(text))
    return name == 0 ? nil : name
  }

  /// The only type of that name that Swift can see in a header or that it exports.
  private func swiftType(_ text: Substring) -> Int32? {
    guard let name = mentioned(text) else { return nil }
    var found: Int32?
    var entry = objectiveC.first(0, name)
    while entry >= 0 {
      let candidate = objectiveC.entity(entry)
      entry = objectiveC.next(entry)
      let this = entities[Int(candidate)]
      guard this.isType, this.access == .everywhere || !this.flags.contains(.objectiveC) else { continue }
      if found != nil, found != candidate { return nil }
      found = candidate
    }
    return found.map { entities[Int($0)].owner >= 0 ? entities[Int($0)].owner : $0 }
  }
}

/// The parts of `getter:Type.name(self:label:)`.
struct SwiftSignature: Equatable {
  /// The type whose member it becomes, if any.
  var type: Substring?
  var name: Substring
  /// As a caller writes them, `_` for none; nil without parentheses, and for what becomes a property.
  var labels: [Substring]?
  /// It is a member of values: one of its parameters is `self`.
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
