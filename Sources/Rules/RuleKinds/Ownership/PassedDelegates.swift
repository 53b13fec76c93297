import Architecture
import DependencyGraph
import LowLevel
import SourceFacts
import Storage
import Tables

/// Delegates that are passed in, but still belong to the object.
extension PropertyOrigins {
  /// Whether every creator of the object passes a new delegate to its initializer, `Model(delegate: Made())`, directly
  /// or by a constant without other uses.
  func isPassedNewObject(_ property: StoredProperty, subclasses: [SymbolID]) -> Bool {
    guard graph.isSwift(type), var labels = labels(settingOnly: property), !labels.isEmpty else { return false }
    let arguments = argumentsOfInitializers([type] + subclasses)
    var isMade = false
    var known: Set<String> = []
    // For an argument that a convenience initializer passes on, its callers are checked.
    while known != labels {
      known = labels
      for (file, node) in arguments where labels.contains(graph.text(graph.node(node, in: file).label, in: file)) {
        if graph.node(node, in: file).kind == .nilLiteral { continue }
        if isNew(node, in: file) {
          isMade = true
        } else if let label = parameter(node, in: file) {
          labels.insert(label)
        } else {
          return false
        }
      }
    }
    return isMade && !labels.contains("")
  }

  /// Whether the property retains an object that the system references weakly: the type's own code assigns the property
  /// to a delegate property of a framework, `transitioningDelegate = transition`.
  func holdsForSystem(_ property: StoredProperty) -> Bool {
    guard graph.isSwift(type) || !graph.extensions(of: type).isEmpty else { return false }
    return graph.parts(of: type).contains { part in
      let (file, text) = (graph.symbols[part].file, graph.declaration(of: part))
      let nodes = graph.files[file].facts.nodes
      return graph.assignmentSigns(in: file, bytes: text.start..<text.end).contains { node in
        guard node > nodes.startIndex else { return false }
        let target = nodes[node.previous]
        guard [.member, .identifier].contains(target.kind), isWeakOfSystem(graph.text(target.name, in: file)),
          graph.references(in: file, at: target.offset).isEmpty, let value = graph.operand(after: node, in: nodes)
        else { return false }
        return names(value, property, in: file)
      }
    }
  }

  private func isWeakOfSystem(_ name: String) -> Bool {
    name == "transitioningDelegate" || name == "delegate" || name == "dataSource"
  }

  /// `transition`, `self.transition`
  private func names(_ node: NodeID, _ property: StoredProperty, in file: FileID) -> Bool {
    let written = graph.node(node, in: file)
    guard [.identifier, .member].contains(written.kind) else { return false }
    return graph.references(in: file, at: written.offset).contains { graph.references[$0].target == property.symbol }
  }

  /// Whether only the class and its subclasses set the property, each to an object that it creates.
  func isMadeBySubclasses(_ property: StoredProperty, subclasses: [SymbolID]) -> Bool {
    let values = settings(of: property).filter { graph.node($0.value, in: $0.file).kind != .nilLiteral }
    return !values.isEmpty
      && values.allSatisfy { setting in
        guard let symbol = graph.symbol(in: setting.file, at: setting.offset),
          let owner = graph.enclosingType(of: symbol),
          owner == type || subclasses.contains(owner)
        else { return false }
        return isOwn(setting.value, of: owner, in: setting.file)
      }
  }

  /// Whether a value is a new object, or a stored property with an object that the class creates.
  private func isOwn(_ value: NodeID, of owner: SymbolID, in file: FileID) -> Bool {
    if creates(value, in: file) || localValue(of: value, in: file).map({ creates($0, in: file) }) ?? false {
      return true
    }
    let written = graph.node(value, in: file)
    guard [.identifier, .member].contains(written.kind) else { return false }
    return graph.references(in: file, at: written.offset).contains { index in
      guard let property = model.strongProperty(graph.references[index].target), property.owner == owner else {
        return false
      }
      return PropertyOrigins(of: owner, in: model, references).isCreatedInside(property)
    }
  }

  /// Whether the property only gets objects that others own: `modelDelegate = model.delegate as? Handler`.
  func onlyBorrowsObjects(_ property: StoredProperty) -> Bool {
    let values = settings(of: property).filter { graph.node($0.value, in: $0.file).kind != .nilLiteral }
    return !values.isEmpty && values.allSatisfy { isHeldElsewhere($0.value, in: $0.file) }
  }

  /// Whether a value is read from a stored property that is not weak: `other.delegate`.
  private func isHeldElsewhere(_ value: NodeID, in file: FileID) -> Bool {
    let node = graph.node(value, in: file)
    if [.sequence, .optionalChaining, .forcedUnwrapping, .tuple].contains(node.kind) {
      return graph.children(of: value, in: file).first.map { isHeldElsewhere($0, in: file) } ?? false
    }
    guard node.kind == .member, let base = graph.children(of: value, in: file).first,
      graph.text(graph.node(base, in: file).name, in: file) != "self"
    else { return false }
    return graph.references(in: file, at: node.offset).contains { index in
      let target = graph.references[index].target
      let modifiers = graph.declaration(of: target).modifiers
      return graph.symbols[target].kind == .variable
        && modifiers.isDisjoint(with: [.weak, .unowned, .computed, .static, .classMember])
        && graph.name(of: target).lowercased().hasSuffix("delegate")
    }
  }

  /// The labels of the initializer parameters that the property is set to; nil if it is set to anything else too.
  private func labels(settingOnly property: StoredProperty) -> Set<String>? {
    var labels: Set<String> = []
    for setting in settings(of: property) {
      let file = setting.file
      if graph.node(setting.value, in: file).kind == .nilLiteral || isNew(setting.value, in: file) { continue }
      guard let label = parameter(setting.value, in: file) else { return nil }
      labels.insert(label)
    }
    return labels
  }

  /// All assignments to the property, in any file.
  private func settings(of property: StoredProperty) -> [Assignment] {
    Set(files(naming: property.symbol)).sorted().flatMap { graph.assignments(in: $0, to: property.symbol) }
  }

  /// The label of the initializer parameter that an expression names.
  private func parameter(_ node: NodeID, in file: FileID) -> String? {
    let named = graph.node(node, in: file)
    guard named.kind == .identifier, let initializer = graph.symbol(in: file, at: named.offset),
      graph.symbols[initializer].kind == .initializer, graph.enclosingType(of: initializer) == type
    else { return nil }
    let owner = graph.symbols[initializer].declaration
    let declarations = graph.files[file].facts.declarations
    return declarations[owner.next...].first { declaration in
      declaration.kind == .parameter && declaration.parent == owner && declaration.name == named.name
    }.map { graph.text($0.label, in: file) }
  }

  private func argumentsOfInitializers(_ types: [SymbolID]) -> [(file: FileID, node: NodeID)] {
    let made = Set(types)
    var calls: Set<PlacedCall> = []
    for maker in references.references(making: types, in: graph) {
      for call in graph.calls(in: maker.file, of: maker.offset) {
        calls.insert(PlacedCall(file: maker.file, node: call))
      }
    }
    for part in types.flatMap({ graph.parts(of: $0) }) {
      let (file, text) = (graph.symbols[part].file, graph.declaration(of: part))
      for call in graph.calls(in: file, bytes: text.start..<text.end) {
        if let callee = graph.files[file].facts.nodes.firstChild(of: call),
          isInitializerOfObject(callee, in: file, made)
        {
          calls.insert(PlacedCall(file: file, node: call))
        }
      }
    }
    return calls.sorted { ($0.file, $0.node) < ($1.file, $1.node) }.flatMap { call in
      graph.children(of: call.node, in: call.file).dropFirst().map { (call.file, $0) }
    }
  }

  private struct PlacedCall: Hashable {
    let file: FileID
    let node: NodeID
  }

  /// Whether a callee is `self.init` or `super.init`.
  private func isInitializerOfObject(_ callee: NodeID, in file: FileID, _ types: Set<SymbolID>) -> Bool {
    let node = graph.node(callee, in: file)
    guard node.kind == .member, graph.text(node.name, in: file) == "init",
      let base = graph.children(of: callee, in: file).first,
      ["self", "super"].contains(graph.text(graph.node(base, in: file).name, in: file))
    else { return false }
    return graph.symbol(in: file, at: node.offset).flatMap { graph.enclosingType(of: $0) }.map { types.contains($0) }
      ?? false
  }

  /// Whether an expression is a new object, or a constant with a new object whose members are not used, so that nothing
  /// connects it back.
  private func isNew(_ node: NodeID, in file: FileID) -> Bool {
    if creates(node, in: file) { return true }
    guard let value = localValue(of: node, in: file), creates(value, in: file) else { return false }
    let (facts, named) = (graph.files[file].facts, graph.node(node, in: file))
    guard let function = graph.symbol(in: file, at: named.offset) else { return false }
    let text = graph.declaration(of: function)
    return !facts.nodes.indices.contains { node in
      let member = facts.nodes[node]
      guard member.kind == .member, text.start <= member.offset, member.offset < text.end else { return false }
      return facts.nodes.firstChild(of: node).map { isNamed($0, named.name, facts.nodes) } ?? false
    }
  }

  private func isNamed(_ node: NodeID, _ name: Name, _ nodes: Table<NodeID, Node>) -> Bool {
    switch nodes[node].kind {
    case .identifier: nodes[node].name == name
    case .optionalChaining, .forcedUnwrapping: nodes.firstChild(of: node).map { isNamed($0, name, nodes) } ?? false
    default: false
    }
  }
}
