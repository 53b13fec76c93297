import DependencyGraph

/// Operator precedences, the lowest first.
enum Precedence: UInt8, Comparable, Sendable {
  case assignment, ternary, logic, comparison, coalescing, cast, range, other
  /// An operand, not an operator.
  case operand

  static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }

  /// The precedence of each merged name.
  static func table(_ names: MergedNames) -> [Precedence] {
    var table = [Precedence](repeating: .other, count: names.table.count)
    for (precedence, operators) in known {
      for text in operators { table[Int(names.find(text))] = precedence }
    }
    // Name 0 is for operators that no file uses.
    table[0] = .other
    return table
  }

  private static let known: [(Precedence, [String])] = [
    (.logic, ["&&", "||"]),
    (.comparison, ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=", ".==", ".!="]),
    (.coalescing, ["??"]),
    (.range, ["...", "..<"]),
    (.assignment, ["+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="]),
  ]
}
