import DependencyGraph
import SourceFacts

/// The type expected of an argument: that of the parameter that takes it.
extension FileResolver {
  func parameterType(of node: NodeID, in call: NodeID) -> TypeID {
    if !memos.expectations.largeCalls.isEmpty, memos.expectations.largeCalls.contains(call) { return .unknown }
    guard let callee = callee(of: call) else { return .unknown }
    if !selection.pending.isEmpty, let list = selection.pending[namedCallee(callee)], list.count > 1 {
      return parameterType(of: node, in: call, callee, amongOverloads: list)
    }
    if let invoked = entities[call] { return parameterType(of: node, in: call, callee, of: invoked) }
    if view.nodes[call].kind == .subscripting { return subscriptParameter(node, call, callee) }
    return functionParameter(node, call, callee)
  }

  /// The expression that is called; nil for a call with too many arguments, each of which would search for it.
  private func callee(of call: NodeID) -> NodeID? {
    let first = start(call)
    guard first < call else { return nil }
    var child = call.previous
    for _ in 0...Self.maximumArguments {
      if start(child) == first { return child }
      child = start(child).previous
    }
    memos.expectations.largeCalls.insert(call)
    return nil
  }

  private func parameterType(of node: NodeID, in call: NodeID, _ callee: NodeID, of invoked: EntityID) -> TypeID {
    let outer = selection.calls.beginNested()
    defer { selection.calls.endNested(outer) }
    collectArguments(call)
    guard match(invoked) || matchPattern(invoked), let argument = arguments.first(where: { $0.node == node })
    else {
      return .unknown
    }
    let parameter = parameterType(for: argument, of: invoked)
    guard reader.arena.isGeneric(parameter) else { return parameter }
    var base = type(callee)
    if reader.arena.kind(base) == .metatype { base = reader.arena.argument(0, of: base) }
    var substitution = substitution(for: base, member: invoked)
    substitution.keepsUnbound = true
    for earlier in arguments where earlier.node < node {
      let pattern = parameterType(for: earlier, of: invoked)
      if reader.arena.isGeneric(pattern) { unify(pattern, type(earlier.node), &substitution) }
    }
    return reader.substitute(parameter, substitution)
  }

  /// If overloads expect different types: the only one with the implicit member that starts the argument, or else the
  /// type expected by the overload chosen so far.
  private func parameterType(
    of node: NodeID, in call: NodeID, _ callee: NodeID, amongOverloads list: [EntityID]
  ) -> TypeID {
    let name = implicitName(beginning: node)
    var found = TypeID.unknown
    for entity in list {
      let wanted = parameterType(of: node, in: call, callee, of: entity)
      if !wanted.isKnown || wanted == found { continue }
      if name != 0, members(name, ofType: unwrapped(result(ofAutoclosure: wanted))).count == 0 { continue }
      if found.isKnown, isKeyPath(found), isKeyPath(wanted),
        reader.arena.argument(0, of: found) == reader.arena.argument(0, of: wanted)
      {
        continue
      }
      if found.isKnown {
        guard let first = entities[call] else { return functionParameter(node, call, callee) }
        return parameterType(of: node, in: call, callee, of: first)
      }
      found = wanted
    }
    return found
  }

  /// `@Option(name: .long) var verbose`: the type of the labelled parameter in the initializers of the project's
  /// property wrapper, if only one such type has the implicit member.
  func attributeParameter(of node: NodeID, in attribute: NodeID) -> TypeID {
    guard let wrapper = firstChild(attribute), wrapper != node, isOfProject(type(wrapper)) else { return .unknown }
    let candidates = members(KnownNames.initializer.rawValue, ofType: type(wrapper))
    let label = label(node)
    let name = implicitName(beginning: node)
    var found = TypeID.unknown
    for index in 0..<candidates.count {
      let entity = memos.lookups.entity(index, of: candidates)
      for parameter in table.entities.parameterRange(entity) where table.entities.parameters[parameter].label == label {
        let wanted = unwrapped(result(ofAutoclosure: parameterType(parameter, of: entity)))
        if !wanted.isKnown || wanted == found || reader.arena.isGeneric(wanted) { continue }
        if name != 0, members(name, ofType: wanted).count == 0 { continue }
        if found.isKnown { return .unknown }
        found = wanted
      }
    }
    return found
  }

  /// The name of the implicit member (`.member`) that an expression starts with, or 0.
  private func implicitName(beginning node: NodeID) -> UInt32 {
    var first = node
    while let child = firstChild(first) {
      guard [.call, .member, .optionalChaining, .forcedUnwrapping, .effect].contains(view.nodes[first].kind)
      else { return 0 }
      first = child
    }
    return view.nodes[first].kind == .implicitMember ? reader.name(first) : 0
  }

  /// The type expected by a subscript that has not been chosen yet, because its arguments are visited first.
  private func subscriptParameter(_ node: NodeID, _ call: NodeID, _ callee: NodeID) -> TypeID {
    let base = type(callee)
    let isType = reader.arena.kind(base) == .metatype
    let subject = isType ? reader.arena.argument(0, of: base) : base
    let candidates = members(KnownNames.subscripting.rawValue, ofType: subject)
    if candidates.count > 0 {
      let outer = selection.calls.beginNested()
      defer { selection.calls.endNested(outer) }
      collectArguments(call)
      let use = NameUse(call: call, receiver: isType ? .type : .value, isForeign: isForeign(subject), base: subject)
      switch choose(candidates, use) {
      case .entity(let entity) where !use.isForeign: return parameterType(of: node, in: call, callee, of: entity)
      case .several(let list) where !use.isForeign:
        return parameterType(of: node, in: call, callee, amongOverloads: list)
      default: break
      }
    }
    let collection = asCollection(subject)
    let isKey = reader.arena.kind(collection) == .dictionary && view.nodes[node].label.isNone
    return isKey ? reader.arena.argument(0, of: collection) : .unknown
  }

  /// The type expected by a value of function type, a memberwise initializer, or a function of the standard library.
  private func functionParameter(_ node: NodeID, _ call: NodeID, _ callee: NodeID) -> TypeID {
    let type = type(callee)
    let entry = reader.arena[type]
    switch entry.kind {
    case .function:
      collectArguments(call)
      guard let index = arguments.firstIndex(where: { $0.node == node }) else { return .unknown }
      return index < Int(entry.count) - 1 ? reader.arena.argument(index, of: type) : .unknown
    case .metatype:
      let made = reader.arena.argument(0, of: type)
      let wanted = memberwiseParameter(node, made)
      return wanted.isKnown ? wanted : groupingParameter(node, call, made)
    default: return standardParameter(node, call, callee)
    }
  }

  /// `Point(x: .zero)`: the type of the stored property, for a structure without an initializer.
  private func memberwiseParameter(_ node: NodeID, _ type: TypeID) -> TypeID {
    let label = label(node)
    guard label != 0, let owner = reader.owner(of: type), table.entities[owner].kind == .struct,
      let property = storedProperty(label, of: owner)
    else { return .unknown }
    return memberType(property, on: type)
  }

  /// An instance variable that is declared in the body of the type, not in an extension.
  func storedProperty(_ name: UInt32, of owner: EntityID) -> EntityID? {
    guard let entry = table.lookup.members.first(owner, name) else { return nil }
    let property = table.lookup.members.entity(entry)
    let this = table.entities[property]
    guard this.kind == .variable, this.parent == owner else { return nil }
    return this.flags.isDisjoint(with: [.objectiveC, .isStatic]) ? property : nil
  }
}
