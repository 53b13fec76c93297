import Findings
import Ordering

/// Which findings the entries of a baseline speak of.
public struct BaselineMatching {
  public let baseline: Baseline
  /// For each finding its entry, or nil.
  public private(set) var entryOf: [Int?]

  /// An entry is for the findings with its key. One whose file is gone is for those in another file that are alike in all
  /// else: the file was moved. Each such entry is for one other file.
  public init(_ baseline: Baseline, _ findings: [Finding], exists: (_ file: String) -> Bool) {
    self.baseline = baseline
    if baseline.entries.isEmpty {
      entryOf = [Int?](repeating: nil, count: findings.count)
      return
    }
    var byKey: [FindingKey: Int] = [:]
    for (index, entry) in baseline.entries.enumerated() { byKey[entry.key] = index }
    entryOf = findings.map { byKey[$0.key] }
    var used = Set(entryOf.compactMap { $0 })
    let new = Set(findings.indices.lazy.filter { [entryOf] in entryOf[$0] == nil }.map { findings[$0].key })
    guard !new.isEmpty, used.count < baseline.entries.count else { return }

    var moved: [FindingKey: [Int]] = [:]
    for (index, entry) in baseline.entries.enumerated().reversed()
    where !used.contains(index) && !entry.key.file.isEmpty && !exists(entry.key.file) {
      moved[entry.key.withoutFile, default: []].append(index)
    }
    var entryOfNew: [FindingKey: Int] = [:]
    for key in new.ordered() {
      guard let entry = moved[key.withoutFile]?.popLast() else { continue }
      entryOfNew[key] = entry
      used.insert(entry)
    }
    for index in findings.indices where entryOf[index] == nil { entryOf[index] = entryOfNew[findings[index].key] }
  }

  public func entry(of finding: Int) -> BaselineEntry? { entryOf[finding].map { baseline.entries[$0] } }

  /// Entries that speak of none of the findings.
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
