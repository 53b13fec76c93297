import Findings
import LowLevel

/// Matches findings with the entries of a baseline.
public struct BaselineMatching {
  public let baseline: Baseline
  /// The index of the matching entry, by finding.
  public private(set) var entryOf: [Int?]
  /// Names that changed since the baseline was written, sorted.
  public private(set) var renames: [Rename] = []
  /// The new keys of entries whose file moved or whose names changed, by their old keys.
  public private(set) var newKeys: [FindingKey: FindingKey] = [:]

  /// Matches each entry with the findings that have its key. If the file of an entry no longer exists, the entry
  /// matches findings in another file that are otherwise equal: the file was moved. If the names of an entry no longer
  /// exist, it matches findings that have new names in the same places, provided that all uses of the old name became
  /// uses of the new one: it was renamed. Each entry matches findings with one key only.
  ///
  /// - Parameters:
  ///   - isChecked: whether this run would have found the finding of an entry.
  ///   - declared: returns those of the given names that the project declares or has a file for.
  public init(
    _ baseline: Baseline, _ findings: [Finding], exists: (_ file: String) -> Bool, isChecked: (BaselineEntry) -> Bool,
    declared: (Set<String>) -> Set<String>
  ) {
    self.baseline = baseline
    if baseline.entries.isEmpty {
      entryOf = [Int?](repeating: nil, count: findings.count)
      return
    }
    var byKey: [FindingKey: Int] = [:]
    for (index, entry) in baseline.entries.enumerated() { byKey[entry.key] = index }
    entryOf = findings.map { byKey[$0.key] }
    var used = Set(entryOf.compactMap { $0 })
    var new = Set(findings.indices.lazy.filter { [entryOf] in entryOf[$0] == nil }.map { findings[$0].key })
    guard !new.isEmpty, used.count < baseline.entries.count else { return }

    func left() -> [Int] { baseline.entries.indices.filter { !used.contains($0) && isChecked(baseline.entries[$0]) } }
    var entryOfNew = Self.matched(left().map { ($0, baseline.entries[$0].key) }, new, exists: exists)
    used.formUnion(entryOfNew.values)
    new.subtract(entryOfNew.keys)
    let old = left()
    if !new.isEmpty, !old.isEmpty {
      let search = RenameSearch(
        baseline, old: old.map { baseline.entries[$0].key }, new: new, current: findings, exists: exists,
        declared: declared)
      renames = search.renames
      let renamed = old.map { ($0, search.renamed(baseline.entries[$0].key)) }
      let changed = renamed.filter { $0.1 != baseline.entries[$0.0].key }
      entryOfNew.merge(Self.matched(changed, new, exists: exists)) { first, _ in first }
    }
    for (key, entry) in entryOfNew { newKeys[baseline.entries[entry].key] = key }
    for index in findings.indices where entryOf[index] == nil { entryOf[index] = entryOfNew[findings[index].key] }
    let index = RenameIndex(renames)
    let counts = Dictionary(grouping: newKeys.keys, by: { index.first(changing: $0) }).mapValues(\.count)
    renames = renames.compactMap { rename in
      counts[rename].map { Rename(old: rename.old, new: rename.new, entries: $0) }
    }
  }

  /// Returns the matching entry for each new key: an entry with the same key, or one that differs only in a file that
  /// no longer exists.
  private static func matched(
    _ entries: [(index: Int, key: FindingKey)], _ new: Set<FindingKey>, exists: (_ file: String) -> Bool
  ) -> [FindingKey: Int] {
    var matched: [FindingKey: Int] = [:]
    var moved: [FindingKey: [Int]] = [:]
    for (index, key) in entries.reversed() {
      if new.contains(key), matched[key] == nil {
        matched[key] = index
      } else if !key.file.isEmpty, !exists(key.file) {
        moved[key.withoutFile, default: []].append(index)
      }
    }
    for key in new.sorted() where matched[key] == nil {
      if let entry = moved[key.withoutFile]?.popLast() { matched[key] = entry }
    }
    return matched
  }

  public func entry(of finding: Int) -> BaselineEntry? { entryOf[finding].map { baseline.entries[$0] } }

  /// Entries without a matching finding.
  public var unmatched: [BaselineEntry] {
    let used = Set(entryOf.compactMap { $0 })
    return baseline.entries.indices.filter { !used.contains($0) }.map { baseline.entries[$0] }
  }
}

extension FindingKey {
  fileprivate var withoutFile: FindingKey {
    FindingKey(rule: rule, subject: subject, target: target, edge: edge, file: "")
  }
}
