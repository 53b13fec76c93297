import Findings

/// The changes of fixes as a unified diff, for `patch -p1` and `git apply`. The diff consists of bytes, since texts
/// need not be UTF-8.
public struct UnifiedDiff {
  private var bytes: [UInt8] = []
  private static let context = 3

  public static func bytes(_ files: [FixedFile]) -> [UInt8] {
    var diff = UnifiedDiff()
    for file in files { diff.add(file) }
    return diff.bytes
  }

  private mutating func add(_ file: FixedFile) {
    let (old, new) = (Self.lines(file.old), Self.lines(file.new))
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    if removed.isEmpty, inserted.isEmpty { return }
    add("--- \(Self.quoted("a/" + file.path))\n+++ \(Self.quoted("b/" + file.path))\n")
    var steps: [(sign: Character, old: Int, new: Int)] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      if removed.contains(before) {
        steps.append(("-", before, after))
        before += 1
      } else if inserted.contains(after) {
        steps.append(("+", before, after))
        after += 1
      } else {
        steps.append((" ", before, after))
        before += 1
        after += 1
      }
    }
    for range in Self.hunks(steps.map { $0.sign != " " }) { add(steps[range], old, new) }
  }

  /// Returns ranges of changed lines with their context; adjacent ranges are merged.
  private static func hunks(_ isChanged: [Bool]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in isChanged.indices where isChanged[index] {
      let range = max(0, index - context)..<min(isChanged.count, index + context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private mutating func add(
    _ steps: ArraySlice<(sign: Character, old: Int, new: Int)>, _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) {
    guard let first = steps.first else { return }
    let (removed, inserted) = (steps.count { $0.sign != "+" }, steps.count { $0.sign != "-" })
    // An empty range is positioned at the line before it.
    let (start, target) = (first.old + (removed > 0 ? 1 : 0), first.new + (inserted > 0 ? 1 : 0))
    add("@@ -\(start),\(removed) +\(target),\(inserted) @@\n")
    for step in steps {
      add(String(step.sign))
      let line = step.sign == "+" ? new[step.new] : old[step.old]
      bytes += line
      if line.last != 0x0A { add("\n\\ No newline at end of file\n") }
    }
  }

  private mutating func add(_ text: String) { bytes += text.utf8 }

  /// Returns the lines with their line breaks.
  private static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in text.indices where text[index] == 0x0A {
      lines.append(text[start...index])
      start = index + 1
    }
    return start < text.count ? lines + [text[start...]] : lines
  }

  /// Quotes a path as git does, if it contains characters that would end or split its line.
  private static func quoted(_ path: String) -> String {
    guard path.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0x22 || $0 == 0x5C }) else { return path }
    let escaped = path.utf8.map { byte in
      switch byte {
      case 0x22, 0x5C: "\\\(Character(UnicodeScalar(byte)))"
      case 0x20..<0x7F: String(UnicodeScalar(byte))
      default: "\\" + [byte >> 6, byte >> 3 & 7, byte & 7].map { String($0) }.joined()
      }
    }
    return "\"\(escaped.joined())\""
  }
}
