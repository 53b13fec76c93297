import Findings
import LowLevel

/// One rule that a comment suppresses.
struct Suppression {
  /// The position of the comment.
  var position: Position
  /// The lines that the comment covers.
  var lines: ClosedRange<Int>
  /// A rule id, or `all`.
  var rule: String
  var reason: String
  /// Whether it suppressed a finding of a declaration; `SuppressedLines` has the lines of other findings.
  var isUsed = false

  func isFor(_ finding: Finding) -> Bool { rule == "all" || rule == finding.rule }
}

/// All suppressions of a run, and their problems.
struct Suppressions {
  private var all: [Suppression] = []
  private(set) var problems: [Problem] = []
  /// By file and rule, or `all`.
  private var byFile: [String: [String: SuppressedLines]] = [:]
  /// Indices into `all`, by the qualified name of the declaration on their lines.
  private var bySubject: [String: [Int]] = [:]
  private let knownRules: Set<String>
  private let sortedRules: [String]

  /// - Parameter knownRules: the ids of all rules.
  init(knownRules: Set<String>) {
    self.knownRules = knownRules
    sortedRules = knownRules.sorted()
  }

  /// Parses the comments of one file.
  ///
  /// - Parameters:
  ///   - directives: in the order of the text.
  ///   - line: returns a line of the file.
  ///   - declared: returns the qualified names of the declarations on some lines.
  mutating func read(
    _ directives: [(text: String, position: Position)], line: (Int) -> String?, declared: (ClosedRange<Int>) -> [String]
  ) {
    // By rule: the regions that have not been ended yet.
    var open: [String: [Int]] = [:]
    let next = Self.linesAfterDirectives(directives)
    let first = all.count
    for (text, position) in directives {
      guard var directive = DirectiveText(text) else {
        note("unknown_directive", DirectiveText.message(forInvalid: text), at: position)
        continue
      }
      directive.splitReason(isRule: knownRules.contains)
      check(directive, at: position)
      switch directive.command {
      case .enable: close(&open, directive, at: position)
      case .disable(let reach):
        let lines = Self.lines(reach, from: position, next: next, text: line)
        // On the line of a declaration, a suppression covers the whole declaration.
        let subjects = [.file, .region].contains(reach) ? [] : declared(lines)
        for rule in directive.rules {
          if reach == .region { open[rule, default: []].append(all.count) }
          for subject in subjects { bySubject[subject, default: []].append(all.count) }
          all.append(Suppression(position: position, lines: lines, rule: rule, reason: directive.reason))
        }
      }
    }
    for index in open.values.joined().sorted() {
      note(
        "unclosed_suppression",
        "'\(all[index].rule)' is never enabled again: 'layerlint:enable \(all[index].rule)' ends it, 'disable:file' is "
          + "for files",
        at: all[index].position)
    }
    for index in first..<all.count {
      let (file, rule) = (all[index].position.file, all[index].rule)
      byFile[file, default: [:]][rule, default: SuppressedLines()].add(index, lines: all[index].lines)
    }
  }

  /// For the line of each `disable:next`, the first later line without one, since several may be on adjacent lines.
  private static func linesAfterDirectives(_ directives: [(text: String, position: Position)]) -> [Int: Int] {
    var after: [Int: Int] = [:]
    let lines = directives.lazy.filter { $0.text.hasPrefix("layerlint:disable:next") }.map(\.position.line)
    for line in lines.sorted().reversed() { after[line] = after[line + 1] ?? line + 1 }
    return after
  }

  private mutating func note(_ kind: String, _ message: String, at position: Position) {
    problems.append(
      Problem(kind: kind, message: message, file: position.file, line: position.line, column: position.column))
  }

  private mutating func check(_ directive: DirectiveText, at position: Position) {
    for name in directive.rules where name != "all" && !knownRules.contains(name) {
      note("unknown_rule", unknownName("rule", name, among: sortedRules), at: position)
    }
    guard directive.command != .enable else { return }
    if directive.rules.isEmpty {
      let form = "write 'layerlint:\(directive.word) RULE - reason'"
      return note("unknown_directive", "'layerlint:\(directive.word)' names no rule: \(form)", at: position)
    }
    guard directive.reason.isEmpty else { return }
    let rules = directive.rules.joined(separator: " ")
    let words = directive.wordsWithoutDash
    let (what, reason) =
      words.isEmpty
      ? ("no reason is given", "reason") : ("a dash begins the reason", words.joined(separator: " "))
    let form = "layerlint:\(directive.word) \(rules) - \(reason)"
    note("suppression_without_reason", "\(what): write '\(form)'", at: position)
  }

  /// Ends the regions of the rules that an `enable` names; without names, all regions.
  private mutating func close(_ open: inout [String: [Int]], _ directive: DirectiveText, at position: Position) {
    var ended: Set<String> = []
    for rule in directive.rules.isEmpty ? Array(open.keys) : directive.rules {
      guard let regions = open.removeValue(forKey: rule) else { continue }
      ended.insert(rule)
      for index in regions { all[index].lines = all[index].lines.lowerBound...position.line }
    }
    let idle = directive.rules.filter { !ended.contains($0) }
    if ended.isEmpty || !idle.isEmpty {
      let what = idle.isEmpty ? "nothing" : idle.map { "'\($0)'" }.joined(separator: ", ")
      note(
        "unused_suppression", idle.isEmpty ? "nothing is disabled here" : "\(what) is not disabled here", at: position)
    }
  }

  private static func lines(
    _ reach: DirectiveText.Reach, from position: Position, next: [Int: Int], text: (Int) -> String?
  ) -> ClosedRange<Int> {
    switch reach {
    case .this: return position.line...position.line
    case .previous: return position.line - 1...position.line - 1
    case .file: return 0...Int.max
    case .region: return position.line...Int.max
    case .next:
      // Attributes may be on separate lines before their declaration.
      let first = next[position.line + 1] ?? position.line + 1
      var last = first
      while last - first < 8, let line = text(last), isAttribute(line, in: position.file) { last += 1 }
      return first...last
    }
  }

  /// Whether a line of Swift contains only attributes.
  private static func isAttribute(_ line: String, in file: String) -> Bool {
    let line = line.drop { $0 == " " || $0 == "\t" }
    guard file.hasSuffix(".swift"), line.first == "@" else { return false }
    var depth = 0
    var isInWord = false
    for character in line {
      switch character {
      case "(": depth += 1
      case ")": depth -= 1
      case "@": isInWord = true
      case " ", "\t": isInWord = false
      default: if depth == 0, !isInWord { return false }
      }
    }
    return true
  }

  // MARK: Findings

  /// Suppresses a finding. If some of its places are not covered, it is moved to the first of these, and the covered
  /// places are removed. Suppressions that cover a place count as used.
  ///
  /// - Returns: the reason if all places are covered, else nil.
  mutating func suppress(_ finding: inout Finding, line: (_ line: Int, _ path: String) -> String?) -> String? {
    if all.isEmpty { return nil }
    let ofSubject =
      (bySubject[finding.subject] ?? [])
      + (finding.key.subject == finding.subject ? [] : bySubject[finding.key.subject] ?? [])
    if let reason = use(ofSubject.filter { all[$0].isFor(finding) }) { return reason }
    let first = use(at: finding.position, finding)
    let covered = finding.evidence.indices.filter { index in
      finding.evidence[index].isBreach && self.first(at: finding.evidence[index].position, finding) != nil
    }
    if first == nil, covered.isEmpty { return nil }
    for index in covered { _ = use(at: finding.evidence[index].position, finding) }
    let next = finding.evidence.indices.first { finding.evidence[$0].isBreach && !covered.contains($0) }
    if let first, next == nil { return first }
    let fixes = finding.fixes.filter { fix in fix.edits.allSatisfy { self.first(at: $0.start, finding) == nil } }
    finding.fixes = fixes
    if first != nil, let next { finding.move(to: finding.evidence[next], line: line) }
    let left = finding.evidence.indices.filter { !covered.contains($0) && (first == nil || $0 != next) }
    finding.evidence = left.map { finding.evidence[$0] }
    return nil
  }

  /// Returns the reason if a head is suppressed: a suppression at its place covers all subjects.
  mutating func suppressAll(of finding: Finding) -> String? { use(at: finding.position, finding) }

  /// The first suppression of a finding at a position.
  private func first(at position: Position, _ finding: Finding) -> Int? {
    guard let byRule = byFile[position.file] else { return nil }
    return [finding.rule, "all"].compactMap { byRule[$0]?.first(at: position.line) }.min()
  }

  /// Marks all suppressions of a finding at a position as used and returns the first reason; nil if there are none.
  private mutating func use(at position: Position, _ finding: Finding) -> String? {
    guard let index = first(at: position, finding) else { return nil }
    for rule in [finding.rule, "all"] { byFile[position.file]?[rule]?.use(position.line) }
    return all[index].reason
  }

  /// Marks suppressions as used and returns the first reason; nil for an empty list.
  private mutating func use(_ indices: [Int]) -> String? {
    for index in indices { all[index].isUsed = true }
    return indices.first.map { all[$0].reason }
  }

  /// Problems for suppressions of checked rules that suppressed nothing.
  func unused(checkedRules: Set<String>) -> [Problem] {
    let usedLines = byFile.mapValues { $0.mapValues(\.usedLines) }
    func isUsed(_ suppression: Suppression) -> Bool {
      let lines = usedLines[suppression.position.file]?[suppression.rule] ?? []
      return suppression.isUsed || SuppressedLines.contain(lines, suppression.lines)
    }
    return all.filter { !isUsed($0) && ($0.rule == "all" || checkedRules.contains($0.rule)) }.map {
      Problem(
        kind: "unused_suppression", message: "nothing to suppress here: \($0.rule); delete it",
        file: $0.position.file, line: $0.position.line, column: $0.position.column)
    }
  }
}
