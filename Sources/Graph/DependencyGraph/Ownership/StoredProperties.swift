import SourceFacts
import Tables

extension DependencyGraph {
  /// Stored instance properties of a class, struct or actor, and associated values of an enum, in source order; for
  /// Objective-C classes also those in extensions and implementations.
  public func storedProperties(of type: SymbolID) -> StoredProperties {
    var properties = StoredProperties()
    var reader = HeldTypes(graph: self)
    appendStoredProperties(of: type, &reader, to: &properties)
    return properties
  }

  func appendStoredProperties(of type: SymbolID, _ reader: inout HeldTypes, to properties: inout StoredProperties) {
    if symbols[type].kind == .protocol { return }
    let released = releasedVariables(of: type)
    appendStoredProperties(declaredIn: type, owner: type, released, &reader, to: &properties)
    for part in extensions(of: type) where !files[symbols[part].file].isSwift {
      appendStoredProperties(declaredIn: part, owner: type, released, &reader, to: &properties)
    }
  }

  /// The types of a variable's value or a function's result, and the types that these store.
  public func heldTypes(of symbol: SymbolID) -> [HeldType] {
    var reader = HeldTypes(graph: self)
    reader.read(typeTree(of: symbol), strength: .strong)
    return reader.held
  }

  /// Members declared directly in a type or an extension, in order.
  public func members(declaredIn parent: SymbolID) -> [SymbolID] {
    var members: [SymbolID] = []
    forEachMember(declaredIn: parent) { member in
      // Avoids repeated growth: most types have several members.
      if members.isEmpty { members.reserveCapacity(8) }
      members.append(member)
    }
    return members
  }

  @inline(__always)
  private func forEachMember(declaredIn parent: SymbolID, _ body: (SymbolID) -> Void) {
    let end = declaration(of: parent).end
    let file = symbols[parent].file
    let (symbols, declarations) = (symbols, files[file].facts.declarations)
    for symbol in parent.next..<max(parent.next, self.symbols(in: file).upperBound) {
      // Only a symbol without a parent, or with one that comes earlier, can be after the end of `parent`.
      let outer = symbols[symbol].parent
      if outer.map({ $0 < parent }) ?? true, declarations[symbols[symbol].declaration].start >= end { break }
      if outer == parent { body(symbol) }
    }
  }

  private func appendStoredProperties(
    declaredIn part: SymbolID, owner: SymbolID, _ released: Set<String>, _ reader: inout HeldTypes,
    to properties: inout StoredProperties
  ) {
    forEachStoredValue(declaredIn: part) { member, strength, type in
      let strength = isBorrowed(member, released) ? .unowned : strength
      let declaration = declaration(of: member)
      reader.read(type, strength: strength)
      properties.append(
        symbol: member, owner: owner, strength: strength,
        isOptional: reader.isOptional || isImplicitlyUnwrapped(declaration, in: symbols[member].file),
        isLazy: declaration.modifiers.contains(.lazy), reader)
    }
  }

  private func isImplicitlyUnwrapped(_ declaration: Declaration, in file: FileID) -> Bool {
    declaration.type.map { node($0, in: file).kind } == .implicitlyUnwrappedType
  }

  /// Calls `body` for each stored property that a type or extension declares, and for each associated value, in order:
  /// `case shown(Screen)`.
  func forEachStoredValue(
    declaredIn part: SymbolID, _ body: (_ member: SymbolID, StoredProperty.Strength, TypeTree) -> Void
  ) {
    // An override stores nothing, even with observers.
    let notStored: Modifiers = [.static, .classMember, .computed, .override]
    forEachMember(declaredIn: part) { member in
      if symbols[member].kind == .case {
        for type in typeTrees(ofParametersOf: member) { body(member, .strong, type) }
      }
      guard symbols[member].kind == .variable, !symbols[member].isStatic else { return }
      let declaration = declaration(of: member)
      guard declaration.modifiers.isDisjoint(with: notStored) else { return }
      body(member, strength(of: declaration, in: symbols[member].file), typeTree(of: member))
    }
  }

  private func strength(of declaration: Declaration, in file: FileID) -> StoredProperty.Strength {
    if declaration.modifiers.contains(.weak) { return .weak }
    if declaration.modifiers.contains(.unowned) { return .unowned }
    if declaration.attachmentCount == 0 { return .strong }
    let facts = files[file].facts
    for attachment in facts.attachments(of: declaration) where attachment.kind == .attribute {
      guard let type = facts.nodes.firstChild(of: attachment.node) else { continue }
      if facts.withBytes(of: facts.nodes[type].name, { HeldTypes.isWeakBox($0) }) { return .weak }
    }
    return .strong
  }
}
