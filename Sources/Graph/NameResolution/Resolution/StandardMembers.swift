import DependencyGraph
import SourceFacts

/// The members of standard library types that chains need most often. All of them are in `StandardNames.members`.
extension FileResolver {
  /// The type of a property; for a method, that of its receiver.
  @inline(__always)
  func standardMember(_ name: UInt32, of base: TypeID, _ receiver: ScopeWalk.Receiver) -> TypeID? {
    if receiver != .value || table.traits.spelling[Int(name)].isDisjoint(with: [.standardMember, .holderMember]) {
      return nil
    }
    let base = asCollection(base)
    let entry = reader.arena[base]
    if entry.count > 0, entry.kind == .foreign || entry.kind == .nominal { return holderMember(name, of: base) }
    guard table.traits.spelling[Int(name)].contains(.standardMember) else { return nil }
    guard entry.kind == .array || entry.kind == .dictionary || entry.kind == .optional else {
      return numberMember(name, of: base, entry)
    }
    let member = table.traits.standardMembers[Int(name)]
    switch (entry.kind, member) {
    case (.array, .first), (.array, .last):
      return reader.arena.make(.optional, of: reader.arena.argument(0, of: base))
    case (.array, .count), (.dictionary, .count): return literal(.int)
    case (.array, .isEmpty), (.dictionary, .isEmpty): return literal(.bool)
    case (.dictionary, .first): return reader.arena.make(.optional, of: element(of: base))
    case (.dictionary, .values): return reader.arena.make(.array, of: reader.arena.argument(1, of: base))
    case (.dictionary, .keys): return reader.arena.make(.array, of: reader.arena.argument(0, of: base))
    case (.array, .lazy): return base
    default: return nil
    }
  }

  private func numberMember(_ name: UInt32, of base: TypeID, _ entry: TypeArena.Entry) -> TypeID? {
    let type = foreignName(entry)
    guard type != 0, let member = table.traits.standardMembers[Int(name)], member.isOfInteger else { return nil }
    return StandardNames.numbers.contains(table.names.table[Name(type)]) ? base : nil
  }

  /// The type that a method of a collection or optional expects of an argument: the function type of a closure, the
  /// element type of a value.
  func standardParameter(_ node: NodeID, _ call: NodeID, _ callee: NodeID) -> TypeID {
    if view.nodes[callee].kind == .implicitMember { return payload(of: callee) }
    if view.nodes[callee].kind == .identifier {
      let passed = passedParameter(node, call, callee)
      if passed.isKnown { return passed }
    }
    guard let base = standardReceiver(of: callee) else { return .unknown }
    let spelling = table.traits.spelling[Int(reader.name(callee))]
    if spelling.contains(.holderMember), let type = lockedParameter(of: callee, base) { return type }
    guard spelling.contains(.standardMember), let member = table.traits.standardMembers[Int(reader.name(callee))] else {
      return .unknown
    }
    let isOptional = reader.arena.kind(base) == .optional
    let isFunction = [.closure, .keyPath].contains(view.nodes[node].kind) || member.takesFunction
    if !isFunction { return isOptional ? .unknown : standardValue(node, member, base) }
    let element = isOptional ? unwrapped(base) : isResult(base) ? reader.arena.argument(0, of: base) : element(of: base)
    if [.map, .compactMap, .flatMap].contains(member), base.isKnown {
      return reader.arena.make(.function, 0, [element, transformed(member, isOptional, call)])
    }
    guard element.isKnown else { return .unknown }
    let bool = literal(.bool)
    switch member {
    case .mapValues, .compactMapValues:
      guard reader.arena.kind(base) == .dictionary else { return .unknown }
      let wanted = unwrapped(expectedType(call))
      let value = reader.arena.kind(wanted) == .dictionary ? reader.arena.argument(1, of: wanted) : .unknown
      return reader.arena.make(.function, 0, [reader.arena.argument(1, of: base), value])
    case .forEach: return reader.arena.make(.function, 0, [element, .unknown])
    case .filter, .contains, .first, .last, .firstIndex, .lastIndex, .allSatisfy, .removeAll, .drop, .prefix, .count,
      .partition:
      return reader.arena.make(.function, 0, [element, bool])
    case .sorted, .sort, .min, .max: return reader.arena.make(.function, 0, [element, element, bool])
    case .reduce:
      let initial = typeOfFirstArgument(of: call)
      return reader.arena.make(.function, 0, [initial, element, initial])
    default: return .unknown
    }
  }

  /// `append(.x)`, `contains(.x)`, `firstIndex(of: .x)`, `append(contentsOf: […])`
  private func standardValue(_ node: NodeID, _ member: StandardMember, _ base: TypeID) -> TypeID {
    let label = table.names.table[Name(label(node))]
    switch member {
    case .append, .insert, .contains, .remove, .firstIndex, .lastIndex, .index:
      return ["", "of"].contains(label) ? element(of: base) : label == "contentsOf" ? base : .unknown
    case .removeValue, .updateValue:
      guard reader.arena.kind(base) == .dictionary else { return .unknown }
      return reader.arena.argument(label == "forKey" ? 0 : 1, of: base)
    default: return .unknown
    }
  }

  /// The expected result of the closure of `map` and similar methods, from the expected type of their result.
  private func transformed(_ member: StandardMember, _ isOptional: Bool, _ call: NodeID) -> TypeID {
    let wanted = expectedType(call)
    if isOptional { return member == .flatMap ? wanted : unwrapped(wanted) }
    return member == .flatMap ? unwrapped(wanted) : element(of: unwrapped(wanted))
  }

  /// The associated value of `.success(x)` and `.failure(x)` of a `Result`, and of `.some(x)`; also in patterns.
  private func payload(of callee: NodeID) -> TypeID {
    let name = reader.name(callee)
    switch name {
    case KnownNames.some.rawValue: return unwrapped(expectedType(callee))
    case KnownNames.success.rawValue, KnownNames.failure.rawValue:
      let result = unwrapped(expectedType(callee))
      guard isResult(result) else { return .unknown }
      return reader.arena.argument(name == KnownNames.success.rawValue ? 0 : 1, of: result)
    default: return .unknown
    }
  }

  /// Whether a method runs a closure and returns its result: `queue.sync { … }`, `MainActor.run { … }`.
  private func isRunning(_ name: UInt32, _ base: TypeID) -> Bool {
    let type = reader.arena.kind(base) == .metatype ? reader.arena.argument(0, of: base) : base
    return foreignName(reader.arena[type]) != 0 && table.standard.holders.functions.running.contains(name)
  }

  func isResult(_ type: TypeID) -> Bool {
    let entry = reader.arena[type]
    return entry.count == 2 && foreignName(entry) == KnownNames.result.rawValue
  }

  /// The function type that `withLock` expects of its closure.
  private func lockedParameter(of callee: NodeID, _ base: TypeID) -> TypeID? {
    guard let held = held(by: base), held.kind == .box else { return nil }
    return reader.arena.make(.function, 0, [held.element, .unknown])
  }

  /// The result of a call of a standard library method.
  func standardCall(_ call: NodeID, _ callee: NodeID) -> TypeID {
    let kind = view.nodes[callee].kind
    // Nodes of other kinds have no name.
    guard kind == .member || kind == .identifier else { return .unknown }
    let name = reader.name(callee)
    let spelling = table.traits.spelling[Int(name)]
    var base = TypeID.unknown
    if kind == .member {
      if let first = firstChild(callee) { base = type(first) }
      if !base.isKnown { return .unknown }
      if let view = table.standard.view, inherits(base, view) { return reader.arena.make(.nominal, view) }
      if spelling.isDisjoint(with: [.standardMember, .holderMember]) { return .unknown }
      base = asCollection(base)
      if name == KnownNames.makeIterator.rawValue || name == KnownNames.makeAsyncIterator.rawValue {
        return iterator(of: base, name)
      }
    } else {
      if !spelling.isDisjoint(with: [.standardFunction, .holderMember]), entities[callee] == nil {
        let result = standardFunction(call, name)
        if result.isKnown || spelling.contains(.standardFunction) { return result }
      }
      guard let whole = standardReceiver(of: callee) else { return .unknown }
      base = whole
    }
    let entry = reader.arena[base]
    if spelling.contains(.holderMember), held(by: base)?.kind == .box || isRunning(name, base) {
      return resultOfClosure(call)
    }
    guard entry.kind == .array || entry.kind == .dictionary || entry.kind == .optional else {
      if base == literal(.string) { return textCall(name) }
      if entry.count == 1, let held = held(by: base) { return heldCall(call, name, held, base) }
      if table.traits.standardMembers[Int(name)] == .next, isIterator(entry) {
        return reader.arena.make(.optional, of: reader.arena.argument(0, of: base))
      }
      if table.traits.standardMembers[Int(name)] == .get, isResult(base) { return reader.arena.argument(0, of: base) }
      return decoded(call, name, entry)
    }
    if let first = firstChild(callee), view.nodes[first].kind == .array {
      resolveElements(ofLiteral: first, soughtBy: call, name)
    }
    return collectionCall(call, name, base)
  }

  /// Results of methods of arrays, dictionaries and optionals.
  private func collectionCall(_ call: NodeID, _ name: UInt32, _ base: TypeID) -> TypeID {
    let result = resultOfClosure(call)
    switch (reader.arena[base].kind, table.traits.standardMembers[Int(name)]) {
    case (.optional, .map): return result.isKnown ? reader.arena.make(.optional, of: result) : .unknown
    case (.optional, .flatMap): return result
    case (.optional, .take): return base
    case (_, .map): return result.isKnown ? reader.arena.make(.array, of: result) : .unknown
    case (_, .compactMap): return result.isKnown ? reader.arena.make(.array, of: unwrapped(result)) : .unknown
    case (_, .flatMap): return reader.arena.kind(result) == .array ? result : .unknown
    case (_, .reduce): return typeOfFirstArgument(of: call)
    case (.dictionary, .mapValues), (.dictionary, .compactMapValues):
      let value = table.traits.standardMembers[Int(name)] == .mapValues ? result : unwrapped(result)
      return reader.arena.make(.dictionary, 0, [reader.arena.argument(0, of: base), value])
    case (.dictionary, .sorted), (.dictionary, .shuffled): return reader.arena.make(.array, of: element(of: base))
    case (.dictionary, .first), (.dictionary, .min), (.dictionary, .max), (.dictionary, .randomElement):
      return reader.arena.make(.optional, of: element(of: base))
    case (.array, .joined):
      let part = reader.arena.argument(0, of: base)
      return reader.arena.kind(part) == .array || part == literal(.string) ? part : .unknown
    case (.array, .filter), (.array, .sorted), (.array, .reversed), (.array, .prefix), (.array, .suffix),
      (.array, .dropFirst), (.array, .dropLast), (.array, .drop), (.array, .shuffled), (.dictionary, .filter):
      return base
    case (.array, .first), (.array, .last), (.array, .min), (.array, .max), (.array, .randomElement),
      (.array, .popLast):
      return reader.arena.make(.optional, of: reader.arena.argument(0, of: base))
    case (.array, .removeFirst), (.array, .removeLast), (.array, .remove): return reader.arena.argument(0, of: base)
    case (.dictionary, .removeValue): return reader.arena.make(.optional, of: reader.arena.argument(1, of: base))
    case (.array, .enumerated):
      let labels = [TypeID(KnownNames.offset.rawValue), TypeID(KnownNames.elementValue.rawValue)]
      let pair = reader.arena.make(.tuple, 1, [literal(.int), reader.arena.argument(0, of: base)] + labels)
      return reader.arena.make(.array, of: pair)
    default: return .unknown
    }
  }

  /// Results of methods of slices, sets and other holders.
  private func heldCall(
    _ call: NodeID, _ name: UInt32, _ held: (kind: StandardHolders.Kind, element: TypeID), _ base: TypeID
  ) -> TypeID {
    let isSet = held.kind == .set
    guard isSet || held.kind == .slice || held.kind == .range else { return .unknown }
    switch table.traits.standardMembers[Int(name)] {
    case .first, .last, .min, .max, .randomElement, .popLast, .popFirst:
      return reader.arena.make(.optional, of: held.element)
    case .remove where isSet: return reader.arena.make(.optional, of: held.element)
    case .removeFirst, .removeLast, .remove: return held.element
    case .filter where isSet: return base
    case .union where isSet, .intersection where isSet, .subtracting where isSet, .symmetricDifference where isSet:
      return base
    case .prefix, .suffix, .dropFirst, .dropLast, .drop: return isSet ? .unknown : base
    case .filter, .sorted, .shuffled, .reversed: return reader.arena.make(.array, of: held.element)
    case .map, .compactMap:
      let result = resultOfClosure(call)
      let element = table.traits.standardMembers[Int(name)] == .map ? result : unwrapped(result)
      return element.isKnown ? reader.arena.make(.array, of: element) : .unknown
    case .reduce: return typeOfFirstArgument(of: call)
    default: return .unknown
    }
  }

  func firstArgument(of call: NodeID) -> NodeID? {
    guard let callee = firstChild(call), callee < call.previous else { return nil }
    return secondChild(call, after: callee)
  }

  private func typeOfFirstArgument(of call: NodeID) -> TypeID { firstArgument(of: call).map { type($0) } ?? .unknown }

  /// Results of methods of `String`.
  private func textCall(_ name: UInt32) -> TypeID {
    switch table.traits.standardMembers[Int(name)] {
    case .lowercased, .uppercased, .trimmingCharacters, .replacingOccurrences, .appending: return literal(.string)
    case .components: return reader.arena.make(.array, of: literal(.string))
    case .split:
      return reader.arena.make(.array, of: literal(.substring))
    default: return .unknown
    }
  }

  /// Whether a type is a SwiftUI view: its modifiers return a view.
  private func inherits(_ type: TypeID, _ view: EntityID) -> Bool {
    guard let owner = reader.owner(of: type) else { return false }
    return table.hierarchy.inherits(owner, view)
  }

  /// The result of a call's last argument: a closure, or a function or initializer by name.
  func resultOfClosure(_ call: NodeID) -> TypeID {
    guard start(call) < call else { return .unknown }
    let type = type(call.previous)
    let entry = reader.arena[type]
    if entry.kind == .function { return reader.arena.argument(Int(entry.count) - 1, of: type) }
    let kind = view.nodes[call.previous].kind
    guard kind == .member || kind == .identifier || kind == .implicitMember else { return .unknown }
    if entry.kind == .metatype {
      let isMade = reader.name(call.previous) == KnownNames.initializer.rawValue
      return isMade ? reader.arena.argument(0, of: type) : .unknown
    }
    guard let named = entities[call.previous], table.entities[named].kind == .function else { return .unknown }
    let result = memberType(named, on: type)
    return reader.arena.isGeneric(result) ? .unknown : result
  }
}
