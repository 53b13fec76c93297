import SourceFacts

/// A difference between the scanner's facts of a file and those of SwiftParser's tree.
public struct Difference: Hashable, Sendable {
  public enum Side: Sendable { case expected, scanned }
  public var side: Side
  public var line: FactLine
}

/// All differences, in source order; empty if all fields are equal.
public func compare(expected: FileFacts, scanned: FileFacts) -> [Difference] {
  if expected.isIdentical(to: scanned) { return [] }
  let (left, right) = (expected.described, scanned.described)
  var differences = left.without(right).map { Difference(side: .expected, line: $0) }
  differences += right.without(left).map { Difference(side: .scanned, line: $0) }
  if differences.isEmpty {
    // Every fact is there, but in another order.
    for (one, other) in zip(left, right) where one != other {
      differences = [Difference(side: .expected, line: one), Difference(side: .scanned, line: other)]
      break
    }
    if differences.isEmpty {
      let line = FactLine(offset: 0, text: "the same lines with other indices")
      differences = [Difference(side: .scanned, line: line)]
    }
  }
  return differences.enumerated().sorted { ($0.element.line.offset, $0.offset) < ($1.element.line.offset, $1.offset) }
    .map(\.element)
}

extension [FactLine] {
  fileprivate func without(_ other: [FactLine]) -> [FactLine] {
    var counts: [FactLine: Int] = [:]
    for line in other { counts[line, default: 0] += 1 }
    return filter {
      guard let count = counts[$0], count > 0 else { return true }
      counts[$0] = count - 1
      return false
    }
  }
}

extension FileFacts {
  /// Whether all fields are equal. Names are compared by text, since the tables may be in another order.
  fileprivate func isIdentical(to other: FileFacts) -> Bool {
    var same = SameNames(self, other)
    return imports.matches(other.imports) {
      $0.kind == $1.kind && $0.flags == $1.flags && $0.offset == $1.offset && $0.end == $1.end
        && same($0.module, $1.module) && same($0.path, $1.path)
    }
      && nodes.matches(other.nodes) {
        $0.kind == $1.kind && $0.flags == $1.flags && $0.context == $1.context && $0.offset == $1.offset
          && $0.start == $1.start && same($0.label, $1.label) && $0.labelDistance == $1.labelDistance
          && ($0.kind == .closure ? $0.closureDeclaration == $1.closureDeclaration : same($0.name, $1.name))
      }
      && declarations.matches(other.declarations) { isIdentical($0, $1, of: other, &same) }
      && scopes.matches(other.scopes) {
        $0.kind == $1.kind && $0.parent == $1.parent && $0.declaration == $1.declaration
          && $0.firstNode == $1.firstNode && $0.endNode == $1.endNode && $0.start == $1.start && $0.end == $1.end
      }
      && branches.matches(other.branches) { $0.group == $1.group && $0.start == $1.start && $0.end == $1.end }
      && directives.matches(other.directives) { $0.offset == $1.offset && $0.text == $1.text }
      && problems.isEmpty && other.problems.isEmpty && lines.starts == other.lines.starts
      && lines.isASCII == other.lines.isASCII
  }

  private func isIdentical(_ one: Declaration, _ two: Declaration, of other: FileFacts, _ same: inout SameNames) -> Bool
  {
    guard one.attachmentCount == two.attachmentCount,
      one.attachmentCount == 0
        || Int(two.attachments) + Int(two.attachmentCount) <= other.attachments.count
          && attachments(of: one).elementsEqual(
            other.attachments(of: two), by: { $0.kind == $1.kind && $0.node == $1.node })
    else { return false }
    return one.kind == two.kind && one.modifiers == two.modifiers && one.tuplePlace == two.tuplePlace
      && same(one.name, two.name) && same(one.label, two.label) && one.nameOffset == two.nameOffset
      && one.start == two.start && one.end == two.end
      && one.parent == two.parent && one.scope == two.scope && one.body == two.body && one.type == two.type
      && one.value == two.value && one.visibleFrom == two.visibleFrom
  }
}

extension Collection {
  fileprivate func matches(_ other: Self, _ isEqual: (Element, Element) -> Bool) -> Bool {
    count == other.count && zip(self, other).allSatisfy(isEqual)
  }
}

/// Compares names of two tables, each pair of texts once.
private struct SameNames {
  private let left: NameTable
  private let right: NameTable
  private var known: [UInt32]

  init(_ left: FileFacts, _ right: FileFacts) {
    self.left = left.names
    self.right = right.names
    known = Array(repeating: .max, count: left.names.count)
  }

  mutating func callAsFunction(_ one: Name, _ two: Name) -> Bool {
    guard one.raw < left.count, two.raw < right.count else { return false }
    if known[Int(one.raw)] == two.raw { return true }
    guard left[one] == right[two] else { return false }
    known[Int(one.raw)] = two.raw
    return true
  }
}
