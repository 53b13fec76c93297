import DependencyGraph
import LowLevel
import Patterns
import SourceFacts

/// Lists of things that code may do, as globs: `UINavigationController.push*`, `*.performSegue`, `self.title`,
/// `UIBarButtonItem.init(*action:*`. Before the last dot stands a type by its own name or that of a supertype (`self`:
/// the own object), `*` for any, known or not; behind it a member, `init` where a value is made, with labels
/// where these matter; `*=` for any property that is set. Of an Objective-C selector the first piece counts, or the whole.
public final class UseVocabulary {
  /// What a type is to the entries.
  private struct Answers {
    /// The entries' types that the type is.
    var types: [Int32] = []
    /// Lists that every member of the type is in.
    var lists: UseLists = []
    /// The lists that setting any property of the type is in.
    var setting: UseLists = []
  }
  private let entries: UseEntries
  /// Whether some entries speak of every member of a type, or of setting any.
  private let hasWholeTypes: Bool
  private let hasSetTypes: Bool

  // Asked for every use; see `ValueTypes`.
  private var groups: [[Int32]] = [[]]
  /// By merged name of the graph that it is asked with: an index into `groups`, or -1 as long as nobody asked.
  private var groupOfName: [Int32] = []
  /// The first is none, which most types have.
  private var answers: [Answers] = [Answers()]
  /// By a type's number, as they are asked for: an index into `answers`, or -1.
  private var answersOfType: [Int32] = []
  /// By the number of a type's name: the entries' types that it answers to, as an index into `groups`, or -1.
  private var typesOfName: [Int32] = []
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

  /// The entries whose member part fits a merged name, for `lists(_:of:)`; 0 for none.
  func group(of name: Name, in graph: DependencyGraph) -> Int32 {
    if groupOfName.isEmpty { groupOfName = [Int32](repeating: -1, count: graph.names.count) }
    let known = groupOfName[Int(name.raw)]
    if known >= 0 { return known }
    let group = group(graph.names.withBytes(of: name) { entries(for: $0) })
    groupOfName[Int(name.raw)] = group
    return group
  }

  /// Whether entries that name no member may speak of a use.
  func maySpeakOfTypes(isSet: Bool) -> Bool { hasWholeTypes || isSet && hasSetTypes }

  private func group(_ entries: [Int32]) -> Int32 {
    if entries.isEmpty { return 0 }
    groups.append(entries)
    return Int32(groups.count - 1)
  }

  private func group(of name: String) -> Int32 {
    var name = name
    return group(name.withUTF8 { entries(for: $0) })
  }

  private func entries(for name: UnsafeBufferPointer<UInt8>) -> [Int32] {
    let found = entries.members.numbers(for: name)
    guard let colon = name.firstIndex(of: UInt8(ascii: ":")) else { return found }
    let piece = found + entries.members.named(UnsafeBufferPointer(rebasing: name[..<colon]))
    guard var property = String(decoding: name, as: UTF8.self).propertyItSets else { return piece }
    return piece + property.withUTF8 { entries.members.numbers(for: $0) }
  }

  /// The lists that hold a member of a type, by the names that the type answers to.
  func lists(_ group: Int32, of type: Int32, isOwn: Bool, isSet: Bool, _ types: NumberedTypes, labels: () -> String) -> UseLists {
    let index = Int(answers(of: type, types))
    var lists = isOwn ? answers[index].lists.union(ownAnswers.lists) : answers[index].lists
    if isSet { lists.formUnion(answers[index].setting) }
    if group == 0 { return lists }
    return lists.union(
      self.lists(groups[Int(group)], labels) { answers[index].types.contains($0) || (isOwn && ownAnswers.types.contains($0)) })
  }

  private func lists(_ chosen: [Int32], _ labels: () -> String, where fits: (_ type: Int32) -> Bool) -> UseLists {
    var lists: UseLists = []
    var written: String?
    for index in chosen {
      let entry = entries.entries[Int(index)]
      if lists.isSuperset(of: entry.lists) { continue }
      if entry.type >= 0, !fits(entry.type) { continue }
      if entry.labels >= 0 {
        let text = written ?? labels()
        written = text
        guard entries.labels[Int(entry.labels)].matches(text) else { continue }
      }
      lists.formUnion(entry.lists)
    }
    return lists
  }

  /// Where they are.
  private func answers(of type: Int32, _ types: NumberedTypes) -> Int32 {
    let index = Int(type)
    while answersOfType.count <= index { answersOfType.append(-1) }
    if answersOfType[index] < 0 { answersOfType[index] = answers(ofNames: types.names(of: type), types) }
    return answersOfType[index]
  }

  private func answers(ofNames names: [Name], _ types: NumberedTypes) -> Int32 {
    var found: Answers?
    for name in names {
      let group = self.types(answering: name, types)
      if group == 0 { continue }
      var all = found ?? Answers()
      Self.add(groups[Int(group)], of: entries, to: &all)
      found = all
    }
    guard let found else { return 0 }
    answers.append(found)
    return Int32(answers.count - 1)
  }

  private static func add(_ types: [Int32], of entries: UseEntries, to answers: inout Answers) {
    for type in types {
      answers.types.append(type)
      answers.lists.formUnion(entries.wholeTypes[Int(type)])
      answers.setting.formUnion(entries.setTypes[Int(type)])
    }
  }

  private func types(answering name: Name, _ types: NumberedTypes) -> Int32 {
    let index = Int(name.raw)
    if typesOfName.count <= index { typesOfName += repeatElement(-1, count: index + 1 - typesOfName.count) }
    if typesOfName[index] < 0 { typesOfName[index] = group(types.withBytes(of: name) { entries.types(named: $0) }) }
    return typesOfName[index]
  }

  /// The lists that name a declared function, whatever type it belongs to.
  public func lists(function: Int, in graph: DependencyGraph, labels: () -> String) -> UseLists {
    let group = group(of: graph.symbols[function].name, in: graph)
    return group == 0 ? [] : lists(groups[Int(group)], labels) { _ in false }
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
  /// By number of a type: -1 as long as nobody asked.
  private var known: [Int8] = []

  /// `ofClasses`: protocols that a class conforms to do not make it one, by whatever name.
  public init(_ patterns: [NamePattern], ofClasses: Bool = false) {
    self.patterns = NameGlobs(patterns)
    isOfClasses = ofClasses
  }

  public func holds(_ type: ValueType, _ types: ValueTypes) -> Bool {
    let number = Int(types.numbered.number(of: type))
    while known.count <= number { known.append(-1) }
    if known[number] >= 0 { return known[number] == 1 }
    let names = isOfClasses ? types.classNames(of: type) : types.numbered.names(of: Int32(number))
    let holds = names.contains { name in types.numbered.withBytes(of: name) { patterns.matches($0) } }
    known[number] = holds ? 1 : 0
    return holds
  }

  public func matches(_ name: String) -> Bool { patterns.matches(name) }
  public func matches(_ name: UnsafeBufferPointer<UInt8>) -> Bool { patterns.matches(name) }
}

extension UseReader {
  /// The lists of a vocabulary that a use is in.
  public func lists(of use: Use, _ vocabulary: UseVocabulary) -> UseLists {
    let group = group(of: use, vocabulary)
    if group == 0, !vocabulary.maySpeakOfTypes(isSet: use.form == .assign) { return [] }
    let recipient = recipient(of: use)
    return vocabulary.lists(group, of: recipient.type, isOwn: recipient.isOwn, isSet: use.form == .assign, numbered) {
      "(" + labels(of: use).map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
    }
  }

  /// Whether a use may be in a list, as far as its name alone tells.
  public func mayBeListed(_ use: Use, _ vocabulary: UseVocabulary) -> Bool {
    vocabulary.maySpeakOfTypes(isSet: use.form == .assign) || group(of: use, vocabulary) != 0
  }

  private func group(of use: Use, _ vocabulary: UseVocabulary) -> Int32 {
    if use.form == .construct { return vocabulary.constructing }
    return vocabulary.group(of: use.mergedName, in: graph)
  }
}
