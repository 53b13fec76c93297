import DependencyGraph
import SourceFacts

/// `self` in an extension of a foreign collection, whose header gives the element type.
extension FileResolver {
  /// `extension Array where Element == Item`, `extension Sequence<Item>`
  func elementOfSelf(_ owner: EntityID) -> TypeID {
    guard let context = environment.walk.top.context, table.entities[context].kind == .extension,
      table.entities[context].owner == owner
    else { return .unknown }
    let facts = table.files[file].facts
    for attachment in facts.attachments(of: table.declaration(context)) {
      switch attachment.kind {
      case .extended:
        let written = type(attachment.node)
        if reader.arena[written].count > 0 { return element(of: written) }
      case .requirement:
        let sides = facts.children(of: attachment.node)
        guard sides.count == 2 else { continue }
        let path = table.path(of: sides[0], in: file)
        if path.count <= 2, path.last == KnownNames.element.rawValue { return type(sides[1]) }
      default: break
      }
    }
    return .unknown
  }

  /// `self` in such an extension as an array or dictionary of its elements; any other type unchanged.
  @inline(__always)
  func asCollection(_ type: TypeID) -> TypeID {
    switch type.kind {
    case .selfType: return selfAsCollection(type)
    case nil: return storedCollection(type)
    default: return type
    }
  }

  @inline(never)
  private func storedCollection(_ type: TypeID) -> TypeID {
    let entry = reader.arena[type]
    guard entry.count == 2, table.standard.holders.dictionaries.contains(foreignName(entry)) else { return type }
    return reader.arena.make(.dictionary, 0, reader.arena.argumentList(of: type))
  }

  @inline(never)
  private func selfAsCollection(_ type: TypeID) -> TypeID {
    guard table.entities[type.entity].flags.contains(.foreign) else { return type }
    let element = element(of: type)
    return element.isKnown ? reader.arena.make(.array, of: element) : type
  }

  /// The receiver of a standard library method: the base of the member, or `self`. Nil if no such method has that name.
  @inline(__always)
  func standardReceiver(of callee: NodeID) -> TypeID? {
    guard view.nodes[callee].kind == .member || view.nodes[callee].kind == .identifier else { return nil }
    let spelling = table.traits.spelling[Int(reader.name(callee))]
    if spelling.isDisjoint(with: [.standardMember, .holderMember]) { return nil }
    return knownReceiver(of: callee)
  }

  private func knownReceiver(of callee: NodeID) -> TypeID? {
    switch view.nodes[callee].kind {
    case .member: return firstChild(callee).map { asCollection(type($0)) }
    case .identifier
    where environment.walk.top.context != nil && entities[callee] == nil && environment.walk.top.receiver == .value:
      let whole = asCollection(reader.selfType(environment.walk.top.context))
      return reader.arena.kind(whole) == .array ? whole : nil
    default: return nil
    }
  }
}
