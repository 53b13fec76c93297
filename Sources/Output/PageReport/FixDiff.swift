import Findings

/// The lines that a fix removes and adds.
struct FixDiff {
  enum Line: Equatable {
    /// The position: `App/Feed.swift:12`.
    case place(String)
    case removed(String)
    case added(String)
  }

  private(set) var lines: [Line] = []

  /// - Parameter sourceLine: returns a line (from 1) of a file; nil if it cannot be read.
  init(_ fix: Fix, sourceLine: (_ file: String, _ line: Int) -> String?) {
    // Edits of one line are applied together, last first, so that columns stay valid.
    let edits = fix.edits.sorted { Self.place($0) < Self.place($1) }
    var index = 0
    while index < edits.count {
      let first = edits[index]
      var (last, group) = (first.endLine, [first])
      while index + group.count < edits.count, case let next = edits[index + group.count],
        next.start.file == first.start.file, next.start.line <= last
      {
        last = max(last, next.endLine)
        group.append(next)
      }
      index += group.count
      add(group, first.start.line...max(last, first.start.line), sourceLine)
    }
  }

  private mutating func add(
    _ edits: [Fix.Edit], _ range: ClosedRange<Int>, _ sourceLine: (_ file: String, _ line: Int) -> String?
  ) {
    let file = edits[0].start.file
    var texts: [[UInt16]] = []
    for line in range {
      guard let text = sourceLine(file, line) else { return }
      texts.append(Array(text.prefix { !$0.isNewline }.utf16))
    }
    lines.append(.place("\(file):\(range.lowerBound)"))
    lines += texts.map { .removed(String(decoding: $0, as: UTF16.self)) }
    // The lines as one text, with the start of each.
    var (whole, starts) = ([UInt16](), [Int]())
    for text in texts {
      starts.append(whole.count)
      whole += text + [10]
    }
    for edit in edits.reversed() {
      let start = starts[edit.start.line - range.lowerBound] + edit.start.column - 1
      let end = starts[edit.endLine - range.lowerBound] + edit.endColumn - 1
      guard 0 <= start, start <= end, end <= whole.count else { continue }
      whole.replaceSubrange(start..<end, with: edit.text.utf16)
    }
    let after = String(decoding: whole.dropLast(), as: UTF16.self)
    if !after.isEmpty {
      lines += after.split(separator: "\n", omittingEmptySubsequences: false).map { .added(String($0)) }
    }
  }

  private static func place(_ edit: Fix.Edit) -> (String, Int, Int) {
    (edit.start.file, edit.start.line, edit.start.column)
  }
}
