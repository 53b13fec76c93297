import Findings
import LowLevel
import SourceFacts

/// A type, member or file that was renamed since the baseline was written.
public struct Rename: Hashable, Sendable {
  public var old: String
  public var new: String
  /// The number of entries that match under the new name.
  public var entries = 0
}

/// Renames by their old names.
struct RenameIndex {
  private let renames: [Rename]
  private let places: [String: Int]

  init(_ renames: [Rename]) {
    self.renames = renames
    places = Dictionary(renames.enumerated().map { ($1.old, $0) }, uniquingKeysWith: min)
  }

  /// The first rename that changes a key.
  func first(changing key: FindingKey) -> Rename? {
    [key.subject, key.target].compactMap { first(changing: $0)?.place }.min().map { renames[$0] }
  }

  /// Returns a text with its old name replaced.
  func renamed(_ text: String) -> String {
    guard let (place, rest) = first(changing: text) else { return text }
    return renames[place].new + rest
  }

  /// The first rename whose old name is the text or its start up to a dot, and the text after that name.
  private func first(changing text: String) -> (place: Int, rest: Substring)? {
    if places.isEmpty { return nil }
    let ends = text.indices.filter { text[$0] == "." } + [text.endIndex]
    let found = ends.compactMap { end in places[String(text[..<end])].map { (place: $0, rest: text[end...]) } }
    return found.min { $0.place < $1.place }
  }
}

/// Finds renamed names: the old name no longer exists, the new one is not in the baseline, and findings use the new
/// name in the same way as the entries use the old one.
struct RenameSearch {
  let renames: [Rename]
  private let index: RenameIndex

  /// One use of a name in an entry or finding.
  private struct Use: Hashable {
    var rule: String
    var edge: String
    var isTarget: Bool
    /// The text after the name.
    var rest: String
    /// The other name of the entry; `*` and the text after it if that name changed too.
    var other: String
    /// The file; `*` if it does not exist both before and after.
    var file: String
  }
  private typealias Uses = [String: Set<Use>]

  init(
    _ baseline: Baseline, old: [FindingKey], new: Set<FindingKey>, current: [Finding], exists: (_ file: String) -> Bool,
    declared: (Set<String>) -> Set<String>
  ) {
    let known = Self.names(in: baseline.entries.map(\.key))
    let now = Self.names(in: current.map(\.key))
    let isDeclared = declared(Self.names(in: old).union(Self.names(in: new)))
    let files = Set(baseline.entries.map(\.key.file))
    let gone = Self.uses(in: old, isChanged: { !isDeclared.contains($0) && !now.contains($0) }, keepsFile: exists)
    let added = Self.uses(
      in: new.sorted(), isChanged: { isDeclared.contains($0) && !known.contains($0) }, keepsFile: files.contains)
    let found = Self.pairs(gone, added)
    renames = found.sorted { $0.key < $1.key }.map { Rename(old: $0.key, new: $0.value) }
    index = RenameIndex(renames)
  }

  /// Returns a key with all renamed names replaced.
  func renamed(_ key: FindingKey) -> FindingKey {
    var key = key
    key.subject = index.renamed(key.subject)
    key.target = index.renamed(key.target)
    return key
  }

  // MARK: Uses

  private static func names(in keys: some Sequence<FindingKey>) -> Set<String> {
    Set(keys.lazy.flatMap { prefixes(of: $0.subject) + prefixes(of: $0.target) })
  }

  /// Returns `A`, `A.b`, `A.b.c` for a qualified name; a file name is returned unsplit.
  private static func prefixes(of text: String) -> [String] {
    if text.isEmpty { return [] }
    let isFile = [".swift", ".m", ".mm", ".h"].contains(where: text.hasSuffix)
    if isFile { return [text] }
    let inner = text.prefix { $0 != "(" }
    let ends = inner.indices.filter { inner[$0] == "." && $0 > inner.startIndex }
    return ends.map { String(text[..<$0]) } + [text]
  }

  /// Returns the uses of each changed name.
  private static func uses(
    in keys: [FindingKey], isChanged: (String) -> Bool, keepsFile: (_ file: String) -> Bool
  ) -> Uses {
    var uses: Uses = [:]
    func changed(_ text: String) -> (name: String, rest: String)? {
      prefixes(of: text).first(where: isChanged).map { ($0, String(text.dropFirst($0.count))) }
    }
    for key in keys {
      let (subject, target) = (changed(key.subject), changed(key.target))
      let file = keepsFile(key.file) ? key.file : "*"
      func add(_ name: (name: String, rest: String)?, isTarget: Bool, other: String) {
        guard let name else { return }
        uses[name.name, default: []].insert(
          Use(rule: key.rule, edge: key.edge, isTarget: isTarget, rest: name.rest, other: other, file: file))
      }
      add(subject, isTarget: false, other: target.map { "*" + $0.rest } ?? key.target)
      add(target, isTarget: true, other: subject.map { "*" + $0.rest } ?? key.subject)
    }
    return uses
  }

  // MARK: Pairs

  private static func pairs(_ gone: Uses, _ added: Uses) -> [String: String] {
    var pairs: [String: String] = [:]
    let bySame = Dictionary(grouping: added.keys.sorted(), by: { added[$0] ?? [] })
    for (uses, old) in Dictionary(grouping: gone.keys.sorted(), by: { gone[$0] ?? [] }) {
      pair(old, bySame[uses] ?? [], uses, into: &pairs)
    }
    // Findings may have been fixed or introduced at the same time, so the remaining names are paired by uses that only
    // these two names have.
    let taken = Set(pairs.values)
    let (old, new) = (owners(gone.filter { pairs[$0.key] == nil }), owners(added.filter { !taken.contains($0.key) }))
    var votes: [String: [String: Int]] = [:]
    for (use, name) in old {
      if let name, let other = new[use] ?? nil { votes[name, default: [:]][other, default: 0] += 1 }
    }
    var claimed = taken
    for (name, counts) in votes.sorted(by: { $0.key < $1.key }) {
      guard let best = counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }).first, best.value > 1,
        best.value * 2 > gone[name]?.count ?? 0, claimed.insert(best.key).inserted
      else { continue }
      pairs[name] = best.key
    }
    return pairs
  }

  /// Maps each use to the only name that has it; nil if several names have it.
  private static func owners(_ uses: Uses) -> [Use: String?] {
    var owners: [Use: String?] = [:]
    for (name, uses) in uses {
      for use in uses { owners[use] = owners.keys.contains(use) ? .some(nil) : .some(name) }
    }
    return owners
  }

  /// Pairs names that have the same uses, preferring those that share the most words.
  private static func pair(_ old: [String], _ new: [String], _ uses: Set<Use>, into pairs: inout [String: String]) {
    // A single use in a new file could just as well be a new finding.
    let isWeak = uses.count == 1 && uses.first?.file == "*"
    let words = new.map { Set(self.words($0)) }
    var byWord: [String: [Int]] = [:]
    for index in new.indices { for word in words[index] { byWord[word, default: []].append(index) } }
    var isTaken = [Bool](repeating: false, count: new.count)
    func take(_ index: Int, _ name: String) {
      isTaken[index] = true
      pairs[name] = new[index]
    }
    var unlike: [String] = []
    for name in old {
      let own = self.words(name)
      let rarest = own.compactMap { byWord[$0] }.min { $0.count < $1.count } ?? []
      let best = rarest.filter { !isTaken[$0] }.map { ($0, words[$0].intersection(own).count) }.max { $0.1 < $1.1 }
      if let best { take(best.0, name) } else { unlike.append(name) }
    }
    if isWeak { return }
    for (name, index) in zip(unlike, new.indices.filter { !isTaken[$0] }) { take(index, name) }
  }

  private static func words(_ name: String) -> [String] {
    name.pieces(at: ".").flatMap { CamelWords($0).list.map { $0.lowercased() } }
  }
}
