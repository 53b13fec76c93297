import DependencyGraph
import SourceFacts

/// Lists of things that code may do, as globs: `UINavigationController.push*`, `*.performSegue`, `self.title`,
/// `UIBarButtonItem.init(*action:*`. Before the last dot stands a type by its own name or that of a supertype (`self`:
/// the own object), `*` for any, known or not; behind it a member, `init` where a value is made, with labels
/// where these matter; `*=` for any property that is set. Of an Objective-C selector the first piece counts, or the whole.
public final class UseVocabulary {
  private struct Answers {
    var isKnown = false
    /// The entries' types that the type is: where they stand among those of all.
    var types = 0..<0
    /// Lists that every member of the type is in.
    var lists: UseLists = []
    /// The lists that setting any property of the type is in.
    var setting: UseLists = []

    mutating func add(_ types: [Int32], _ entries: UseEntries) {
      for type in types {
        lists.formUnion(entries.wholeTypes[Int(type)])
        setting.formUnion(entries.setTypes[Int(type)])
      }
    }
  }
  private let entries: UseEntries
  /// Whether some entries speak of every member of a type.
  let hasWholeTypes: Bool

  // Asked for every use; see `ValueTypes`.
  @exclusivity(unchecked) private var groups: [[Int32]] = [[]]
  /// By merged name of the graph that it is asked with: an index into `groups`, or -1 as long as nobody asked.
  @exclusivity(unchecked) private var groupOfName: [Int32] = []
  /// By a type's number, as they are asked for.
  @exclusivity(unchecked) private var answers: [Answers] = []
  @exclusivity(unchecked) private var typesOfAnswers: [Int32] = []
  /// By the number of a type's name: the entries' types that it answers to, as an index into `answering`, or -1 as long as nobody
  /// asked.
  @exclusivity(unchecked) private var answeringOfName: [Int32] = []
  @exclusivity(unchecked) private var answering: [[Int32]] = [[]]
  private let ownAnswers: Answers
  private let ownTypes: [Int32]
  /// The entries that speak of making a value.
  private(set) lazy var constructing = group(of: "init")

  /// At most 32 lists.
  public init(_ lists: [[NamePattern]]) {
    entries = UseEntries(lists)
    hasWholeTypes = (entries.wholeTypes + entries.setTypes).contains { !$0.isEmpty }
    var own = "self"
    var ownAnswers = Answers()
    ownTypes = own.withUTF8 { [entries] in entries.types(named: $0) }
    ownAnswers.add(ownTypes, entries)
    self.ownAnswers = ownAnswers
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
    let index = answers(of: type, types)
    var lists = isOwn ? answers[index].lists.union(ownAnswers.lists) : answers[index].lists
    if isSet { lists.formUnion(answers[index].setting) }
    if group == 0 { return lists }
    return lists.union(
      self.lists(groups[Int(group)], labels) { typesOfAnswers[answers[index].types].contains($0) || isOwn && ownTypes.contains($0) })
  }

  private func lists(_ chosen: [Int32], _ labels: () -> String, where fits: (_ type: Int32) -> Bool) -> UseLists {
    var lists: UseLists = []
    var written: String?
    for index in chosen {
      let entry = entries.entries[Int(index)]
      if lists.isSuperset(of: entry.lists) { continue }
      if entry.type >= 0, !fits(entry.type) { continue }
      if let pattern = entry.labels {
        let text = written ?? labels()
        written = text
        guard pattern.matches(text) else { continue }
      }
      lists.formUnion(entry.lists)
    }
    return lists
  }

  /// Where they are.
  private func answers(of type: Int32, _ types: NumberedTypes) -> Int {
    let index = Int(type)
    if answers.count <= index { answers += repeatElement(Answers(), count: max(index + 1, types.count) - answers.count) }
    if !answers[index].isKnown {
      var found = Answers(isKnown: true)
      let first = typesOfAnswers.count
      for name in types.names(of: type) {
        let place = self.answering(name, types)
        if place == 0 { continue }
        found.add(answering[place], entries)
        typesOfAnswers += answering[place]
      }
      found.types = first..<typesOfAnswers.count
      answers[index] = found
    }
    return index
  }

  private func answering(_ name: Name, _ types: NumberedTypes) -> Int {
    let missing = types.nameCount - answeringOfName.count
    if missing > 0 { answeringOfName += repeatElement(-1, count: missing) }
    let known = answeringOfName[Int(name.raw)]
    if known >= 0 { return Int(known) }
    let found = types.withBytes(of: name) { entries.types(named: $0) }
    if !found.isEmpty { answering.append(found) }
    let place = found.isEmpty ? 0 : answering.count - 1
    answeringOfName[Int(name.raw)] = Int32(place)
    return place
  }

  /// The lists that name a declared function, whatever type it belongs to.
  public func lists(function name: String, labels: () -> String) -> UseLists {
    var name = name
    return lists(name.withUTF8 { entries(for: $0) }, labels) { _ in false }
  }
}

/// Some of a vocabulary's lists, by their places.
public struct UseLists: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(_ list: Int) { rawValue = 1 << UInt32(list) }
}

/// A list of types, as globs over their names and those of their supertypes.
public final class TypeList {
  private let patterns: NameGlobs
  private let isOfClasses: Bool
  /// By number of a type: -1 as long as nobody asked.
  @exclusivity(unchecked) private var known: [Int8] = []

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
    let holds = names.contains { types.numbered.withBytes(of: $0, patterns.matches) }
    known[number] = holds ? 1 : 0
    return holds
  }

  public func matches(_ name: String) -> Bool { patterns.matches(name) }
}

extension UseReader {
  /// The lists of a vocabulary that a use is in.
  public func lists(of use: Use, _ vocabulary: UseVocabulary) -> UseLists {
    let group = group(of: use, vocabulary)
    if group == 0, !vocabulary.hasWholeTypes { return [] }
    let recipient = recipient(of: use)
    return vocabulary.lists(group, of: recipient.type, isOwn: recipient.isOwn, isSet: use.form == .assign, numbered) {
      "(" + labels(of: use).map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
    }
  }

  /// The name of what is used, among those of all files.
  public func mergedName(of use: Use) -> Name { types.code(Int(use.file)).merged(use.name) }

  private func group(of use: Use, _ vocabulary: UseVocabulary) -> Int32 {
    if use.form == .construct { return vocabulary.constructing }
    return vocabulary.group(of: types.code(Int(use.file)).merged(use.name), in: graph)
  }
}
