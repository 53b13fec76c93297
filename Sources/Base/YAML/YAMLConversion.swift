import Yams

/// Converts the tree of Yams: columns become UTF-16 units, duplicate keys are reported, size and depth are limited.
struct YAMLConversion {
  private let columns: YAMLColumns
  private let marking: DuplicateKeys
  private var count = 0
  private var depth = 0
  private var deepest: (line: Int, column: Int)?
  private var duplicates: [YAMLError] = []

  init(text: String, marking: DuplicateKeys) {
    columns = YAMLColumns(text: text)
    self.marking = marking
  }

  /// The error for an exceeded limit; the tree is then not used.
  private var excess: YAMLError? {
    if count > YAMLDocument.maximumNodes {
      return YAMLError(line: 1, column: 1, message: "has too many values for a configuration")
    }
    return deepest.map {
      YAMLError(line: $0.line, column: $0.column, message: "is nested too deeply for a configuration")
    }
  }
  var isUsable: Bool { excess == nil }

  var errors: [YAMLError] {
    if let excess { return [excess] }
    return duplicates.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  mutating func node(from node: Node) -> YAMLNode {
    count += 1
    depth += 1
    defer { depth -= 1 }
    let line = node.mark?.line ?? 1
    let column = columns.column(line: line, scalars: node.mark?.column ?? 1)
    if depth > YAMLDocument.maximumDepth, deepest == nil { deepest = (line, column) }
    let value: YAMLNode.Value
    switch node {
    case _ where !isUsable: value = .scalar("", plain: true)
    case .scalar(let scalar): value = .scalar(scalar.string, plain: scalar.style == .plain)
    case .alias: value = .scalar("", plain: true)
    case .sequence(let sequence): value = .sequence(sequence.map { self.node(from: $0) })
    case .mapping(let mapping): value = .mapping(entries(of: mapping))
    }
    return YAMLNode(value: value, line: line, column: column)
  }

  private mutating func entries(of mapping: Node.Mapping) -> [YAMLNode.Entry] {
    var firstLines: [String: Int] = [:]
    var entries: [YAMLNode.Entry] = []
    for (keyNode, valueNode) in mapping {
      var key = node(from: keyNode)
      if let mark = keyNode.mark, let name = marking.name(line: mark.line, column: mark.column) {
        key.value = .scalar(name, plain: true)
      }
      let value = node(from: valueNode)
      if let name = key.scalar {
        if let first = firstLines[name] {
          let message = "\(quoted(name)) is set twice: first in line \(first)"
          duplicates.append(YAMLError(line: key.line, column: key.column, message: message))
          continue
        }
        firstLines[name] = key.line
      }
      entries.append(YAMLNode.Entry(key: key, value: value))
    }
    return entries
  }
}

/// Yams counts Unicode scalars; reports count UTF-16 units.
struct YAMLColumns {
  /// For each line, the columns of its scalars and of its end. Empty if no line contains scalars outside of the basic
  /// multilingual plane, because columns then need no conversion.
  private let lines: [[Int]]

  init(text: String) {
    let isBasic = text.utf8.allSatisfy { $0 < 0xF0 }
    let lines: [Substring] = isBasic ? [] : text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    self.lines = lines.map(Self.columns)
  }

  func column(line: Int, scalars column: Int) -> Int {
    guard lines.indices.contains(line - 1) else { return column }
    let columns = lines[line - 1]
    return columns[min(column, columns.count) - 1]
  }

  private static func columns(of line: Substring) -> [Int] {
    var columns = [1]
    var column = 1
    for scalar in line.unicodeScalars {
      column += scalar.value > 0xFFFF ? 2 : 1
      columns.append(column)
    }
    return columns
  }
}
