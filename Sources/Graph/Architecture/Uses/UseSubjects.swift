import DependencyGraph
import Frameworks
import LowLevel
import Patterns
import SourceFacts

/// The names without which a file cannot contain a use in a list of a vocabulary, unless it has a value of certain
/// types.
public struct UseSubjects {
  /// For each merged name, whether it is a member or label of an entry for types other than those of `isType`.
  public let isMember: [Bool]
  /// For each merged name, whether it is a type whose uses may be in the list. Code cannot get a value of a framework's
  /// type without one of these names.
  public let isType: [Bool]
  /// Whether uses without any of these names may be in the list.
  public let isOpen: Bool
  /// Whether in Swift every use of other types has the name of such a member.
  public let isNamed: Bool

  public init(_ list: [NamePattern], in graph: DependencyGraph) {
    var names = WrittenSubjects(list)
    for pattern in list { pattern.forEachAlternative { names.add(WrittenEntry($0)) } }
    isMember = names.members.matches(in: graph.names)
    var isType = names.types.matches(in: graph.names)
    for name in names.sources {
      if let found = Frameworks.known.names.withBytes(of: name, graph.names.find) { isType[Int(found.raw)] = true }
    }
    self.isType = isType
    isOpen = names.isOpen
    isNamed = !names.isOpen && !names.makes
  }
}

private struct WrittenSubjects {
  /// Whether types matter, because some entries have no member name.
  let isByTypes: Bool
  private(set) var members = NameGlobs()
  private(set) var types = NameGlobs()
  /// The types, as names in `Frameworks`.
  private(set) var sources: [Name] = []
  private(set) var isOpen = false
  /// Whether labels belong to initializers.
  private(set) var makes = false
  /// For each type pattern in the list, the result of `add(type:)`.
  private var isWritten: [String: Bool] = [:]

  init(_ list: [NamePattern]) {
    isByTypes = list.contains { pattern in
      if pattern.text.hasPrefix("*.") { return false }
      if [".*", ".*=", ".init"].contains(where: pattern.text.hasSuffix) { return true }
      return pattern.text.utf8.contains(UInt8(ascii: "(")) && pattern.text.contains(".init")
    }
  }

  mutating func add(_ entry: WrittenEntry) {
    if isByTypes, !entry.isOfAnyType, let type = entry.type, add(type: type.string) { return }
    if entry.namesNoMember {
      isOpen = true
      return
    }
    members.add(entry.member, number: 0)
    guard entry.makes else { return }
    // A created value has the type's name.
    guard let label = entry.firstLabel else {
      isOpen = true
      return
    }
    makes = true
    members.add(label, number: 0)
  }

  /// False for types whose values can occur without a name in code: `self`, literals, views.
  private mutating func add(type: String) -> Bool {
    if let known = isWritten[type] { return known }
    let pattern = NamePattern(type)
    let found =
      ["self", "String", "Array"].contains(where: pattern.matches) ? nil : Frameworks.known.sources(of: pattern)
    isWritten[type] = found != nil
    guard let found else { return false }
    sources += found
    type.withBytes { types.add($0, number: 0) }
    return true
  }
}

extension WrittenEntry {
  fileprivate var namesNoMember: Bool { isOfAnyMember || isOfAnySetting }
  fileprivate var makes: Bool {
    if !member.contains(where: { "*?\\".utf8.contains($0) }) { return member == "init" }
    return NamePattern(member.string).matches("init")
  }

  /// `contentsOf` of `(contentsOf:*`
  fileprivate var firstLabel: ByteView? {
    guard let colon = labels.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let label = labels.extracting(1..<colon)
    if label.isEmpty || label == "_" { return nil }
    return label.contains { "*?\\".utf8.contains($0) } ? nil : label
  }
}
