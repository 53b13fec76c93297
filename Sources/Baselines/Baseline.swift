import Findings
import Ordering
import Reading

/// Findings that are known and put up with: what is in here is not told again, and may not grow.
public struct Baseline {
  /// Where it is found when nobody says where, in the base folder.
  static let defaultName = ".layerlint-baseline.json"
  static let schemaVersion = 1

  /// Sorted by key, each key once.
  public var entries: [BaselineEntry]
  /// What read Objective-C when it was written, where there was any.
  public var objectiveC: ObjectiveCReaders.Reader?

  /// Of several entries for one key (two branches were merged) the most lenient counts.
  public init(_ entries: [BaselineEntry] = [], objectiveC: ObjectiveCReaders.Reader? = nil) {
    self.objectiveC = objectiveC
    var merged: [BaselineEntry] = []
    for entry in entries.ordered(by: { $0.key < $1.key }) {
      if let last = merged.last, last.key == entry.key {
        merged[merged.count - 1].raise(to: entry.measures)
      } else {
        merged.append(entry)
      }
    }
    self.entries = merged
  }
}

/// One finding that is put up with.
public struct BaselineEntry: Equatable {
  public var key: FindingKey
  /// What a finding that measures something may come up to.
  public var measures: [String: Measure]
  /// In the file that it was read from; 0 for a new one.
  public var line = 0

  init(key: FindingKey, measures: [String: Measure] = [:], line: Int = 0) {
    self.key = key
    self.measures = measures
    self.line = line
  }

  public init(_ finding: Finding) { self.init(key: finding.key, measures: finding.measures) }

  /// What a finding measures beyond this, in words: `lines 412 → 462`; nil when it stays within.
  public func excess(of finding: Finding) -> String? {
    let exceeded = finding.measures.ordered { $0.key < $1.key }.compactMap { name, measure -> String? in
      switch (measures[name], measure) {
      case (.count(let ceiling)?, .count(let count)) where count > ceiling: "\(name) \(ceiling) → \(count)"
      case (.words(let known)?, .words(let words)):
        words.contains { !known.contains($0) }
          ? "\(name): \(words.filter { !known.contains($0) }.joined(separator: ", ")) came in addition" : nil
      default: nil
      }
    }
    return exceeded.isEmpty ? nil : exceeded.joined(separator: "; ")
  }

  mutating func raise(to other: [String: Measure]) {
    measures.merge(other) { own, other in
      switch (own, other) {
      case (.count(let left), .count(let right)): .count(max(left, right))
      case (.words(let left), .words(let right)): .words(left + right.filter { !left.contains($0) })
      default: own
      }
    }
  }
}
