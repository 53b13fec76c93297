import DependencyGraph
import LowLevel
import Patterns
import SourceFacts
import Tables

/// Lists of uses, as globs: `UINavigationController.push*`, `*.performSegue`, `self.title`,
/// `UIBarButtonItem.init(*action:*`. Before the last dot is the name of a type or supertype, `self`, or `*` for any
/// type, known or not. After it is a member, or `init` for the creation of a value, with labels if they matter; `*=` is
/// the assignment of any property. For an Objective-C selector either the first part or the whole is compared.
public final class UseVocabulary {
  /// The entries that apply to a type.
  private struct Answers {
    /// The type patterns that match the type.
    var types: [UseEntries.TypeID] = []
    /// Lists with every member of the type.
    var lists: UseLists = []
    /// Lists with the assignment of every property of the type.
    var setting: UseLists = []
  }
  /// The entries for one member.
  typealias GroupID = ID<[UseEntries.EntryID]>
  private static let noEntries = GroupID(0)

  private let entries: UseEntries
  /// Whether some entries are for every member of a type, or for setting any property.
  private let hasWholeTypes: Bool
  private let hasSetTypes: Bool

  // Read for every use; see `ValueTypes`.
  /// The first group is empty, as it is for most names.
  private var groups: Table<GroupID, [UseEntries.EntryID]> = [[]]
  /// For each merged name; computed on demand.
  private var groupOfName: [OptionalID<[UseEntries.EntryID]>] = []
  /// The first element is empty, as it is for most types.
  private var answers: Table<ID<Answers>, Answers> = [Answers()]
  /// For each type; computed on demand.
  private var answersOfType: Table<NumberedTypeID, OptionalID<Answers>> = []
  /// For each type name, the matching type patterns; nil if not computed yet.
  private var typesOfName: [[UseEntries.TypeID]?] = []
  private let ownAnswers: Answers
  /// The entries for creating a value.
  private(set) lazy var constructing = group(of: "init")

  /// - Parameter lists: at most 32.
  public init(_ lists: [[NamePattern]]) {
    entries = UseEntries(lists)
    hasWholeTypes = entries.wholeTypes.contains { !$0.isEmpty }
    hasSetTypes = entries.setTypes.contains { !$0.isEmpty }
    var answers = Answers()
    Self.add(entries.types(named: "self"), of: entries, to: &answers)
    ownAnswers = answers
  }

  // MARK: Lookup

  /// The entries with a member pattern that matches a merged name, for `lists(_:of:)`.
  func group(of name: Name, in graph: DependencyGraph) -> GroupID {
    if groupOfName.isEmpty { groupOfName = Array(repeating: .none, count: graph.names.count) }
    if let known = groupOfName[Int(name.raw)].id { return known }
    let group = group(graph.names.withBytes(of: name) { entries(for: $0) })
    groupOfName[Int(name.raw)] = OptionalID(group)
    return group
  }

  func hasEntries(_ group: GroupID) -> Bool { group != Self.noEntries }

  /// Whether entries without a member name may match a use.
  func mayMatchTypes(isSet: Bool) -> Bool { hasWholeTypes || isSet && hasSetTypes }

  private func group(_ entries: [UseEntries.EntryID]) -> GroupID {
    entries.isEmpty ? Self.noEntries : groups.append(entries)
  }

  private func group(of name: String) -> GroupID {
    group(name.withBytes { entries(for: $0) })
  }

  private func entries(for name: ByteView) -> [UseEntries.EntryID] {
    let found = entries.entries(for: name)
    guard let colon = name.firstIndex(of: UInt8(ascii: ":")) else { return found }
    let piece = found + entries.entries(named: name.prefix(colon))
    guard let property = name.string.propertyItSets else { return piece }
    return piece + property.withBytes { entries.entries(for: $0) }
  }

  /// The lists with a member of a type, by the names of the type and its supertypes.
  func lists(
    _ group: GroupID, of recipient: UseReader.Recipient, isSet: Bool, _ types: NumberedTypes, labels: () -> String
  ) -> UseLists {
    let (id, isOwn) = (answers(of: recipient.type, types), recipient.isOwn)
    var lists = isOwn ? answers[id].lists.union(ownAnswers.lists) : answers[id].lists
    if isSet { lists.formUnion(answers[id].setting) }
    guard hasEntries(group) else { return lists }
    return lists.union(
      self.lists(groups[group], labels) { answers[id].types.contains($0) || (isOwn && ownAnswers.types.contains($0)) })
  }

  private func lists(
    _ chosen: [UseEntries.EntryID], _ labels: () -> String, where fits: (_ type: UseEntries.TypeID) -> Bool
  ) -> UseLists {
    var lists: UseLists = []
    var written: String?
    for id in chosen {
      let entry = entries.entries[id]
      if lists.isSuperset(of: entry.lists) { continue }
      if let type = entry.type, !fits(type) { continue }
      if let pattern = entry.labels {
        let text = written ?? labels()
        written = text
        guard pattern.matches(text) else { continue }
      }
      lists.formUnion(entry.lists)
    }
    return lists
  }

  private func answers(of type: NumberedTypeID, _ types: NumberedTypes) -> ID<Answers> {
    while answersOfType.endIndex <= type { answersOfType.append(.none) }
    if let known = answersOfType[type].id { return known }
    let found = answers(ofNames: types.names(of: type), types)
    answersOfType[type] = OptionalID(found)
    return found
  }

  private func answers(ofNames names: [Name], _ types: NumberedTypes) -> ID<Answers> {
    var found: Answers?
    for name in names {
      let answering = self.types(answering: name, types)
      if answering.isEmpty { continue }
      var all = found ?? Answers()
      Self.add(answering, of: entries, to: &all)
      found = all
    }
    return found.map { answers.append($0) } ?? answers.startIndex
  }

  private static func add(_ types: [UseEntries.TypeID], of entries: UseEntries, to answers: inout Answers) {
    for type in types {
      answers.types.append(type)
      answers.lists.formUnion(entries.wholeTypes[type])
      answers.setting.formUnion(entries.setTypes[type])
    }
  }

  private func types(answering name: Name, _ types: NumberedTypes) -> [UseEntries.TypeID] {
    let place = Int(name.raw)
    if typesOfName.count <= place { typesOfName += repeatElement(nil, count: place + 1 - typesOfName.count) }
    if let known = typesOfName[place] { return known }
    let found = types.withBytes(of: name) { entries.types(named: $0) }
    typesOfName[place] = found
    return found
  }

  /// The lists with a declared function, whatever its type.
  public func lists(function: SymbolID, in graph: DependencyGraph, labels: () -> String) -> UseLists {
    let group = group(of: graph.symbols[function].name, in: graph)
    return hasEntries(group) ? lists(groups[group], labels) { _ in false } : []
  }
}

/// A set of a vocabulary's lists, by index.
public struct UseLists: OptionSet, Sendable {
  public let rawValue: UInt32
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
  @inlinable public init(_ list: Int) { self.init(rawValue: 1 << UInt32(list)) }
}

/// A list of types, as globs over their names and those of their supertypes.
public final class TypeList {
  private let patterns: NameGlobs
  private let isOfClasses: Bool
  /// Nil if not computed yet.
  private var known: Table<NumberedTypeID, Bool?> = []

  /// - Parameter ofClasses: whether only superclasses count, not protocols.
  public init(_ patterns: [NamePattern], ofClasses: Bool = false) {
    self.patterns = NameGlobs(patterns)
    isOfClasses = ofClasses
  }

  public func holds(_ type: ValueType, _ types: ValueTypes) -> Bool {
    let id = types.numbered.id(of: type)
    while known.endIndex <= id { known.append(nil) }
    if let holds = known[id] { return holds }
    let names = isOfClasses ? types.classNames(of: type) : types.numbered.names(of: id)
    let holds = names.contains { name in types.numbered.withBytes(of: name) { patterns.matches($0) } }
    known[id] = holds
    return holds
  }

  public func matches(_ name: String) -> Bool { patterns.matches(name) }
  public func matches(_ name: ByteView) -> Bool { patterns.matches(name) }
}

extension UseReader {
  /// The lists of a vocabulary that contain a use.
  public func lists(of use: Use, _ vocabulary: UseVocabulary) -> UseLists {
    let group = group(of: use, vocabulary)
    if !vocabulary.hasEntries(group), !vocabulary.mayMatchTypes(isSet: use.form == .assign) { return [] }
    return vocabulary.lists(group, of: recipient(of: use), isSet: use.form == .assign, numbered) {
      "(" + labels(of: use).map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
    }
  }

  /// Whether a use may be in a list, by its name.
  public func mayBeListed(_ use: Use, _ vocabulary: UseVocabulary) -> Bool {
    vocabulary.mayMatchTypes(isSet: use.form == .assign) || vocabulary.hasEntries(group(of: use, vocabulary))
  }

  /// Whether a use in a file may be in a list, judging by the names in the file. Creations of values are not
  /// considered.
  public func mayBeListed(usesIn file: FileID, _ vocabulary: UseVocabulary) -> Bool {
    let names = graph.mergedNames[file]
    let isListed = { (name: UInt32) in vocabulary.hasEntries(vocabulary.group(of: Name(name), in: self.graph)) }
    return vocabulary.mayMatchTypes(isSet: true) || names.own.contains(where: isListed)
      || names.seeds.contains(where: isListed)
  }

  private func group(of use: Use, _ vocabulary: UseVocabulary) -> UseVocabulary.GroupID {
    if use.form == .construct { return vocabulary.constructing }
    return vocabulary.group(of: use.mergedName, in: graph)
  }
}
