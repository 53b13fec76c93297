import DependencyGraph
import SourceFacts
import Storage
import Tables

/// Types in headers, resolved while the table is built: extended types, targets of aliases, inherited types. Only
/// nominal types matter; generic arguments are ignored.
extension SymbolTable {
  /// The maximum length of a chain of aliases.
  static let maximumAliases = 32

  /// The components of a written type's dotted name; for `[T]`, `T?` and so on, the name without syntactic sugar.
  func path(of root: NodeID, in file: FileID) -> [UInt32] {
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
        guard let base = nodes.firstChild(of: node) else { return [] }
        node = base
      case .attributedType, .someType, .anyType:
        guard this.start < node else { return [] }
        node = node.previous
      case .tupleType:
        guard this.start < node, nodes[node.previous].start == this.start else { return [] }
        node = node.previous
      case .arrayType: return path.isEmpty ? [KnownNames.array.rawValue] : []
      case .dictionaryType: return path.isEmpty ? [KnownNames.dictionary.rawValue] : []
      case .optionalType: return path.isEmpty ? [KnownNames.optional.rawValue] : []
      default: return []
      }
    }
  }

  /// What a dotted name refers to in a scope.
  func bind(_ path: [UInt32], in scope: ScopeID, of file: FileID) -> Binding {
    guard let first = path.first else { return .none }
    var binding = type(named: first, in: scope, of: file)
    for name in path.dropFirst() { binding = member(name, of: binding, from: file) }
    return binding
  }

  /// The last component of a written type's dotted name.
  func lastName(ofTypeAt root: NodeID, in file: FileID) -> UInt32? {
    let node = files[file].facts.nodes[root]
    return node.kind == .typeName ? names.merged(node.name, in: file) : path(of: root, in: file).last
  }

  /// What a written type's name refers to in a scope. Most names have one component, for which no array is allocated.
  func bind(typeAt root: NodeID, in scope: ScopeID, of file: FileID) -> Binding {
    let node = files[file].facts.nodes[root]
    if let name = protocolName(at: root, in: file) {
      let found = self.protocol(inObjectiveC: name, from: file)
      if found != .none { return found }
    }
    if node.kind == .typeName { return type(named: names.merged(node.name, in: file), in: scope, of: file) }
    return bind(path(of: root, in: file), in: scope, of: file)
  }

  /// The protocol in `<P>` or `id<P>`; a class with the same name is not meant.
  private func protocolName(at root: NodeID, in file: FileID) -> UInt32? {
    guard files.isObjectiveC[file] else { return nil }
    let nodes = files[file].facts.nodes
    let isAny = nodes[root].kind == .anyType
    if isAny, root == nodes.startIndex { return nil }
    let leaf = isAny ? root.previous : root
    guard nodes[leaf].kind == .typeName, nodes[leaf].flags.contains(.protocolName) else { return nil }
    return names.merged(nodes[leaf].name, in: file)
  }

  /// `binding.name`
  func member(_ name: UInt32, of binding: Binding, from file: FileID) -> Binding {
    switch binding {
    case .none, .ambiguous: return .none
    case .module(let module): return type(named: name, inModule: module, from: file)
    case .entity(let entity):
      return nominal(entity).map { memberType(name, of: $0, from: file) } ?? .none
    }
  }

  /// The nominal type of a type name, with aliases resolved; nil for generic parameters, associated types and unknown
  /// types.
  func nominal(_ entity: EntityID) -> EntityID? {
    let this = entities[entity]
    return this.kind.isNominalType ? this.owner : this.kind == .typealias ? hierarchy.aliasTargets[entity].id : nil
  }

  // MARK: Aliases

  /// Resolves all aliases, in rounds because they may refer to each other. Called again when more members are known.
  func bindAliases() {
    if hierarchy.aliasTargets.count < entities.count {
      hierarchy.aliasTargets.elements += repeatElement(.none, count: entities.count - hierarchy.aliasTargets.count)
    }
    for _ in 0..<Self.maximumAliases {
      var changed = false
      for alias in hierarchy.aliases {
        let declaration = declaration(alias)
        guard let type = declaration.type,
          case .entity(let target) = bind(typeAt: type, in: declaration.scope, of: entities.home(of: alias))
        else { continue }
        let nominal = OptionalID(nominal(target))
        if nominal != hierarchy.aliasTargets[alias] {
          hierarchy.aliasTargets[alias] = nominal
          changed = true
        }
      }
      if !changed { return }
    }
  }
}
