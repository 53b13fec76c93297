import Findings
import LowLevel

/// The findings in the order of the text report: by category, most severe first; then by rule; within a rule, worst
/// first. Findings are referred to by their index in the result.
struct FindingSections {
  struct Section {
    let category: FindingCategory
    var rules: [RuleSection]
    var count: Int { rules.reduce(0) { $0 + $1.findings.count } }
  }

  struct RuleSection {
    let rule: String
    /// The highest severity of its findings.
    let severity: Severity
    let findings: [Int]
    let entries: [Entry]
  }

  /// Similar findings: `first` is shown, the others are counted.
  struct Entry {
    let first: Int
    let others: [Int]
    let similarityKey: SimilarityKey
  }

  enum SimilarityKey: Hashable {
    case none(Int)
    case target(Finding.Target)
    case file(String)
  }

  /// The maximum number of similar findings (of one rule, with one target or in one file) that are listed separately;
  /// more are collapsed into one entry.
  static let maximumListed = 5

  let sections: [Section]

  /// - Parameter collapses: whether similar findings are collapsed into one entry.
  init(_ result: LintResult, collapses: Bool) {
    let findings = result.findings
    var byRule: [String: [Int]] = [:]
    for index in findings.indices { byRule[findings[index].rule, default: []].append(index) }
    let categories = Dictionary(result.rules.map { ($0.id, $0.category) }, uniquingKeysWith: { first, _ in first })
    var sections: [FindingCategory: [RuleSection]] = [:]
    for (rule, indices) in byRule {
      let sorted = indices.sorted { findings[$0].outranks(findings[$1], $0 < $1) }
      let entries = Self.entries(sorted, findings, collapses: collapses)
      let section = RuleSection(
        rule: rule, severity: findings[sorted[0]].severity, findings: sorted, entries: entries)
      sections[categories[rule] ?? .architecture, default: []].append(section)
    }
    self.sections = FindingCategory.allCases.compactMap { category in
      sections[category].map { rules in
        Section(category: category, rules: rules.sorted { Self.precedes($0, $1, findings) })
      }
    }
  }

  /// Returns the `count` worst findings of different rules, by severity; of one severity the first of each category,
  /// then those of the next rules.
  func worst(_ count: Int) -> [Int] {
    let longest = sections.map(\.rules.count).max() ?? 0
    let byRank = (0..<longest).flatMap { rank in
      sections.compactMap { rank < $0.rules.count ? $0.rules[rank] : nil }
    }
    return byRank.sorted { $0.severity > $1.severity }.prefix(count).map { $0.findings[0] }
  }

  private static func entries(_ indices: [Int], _ findings: [Finding], collapses: Bool) -> [Entry] {
    guard collapses else { return indices.map { Entry(first: $0, others: [], similarityKey: .none($0)) } }
    var byTarget: [Finding.Target: Int] = [:]
    var byFile: [String: Int] = [:]
    for index in indices {
      if let target = findings[index].target { byTarget[target, default: 0] += 1 }
      byFile[findings[index].position.file, default: 0] += 1
    }
    func similarityKey(_ index: Int) -> SimilarityKey {
      if let target = findings[index].target, byTarget[target, default: 0] > maximumListed { return .target(target) }
      let file = findings[index].position.file
      return byFile[file, default: 0] > maximumListed ? .file(file) : .none(index)
    }
    var order: [SimilarityKey] = []
    var members: [SimilarityKey: [Int]] = [:]
    for index in indices {
      let similarityKey = similarityKey(index)
      if members[similarityKey] == nil { order.append(similarityKey) }
      members[similarityKey, default: []].append(index)
    }
    return order.map { similarityKey in
      let all = members[similarityKey, default: []]
      return Entry(first: all[0], others: Array(all.dropFirst()), similarityKey: similarityKey)
    }
  }

  /// Sorts rules by their highest severity, then by the number of findings.
  private static func precedes(_ one: RuleSection, _ other: RuleSection, _ findings: [Finding]) -> Bool {
    let severities = (findings[one.findings[0]].severity, findings[other.findings[0]].severity)
    if severities.0 != severities.1 { return severities.0 > severities.1 }
    return (-one.findings.count, one.rule) < (-other.findings.count, other.rule)
  }
}

extension LintResult {
  /// Indices of the findings in the order of the text report: by category and rule, the worst first.
  public var rankedFindings: [Int] {
    FindingSections(self, collapses: false).sections.flatMap { $0.rules.flatMap(\.findings) }
  }

  /// Indices of the `count` worst findings, of different rules.
  public func worstFindings(_ count: Int) -> [Int] { FindingSections(self, collapses: false).worst(count) }
}

extension Finding {
  /// Whether it is reported before another finding of its rule: by severity, size, number of places, then position.
  fileprivate func outranks(_ other: Finding, _ isEarlier: Bool) -> Bool {
    if severity != other.severity { return severity > other.severity }
    if size != other.size { return size > other.size }
    if evidence.count != other.evidence.count { return evidence.count > other.evidence.count }
    return isEarlier
  }

  /// The largest measure; 0 if there is none.
  private var size: Int {
    measures.values.reduce(0) { largest, measure in
      switch measure {
      case .count(let count): max(largest, count)
      case .words(let words): max(largest, words.count)
      }
    }
  }
}

extension FindingCategory {
  /// The heading of the category.
  public var title: String {
    switch self {
    case .bug: "Bugs"
    case .layers: "Broken layers"
    case .architecture: "Architecture"
    case .size: "Size"
    }
  }
}
