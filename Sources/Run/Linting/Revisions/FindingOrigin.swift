import Findings
import LowLevel

/// Searches for the commit that introduced a finding. Commits are indices in a range; the last one has the finding.
struct FindingOrigin {
  /// The identity of the finding at the commit `place`. At earlier commits, its file or a name may differ.
  private(set) var key: FindingKey
  private(set) var place: Int
  /// Files that it involves, at `place`.
  private var files: Set<String>
  /// The names of its targets.
  private let targets: [String]
  /// The earliest known commit with the finding, from which on no commit is known to lack it.
  private(set) var present: Int
  /// The latest known commit without it before `present`; -1 if none is known.
  private(set) var absent = -1

  init(_ finding: Finding, at last: Int) {
    key = finding.identity
    (place, present) = (last, last)
    targets = finding.targets.map(\.name)
    files = Set(
      [finding.position.file] + finding.targets.compactMap(\.file) + finding.evidence.prefix(8).map(\.position.file))
  }

  /// Whether the commit is found, or the first commit has the finding.
  var isFound: Bool { present == 0 || present - absent == 1 && absent >= 0 }

  /// The next commit to check: after `absent` and before `present`.
  func next(_ trail: RenameTrail) -> Int {
    if absent < 0 {
      // The distance doubles, so that the last introduction is found if the finding was introduced more than once.
      let distance = place - present + 1
      return max(0, min(present - 1, place - 2 * distance + 1))
    }
    // Most findings are introduced by a change to one of their files.
    let paths = Set(files.map { trail.path($0, of: place, at: present) })
    let likely = trail.changes(of: paths, after: absent, upTo: present).filter { $0 < present }
    if let middle = likely.isEmpty ? nil : likely[likely.count / 2] { return middle }
    let before = trail.changes(of: paths, after: absent, upTo: present).contains(present)
    return before ? present - 1 : (absent + present) / 2
  }

  /// Its identity at an earlier commit if only its file was renamed since.
  func key(at commit: Int, _ trail: RenameTrail) -> FindingKey {
    key.renaming { trail.path($0, of: place, at: commit) }
  }

  /// Whether an earlier commit has the finding: one with the same subject and, if the finding has targets, with one of
  /// them.
  func isAmong(_ prints: FindingPrints, at commit: Int, _ trail: RenameTrail) -> Bool {
    let key = key(at: commit, trail)
    if targets.isEmpty { return prints.identities.contains(key.fingerprint) }
    return targets.contains { prints.uses.contains(FindingPrints.use(of: $0, by: key.subject, key.rule)) }
  }

  mutating func note(_ commit: Int, hasFinding: Bool) {
    if hasFinding {
      if commit < present, commit > absent { present = commit }
    } else if commit < present, commit > absent {
      absent = commit
    }
  }

  /// Continues the search for a finding that had another name before `present`.
  mutating func follow(_ earlier: FindingKey, _ trail: RenameTrail) {
    files = Set(files.map { trail.path($0, of: place, at: present - 1) }).union([earlier.file])
    (key, place, present, absent) = (earlier, present - 1, present - 1, -1)
  }
}

/// The properties of a commit's findings that are compared with those of other commits.
struct FindingPrints: Sendable {
  private(set) var identities: Set<String> = []
  /// The targets of each subject, including those in findings about targets with many users.
  private(set) var uses: Set<String> = []

  init() {}

  init(_ findings: [Finding]) {
    for finding in findings {
      identities.insert(finding.identity.fingerprint)
      for target in finding.targets {
        uses.insert(Self.use(of: target.name, by: finding.identity.subject, finding.rule))
      }
      guard finding.share == .head else { continue }
      for user in finding.evidence { uses.insert(Self.use(of: finding.subject, by: user.note, finding.rule)) }
    }
  }

  static func use(of target: String, by subject: String, _ rule: String) -> String {
    Fingerprint(rule, subject, target).text
  }
}

extension Finding {
  /// The identity of the finding across revisions.
  var identity: FindingKey { fault ?? key }
}

extension FindingKey {
  /// The same key after its file was renamed. The subject of a finding about a file is the name of the file.
  func renaming(_ path: (String) -> String) -> FindingKey {
    var key = self
    key.file = path(file)
    if key.file != file, subject == String(file.lastPathComponent) { key.subject = String(key.file.lastPathComponent) }
    return key
  }
}
