import Architecture
import DependencyGraph
import SourceFacts

extension DependencyGraph {
  /// Whether a reference is in the result type or a parameter type of the function that contains it.
  func isInSignature(_ reference: Reference) -> Bool {
    guard let member = reference.source, symbols[member].file == reference.file else { return false }
    let parameters = symbols[member].kind == .function ? parameters(of: member) : []
    let nodes = files[reference.file].facts.nodes
    return ([declaration(of: member)] + parameters).compactMap(\.type).contains { root in
      (nodes[root].start...root).contains { nodes[$0].offset == reference.offset }
    }
  }

  /// Whether a reference only asks for the class of an object, or names the sender of a delegate method.
  func isIncidental(_ reference: Reference) -> Bool { isTypeCheck(reference) || isInRequiredSignature(reference) }

  /// `presentedViewController is PlayerController`
  private func isTypeCheck(_ reference: Reference) -> Bool {
    nameNode(in: reference.file, at: reference.offset).map {
      files[reference.file].facts.nodes[$0].context == .typeCheck
    } ?? false
  }

  /// Whether a protocol of the project requires the method in whose signature a reference is: the sender in
  /// `func picker(_ picker: PickerController, didPick row: Int)`.
  private func isInRequiredSignature(_ reference: Reference) -> Bool {
    guard let method = reference.source, symbols[method].kind == .function, isInSignature(reference),
      let type = enclosingType(of: method)
    else { return false }
    return allSupertypes(of: type).lazy.compactMap(\.symbol).contains { supertype in
      symbols[supertype].kind == .protocol
        && members(of: supertype).contains { isSameFunction($0, method) }
    }
  }

  /// Whether the body of a function contains no code; false if it has no body.
  func isEmpty(_ function: SymbolID) -> Bool {
    let scopes = files[symbols[function].file].facts.scopes
    return declaration(of: function).body.map { scopes[$0].firstNode == scopes[$0].endNode } ?? false
  }

  /// Whether a source only names the type for others: `typealias Source = UITableViewDiffableDataSource<Int, Row>`, or
  /// a nested subclass.
  func isOnlyNamed(_ source: SymbolID, in subject: SymbolID) -> Bool {
    symbols[source].kind == .typealias || symbols[source].kind.isNominalType && source != subject
  }

  private func isSameFunction(_ one: SymbolID, _ other: SymbolID) -> Bool {
    symbols[one].kind == .function && symbols[one].name == symbols[other].name
      && labels(ofFunction: one) == labels(ofFunction: other)
  }
}

extension RuleContext {
  /// Whether functions of a type take an entity and pass it on: they create none and use no member, and no property
  /// stores it.
  func isOnlyPassedOn(_ target: SymbolID, by subject: SymbolID, at references: [Reference]) -> Bool {
    guard model.roles.has(.entity, target), graph.symbols[subject].kind != .protocol,
      references.allSatisfy({ $0.source.map { graph.symbols[$0].kind == .function && !graph.isEmpty($0) } ?? false })
    else { return false }
    if graph.constructedTypes(inPartsOf: subject).contains(target) { return false }
    let owners = Set([target] + graph.allSupertypes(of: target).compactMap(\.symbol))
    return !graph.parts(of: subject).contains { part in
      let text = graph.declaration(of: part)
      return graph.references(in: graph.symbols[part].file, bytes: text.start..<text.end).contains { index in
        let member = graph.references[index].target
        return !owners.contains(member) && graph.enclosingType(of: member).map(owners.contains) ?? false
      }
    }
  }
}
