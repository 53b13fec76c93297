import Findings
import Ordering

/// How a text report ends: what was inferred, the problems, the rules, the worst files, the sums.
struct TextSummary {
  private let result: LintResult
  private let ink: Ink
  private static let worstFiles = 5
  private static let problemsTold = 3

  init(_ result: LintResult, ink: Ink) {
    self.result = result
    self.ink = ink
  }

  var text: String {
    [section("Inferred", notes), section("Problems", problems), rules, worst, sums, next]
      .filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : [ink(.bold, title)] + lines.map { "  \($0)" }
  }

  private var notes: [String] { result.notes.map(\.visible) }

  /// Of one kind in one file a few are told, the others counted.
  private var problems: [String] {
    var lines: [String] = []
    var rest = result.problems[...]
    while let first = rest.first {
      let alike = first.file == nil ? rest.prefix(1) : rest.prefix { $0.file == first.file && $0.kind == first.kind }
      rest = rest.dropFirst(alike.count)
      lines += alike.prefix(Self.problemsTold).map(line)
      let more = alike.count - Self.problemsTold
      if more > 0 { lines.append("\(first.file?.visible ?? ""): \(grouped(more)) more \(ink(.dim, "(\(first.kind.visible))"))") }
    }
    return lines
  }

  private func line(_ problem: Problem) -> String {
    let place = problem.place.map { "\($0.visible): " } ?? ""
    return "\(place)\(problem.message.visible) \(ink(.dim, "(\(problem.kind.visible))"))"
  }

  private var rules: [String] {
    guard !result.findings.isEmpty else { return [] }
    let severities = Array(Severity.allCases.reversed())
    let none = [Int](repeating: 0, count: severities.count)
    var byRule: [String: [Int]] = [:]
    for index in result.findings.indices {
      let column = severities.firstIndex(of: result.findings[index].severity)!
      byRule[result.findings[index].rule, default: none][column] += 1
    }
    var rows = [["Rule"] + severities.map { "\($0.rawValue)s" }]
    for rule in byRule.keys.ordered() {
      rows.append([rule.visible] + byRule[rule, default: none].map { $0 == 0 ? "-" : grouped($0) })
    }
    return table(rows)
  }

  private var worst: [String] {
    var weights: [String: Weight] = [:]
    var weight = Weight()
    // Those of one file follow one another.
    for index in result.findings.indices {
      weight.add(result.findings[index].severity)
      let file = result.findings[index].position.file
      if index + 1 < result.findings.count, result.findings[index + 1].position.file == file { continue }
      weights[file, default: Weight()].add(weight)
      weight = Weight()
    }
    guard weights.count > 1 else { return [] }
    var rows = [["Worst files", "findings"]]
    while rows.count <= Self.worstFiles, let worst = weights.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) {
      rows.append([worst.key.visible, grouped(worst.value.all)])
      weights[worst.key] = nil
    }
    return table(rows)
  }

  /// The graver the worse.
  private struct Weight: Comparable {
    private var errors = 0
    private var warnings = 0
    private(set) var all = 0

    mutating func add(_ severity: Severity) {
      all += 1
      if severity == .error { errors += 1 }
      if severity == .warning { warnings += 1 }
    }

    mutating func add(_ other: Weight) {
      errors += other.errors
      warnings += other.warnings
      all += other.all
    }

    static func < (left: Weight, right: Weight) -> Bool {
      (left.errors, left.warnings, left.all) < (right.errors, right.warnings, right.all)
    }
  }

  private var next: [String] {
    guard let rule = result.findings.first?.rule else { return [] }
    let mendable = result.findings.count { $0.fixes.contains(where: \.isSafe) }
    let fix = mendable == 0 ? [] : [ink(.dim, "layerlint --fix: mends \(grouped(mendable)) of these; --fix --dry-run shows how")]
    return fix + [
      ink(.dim, "layerlint explain \(rule.visible): why the rule exists, what can be set, code that breaks it"),
      ink(.dim, "layerlint --write-baseline: puts up with what there is, so that only what is new is told"),
    ]
  }

  /// First column to the left, the others to the right; the first row in bold.
  private func table(_ rows: [[String]]) -> [String] {
    let rows = rows.enumerated().map { index, row in index == 0 ? row : ["  \(row[0])"] + row.dropFirst() }
    let widths = rows[0].indices.map { column in rows.map { $0[column].displayWidth }.max() ?? 0 }
    return rows.enumerated().map { index, row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        cell.0.padded(to: cell.1, leading: column > 0)
      }
      let line = cells.joined(separator: "  ")
      return index == 0 ? ink(.bold, line) : line
    }
  }

  private var sums: [String] {
    let read = [
      counted(result.files, "file"), counted(result.lines, "line"), counted(result.declarations, "declaration"),
      counted(result.references, "reference"), "\(grouped(result.unresolved)) unresolved",
    ]
    var found = Severity.allCases.reversed().map { severity in
      let count = result.count(severity)
      let text = counted(count, severity.rawValue)
      return count > 0 ? ink(severity.style, text) : text
    }
    found.append("\(grouped(result.suppressed)) suppressed")
    if result.baselined > 0 { found.append("\(grouped(result.baselined)) in the baseline") }
    if !result.problems.isEmpty { found.append(ink(.warning, counted(result.problems.count, "problem"))) }
    let verdict = result.findings.isEmpty ? [ink(.good, "No findings.")] : []
    return verdict + [read.joined(separator: ", "), found.joined(separator: ", ")]
  }
}

extension Problem {
  /// `file:line:column`, as much of it as is known.
  public var place: String? {
    guard let file, let line else { return file }
    return column.map { "\(file):\(line):\($0)" } ?? "\(file):\(line)"
  }
}

/// `1,234 files`, `1 file`.
public func counted(_ count: Int, _ noun: String) -> String { "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")" }

/// `1,234`
public func grouped(_ count: Int) -> String {
  let digits = String(count.magnitude)
  var text = ""
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index) % 3 == 0 { text += "," }
    text.append(digit)
  }
  return count < 0 ? "-\(text)" : text
}
