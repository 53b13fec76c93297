import DependencyGraph
import Frameworks
import LowLevel
import SourceFacts
import Tables

/// The members in `Frameworks`, by merged names.
struct FrameworkMembers: Sendable {
  /// For each merged name, the name in `Frameworks` of a member; 0 for other names.
  private let words: [UInt16]
  /// For each name in `Frameworks`, the merged name of a member's type, or 0.
  private let types: [UInt32]
  fileprivate let screenSuperclasses: ScreenSuperclasses

  /// Adds the types of the framework members that the project mentions to the merged names.
  init(_ names: inout MergedNames) {
    let known = Frameworks.known
    screenSuperclasses = ScreenSuperclasses(in: names.table)
    var found: [(name: UInt32, word: UInt32)] = []
    var types = [UInt32](repeating: 0, count: known.names.count)
    for member in known.typedMembers {
      let name = known.names.withBytes(of: member.name) { names.table.find($0) }
      if let name { found.append((name.raw, member.name.raw)) }
      types[Int(member.type.raw)] = 1
    }
    // The order must not depend on the run.
    for type in types.indices where types[type] != 0 {
      types[type] = names.intern(known.names.withBytes(of: Name(UInt32(type))) { $0.string })
    }
    var words = [UInt16](repeating: 0, count: names.table.count)
    for (name, word) in found { words[Int(name)] = UInt16(word) }
    (self.words, self.types) = (words, types)
  }

  /// The name in `Frameworks` of a member with a merged name.
  @inline(__always)
  func word(_ name: UInt32) -> Name? { words[Int(name)] == 0 ? nil : Name(UInt32(words[Int(name)])) }

  /// The merged name of a member's type, and whether the member is a collection of it.
  func member(_ word: Name, of kinds: [Name]) -> (type: UInt32, isCollection: Bool)? {
    guard let member = Frameworks.known.member(word, of: kinds), !member.type.isNone else { return nil }
    return (types[Int(member.type.raw)], member.isCollection)
  }
}

extension TypeReader {
  /// The type of a framework's property on a base type, or the result of a method.
  @inline(__always)
  mutating func frameworkMember(_ name: UInt32, of base: TypeID) -> TypeID? {
    guard let word = table.frameworks.members.word(name) else { return nil }
    return frameworkMember(word, of: base)
  }

  /// The same for an Objective-C selector, such as `viewWithTag:`.
  mutating func frameworkMessage(_ selector: UInt32, of base: TypeID) -> TypeID? {
    if let word = table.frameworks.members.word(selector) { return frameworkMember(word, of: base) }
    let word = table.names.table.withBytes(of: Name(selector)) { text -> Name? in
      guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      return Frameworks.known.find(text.prefix(colon))
    }
    return word.flatMap { frameworkMember($0, of: base) }
  }

  @inline(never)
  private mutating func frameworkMember(_ word: Name, of base: TypeID) -> TypeID? {
    guard let (type, isCollection) = table.frameworks.members.member(word, of: frameworkKinds(of: base)) else {
      return nil
    }
    let found =
      table.lookup.foreign.first(type).map { arena.make(.nominal, table.lookup.foreign.entity($0)) }
      ?? arena.make(foreign: type)
    return isCollection ? arena.make(.array, of: found) : found
  }

  /// The framework types among a type and its supertypes, nearest first.
  private mutating func frameworkKinds(of type: TypeID) -> [Name] {
    let entry = arena[type]
    switch entry.kind {
    case .nominal, .selfType:
      if let known = frameworkKinds[entry.entity] { return known }
      let kinds = table.frameworkKinds(ofType: entry.entity)
      frameworkKinds[entry.entity] = kinds
      return kinds
    case .foreign: return table.frameworkKinds(named: entry.name, isSupertype: false)
    default: return []
    }
  }
}

extension SymbolTable {
  fileprivate func frameworkKinds(named name: UInt32, isSupertype: Bool) -> [Name] {
    names.table.withBytes(of: Name(name)) {
      frameworks.members.screenSuperclasses.frameworkTypes(of: $0, isSupertype: isSupertype)
    }
  }

  fileprivate func frameworkKinds(ofType type: EntityID) -> [Name] {
    let this = entities[type]
    if this.flags.contains(.foreign) { return frameworkKinds(named: this.name, isSupertype: false) }
    var (kinds, types, next): ([Name], [EntityID], Int) = ([], [type], 0)
    while next < types.count {
      for clause in hierarchy.clauses[types[next]] {
        let own = clause.targets.filter { !entities[$0].flags.contains(.foreign) }
        for target in own where !types.contains(target) { types.append(target) }
        if own.isEmpty, let name = clause.name { kinds += frameworkKinds(named: name, isSupertype: true) }
      }
      next += 1
    }
    return kinds
  }
}
