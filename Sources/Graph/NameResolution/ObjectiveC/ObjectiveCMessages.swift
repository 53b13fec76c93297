import DependencyGraph
import SourceFacts
import Tables

/// Messages, dots and calls in Objective-C code.
extension ObjectiveCResolver {
  /// `[receiver selector]`: the type of the node is the method's result. `receiver.name`, `receiver->name`: the type of
  /// the variable.
  mutating func member(_ node: NodeID) {
    set(node, .unknown)
    let base = unwrapped(firstChildType(node))
    guard base.isKnown else { return }
    let name = reader.name(node)
    let isClass = reader.arena.kind(base) == .metatype
    let receiver = isClass ? reader.arena.argument(0, of: base) : base
    let message = Message(name: name, isClass: isClass, isDot: !isMessage(node))
    for owner in owners(of: receiver) {
      if case .entity(let entity) = find(message, in: owner) {
        note(entity, node, message)
        return set(node, result(of: entity, on: receiver, message))
      }
    }
    let type = standardResult(message, base, receiver)
    set(node, type.isKnown || isClass ? type : reader.frameworkMessage(name, of: receiver) ?? .unknown)
  }

  /// `@selector(tap:)` in a message that has `self` as receiver or argument: a method of the enclosing class. Elsewhere
  /// the class is not known.
  mutating func selector(_ node: NodeID) {
    guard let owner = contextOwner(), let macro = parents[node].id, let call = parents[macro].id,
      view.nodes[call].kind == .call
    else { return }
    var parts = children(call)
    if let first = parts.first, let receiver = reader.firstChild(of: first) { parts.append(receiver) }
    var isOwn = false
    for part in parts where isSelf(part) { isOwn = true }
    guard isOwn else { return }
    let message = Message(name: reader.name(node), isClass: environment.walk.top.receiver == .type, isDot: false)
    if case .entity(let entity) = find(message, in: owner) { note(entity, node, message) }
  }

  private func isSelf(_ node: NodeID) -> Bool {
    view.nodes[node].kind == .identifier && reader.name(node) == KnownNames.selfValue.rawValue
  }

  struct Message {
    /// The merged name of the selector or property.
    var name: UInt32
    /// Whether the receiver is a class.
    var isClass: Bool
    /// Whether it uses dot syntax, `a.b`.
    var isDot: Bool
  }

  /// Records a reference to a method; its length is that of the selector up to the first colon.
  private mutating func note(_ entity: EntityID, _ node: NodeID, _ message: Message) {
    entities[node] = OptionalID(entity)
    let length = table.names.table.withBytes(of: Name(message.name)) { text in
      text.firstIndex(of: UInt8(ascii: ":")) ?? text.count
    }
    reader.note(entity, at: view.nodes[node].offset, length: UInt32(length), as: .member)
  }

  func unwrapped(_ type: TypeID) -> TypeID {
    reader.arena.kind(type) == .optional ? reader.arena.argument(0, of: type) : type
  }

  // MARK: Lookup

  /// The types whose members a value of a type has.
  private mutating func owners(of type: TypeID) -> [EntityID] {
    let entry = reader.arena[type]
    let words = table.objectiveC.words
    let owner: EntityID?
    switch entry.kind {
    case .composition: return reader.arena.argumentList(of: type).flatMap { owners(of: $0) }
    case .array: owner = foreign(words.array)
    case .dictionary: owner = foreign(words.dictionary)
    case .foreign where entry.name == words.mutableArray: owner = foreign(words.array)
    case .foreign where entry.name == words.mutableDictionary: owner = foreign(words.dictionary)
    case .foreign where entry.name == KnownNames.string.rawValue: owner = foreign(words.string)
    case .nominal where entry.entity == table.foreignType("String"): owner = foreign(words.string)
    default: owner = reader.owner(of: type)
    }
    return owner.map { [$0] } ?? []
  }

  private func foreign(_ name: UInt32) -> EntityID? {
    name == .max ? nil : table.lookup.foreign.first(name).map { table.lookup.foreign.entity($0) }
  }

  private mutating func find(_ message: Message, in owner: EntityID) -> Binding {
    var binding = find(message, in: owner, declared: true)
    if binding == .none, let property = propertyName(set: message) {
      for name in property where binding == .none {
        let setter = Message(name: name, isClass: message.isClass, isDot: true)
        binding = find(setter, in: owner, declared: true)
      }
    }
    if binding == .none { binding = find(message, in: owner, declared: false) }
    if binding == .none, message.isDot, !message.isClass, let variable = instanceVariable(message.name, of: owner) {
      binding = .entity(variable)
    }
    if binding == .ambiguous { reader.sink.addUnresolved() }
    return binding
  }

  /// `setName:` → `name`, `Name`
  private func propertyName(set message: Message) -> [UInt32]? {
    let selector = table.names.table[Name(message.name)]
    guard !message.isDot, selector.hasPrefix("set"), selector.hasSuffix(":"), selector.utf8.count > 4 else {
      return nil
    }
    let name = selector.dropFirst(3).dropLast()
    if name.contains(":") { return nil }
    return [name.prefix(1).lowercased() + name.dropFirst(), String(name)].map { table.names.find($0) }.filter {
      $0 != 0
    }
  }

  /// Looks a message up in a class, then in its ancestors. A method that only an implementation has is visible only in
  /// its own file.
  /// - Parameter declared: whether declarations in interfaces are looked up, or members of implementations.
  private mutating func find(_ message: Message, in owner: EntityID, declared: Bool) -> Binding {
    guard table.lookup.declaredAs[Int(message.name)].contains(.member) else { return .none }
    for place in table.hierarchy.ancestorRange(owner) {
      var found: [EntityID] = []
      var entry = table.lookup.members.first(table.hierarchy.ancestors[place], message.name)
      while let listed = entry {
        let entity = table.lookup.members.entity(listed)
        entry = table.lookup.members.next(listed)
        let this = table.entities[entity]
        guard isVisible(this), answers(entity, this, message),
          (this.parent.map { table.isImplementation($0) } ?? false) != declared
        else {
          continue
        }
        if !found.contains(where: { table.entities[$0].file == this.file }) { found.append(entity) }
      }
      if found.count > 1 { found = nearest(found) }
      if !found.isEmpty { return table.binding(found) }
    }
    return .none
  }

  /// If several categories declare a method, those of the file's module.
  private func nearest(_ list: [EntityID]) -> [EntityID] {
    let own = list.filter { table.files.shareModule(table.entities.home(of: $0), file) }
    return own.isEmpty ? list : own
  }

  /// Whether a member with that name can receive a message.
  private mutating func answers(_ entity: EntityID, _ this: Entity, _ message: Message) -> Bool {
    guard this.flags.contains(.isStatic) == message.isClass || this.kind == .initializer else { return false }
    let isOwnName = this.name == message.name
    let takesNone = table.entities.parameterRange(entity).isEmpty
    switch this.kind {
    // Objective-C does not see the Swift name of a method, nor a base name if the method has parameters.
    case .function:
      if this.flags.contains(.objectiveC) { return isOwnName }
      return !isOwnName || takesNone
    case .initializer: return !message.isDot && !message.isClass && (!isOwnName || takesNone)
    case .variable: return message.isDot || !table.declaration(entity).modifiers.contains(.private)
    default: return false
    }
  }

  // MARK: Results

  private mutating func result(of entity: EntityID, on receiver: TypeID, _ message: Message) -> TypeID {
    let this = table.entities[entity]
    if this.kind == .initializer { return receiver }
    let type = known(reader.type(ofDeclared: entity))
    if !type.isKnown, this.kind == .function, isFamily(message.name, Self.makers) || sharesOwn(entity, message) {
      return receiver
    }
    guard reader.arena.isGeneric(type) else { return type }
    let upcast = this.owner.map { reader.upcast(receiver, to: $0) } ?? receiver
    var substitution = reader.substitution(for: upcast)
    substitution.base = receiver
    return reader.substitute(type, substitution)
  }

  /// `+ (id)sharedStore`: a singleton from the time before `instancetype`.
  private func sharesOwn(_ entity: EntityID, _ message: Message) -> Bool {
    guard message.isClass, isFamily(message.name, ["shared"]) else { return false }
    return table.writesID(entity) && table.entities.parameterRange(entity).isEmpty
  }

  /// Whether a selector is one of these words, or starts with one that a capital letter follows.
  private func isFamily(_ selector: UInt32, _ words: [String]) -> Bool {
    let text = table.names.table[Name(selector)]
    return words.contains { word in
      guard text.hasPrefix(word) else { return false }
      guard let next = text.dropFirst(word.count).first else { return true }
      return !next.isLowercase && next != "_"
    }
  }

  /// Method families that return an instance of the receiver's class.
  private static let makers = ["init", "new", "alloc"]
  private static let same: Set<String> = [
    "self", "copy", "mutableCopy", "retain", "autorelease", "strongSelf", "weakSelf",
  ]
  private static let sameCollection: Set<String> = [
    "copy", "mutableCopy", "reverseObjectEnumerator", "objectEnumerator", "filteredArrayUsingPredicate:",
    "sortedArrayUsingComparator:", "sortedArrayUsingDescriptors:", "sortedArrayUsingSelector:", "subarrayWithRange:",
    "arrayByAddingObject:", "arrayByAddingObjectsFromArray:", "allObjects",
  ]
  private static let elements: Set<String> = [
    "objectAtIndex:", "objectAtIndexedSubscript:", "firstObject", "lastObject", "anyObject", "nextObject",
  ]

  /// The result of methods of root classes and collections.
  private mutating func standardResult(_ message: Message, _ base: TypeID, _ receiver: TypeID) -> TypeID {
    let text = table.names.table[Name(message.name)]
    if text == "class" { return message.isClass ? base : reader.arena.make(.metatype, of: receiver) }
    if text == "self" { return base }
    if message.isClass {
      return isFamily(message.name, ["new", "alloc"]) || makesForeign(text, receiver) ? receiver : .unknown
    }
    if Self.same.contains(text) || isFamily(message.name, ["init"]) { return receiver }
    switch reader.arena.kind(receiver) {
    case .array, .foreign:
      if Self.elements.contains(text) { return element(of: receiver) }
      return Self.sameCollection.contains(text) ? receiver : .unknown
    case .dictionary:
      if text == "objectForKey:" || text == "objectForKeyedSubscript:" || text == "valueForKey:" {
        return element(of: receiver)
      }
      guard text == "allKeys" || text == "allValues" else { return .unknown }
      return reader.arena.make(.array, of: reader.arena.argument(text == "allKeys" ? 0 : 1, of: receiver))
    default: return .unknown
    }
  }

  /// `[UIApplication sharedApplication]`, `[NSURL URLWithString:…]`: a class method of a framework returns an instance
  /// if the first piece of its selector starts with the last words of the class's name, or ends with the last one.
  /// Swift's importer has the same rule.
  private func makesForeign(_ selector: String, _ type: TypeID) -> Bool {
    let entry = reader.arena[type]
    let name: UInt32
    switch entry.kind {
    case .foreign: name = entry.name
    case .nominal where table.entities[entry.entity].flags.contains(.foreign):
      name = table.entities[entry.entity].name
    default: return false
    }
    let words = CamelWords(selector.prefix { $0 != ":" }).list.map { $0.lowercased() }
    let ofType = CamelWords(table.names.table[Name(name)]).list.map { $0.lowercased() }
    for count in stride(from: ofType.count, to: 0, by: -1)
    where words.count > count && words.starts(with: ofType.suffix(count)) {
      return Prepositions.contains(Substring(words[count])) || words[count] == "named"
    }
    return words.last == ofType.last
  }

  // MARK: Calls

  /// A message, or a call of a C function or block.
  mutating func call(_ node: NodeID) -> TypeID {
    guard let callee = reader.firstChild(of: node) else { return .unknown }
    if view.nodes[callee].kind == .member, isMessage(callee) { return type(callee) }
    if let entity = entities[callee].id, [.function, .macro].contains(table.entities[entity].kind) {
      return known(reader.type(ofDeclared: entity))
    }
    let type = unwrapped(type(callee))
    let entry = reader.arena[type]
    switch entry.kind {
    case .function: return reader.arena.argument(Int(entry.count) - 1, of: type)
    case .metatype: return reader.arena.argument(0, of: type)
    default: return .unknown
    }
  }
}
