import SourceFacts

/// What is known of the types of UIKit, SwiftUI, the standard library and others: no SDK is read. The knowledge is
/// `Rules/vocabulary/*.yml`, compiled into the program.
public final class Frameworks: Sendable {
  /// A property or method of a type.
  public struct Member: Sendable {
    /// The type of its value, or of the elements where that is a collection; `.none` where it is not known.
    public let type: Name
    public let isCollection: Bool
    public let traits: Traits
  }

  /// A module, with what an import of it makes known.
  public struct Framework: Sendable {
    public let module: String
    public let traits: Traits
    /// Other modules whose types an import of this one makes known as well.
    public let brings: [String]
    /// Of its types and attributes.
    public internal(set) var types: [Name] = []
    /// Names, and patterns of names, of which no more is known than that it declares them; separated by blanks.
    var otherNames = ""
    /// See `plainNames`; separated by blanks.
    var commonNames = ""

    /// Types with names so plain that projects declare types of the same name. Which one is meant follows from how it is
    /// used.
    public var plainNames: [Substring] { commonNames.split(separator: " ") }
  }

  public static let known = Frameworks(vocabularyText)

  /// Of types and their members. All names below are names of this table.
  public let names: NameTable
  /// By name.
  private let entries: [VocabularyReader.Entry]
  /// By name: the superclass of a class, or `.none`.
  private let superclasses: [Name]
  /// By name: its own traits and those that it inherits.
  private let traits: [Traits]
  /// By type and name of the member.
  private let members: [UInt64: Member]
  /// In order of the vocabulary.
  public let frameworks: [Framework]

  /// - Parameter vocabulary: in the form that `VocabularyReader` describes.
  init(_ vocabulary: String) {
    let reader = VocabularyReader(vocabulary)
    (names, entries, members, frameworks) = (reader.names, reader.entries, reader.members, reader.frameworks)
    (superclasses, traits) = (reader.superclasses, reader.inheritedTraits)
  }

  /// The names of the types that a module declares, and patterns of names.
  public func declaredNames(in module: String) -> [String] {
    frameworks.first { $0.module == module }.map { declaredNames(in: $0) } ?? []
  }

  public func declaredNames(in framework: Framework) -> [String] {
    framework.types.map { names[$0] } + framework.otherNames.split(separator: " ").map(String.init)
  }

  /// The modules with at least one of some traits.
  public func modules(with some: Traits) -> Set<String> {
    Set(frameworks.filter { !$0.traits.isDisjoint(with: some) }.map(\.module))
  }

  public func find(_ name: UnsafeBufferPointer<UInt8>) -> Name? { names.find(name) }

  public func find(_ name: String) -> Name? { names.find(name) }

  // MARK: Supertypes

  /// All supertypes of a type, nearest first; empty for those that are not known.
  public func supertypes(of type: String) -> [String] { supertypes(of: type) { names[$0] } }

  /// Whether a type inherits from, or conforms to, another one.
  public func isA(_ type: String, _ supertype: String) -> Bool {
    guard let supertype = names.find(supertype) else { return false }
    return supertypes(of: type) { $0 }.contains(supertype)
  }

  private func supertypes<Element>(of type: String, _ element: (Name) -> Element) -> [Element] {
    names.find(type).map { allSupertypes(of: $0).map(element) } ?? []
  }

  private func allSupertypes(of type: Name) -> [Name] {
    var found = entries[Int(type.raw)].supertypes
    var next = 0
    while next < found.count {
      for supertype in entries[Int(found[next].raw)].supertypes where !found.contains(supertype) {
        found.append(supertype)
      }
      next += 1
    }
    return found
  }

  /// The types that have supertypes, in order of their names, as far as they are chosen.
  public func types(where isChosen: (String) -> Bool) -> [String] {
    entries.indices.lazy.filter { !self.entries[$0].supertypes.isEmpty }.map { self.names[Name(UInt32($0))] }
      .filter(isChosen).sorted()
  }

  /// The superclasses of a class, nearest first; not itself.
  public func superclasses(of type: Name) -> [Name] {
    var result: [Name] = []
    var next = superclasses[Int(type.raw)]
    while !next.isNone {
      result.append(next)
      next = superclasses[Int(next.raw)]
    }
    return result
  }

  // MARK: Traits, parameters, members

  public func traits(of name: Name) -> Traits { traits[Int(name.raw)] }

  public func traits(of name: String) -> Traits { names.find(name).map(traits(of:)) ?? [] }

  /// Whether something has at least one of some traits.
  public func has(_ some: Traits, _ name: String) -> Bool { !traits(of: name).isDisjoint(with: some) }

  /// Whether what a path of names stands for has at least one of some traits: `DispatchQueue.main`, `MainActor`.
  public func has(_ some: Traits, path: String) -> Bool {
    let parts = path.split(separator: ".")
    guard parts.count == 2 else { return has(some, path) }
    guard let type = names.find(String(parts[0])), let member = names.find(String(parts[1])) else { return false }
    return self.member(member, of: [type]).map { !$0.traits.isDisjoint(with: some) } ?? false
  }

  /// All that have at least one of some traits, their own or inherited, in order of the vocabulary.
  public func all(with some: Traits) -> [String] {
    traits.indices.filter { !traits[$0].isDisjoint(with: some) }.map { names[Name(UInt32($0))] }
  }

  /// Those of `all(with:)` that do not inherit the trait.
  public func roots(with some: Traits) -> [String] {
    entries.indices.filter { !entries[$0].traits.isDisjoint(with: some) }.map { names[Name(UInt32($0))] }
  }

  /// Generic parameters and associated types, by which extensions of a type name what its values hold: the type's own,
  /// then those of its supertypes.
  public func parameters(of type: String) -> [String] {
    guard let type = names.find(type) else { return [] }
    var found = entries[Int(type.raw)].parameters
    for supertype in allSupertypes(of: type) {
      for parameter in entries[Int(supertype.raw)].parameters where !found.contains(parameter) {
        found.append(parameter)
      }
    }
    return found.map { names[$0] }
  }

  /// The names of all properties and methods, with the names of their types where these are known.
  public var typedMembers: some Sequence<(name: Name, type: Name)> {
    members.lazy.filter { !$0.value.type.isNone }.map { (Name(UInt32(truncatingIfNeeded: $0.key)), $0.value.type) }
  }

  /// The property or method of the first of some types that has one of that name.
  public func member(_ name: Name, of types: [Name]) -> Member? {
    for type in types {
      if let found = members[VocabularyReader.key(type, name)] { return found }
    }
    return nil
  }

  /// By name: what is marked already, and the types from which a value of a marked type is reached by nothing but
  /// members and inheritance.
  public func sources(of marked: [Bool]) -> [Bool] {
    var isSource = marked
    var isOpen = true
    while isOpen {
      isOpen = false
      for type in superclasses.indices where isSource[Int(superclasses[type].raw)] && !isSource[type] {
        (isSource[type], isOpen) = (true, true)
      }
      for (key, member) in members where isSource[Int(member.type.raw)] && !isSource[Int(key >> 32)] {
        (isSource[Int(key >> 32)], isOpen) = (true, true)
      }
    }
    return isSource
  }
}
