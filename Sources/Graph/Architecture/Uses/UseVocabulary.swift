import DependencyGraph
import LowLevel
import Patterns
import SourceFacts
import Tables

/// Lists of things that code may do, as globs: `UINavigationController.push*`, `*.performSegue`, `self.title`,
/// `UIBarButtonItem.init(*action:*`. Before the last dot stands a type by its own name or that of a supertype (`self`:
/// the own object), `*` for any, known or not; behind it a member, `init` where a value is made, with labels
/// where these matter; `*=` for any property that is set. Of an Objective-C selector the first piece counts, or the whole.
public final class UseVocabulary {
  /// What a type is to the entries.
  private struct Answers {
    /// The entries' types that the type is.
    var types: [UseEntries.TypeID] = []
    /// Lists that every member of the type is in.
    var lists: UseLists = []
    /// The lists that setting any property of the type is in.
    var setting: UseLists = []
  }
  /// Entries that speak of one member.
  typealias GroupID = ID<[UseEntries.EntryID]>
  private static let noEntries = GroupID(0)

  private let entries: UseEntries
  /// Whether some entries speak of every member of a type, or of setting any.
  private let hasWholeTypes: Bool
  private let hasSetTypes: Bool

  // Asked for every use; see `ValueTypes`.
  /// The first has no entries, which is so for most names.
  private var groups: Table<GroupID, [UseEntries.EntryID]> = [[]]
  /// By merged name of the graph that it is asked with; none as long as nobody asked.
  private var groupOfName: [OptionalID<[UseEntries.EntryID]>] = []
  /// The first is none, which most types have.
  private var answers: Table<ID<Answers>, Answers> = [Answers()]
  /// By type, as they are asked for; none as long as nobody asked.
  private var answersOfType: Table<NumberedTypeID, OptionalID<Answers>> = []
  /// By the number of a type's name: the entries' types that it answers to; nil as long as nobody asked.
  private var typesOfName: [[UseEntries.TypeID]?] = []
  private let ownAnswers: Answers
  /// The entries that speak of making a value.
  private(set) lazy var constructing = group(of: "init")

  /// At most 32 lists.
  public init(_ lists: [[NamePattern]]) {
    entries = UseEntries(lists)
    hasWholeTypes = entries.wholeTypes.contains { !$0.isEmpty }
    hasSetTypes = entries.setTypes.contains { !$0.isEmpty }
    var (own, answers) = ("self", Answers())
    Self.add(own.withUTF8 { [entries] in entries.types(named: $0) }, of: entries, to: &answers)
    ownAnswers = answers
  }

  // MARK: Asking

  /// The entries whose member part fits a merged name, for `lists(_:of:)`.
  func group(of name: Name, in graph: DependencyGraph) -> GroupID {
    if groupOfName.isEmpty { groupOfName = Array(repeating: .none, count: graph.names.count) }
    if let known = groupOfName[Int(name.raw)].id { return known }
    let group = group(graph.names.withBytes(of: name) { entries(for: $0) })
    groupOfName[Int(name.raw)] = OptionalID(group)
    return group
  }

  func hasEntries(_ group: GroupID) -> Bool { group != Self.noEntries }

  /// Whether entries that name no member may speak of a use.
  func maySpeakOfTypes(isSet: Bool) -> Bool { hasWholeTypes || isSet && hasSetTypes }

  private func group(_ entries: [UseEntries.EntryID]) -> GroupID {
    entries.isEmpty ? Self.noEntries : groups.append(entries)
  }

  private func group(of name: String) -> GroupID {
    var name = name
    return group(name.withUTF8 { entries(for: $0) })
  }

  private func entries(for name: UnsafeBufferPointer<UInt8>) -> [UseEntries.EntryID] {
    let found = entries.entries(for: name)
    guard let colon = name.firstIndex(of: UInt8(ascii: ":")) else { return found }
    let piece = found + entries.entries(named: UnsafeBufferPointer(rebasing: name[..<colon]))
    guard var property = String(decoding: name, as: UTF8.self).propertyItSets else { return piece }
    return piece + property.withUTF8 { entries.entries(for: $0) }
  }

  /// The lists that hold a member of a type, by the names that the type answers to.
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

  /// The lists that name a declared function, whatever type it belongs to.
  public func lists(function: SymbolID, in graph: DependencyGraph, labels: () -> String) -> UseLists {
    let group = group(of: graph.symbols[function].name, in: graph)
    return hasEntries(group) ? lists(groups[group], labels) { _ in false } : []
  }
}

/// Some of a vocabulary's lists, by their places.
public struct UseLists: OptionSet, Sendable {
  public let rawValue: UInt32
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
  @inlinable public init(_ list: Int) { self.init(rawValue: 1 << UInt32(list)) }
}

/// A list of types, as globs over their names and those of their supertypes.
public final class TypeList {
  private let patterns: NameGlobs
  private let isOfClasses: Bool
  /// Nil as long as nobody asked.
  private var known: Table<NumberedTypeID, Bool?> = []

  /// `ofClasses`: protocols that a class conforms to do not make it one, by whatever name.
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
  public func matches(_ name: UnsafeBufferPointer<UInt8>) -> Bool { patterns.matches(name) }
}

extension UseReader {
  /// The lists of a vocabulary that a use is in.
  public func lists(of use: Use, _ vocabulary: UseVocabulary) -> UseLists {
    let group = group(of: use, vocabulary)
    if !vocabulary.hasEntries(group), !vocabulary.maySpeakOfTypes(isSet: use.form == .assign) { return [] }
    return vocabulary.lists(group, of: recipient(of: use), isSet: use.form == .assign, numbered) {
      "(" + labels(of: use).map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
    }
  }

  /// Whether a use may be in a list, as far as its name alone tells.
  public func mayBeListed(_ use: Use, _ vocabulary: UseVocabulary) -> Bool {
    vocabulary.maySpeakOfTypes(isSet: use.form == .assign) || vocabulary.hasEntries(group(of: use, vocabulary))
  }

  private func group(of use: Use, _ vocabulary: UseVocabulary) -> UseVocabulary.GroupID {
    if use.form == .construct { return vocabulary.constructing }
    return vocabulary.group(of: use.mergedName, in: graph)
  }
}
