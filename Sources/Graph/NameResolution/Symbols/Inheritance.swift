import DependencyGraph
import LowLevel
import SourceFacts
import Tables

/// Resolves inheritance clauses.
extension SymbolTable {
  /// Resolves in rounds: an inherited type name can only be found once the supertypes are known.
  func bindSupertypes(_ heads: DeclarationHeads) {
    addConstrainedTypes()
    findClauses(heads.inherited)
    for round in 0..<Self.rounds {
      var changed = false
      for id in hierarchy.clauses.ids
      where round == 0 || hierarchy.clauses[id].isNested || hierarchy.clauses[id].targets.isEmpty {
        let clause = hierarchy.clauses[id]
        let targets = supertypes(named: clause.node, in: clause.scope, of: clause.file)
        if targets != clause.targets {
          hierarchy.clauses[id].targets = targets
          changed = true
        }
      }
      if round > 0, !changed { break }
      linearizeAncestors()
      bindAliases()
      if round == 0 {
        let count = entities.count
        bindInheritedExtensions(heads.extended)
        // Foreign types that it added may have supertypes.
        if entities.count > count { linearizeAncestors() }
      }
    }
  }

  private static let rounds = 4

  /// `protocol Feed: AsyncSequence where AsyncIterator: Source`: an associated type of a foreign protocol that a
  /// protocol of the project constrains becomes an associated type of the latter.
  private func addConstrainedTypes() {
    var found: [(owner: EntityID, name: UInt32)] = []
    for entity in entities.indices where entities[entity].kind == .protocol {
      guard let file = entities[entity].file else { continue }
      let declaration = declaration(entity)
      for requirement in files[file].facts.attachments(of: declaration) where requirement.kind == .requirement {
        guard let subject = files[file].facts.children(of: requirement.node).first else { continue }
        var path = path(of: subject, in: file)
        if path.count > 1, path[0] == KnownNames.selfType.rawValue { path.removeFirst() }
        guard path.count == 1, path[0] != KnownNames.selfType.rawValue,
          bind(path, in: declaration.innermostScope, of: file) == .none
        else { continue }
        found.append((entity, path[0]))
      }
    }
    if found.isEmpty { return }
    // If a protocol of the project declares it, it is probably inherited from there.
    let declared = Set(entities.all.lazy.filter { $0.kind == .associatedtype && $0.file != nil }.map(\.name))
    for (owner, name) in found where !declared.contains(name) && lookup.members.first(owner, name) == nil {
      _ = add(foreign: name, .associatedtype, parent: owner)
    }
  }

  private func findClauses(_ inherited: [EntityReader.NamedType]) {
    // A copy, because the loop adds clauses but no entities.
    let entities = entities
    var found: [InheritanceClause] = []
    // Index of the next entity's inherited types.
    var next = 0
    for entity in entities.indices {
      let kind = entities[entity].kind
      if kind.isNominalType {
        while next < inherited.count, inherited[next].entity < entity { next += 1 }
        if let owner = entities[entity].owner {
          addClauses(of: entity, to: owner, inherited, at: next, &found)
          if owner == entity { addClauses(ofExtensionsOf: entity, inherited, &found) }
        }
        if entities[entity].owner != entity { continue }
      } else if kind == .associatedtype {
        while next < inherited.count, inherited[next].entity < entity { next += 1 }
        addClauses(of: entity, to: entity, inherited, at: next, &found)
      } else if kind == .genericParameter {
        let declaration = declaration(entity)
        if let type = declaration.type {
          addClause(type, in: declaration.scope, of: entities[entity].home, to: entity, &found)
        }
      }
      if entities.genericCount[entity] > 0 || kind == .protocol { addRequirements(of: entity, &found) }
      if entities.genericCount[entity] > 0 { addImpliedRequirements(of: entity, to: &found) }
    }
    hierarchy.clauses = Rows(found, ownerCount: entities.count, owner: { $0.owner }, element: { $0 })
  }

  private func addClauses(
    ofExtensionsOf type: EntityID, _ inherited: [EntityReader.NamedType], _ found: inout [InheritanceClause]
  ) {
    for extended in hierarchy.extensionsOf[type] {
      let first = inherited.indices.partitioningIndex { inherited[$0].entity >= extended }
      addClauses(of: extended, to: type, inherited, at: first, &found)
    }
  }

  /// - Parameter first: the index in `inherited` where the entity's types would start.
  private func addClauses(
    of entity: EntityID, to owner: EntityID, _ inherited: [EntityReader.NamedType], at first: Int,
    _ found: inout [InheritanceClause]
  ) {
    var place = first
    while place < inherited.count, inherited[place].entity == entity {
      let named = inherited[place]
      addClause(named.node, in: named.scope, of: entities[entity].home, to: owner, isNested: named.isNested, &found)
      place += 1
    }
  }

  func addClause(
    _ node: NodeID, in scope: ScopeID, of file: FileID, to owner: EntityID, _ found: inout [InheritanceClause]
  ) {
    let isNested = files[file].facts.scopes[scope].kind != .file
    addClause(node, in: scope, of: file, to: owner, isNested: isNested, &found)
  }

  private func addClause(
    _ node: NodeID, in scope: ScopeID, of file: FileID, to owner: EntityID, isNested: Bool,
    _ found: inout [InheritanceClause]
  ) {
    found.append(
      InheritanceClause(
        owner: owner, file: file, node: node, offset: files[file].facts.nodes[node].offset,
        name: lastName(ofTypeAt: node, in: file), scope: scope, isNested: isNested))
  }

  /// `where T: P`, `where T == S`, `where Self: P`: adds clauses to the generic parameter, associated type or protocol.
  private func addRequirements(of entity: EntityID, _ found: inout [InheritanceClause]) {
    guard let file = entities[entity].file else { return }
    let declaration = declaration(entity)
    let requirements = files[file].facts.attachments(of: declaration).filter { $0.kind == .requirement }
    guard !requirements.isEmpty else { return }
    let generic = entities.generics(of: entity).first
    let scope = generic.map { self.declaration($0).scope } ?? declaration.innermostScope
    for requirement in requirements {
      let children = files[file].facts.children(of: requirement.node)
      guard children.count == 2 else { continue }
      var path = path(of: children[0], in: file)
      if path.count > 1, path[0] == KnownNames.selfType.rawValue { path.removeFirst() }
      if path == [KnownNames.selfType.rawValue] {
        addClause(children[1], in: scope, of: file, to: entity, &found)
      } else if path.count == 1, case .entity(let left) = bind(path, in: scope, of: file),
        entities[left].kind == .genericParameter
          ? entities[left].parent == entity : entities[left].kind == .associatedtype && generic == nil
      {
        addClause(children[1], in: scope, of: file, to: left, &found)
      }
    }
  }

  /// The maximum number of types in one clause.
  private static var maximumTargets: Int { 32 }

  /// The types that an inherited type refers to: the parts of a composition, and the targets of aliases.
  private func supertypes(named root: NodeID, in scope: ScopeID, of file: FileID) -> [EntityID] {
    var targets: [EntityID] = []
    addSupertypes(named: root, in: scope, of: file, to: &targets, depth: 0)
    return targets
  }

  private func addSupertypes(
    named root: NodeID, in scope: ScopeID, of file: FileID, to targets: inout [EntityID], depth: Int
  ) {
    guard depth < 8, targets.count < Self.maximumTargets else { return }
    if files[file].facts.nodes[root].kind == .compositionType {
      for part in files[file].facts.children(of: root).prefix(Self.maximumTargets) {
        addSupertypes(named: part, in: scope, of: file, to: &targets, depth: depth + 1)
      }
      return
    }
    guard case .entity(let entity) = bind(typeAt: root, in: scope, of: file) else { return }
    if let nominal = nominal(entity) {
      if !targets.contains(nominal) { targets.append(nominal) }
    } else if entities[entity].kind == .typealias {
      let declaration = declaration(entity)
      guard let type = declaration.type else { return }
      addSupertypes(named: type, in: declaration.scope, of: entities.home(of: entity), to: &targets, depth: depth + 1)
    }
  }
}

extension Declaration {
  /// The scope of its body if it is nested in the scope of the declaration; otherwise the latter.
  fileprivate var innermostScope: ScopeID { body.map { max($0, scope) } ?? scope }
}
