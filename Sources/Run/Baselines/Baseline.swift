import FactCollection
import Findings

/// Accepted findings. They are not reported again unless one of their measures grows.
public struct Baseline {
  /// The default file name, relative to the base folder.
  static let defaultName = ".layerlint-baseline.json"
  static let schemaVersion = 1

  /// Sorted by key, each key once.
  public var entries: [BaselineEntry]
  /// The Objective-C reader that was used when the baseline was written; nil if the project has no Objective-C.
  public var objectiveC: ObjectiveCReaders.Reader?

  /// Merges entries with the same key, as a merge of two branches leaves them. The higher limits apply.
  public init(_ entries: [BaselineEntry] = [], objectiveC: ObjectiveCReaders.Reader? = nil) {
    self.objectiveC = objectiveC
    var merged: [BaselineEntry] = []
    for entry in entries.sorted(by: { $0.key < $1.key }) {
      if let last = merged.last, last.key == entry.key {
        merged[merged.count - 1].raise(to: entry.measures)
      } else {
        merged.append(entry)
      }
    }
    self.entries = merged
  }
}

/// One accepted finding.
public struct BaselineEntry: Equatable {
  public var key: FindingKey
  /// The accepted limit of each measure.
  public var measures: [String: Measure]
  /// The line in the baseline file, from 1; 0 for a new entry.
  public var line = 0

  public init(key: FindingKey, measures: [String: Measure] = [:], line: Int = 0) {
    self.key = key
    self.measures = measures
    self.line = line
  }

  /// Creates the entry for a finding. A measure that grew within the slack of an earlier entry retains the limit of
  /// that entry, so that slack never accumulates.
  public init(_ finding: Finding, replacing earlier: BaselineEntry? = nil) {
    self.init(key: finding.key, measures: finding.measures)
    for (name, ceiling) in earlier?.measures ?? [:] where earlier?.growth(of: name, in: finding) == .within {
      measures[name] = ceiling
    }
  }

  // MARK: Growth

  /// The growth of a measure beyond its accepted limit: none, within the slack, or beyond it.
  enum Growth { case none, within, beyond }

  /// The growth, in lines, that is still accepted: two percent of the limit, and at least five.
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

  /// Describes the measures that exceed this entry: `lines 412 → 462`; nil if there are none.
  public func excess(of finding: Finding) -> String? { growth(of: finding, .beyond) }

  /// Describes the measures that exceed this entry by no more than the slack; nil if there are none.
  public func slackUsed(by finding: Finding) -> String? { growth(of: finding, .within) }

  private func growth(of finding: Finding, _ growth: Growth) -> String? {
    let grown = finding.measures.sorted { $0.key < $1.key }.compactMap { name, measure -> String? in
      return self.growth(of: name, in: finding) == growth ? raising(name, to: measure) : nil
    }
    return grown.isEmpty ? nil : grown.joined(separator: "; ")
  }

  /// Describes the limits that are lower than those of another entry: `lines 809 → 841`; nil if there are none.
  func raising(to other: [String: Measure]) -> String? {
    let raised = other.sorted { $0.key < $1.key }.compactMap { raising($0.key, to: $0.value) }
    return raised.isEmpty ? nil : raised.joined(separator: "; ")
  }

  private func raising(_ name: String, to measure: Measure) -> String? {
    switch (measures[name], measure) {
    case (.count(let ceiling)?, .count(let count)): return count > ceiling ? "\(name) \(ceiling) → \(count)" : nil
    case (.words(let known)?, .words(let words)):
      let added = words.filter { !known.contains($0) }
      return added.isEmpty ? nil : "\(name): \(added.joined(separator: ", ")) added"
    default: return nil
    }
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
