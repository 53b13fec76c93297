import DependencyGraph
import SourceFacts

/// A list of things that code may do, as globs: `UINavigationController.push*`, `*.performSegue`, `self.title`,
/// `UIBarButtonItem.init*(*action:*`. Before the last dot stands a type by its own name or that of a supertype (`self`:
/// the own object, `super`), behind it a member, alone or with its labels; of an Objective-C selector its first piece
/// or the whole.
public struct UsePatterns: Sendable {
  private struct Entry: Sendable {
    var type: NamePattern
    var member: NamePattern
  }
  private var entries: [Entry] = []
  /// Entries by the member's name, where that has no wildcard.
  private var exact: [String: [Int]] = [:]
  private var others: [Int] = []

  public init(_ patterns: [NamePattern]) {
    for pattern in patterns {
      let text = pattern.text
      let open = text.firstIndex(of: "(") ?? text.endIndex
      let dot = text[..<open].lastIndex(of: ".")
      let member = dot.map { String(text[text.index(after: $0)...]) } ?? text
      if member.contains(where: { "*?{(\\".contains($0) }) {
        others.append(entries.count)
      } else {
        exact[member, default: []].append(entries.count)
      }
      entries.append(
        Entry(type: NamePattern(dot.map { String(text[..<$0]) } ?? "*"), member: NamePattern(member)))
    }
  }

  public var isEmpty: Bool { entries.isEmpty }

  /// Entries whose member part fits a name; `labelled` is asked for only where that may matter.
  func candidates(_ name: String, labelled: () -> String) -> [Int] {
    var found = exact[name] ?? []
    let piece = name.firstPiece
    if piece.utf8.count < name.utf8.count { found += exact[piece] ?? [] }
    var withLabels: String?
    for index in others {
      let member = entries[index].member
      if member.matches(name) {
        found.append(index)
      } else if member.text.contains("(") {
        let text = withLabels ?? labelled()
        withLabels = text
        if member.matches(text) { found.append(index) }
      }
    }
    return found
  }

  func accepts(_ candidate: Int, typeName: String) -> Bool { entries[candidate].type.matches(typeName) }

  func acceptsAnyType(_ candidate: Int) -> Bool { entries[candidate].type.text == "*" }

  /// Whether one of these names, those of a type and its supertypes, stands before a dot.
  public func names(type names: [String]) -> Bool {
    entries.contains { entry in names.contains { entry.member.matches($0) } }
  }

  /// Whether a declared function is meant: its name alone, with labels `tableView(_:didSelectRowAt:)`, or as a selector.
  public func names(function: String, labelled: String) -> Bool {
    !candidates(function) { labelled }.isEmpty
  }
}

extension UseReader {
  /// Whether a use is one of those that are listed.
  public func matches(_ use: Use, _ patterns: UsePatterns) -> Bool {
    let name = use.form == .construct ? "init" : types.facts(Int(use.file)).text(use.name)
    let candidates = patterns.candidates(name) { name + "(" + labels(of: use).map { $0 + ":" }.joined() + ")" }
    if candidates.isEmpty { return false }
    if candidates.contains(where: patterns.acceptsAnyType) { return true }
    var names = types.names(of: type(of: use))
    if use.form != .construct {
      switch receiver(of: use) {
      case .own: names.append("self")
      case .superclass: names.append("super")
      case .value, .none: break
      }
    }
    return candidates.contains { candidate in
      names.contains { patterns.accepts(candidate, typeName: $0) }
    }
  }
}
