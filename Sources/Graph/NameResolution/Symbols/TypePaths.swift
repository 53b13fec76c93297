import DependencyGraph
import SourceFacts
import Storage

/// Types named in headers, while the table is being made: which type an extension extends, an alias stands for, a clause
/// inherits from. No more than the nominal type is asked for; generic arguments are left aside.
extension SymbolTable {
  /// How many aliases may stand for one another.
  static let maximumAliases = 32

  /// The dotted names of a written type, first to last, and the scope-free sugar (`[T]`, `T?`) under its long name.
  func path(of root: Int, in file: Int) -> [UInt32] {
    let nodes = files[file].facts.nodes
    var path: [UInt32] = []
    var node = root
    while true {
      let this = nodes[node]
      switch this.kind {
      case .typeName:
        path.append(names.merged(this.name, in: file))
        path.reverse()
        return path
      case .typeMember:
        path.append(names.merged(this.name, in: file))
        guard let base = firstChild(of: node, nodes) else { return [] }
        node = base
      case .attributedType, .someType, .anyType:
        guard Int(this.start) < node else { return [] }
        node -= 1
      case .tupleType:
        guard Int(this.start) < node, nodes[node - 1].start == this.start else { return [] }
        node -= 1
      case .arrayType: return path.isEmpty ? [KnownNames.array.rawValue] : []
      case .dictionaryType: return path.isEmpty ? [KnownNames.dictionary.rawValue] : []
      case .optionalType: return path.isEmpty ? [KnownNames.optional.rawValue] : []
      default: return []
      }
    }
  }

  private func firstChild(of node: Int, _ nodes: FactList<Node>) -> Int? {
    let start = Int(nodes[node].start)
    guard start < node else { return nil }
    // The first child is the one whose subtree starts where this one's does.
    var child = node - 1
    while Int(nodes[child].start) > start { child = Int(nodes[child].start) - 1 }
    return child
  }

  /// What a dotted path means in a scope.
  func bind(_ path: [UInt32], in scope: Int, of file: Int) -> Binding {
    guard let first = path.first else { return .none }
    var binding = type(named: first, in: scope, of: file)
    for name in path.dropFirst() { binding = member(name, of: binding, from: file) }
    return binding
  }

  /// The last of the dotted names of a written type.
  func lastName(ofTypeAt root: Int, in file: Int) -> UInt32? {
    let node = files[file].facts.nodes[root]
    return node.kind == .typeName ? names.merged(node.name, in: file) : path(of: root, in: file).last
  }

  /// What a written type's name means in a scope: most are a single one, and no list is made for those.
  func bind(typeAt root: Int, in scope: Int, of file: Int) -> Binding {
    let node = files[file].facts.nodes[root]
    if let name = protocolName(at: root, in: file) {
      let found = self.protocol(inObjectiveC: name, from: file)
      if found != .none { return found }
    }
    if node.kind == .typeName { return type(named: names.merged(node.name, in: file), in: scope, of: file) }
    return bind(path(of: root, in: file), in: scope, of: file)
  }

  /// The protocol that `<P>` or `id<P>` names: a class of the same name is not meant there.
  private func protocolName(at root: Int, in file: Int) -> UInt32? {
    guard isObjectiveC[file] else { return nil }
    let nodes = files[file].facts.nodes
    let leaf = nodes[root].kind == .anyType ? root - 1 : root
    guard leaf >= 0, nodes[leaf].kind == .typeName, nodes[leaf].flags.contains(.protocolName) else { return nil }
    return names.merged(nodes[leaf].name, in: file)
  }

  /// `binding.name`
  func member(_ name: UInt32, of binding: Binding, from file: Int) -> Binding {
    switch binding {
    case .none, .ambiguous: return .none
    case .module(let module): return type(named: name, inModule: module, from: file)
    case .entity(let entity):
      let nominal = nominal(entity)
      return nominal < 0 ? .none : memberType(name, of: nominal, from: file)
    }
  }

  /// The type that a type's name leads to, through aliases; -1 for generic parameters, associated types and what the
  /// project does not know.
  func nominal(_ entity: Int32) -> Int32 {
    let this = entities[Int(entity)]
    return this.kind.isNominalType ? this.owner : this.kind == .typealias ? aliasTargets[Int(entity)] : -1
  }

  // MARK: Aliases

  /// Finds out anew which types aliases stand for, in rounds since they may stand for one another. Called again when
  /// more is known of members.
  func bindAliases() {
    if aliasTargets.count < entities.count {
      aliasTargets += [Int32](repeating: -1, count: entities.count - aliasTargets.count)
    }
    for _ in 0..<Self.maximumAliases {
      var changed = false
      for alias in aliases {
        let declaration = declaration(alias)
        guard declaration.type >= 0 else { continue }
        let file = Int(entities[Int(alias)].file)
        let binding = bind(typeAt: Int(declaration.type), in: Int(declaration.scope), of: file)
        guard case .entity(let target) = binding else { continue }
        let nominal = nominal(target)
        if nominal != aliasTargets[Int(alias)] {
          aliasTargets[Int(alias)] = nominal
          changed = true
        }
      }
      if !changed { return }
    }
  }
}
