import Findings

/// Joins findings with a common fault into one. Rules create one finding per target, so that each can be excepted,
/// suppressed and compared with the baseline; reports show one finding with all targets and places as evidence.
struct FaultJoining {
  /// Ids of rules whose findings are joined if they have the same subject.
  let rules: Set<String>
  /// Findings that represent the common fault of several subjects, by their keys.
  let heads: [FindingKey: Finding]

  /// - Parameter findings: heads are removed from this list.
  init(rules: Set<String>, takingHeadsFrom findings: inout [Finding]) {
    self.rules = rules
    var heads: [FindingKey: Finding] = [:]
    // By index, since a copy of each finding would be retained.
    for index in findings.indices where findings[index].share == .head && heads[findings[index].key] == nil {
      heads[findings[index].key] = findings[index]
    }
    self.heads = heads
    findings.removeAll { $0.share == .head }
  }

  func head(of finding: Finding) -> Finding? { if case .part(let key) = finding.share { heads[key] } else { nil } }

  /// The common fault of several findings.
  struct Fault: Hashable {
    let key: FindingKey
    /// Infos are joined separately. Errors and warnings are joined with each other, and the higher severity applies.
    let severity: Severity
  }

  /// Returns nil if a finding is not joined with others.
  func fault(of finding: Finding, isWhole: (FindingKey) -> Bool) -> Fault? {
    if case .part(let key) = finding.share, heads[key] != nil, isWhole(key) { return Fault(key: key, severity: .info) }
    guard rules.contains(finding.rule) else { return nil }
    return Fault(
      key: FindingKey(rule: finding.rule, subject: finding.subject, file: finding.key.file),
      severity: finding.severity == .info ? .info : .error)
  }

  /// - Parameters:
  ///   - isWhole: whether the head with this key is reported in place of its parts.
  ///   - isKnown: whether the baseline contains some targets of this fault. New targets are then a separate finding.
  func joined(_ findings: [Finding], isWhole: (FindingKey) -> Bool, isKnown: (FindingKey) -> Bool) -> [Finding] {
    var joined: [Finding] = []
    // An array that doubles its capacity would need twice the memory.
    joined.reserveCapacity(findings.count)
    var groups: [Fault: [Int]] = [:]
    var order: [Fault] = []
    for index in findings.indices {
      guard let fault = fault(of: findings[index], isWhole: isWhole) else {
        joined.append(findings[index])
        continue
      }
      if groups[fault] == nil { order.append(fault) }
      groups[fault, default: []].append(index)
    }
    var named: Set<FindingKey> = []
    for fault in order.sorted(by: { $0.severity > $1.severity }) {
      let parts = (groups[fault] ?? []).map { findings[$0] }.sorted(by: Self.isStronger)
      var finding = heads[fault.key].map { $0.combining(parts) } ?? parts[0].joining(parts.dropFirst())
      if heads[fault.key] == nil, let highest = parts.map(\.severity).max() { finding.severity = highest }
      if !isKnown(fault.key), named.insert(fault.key).inserted { finding.fault = fault.key }
      joined.append(finding)
    }
    return joined
  }

  /// Orders uses before imports, then by weight and by the number of places.
  private static func isStronger(_ first: Finding, _ second: Finding) -> Bool {
    let (left, right) = (first.strength, second.strength)
    if left != right { return left > right }
    let places = [first, second].map { ($0.position.file, $0.position.line, $0.position.column) }
    return places[0] == places[1] ? first.key < second.key : places[0] < places[1]
  }
}

extension Finding {
  fileprivate var strength: (Int, Int, Int, Int) {
    (key.edge == "import" ? 0 : 1, weight, 1 + evidence.count, position.file == key.file ? 1 : 0)
  }

  /// Returns one finding with all targets, this one first.
  fileprivate func joining(_ others: ArraySlice<Finding>) -> Finding {
    if others.isEmpty { return self }
    var finding = self
    finding.others = others.map {
      Part(target: $0.target ?? Target(name: $0.key.target), position: $0.position, key: $0.key, fixes: $0.fixes)
    }
    finding.target = target ?? Target(name: key.target)
    if others.contains(where: { $0.provenance == .index }) { finding.provenance = .index }
    if let wording {
      finding.message = wording.message.naming(([self] + others).map(\.targetName))
      // Advice for a class is also valid for structs and enums.
      let fitting = ([self] + others).first { !($0.wording?.isOnlyForValues ?? false) } ?? self
      if let suggestion = fitting.wording?.suggestion ?? wording.suggestion {
        let names = ([self] + others).map { $0.wording?.suggestion?.name ?? $0.key.target }
        // The message lists them already.
        finding.suggestion = suggestion.naming(names.count > 2 ? ["them"] : names)
      }
    }
    finding.evidence = others.map { Evidence(position: $0.position, note: $0.targetName) }
    var lines = Set(([position] + others.map(\.position)).map(\.ofLine))
    for part in [self] + others {
      for evidence in part.evidence where lines.insert(evidence.position.ofLine).inserted {
        finding.evidence.append(evidence.naming(part.wording?.message.name))
      }
    }
    return finding
  }

  /// The name of the target as the message has it.
  private var targetName: String { wording?.message.name ?? key.target }

  /// Returns a head with the places of all its parts as evidence. Its message counts their subjects.
  fileprivate func combining(_ parts: [Finding]) -> Finding {
    var finding = self
    if let sentence = wording?.message { finding.message = sentence.naming(["\(Set(parts.map(\.subject)).count)"]) }
    // One place of each subject comes first.
    finding.evidence += parts.map { Evidence(position: $0.position, note: $0.subject) }
    finding.evidence += parts.flatMap { part in
      part.evidence.map { Evidence(position: $0.position, note: part.subject) }
    }
    return finding
  }
}

extension Evidence {
  /// Prefixes a note that does not name what is used with the target, to distinguish it from places of other targets.
  fileprivate func naming(_ name: String?) -> Evidence {
    guard let name, !isNamed, !note.contains(name) else { return self }
    return Evidence(position: position, note: note.isEmpty ? name : "\(name), \(note)")
  }
}
