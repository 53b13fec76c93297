import DependencyGraph
import SourceFacts

/// Lists of things that code may do, as globs: `UINavigationController.push*`, `*.performSegue`, `self.title`,
/// `UIBarButtonItem.init(*action:*`. Before the last dot stands a type by its own name or that of a supertype (`self`:
/// the own object), `*` for any, known or not; behind it a member, `init` where a value is made, with labels
/// where these matter. Of an Objective-C selector the first piece counts, or the whole.
public final class UseVocabulary {
  private struct Entry {
    var lists: UseLists
    /// Nil for any.
    var type: TypeName?
    var labels: NamePattern?
  }
  private enum TypeName {
    case exact(String)
    case glob(NamePattern)

    init(_ text: String) { self = text.hasWildcard ? .glob(NamePattern(text)) : .exact(text) }

    func isOne(of names: [String]) -> Bool {
      switch self {
      case .exact(let name): names.contains(name)
      case .glob(let pattern): names.contains(where: pattern.matches)
      }
    }
  }
  private var entries: [Entry] = []
  /// Entries by the member's name, and those whose member is a glob, by its first byte: 0 for a wildcard.
  private var exact: [String: [Int32]] = [:]
  private var globs: [UInt8: [(member: NamePattern, entry: Int32)]] = [:]

  private var groups: [[Int32]] = [[]]
  private var groupOfName: [String: Int32] = [:]
  private var fits: [Key: Fit] = [:]

  private struct Key: Hashable {
    var group: Int32
    var type: ValueType
    var isOwn: Bool
  }

  /// What a group's entries say of a type: the lists that hold the member, and entries that ask for its labels first.
  private struct Fit {
    var lists: UseLists = []
    var asking: [Int32] = []
  }

  /// At most 32 lists.
  public init(_ lists: [[NamePattern]]) {
    for (list, patterns) in lists.enumerated() {
      for pattern in patterns.flatMap(\.alternatives) { add(pattern.text, to: UseLists(list)) }
    }
  }

  private func add(_ text: String, to lists: UseLists) {
    let open = text.firstIndex(of: "(") ?? text.endIndex
    let dot = text[..<open].lastIndex(of: ".")
    let type = dot.map { String(text[..<$0]) } ?? "*"
    let member = String(text[(dot.map(text.index(after:)) ?? text.startIndex)..<open])
    let index = Int32(entries.count)
    if let wildcard = member.firstWildcard {
      let first = wildcard == member.startIndex ? 0 : member.utf8.first ?? 0
      globs[first, default: []].append((NamePattern(member), index))
    } else {
      exact[member, default: []].append(index)
    }
    entries.append(
      Entry(
        lists: lists, type: type == "*" ? nil : TypeName(type),
        labels: open == text.endIndex ? nil : NamePattern(String(text[open...]))))
  }

  // MARK: Asking

  /// The entries whose member part fits a name; 0 for none.
  func group(of name: String) -> Int32 {
    if let known = groupOfName[name] { return known }
    var found = exact[name] ?? []
    let piece = name.firstPiece
    if piece.utf8.count < name.utf8.count { found += exact[piece] ?? [] }
    for first in [0, name.utf8.first ?? 0] {
      for glob in globs[first] ?? [] where glob.member.matches(name) { found.append(glob.entry) }
    }
    let group = found.isEmpty ? 0 : Int32(groups.count)
    if !found.isEmpty { groups.append(found) }
    groupOfName[name] = group
    return group
  }

  /// The lists that hold a member of a type, by the names that the type answers to.
  func lists(
    _ group: Int32, of type: ValueType, isOwn: Bool, names: () -> [String], labels: () -> String
  ) -> UseLists {
    let key = Key(group: group, type: type, isOwn: isOwn)
    let fit = fits[key] ?? fit(group, names() + (isOwn ? ["self"] : []))
    fits[key] = fit
    if fit.asking.isEmpty { return fit.lists }
    let written = labels()
    return fit.asking.reduce(into: fit.lists) { lists, index in
      let entry = entries[Int(index)]
      if let labels = entry.labels, labels.matches(written) { lists.formUnion(entry.lists) }
    }
  }

  private func fit(_ group: Int32, _ typeNames: [String]) -> Fit {
    groups[Int(group)].reduce(into: Fit()) { fit, index in
      if let type = entries[Int(index)].type, !type.isOne(of: typeNames) { return }
      if entries[Int(index)].labels == nil {
        fit.lists.formUnion(entries[Int(index)].lists)
      } else {
        fit.asking.append(index)
      }
    }
  }

  /// The lists that name a declared function, whatever type it belongs to.
  public func lists(function name: String, labels: () -> String) -> UseLists {
    let group = group(of: name)
    return group == 0 ? [] : lists(group, of: .unknown, isOwn: false, names: { [] }, labels: labels)
  }
}

extension String {
  fileprivate var firstWildcard: String.Index? { utf8.firstIndex { "*?\\".utf8.contains($0) } }
  fileprivate var hasWildcard: Bool { firstWildcard != nil }
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
  private var known: [ValueType: Bool] = [:]

  public init(_ patterns: [NamePattern]) { self.patterns = patterns.flatMap(\.alternatives) }

  public func holds(_ type: ValueType, _ types: ValueTypes) -> Bool {
    if let known = known[type] { return known }
    let holds = types.names(of: type).contains(where: matches)
    known[type] = holds
    return holds
  }

  public func matches(_ name: String) -> Bool { patterns.contains { $0.matches(name) } }
}

extension UseReader {
  /// The lists of a vocabulary that a use is in. A reader is asked with one vocabulary only.
  public func lists(of use: Use, _ vocabulary: UseVocabulary) -> UseLists {
    let code = types.code(Int(use.file))
    let group = group(of: use, code, vocabulary)
    if group == 0 { return [] }
    let receiver = use.form == .construct ? .none : receiver(of: use)
    let type = use.form == .construct ? self.type(of: use) : self.type(of: receiver, use)
    return vocabulary.lists(group, of: type, isOwn: receiver == .own) {
      types.names(of: type)
    } labels: {
      "(" + labels(of: use).map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
    }
  }

  private func group(of use: Use, _ code: CodeFile, _ vocabulary: UseVocabulary) -> Int32 {
    if use.form == .construct { return vocabulary.group(of: "init") }
    if code.groups.isEmpty { code.groups = [Int32](repeating: -1, count: code.facts.names.count) }
    let index = Int(use.name.raw)
    if code.groups[index] < 0 { code.groups[index] = vocabulary.group(of: code.facts.text(use.name)) }
    return code.groups[index]
  }
}
