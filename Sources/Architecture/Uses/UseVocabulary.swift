import DependencyGraph
import SourceFacts

/// Lists of things that code may do, as globs: `UINavigationController.push*`, `*.performSegue`, `self.title`,
/// `UIBarButtonItem.init(*action:*`. Before the last dot stands a type by its own name or that of a supertype (`self`:
/// the own object), `*` for any, known or not; behind it a member, `init` where a value is made, with labels
/// where these matter. Of an Objective-C selector the first piece counts, or the whole.
public final class UseVocabulary {
  private struct Entry {
    var lists: UseLists
    /// Index of the type's name; nil for any.
    var type: Int?
    var labels: NamePattern?
  }
  private struct Answers {
    /// Whether a type answers to a name, by the name's index.
    var toName: [Bool]
    /// Lists that every member of the type is in.
    var lists: UseLists = []
  }
  private var entries: [Entry] = []
  /// Entries by their members.
  private var members = NameGlobs()
  /// The lists of entries that speak of every member of a type, `FileManager.*`, by the type's name.
  private var wholeTypes: [Int: UseLists] = [:]
  /// Names of types; those with wildcards apart.
  private var typeNames: [String: Int] = [:]
  private var typeGlobs: [(name: NamePattern, type: Int)] = []

  private var groups: [[Int32]] = [[]]
  /// By merged name of the graph that it is asked with: an index into `groups`, or -1 as long as nobody asked.
  private var groupOfName: [Int32] = []
  private var answers: [ValueType: Answers] = [:]
  /// By the name of a type: the entries' types that it answers to.
  private var typesOfName: [String: [Int]] = [:]
  private lazy var ownAnswers = answers(to: ["self"])
  /// The entries that speak of making a value.
  private(set) lazy var constructing = group(of: "init")

  /// At most 32 lists.
  public init(_ lists: [[NamePattern]]) {
    for (list, patterns) in lists.enumerated() {
      for text in patterns.flatMap(\.alternativeTexts) { add(text[...].utf8, to: UseLists(list)) }
    }
  }

  private func add(_ text: Substring.UTF8View, to lists: UseLists) {
    let open = text.firstIndex(of: UInt8(ascii: "(")) ?? text.endIndex
    let dot = text[..<open].lastIndex(of: UInt8(ascii: "."))
    let member = text[(dot.map { text.index(after: $0) } ?? text.startIndex)..<open]
    let type = dot.flatMap { self.type(named: text[..<$0]) }
    if let type, open == text.endIndex, member.elementsEqual("*".utf8) {
      wholeTypes[type, default: []].formUnion(lists)
      return
    }
    members.add(String(Substring(member)), number: Int32(entries.count))
    entries.append(
      Entry(
        lists: lists, type: type,
        labels: open == text.endIndex ? nil : NamePattern(String(Substring(text[open...])))))
  }

  /// Nil for any.
  private func type(named text: Substring.UTF8View) -> Int? {
    let name = String(Substring(text))
    if name == "*" { return nil }
    if let known = typeNames[name] { return known }
    let index = typeNames.count
    typeNames[name] = index
    if text.contains(where: \.isWildcard) { typeGlobs.append((NamePattern(name), index)) }
    return index
  }

  /// Whether some entries speak of every member of a type.
  var hasWholeTypes: Bool { !wholeTypes.isEmpty }

  // MARK: Asking

  /// The entries whose member part fits a merged name, for `lists(_:of:)`; 0 for none.
  func group(of name: Name, among names: NameTable) -> Int32 {
    if groupOfName.isEmpty { groupOfName = [Int32](repeating: -1, count: names.count) }
    let known = groupOfName[Int(name.raw)]
    if known >= 0 { return known }
    let group = group(names.withBytes(of: name) { entries(for: $0) })
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
    let found = members.numbers(for: name)
    guard let colon = name.firstIndex(of: UInt8(ascii: ":")) else { return found }
    let piece = found + members.named(UnsafeBufferPointer(rebasing: name[..<colon]))
    guard var property = String(decoding: name, as: UTF8.self).propertyItSets else { return piece }
    return piece + property.withUTF8 { members.numbers(for: $0) }
  }

  /// The lists that hold a member of a type, by the names that the type answers to.
  func lists(
    _ group: Int32, of type: ValueType, isOwn: Bool, names: () -> [String], labels: () -> String
  ) -> UseLists {
    let known = answers[type]
    let answers = known ?? answers(to: names())
    if known == nil { self.answers[type] = answers }
    if group == 0 { return answers.lists.union(isOwn ? ownAnswers.lists : []) }
    let found = lists(groups[Int(group)], labels) { answers.toName[$0] || (isOwn && ownAnswers.toName[$0]) }
    return found.union(answers.lists).union(isOwn ? ownAnswers.lists : [])
  }

  private func lists(_ chosen: [Int32], _ labels: () -> String, where fits: (_ type: Int) -> Bool) -> UseLists {
    var lists: UseLists = []
    var written: String?
    for index in chosen {
      let entry = entries[Int(index)]
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

  private func answers(to names: [String]) -> Answers {
    var answers = Answers(toName: [Bool](repeating: false, count: typeNames.count))
    for name in names {
      for type in types(answering: name) {
        answers.toName[type] = true
        if let lists = wholeTypes[type] { answers.lists.formUnion(lists) }
      }
    }
    return answers
  }

  private func types(answering name: String) -> [Int] {
    if let known = typesOfName[name] { return known }
    let types = (typeNames[name].map { [$0] } ?? []) + typeGlobs.filter { $0.name.matches(name) }.map(\.type)
    typesOfName[name] = types
    return types
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
  private let patterns: [NamePattern]
  private let isOfClasses: Bool
  private var known: [ValueType: Bool] = [:]

  /// `ofClasses`: protocols that a class conforms to do not make it one, by whatever name.
  public init(_ patterns: [NamePattern], ofClasses: Bool = false) {
    self.patterns = patterns
    isOfClasses = ofClasses
  }

  public func holds(_ type: ValueType, _ types: ValueTypes) -> Bool {
    if let known = known[type] { return known }
    let holds = (isOfClasses ? types.classNames(of: type) : types.names(of: type)).contains(where: matches)
    known[type] = holds
    return holds
  }

  public func matches(_ name: String) -> Bool { patterns.contains { $0.matches(name) } }
}

extension UseReader {
  /// The lists of a vocabulary that a use is in.
  public func lists(of use: Use, _ vocabulary: UseVocabulary) -> UseLists {
    let group = group(of: use, vocabulary)
    if group == 0, !vocabulary.hasWholeTypes { return [] }
    let receiver = use.form == .construct ? .none : receiver(of: use)
    let type = use.form == .construct ? self.type(of: use) : self.type(of: receiver, use)
    return vocabulary.lists(group, of: type, isOwn: receiver == .own) {
      types.names(of: type)
    } labels: {
      "(" + labels(of: use).map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
    }
  }

  private func group(of use: Use, _ vocabulary: UseVocabulary) -> Int32 {
    if use.form == .construct { return vocabulary.constructing }
    return vocabulary.group(of: types.code(Int(use.file)).merged(use.name), among: graph.names)
  }
}
