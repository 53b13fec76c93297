extension Ink {
  /// Formats a table: the first column is left-aligned, the others are right-aligned, and the first row is bold. The
  /// other rows are indented.
  func table(_ rows: [[String]]) -> [String] {
    let rows = rows.enumerated().map { index, row in index == 0 ? row : ["  \(row[0])"] + row.dropFirst() }
    let widths = rows[0].indices.map { column in rows.map { $0[column].displayWidth }.max() ?? 0 }
    return rows.enumerated().map { index, row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        cell.0.padded(to: cell.1, leading: column > 0)
      }
      let line = cells.joined(separator: "  ")
      return index == 0 ? self(.bold, line) : line
    }
  }
}
