import SourceFacts
import Tables

extension DependencyGraph {
  /// Stored instance properties of a class, struct or actor, and what comes with an enum's cases, in order of the text; of Objective-C classes also those
  /// of their extensions and implementations.
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

  /// Types that a variable's value or a function's result is, as far as the text of its declaration tells.
  public func heldTypes(of symbol: SymbolID) -> [HeldType] {
    var reader = HeldTypes(graph: self)
    reader.read(declaration(of: symbol), of: symbol.index, strength: .strong)
    return reader.held
  }

  /// Members that the text of a type or an extension declares itself, in order.
  public func members(declaredIn parent: SymbolID) -> [SymbolID] {
    var members: [SymbolID] = []
    forEachMember(declaredIn: parent) { member in
      // Most types have several.
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
      // What is in a symbol comes behind it: only what is in none of those from the parent on may be behind its text.
      let outer = symbols[symbol].parent
      if outer.map({ $0 < parent }) ?? true, declarations[Int(symbols[symbol].declaration)].start >= end { break }
      if outer == parent { body(symbol) }
    }
  }

  private func appendStoredProperties(
    declaredIn part: SymbolID, owner: SymbolID, _ released: Set<String>, _ reader: inout HeldTypes,
    to properties: inout StoredProperties
  ) {
    let notStored: Modifiers = [.static, .classMember, .computed, .override]
    forEachMember(declaredIn: part) { member in
      if symbols[member].kind == .case { appendPayloads(of: member, owner, &reader, to: &properties) }
      guard symbols[member].kind == .variable, !symbols[member].isStatic else { return }
      let declaration = declaration(of: member)
      // What overrides a property, be it to observe it, stores nothing.
      if !declaration.modifiers.isDisjoint(with: notStored) { return }
      let file = symbols[member].file
      let strength = isBorrowed(member, released) ? .unowned : strength(of: declaration, in: file)
      reader.read(declaration, of: member.index, strength: strength)
      properties.append(symbol: member, owner: owner, strength: strength, isLazy: declaration.modifiers.contains(.lazy), reader)
    }
  }

  /// `case shown(Screen)`: a value of the enum holds what comes with its case.
  private func appendPayloads(of member: SymbolID, _ owner: SymbolID, _ reader: inout HeldTypes, to properties: inout StoredProperties) {
    let file = symbols[member].file
    let declarations = files[file].facts.declarations
    var index = Int(symbols[member].declaration) + 1
    while index < declarations.count, declarations[index].kind == .parameter, declarations[index].parent == symbols[member].declaration {
      reader.read(declarations[index], of: member.index, strength: .strong)
      properties.append(symbol: member, owner: owner, strength: .strong, reader)
      index += 1
    }
  }

  private func strength(of declaration: Declaration, in file: FileID) -> StoredProperty.Strength {
    if declaration.modifiers.contains(.weak) { return .weak }
    if declaration.modifiers.contains(.unowned) { return .unowned }
    if declaration.attachmentCount == 0 { return .strong }
    let facts = files[file].facts
    for attachment in facts.attachments(of: declaration) where attachment.kind == .attribute {
      guard let type = facts.nodes.firstChild(of: Int(attachment.node)) else { continue }
      if facts.withBytes(of: facts.nodes[type].name, { HeldTypes.isWeakBox($0) }) { return .weak }
    }
    return .strong
  }
}
