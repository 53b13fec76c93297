import Findings
import LowLevel
import FactCollection

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

  /// The entry for a finding. What grew within the slack of an earlier entry keeps that one's ceiling, so that slack
  /// never adds up.
  public init(_ finding: Finding, replacing earlier: BaselineEntry? = nil) {
    self.init(key: finding.key, measures: finding.measures)
    for (name, ceiling) in earlier?.measures ?? [:] where earlier?.growth(of: name, in: finding) == .within {
      measures[name] = ceiling
    }
  }

  // MARK: Growth

  /// How a measure compares with what is accepted.
  enum Growth { case none, within, beyond }

  /// So many lines more are no growth to speak of: two per cent, and at least five.
  static func slack(of ceiling: Int) -> Int { max(5, ceiling / 50) }

  func growth(of name: String, in finding: Finding) -> Growth {
    switch (measures[name], finding.measures[name]) {
    case (.count(let ceiling)?, .count(let count)?):
      if count <= ceiling { return .none }
      return name == Self.lines && count <= ceiling + Self.slack(of: ceiling) ? .within : .beyond
    case (.words(let known)?, .words(let words)?): return words.allSatisfy(known.contains) ? .none : .beyond
    default: return .none
    }
  }

  /// The measure that has slack.
  private static let lines = "lines"

  /// What a finding measures beyond this, in words: `lines 412 → 462`; nil when it stays within.
  public func excess(of finding: Finding) -> String? { growth(of: finding, .beyond) }

  /// What it measures beyond this, and within the slack.
  public func slackUsed(by finding: Finding) -> String? { growth(of: finding, .within) }

  private func growth(of finding: Finding, _ growth: Growth) -> String? {
    let grown = finding.measures.ordered { $0.key < $1.key }.compactMap { name, measure -> String? in
      guard self.growth(of: name, in: finding) == growth else { return nil }
      switch (measures[name], measure) {
      case (.count(let ceiling)?, .count(let count)): return "\(name) \(ceiling) → \(count)"
      case (.words(let known)?, .words(let words)):
        return "\(name): \(words.filter { !known.contains($0) }.joined(separator: ", ")) added"
      default: return nil
      }
    }
    return grown.isEmpty ? nil : grown.joined(separator: "; ")
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
