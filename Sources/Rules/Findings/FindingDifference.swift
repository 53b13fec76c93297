import LowLevel

/// What changed between the findings of two states. They are compared target by target: a finding that gained a target
/// is new with that target only, and findings that are only joined differently are neither new nor gone.
public struct FindingDifference {
  public let new: [Finding]
  public let gone: [Finding]

  /// - Parameters:
  ///   - oldPath: returns the common path of a file of the earlier state, if files were renamed.
  ///   - newPath: the same for the later state.
  public init(
    from before: [Finding], to after: [Finding], oldPath: (String) -> String = { $0 },
    newPath: (String) -> String = { $0 }
  ) {
    let (old, now) = (before.map { Entry($0, oldPath) }, after.map { Entry($0, newPath) })
    new = Self.excess(of: now, over: old)
    gone = Self.excess(of: old, over: now)
  }

  /// A subject that breaks a rule with one target; for a finding without targets, in one file.
  private struct Breach: Hashable {
    var rule: String
    var subject: String
    var target = ""
    var file = ""
  }

  private struct Entry {
    let finding: Finding
    /// One for each target; for a finding about a target with many users, one for each user.
    let breaches: [Breach]
    let key: FindingKey

    init(_ finding: Finding, _ path: (String) -> String) {
      self.finding = finding
      var key = finding.fault ?? finding.key
      key.file = path(key.file)
      self.key = key
      let users = finding.share == .head ? finding.evidence.map(\.note).uniqued() : []
      if !users.isEmpty {
        breaches = users.map { Breach(rule: finding.rule, subject: $0, target: finding.subject) }
      } else if finding.targets.isEmpty {
        breaches = [Breach(rule: finding.rule, subject: finding.subject, target: finding.key.target, file: key.file)]
      } else {
        breaches = finding.targets.map { Breach(rule: finding.rule, subject: finding.subject, target: $0.name) }
      }
    }
  }

  private static func excess(of all: [Entry], over others: [Entry]) -> [Finding] {
    var left: [Breach: Int] = [:]
    for breach in others.lazy.flatMap(\.breaches) { left[breach, default: 0] += 1 }
    let known = Set(others.map(\.key))
    var found: [Finding] = []
    // Of types with one name, those in the same files are the same.
    for entry in all.filter({ known.contains($0.key) }) + all.filter({ !known.contains($0.key) }) {
      let missing = entry.breaches.indices.filter { index in
        guard let count = left[entry.breaches[index]], count > 0 else { return true }
        left[entry.breaches[index]] = count - 1
        return false
      }
      if missing.isEmpty { continue }
      if missing.count == entry.breaches.count {
        found.append(entry.finding)
      } else if entry.finding.share != .head {
        found.append(entry.finding.limited(to: missing))
      } else if !known.contains(entry.key) {
        found.append(entry.finding)
      }
    }
    return found
  }
}

extension Finding {
  /// Returns the finding with some of its targets, given by their indices in `targets`.
  fileprivate func limited(to indices: [Int]) -> Finding {
    guard let target else { return self }
    let all = [Part(target: target, position: position, key: key, fixes: fixes)] + others
    let kept = indices.map { all[$0] }
    guard let first = kept.first else { return self }
    var finding = self
    (finding.target, finding.position, finding.key, finding.fixes) = (
      first.target, first.position, first.key, first.fixes
    )
    finding.others = Array(kept.dropFirst())
    finding.evidence = finding.others.map { Evidence(position: $0.position, note: $0.target.name) }
    let names = kept.map(\.target.name)
    if let wording {
      finding.message = wording.message.naming(names)
      finding.suggestion = wording.suggestion?.naming(names) ?? suggestion
    }
    return finding
  }
}
