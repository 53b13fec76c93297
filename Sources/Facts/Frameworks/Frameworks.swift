import LowLevel
import SourceFacts

/// The types of UIKit, SwiftUI, the standard library and other frameworks. They are described in
/// `Rules/vocabulary/*.yml`, which is compiled into the program; no SDK is read.
public final class Frameworks: Sendable {
  /// A property or method of a type.
  public struct Member: Sendable {
    /// The type of its value, or of the elements if the value is a collection; `.none` if unknown.
    public let type: Name
    public let isCollection: Bool
    public let traits: Traits
  }

  /// A module, and what a file can use after importing it.
  public struct Framework: Sendable {
    public let module: String
    public let traits: Traits
    /// Modules that this one re-exports: importing it makes their types visible too.
    public let reexports: [String]
    /// Its types and attributes.
    public internal(set) var types: [Name] = []
    /// Names and name patterns of types about which nothing else is known, separated by blanks.
    var otherNames = ""
    /// `plainNames`, separated by blanks.
    var commonNames = ""

    /// Types with common names, such as `View`, that projects often declare too. How the name is used decides which
    /// type is meant.
    public var plainNames: [Substring] { commonNames.split(separator: " ") }
  }

  public static let known = Frameworks(vocabularyText)

  /// The names of types and members. Every `Name` below is from this table.
  public let names: NameTable
  /// Entries by name.
  private let entries: [VocabularyReader.Entry]
  /// The superclass of each class, by name; `.none` if it has none.
  private let superclasses: [Name]
  /// Own and inherited traits, by name.
  private let traits: [Traits]
  /// Members by type and member name; see `VocabularyReader.key`.
  private let members: [UInt64: Member]
  /// In the order of the vocabulary.
  public let frameworks: [Framework]

  /// - Parameter vocabulary: text in the format of `VocabularyReader`.
  init(_ vocabulary: String) {
    let reader = VocabularyReader(vocabulary)
    (names, entries, members, frameworks) = (reader.names, reader.entries, reader.members, reader.frameworks)
    (superclasses, traits) = (reader.superclasses, reader.inheritedTraits)
  }

  /// The names and name patterns of the types that a module declares.
  public func declaredNames(in module: String) -> [String] {
    frameworks.first { $0.module == module }.map { declaredNames(in: $0) } ?? []
  }

  public func declaredNames(in framework: Framework) -> [String] {
    framework.types.map { names[$0] } + framework.otherNames.split(separator: " ").map(String.init)
  }

  /// The modules that have at least one of these traits.
  public func modules(with some: Traits) -> Set<String> {
    Set(frameworks.filter { !$0.traits.isDisjoint(with: some) }.map(\.module))
  }

  public func find(_ name: ByteView) -> Name? { names.find(name) }

  public func find(_ name: String) -> Name? { names.find(name) }

  // MARK: Supertypes

  /// All supertypes of a type, nearest first; empty if the type is unknown.
  public func supertypes(of type: String) -> [String] { supertypes(of: type) { names[$0] } }

  /// Whether a type inherits from or conforms to another one.
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

  /// The chosen types that have supertypes, sorted by name.
  public func types(where isChosen: (String) -> Bool) -> [String] {
    entries.indices.lazy.filter { !self.entries[$0].supertypes.isEmpty }.map { self.names[Name(UInt32($0))] }
      .filter(isChosen).sorted()
  }

  /// The superclasses of a class, nearest first, without the class itself.
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

  /// Whether a name has at least one of these traits, own or inherited.
  public func has(_ some: Traits, _ name: String) -> Bool { !traits(of: name).isDisjoint(with: some) }

  /// Whether a name or a path `Type.member` has at least one of these traits: `MainActor`, `DispatchQueue.main`.
  public func has(_ some: Traits, path: String) -> Bool {
    let parts = path.split(separator: ".")
    guard parts.count == 2 else { return has(some, path) }
    guard let type = names.find(String(parts[0])), let member = names.find(String(parts[1])) else { return false }
    return self.member(member, of: [type]).map { !$0.traits.isDisjoint(with: some) } ?? false
  }

  /// The names that have at least one of these traits, own or inherited, in the order of the vocabulary.
  public func all(with some: Traits) -> [String] {
    traits.indices.filter { !traits[$0].isDisjoint(with: some) }.map { names[Name(UInt32($0))] }
  }

  /// The names that have at least one of these traits themselves, without the types that only inherit it.
  public func roots(with some: Traits) -> [String] {
    entries.indices.filter { !entries[$0].traits.isDisjoint(with: some) }.map { names[Name(UInt32($0))] }
  }

  /// Generic parameters and associated types that extensions of a type can name: its own, then those of its supertypes.
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

  /// All properties and methods whose type is known, with that type.
  public var typedMembers: some Sequence<(name: Name, type: Name)> {
    members.lazy.filter { !$0.value.type.isNone }.map { (Name(UInt32(truncatingIfNeeded: $0.key)), $0.value.type) }
  }

  /// The member with this name in the first of the types that has one.
  public func member(_ name: Name, of types: [Name]) -> Member? {
    for type in types {
      if let found = members[VocabularyReader.key(type, name)] { return found }
    }
    return nil
  }

  /// The marked types, and all types that inherit from one of them or have a member of its type, transitively; by name.
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
