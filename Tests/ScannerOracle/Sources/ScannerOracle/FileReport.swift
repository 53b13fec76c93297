import SourceFacts
import SwiftScanning

/// The result for one file.
public struct FileReport: Sendable {
  public enum Outcome: Sendable { case same, differs, rejected, justified }
  public var outcome: Outcome
  public var lineCount: Int
  /// `path:line:col: - expected …`, `+ scanned …`, at most the requested number.
  public var lines: [String]

  /// Scans the bytes of a file and compares the facts with those of the tree.
  ///
  /// - Parameter drop: one of `Drop.kinds`.
  public init(path: String, bytes: [UInt8], limit: Int, drop: String?) {
    (outcome, lineCount, lines) = bytes.withUnsafeBufferPointer { buffer in
      let table = SourceText(buffer).lineStarts
      let count = table.last.map(Int.init) == buffer.count ? table.count - 1 : table.count
      guard let expected = TreeFacts.read(buffer) else { return (.rejected, count, []) }
      var scanned = SwiftScanner.scan(bytes)
      if let drop { scanned = Drop.apply(drop, to: scanned) ?? scanned }
      let differences = compare(expected: expected, scanned: scanned)
      if differences.isEmpty { return (.same, count, []) }
      let accepted = differences.filter { Justification.accept($0, in: bytes) }
      if accepted.count == differences.count { return (.justified, count, []) }
      var lines = differences.filter { !accepted.contains($0) }.map {
        Self.line($0.line, at: path, expected.lines, $0.side == .expected ? "- expected" : "+ scanned")
      }
      if lines.count > limit {
        lines = lines.prefix(limit) + ["\(path): … \(lines.count - limit) more"]
      }
      return (.differs, count, lines)
    }
  }

  static func line(_ fact: FactLine, at path: String, _ table: LineTable, _ mark: String) -> String {
    let (line, start) = table.line(at: fact.offset)
    return "\(path):\(line):\(fact.offset - start + 1): \(mark) @\(fact.offset) \(fact.text)"
  }

  /// The facts of one file as text.
  public static func facts(path: String, bytes: [UInt8], scanned: Bool) -> [String] {
    bytes.withUnsafeBufferPointer { buffer in
      guard let facts = scanned ? SwiftScanner.scan(bytes) : TreeFacts.read(buffer) else {
        let table = LineTable(bytes)
        return rejections(of: buffer).map { line($0, at: path, table, "rejected by SwiftParser:") }
      }
      return facts.described.map { line($0, at: path, facts.lines, "") }
    }
  }
}
