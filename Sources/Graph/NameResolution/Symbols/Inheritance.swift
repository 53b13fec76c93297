import DependencyGraph
import LowLevel
import SourceFacts

/// Clauses of inheritance find the types that they name.
extension SymbolTable {
  /// Clauses are resolved in rounds: names that are themselves inherited are found once their types' supertypes are
  /// known.
  func bindSupertypes() {
    addConstrainedTypes()
    findClauses()
    for round in 0..<Self.rounds {
      var changed = false
      for index in clauses.indices where round == 0 || clauses[index].isNested || clauses[index].targets.isEmpty {
        let clause = clauses[index]
        let targets = supertypes(named: Int(clause.node), in: Int(clause.scope), of: Int(clause.file))
        if targets != clause.targets {
          clauses[index].targets = targets
          changed = true
        }
      }
      if round > 0, !changed { break }
      linearizeAncestors()
      bindAliases()
      if round == 0 { bindInheritedExtensions() }
    }
  }

  private static let rounds = 4

  /// `protocol Feed: AsyncSequence where AsyncIterator: Source`: an associated type of a protocol from outside about
  /// which one of ours says more is one of ours.
  private func addConstrainedTypes() {
    var found: [(owner: Int32, name: UInt32)] = []
    for index in entities.indices where entities[index].kind == .protocol && entities[index].file >= 0 {
      let (declaration, file) = (declaration(Int32(index)), Int(entities[index].file))
      for requirement in files[file].facts.attachments(of: declaration) where requirement.kind == .requirement {
        guard let subject = files[file].facts.children(of: Int(requirement.node)).first else { continue }
        var path = path(of: subject, in: file)
        if path.count > 1, path[0] == KnownNames.selfType.rawValue { path.removeFirst() }
        let scope = Int(max(declaration.body, declaration.scope))
        guard path.count == 1, path[0] != KnownNames.selfType.rawValue, bind(path, in: scope, of: file) == .none
        else { continue }
        found.append((Int32(index), path[0]))
      }
    }
    if found.isEmpty { return }
    // Where one of our protocols declares it, it is likely to be inherited.
    let declared = Set(entities.lazy.filter { $0.kind == .associatedtype && $0.file >= 0 }.map(\.name))
    for (owner, name) in found where !declared.contains(name) && members.first(owner, name) < 0 {
      _ = add(foreign: name, .associatedtype, parent: owner)
    }
  }

  private func findClauses() {
    // Nothing is added to them here.
    let (entities, genericCount) = (entities, genericCount)
    // Where what these inherit begins.
    var next = 0
    for index in entities.indices {
      let kind = entities[index].kind
      if kind.isNominalType {
        let owner = entities[index].owner
        while next < inherited.count, inherited[next].entity < index { next += 1 }
        addClauses(of: Int32(index), to: owner, at: next)
        guard owner == index else { continue }
        for extended in extensionsOf[index] {
          let first = inherited.indices.partitioningIndex { inherited[$0].entity >= extended }
          addClauses(of: extended, to: owner, at: first)
        }
      } else if kind == .associatedtype {
        while next < inherited.count, inherited[next].entity < index { next += 1 }
        addClauses(of: Int32(index), to: Int32(index), at: next)
      } else if kind == .genericParameter {
        let declaration = declaration(Int32(index))
        if declaration.type >= 0 {
          addClause(declaration.type, in: declaration.scope, of: entities[index].file, to: Int32(index))
        }
      }
      if genericCount[index] > 0 || kind == .protocol { addRequirements(of: Int32(index)) }
      if genericCount[index] > 0 { addImpliedRequirements(of: Int32(index)) }
    }
    orderClauses()
  }

  /// By owner; those of one stay as they are.
  private func orderClauses() {
    let unordered = clauses
    var order = [Int](repeating: 0, count: unordered.count)
    firstClause = .runs(of: entities.count, unordered.count) {
      unordered[$0].owner
    } place: {
      order[$1] = $0
    }
    clauses = order.map { unordered[$0] }
  }

  /// `first`: where what the entity inherits begins, if there is any.
  private func addClauses(of entity: Int32, to owner: Int32, at first: Int) {
    var place = first
    while place < inherited.count, inherited[place].entity == entity {
      let named = inherited[place]
      addClause(named.node, in: named.scope, of: entities[Int(entity)].file, to: owner, isNested: named.isNested)
      place += 1
    }
  }

  func addClause(_ node: Int32, in scope: Int32, of file: Int32, to owner: Int32) {
    let isNested = files[Int(file)].facts.scopes[Int(scope)].kind != .file
    addClause(node, in: scope, of: file, to: owner, isNested: isNested)
  }

  private func addClause(_ node: Int32, in scope: Int32, of file: Int32, to owner: Int32, isNested: Bool) {
    clauses.append(
      InheritanceClause(
        owner: owner, file: file, node: node, offset: files[Int(file)].facts.nodes[Int(node)].offset,
        name: lastName(ofTypeAt: Int(node), in: Int(file)), scope: scope, isNested: isNested))
  }

  /// `where T: P`, `where T == S`, `where Self: P`: as if inherited by the generic parameter, associated type,
  /// protocol.
  private func addRequirements(of entity: Int32) {
    let file = entities[Int(entity)].file
    guard file >= 0 else { return }
    let declaration = declaration(entity)
    let requirements = files[Int(file)].facts.attachments(of: declaration).filter { $0.kind == .requirement }
    guard !requirements.isEmpty else { return }
    let generic = genericCount[Int(entity)] > 0 ? firstGeneric[Int(entity)] : -1
    let scope = generic >= 0 ? self.declaration(generic).scope : max(declaration.body, declaration.scope)
    for requirement in requirements {
      let children = files[Int(file)].facts.children(of: Int(requirement.node))
      guard children.count == 2 else { continue }
      var path = path(of: children[0], in: Int(file))
      if path.count > 1, path[0] == KnownNames.selfType.rawValue { path.removeFirst() }
      if path == [KnownNames.selfType.rawValue] {
        addClause(Int32(children[1]), in: scope, of: file, to: entity)
      } else if path.count == 1, case .entity(let left) = bind(path, in: Int(scope), of: Int(file)),
        entities[Int(left)].kind == .genericParameter
          ? entities[Int(left)].parent == entity : entities[Int(left)].kind == .associatedtype && generic < 0
      {
        addClause(Int32(children[1]), in: scope, of: file, to: left)
      }
    }
  }

  /// How many types one clause may stand for.
  private static var maximumTargets: Int { 32 }

  /// The types that a written type stands for, where a type is inherited: parts of a composition, behind aliases.
  private func supertypes(named root: Int, in scope: Int, of file: Int) -> [Int32] {
    var targets: [Int32] = []
    addSupertypes(named: root, in: scope, of: file, to: &targets, depth: 0)
    return targets
  }

  private func addSupertypes(named root: Int, in scope: Int, of file: Int, to targets: inout [Int32], depth: Int) {
    guard depth < 8, targets.count < Self.maximumTargets else { return }
    if files[file].facts.nodes[root].kind == .compositionType {
      for part in files[file].facts.children(of: root).prefix(Self.maximumTargets) {
        addSupertypes(named: part, in: scope, of: file, to: &targets, depth: depth + 1)
      }
      return
    }
    guard case .entity(let entity) = bind(typeAt: root, in: scope, of: file) else { return }
    let nominal = nominal(entity)
    if nominal >= 0 {
      if !targets.contains(nominal) { targets.append(nominal) }
    } else if entities[Int(entity)].kind == .typealias {
      let declaration = declaration(entity)
      guard declaration.type >= 0 else { return }
      addSupertypes(
        named: Int(declaration.type), in: Int(declaration.scope), of: Int(entities[Int(entity)].file), to: &targets,
        depth: depth + 1)
    }
  }
}
