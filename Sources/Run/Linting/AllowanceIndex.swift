import Findings
import Policy

/// The exceptions under `allow:` by rule and by the names that they state without wildcards.
struct AllowanceIndex {
  private struct Key: Hashable {
    var rule: String
    /// Nil if it is a glob.
    var from: String?
    /// Nil if it is a glob, or if any target is meant.
    var to: String?
  }
  private let allowances: [Allowance]
  /// Indices into `allowances`, in order.
  private var places: [Key: [Int]] = [:]

  init(_ allowances: [Allowance]) {
    self.allowances = allowances
    for (index, allowance) in allowances.enumerated() {
      let from = allowance.from.isPlain ? allowance.from.text : nil
      let to = allowance.to.flatMap { $0.isPlain ? $0.text : nil }
      places[Key(rule: allowance.rule, from: from, to: to), default: []].append(index)
    }
  }

  /// The index of the first exception that covers a finding.
  func first(covering finding: Finding) -> Int? {
    if allowances.isEmpty { return nil }
    var first: Int?
    let froms: [String?] = [finding.subject, nil]
    let targets: [String?] = [finding.target?.name ?? "", nil]
    for from in froms {
      for to in targets {
        let found = places[Key(rule: finding.rule, from: from, to: to)]?.first { allowances[$0].covers(finding) }
        if let found { first = min(found, first ?? found) }
      }
    }
    return first
  }
}
