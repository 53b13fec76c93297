/// The lines of a file that contain facts. Inserting or removing comments and empty lines moves these lines, but does
/// not change their order, so that each can be identified by its rank.
public struct CodeLines {
  /// Line numbers from 1, ascending.
  public let numbers: [Int]
  private let starts: [UInt32]
  /// For each line, how many of `numbers` precede it.
  private let ranks: [UInt32]

  public init(_ facts: FileFacts) {
    let starts = facts.lines.starts
    var hasCode = [Bool](repeating: false, count: starts.count)
    var cursor = LineCursor(starts)
    facts.forEachOffset { hasCode[cursor.line(at: $0)] = true }
    var ranks: [UInt32] = []
    ranks.reserveCapacity(starts.count)
    var numbers: [Int] = []
    for line in starts.indices {
      ranks.append(UInt32(numbers.count))
      if hasCode[line] { numbers.append(line + 1) }
    }
    (self.starts, self.ranks, self.numbers) = (starts, ranks, numbers)
  }

  /// Converts offsets to ranks and columns.
  func reading() -> Reading { Reading(cursor: LineCursor(starts), starts: starts, ranks: ranks) }

  struct Reading {
    var cursor: LineCursor
    let starts: [UInt32]
    let ranks: [UInt32]

    @inline(__always)
    mutating func place(of offset: UInt32) -> UInt64 {
      let line = cursor.line(at: offset)
      return UInt64(ranks[line]) << 32 | UInt64(offset &- starts[line])
    }
  }
}

/// Finds the lines of offsets. Fast if the offsets mostly ascend.
struct LineCursor {
  private let starts: [UInt32]
  private var line = 0

  init(_ starts: [UInt32]) { self.starts = starts }

  @inline(__always)
  mutating func line(at offset: UInt32) -> Int {
    if !holds(offset) {
      if line + 1 < starts.count, starts[line] <= offset { line += 1 }
      if !holds(offset) { line = LineTable(starts: starts, isASCII: true).line(at: offset).line - 1 }
    }
    return line
  }

  @inline(__always)
  private func holds(_ offset: UInt32) -> Bool {
    starts[line] <= offset && (line + 1 == starts.count || offset < starts[line + 1])
  }
}

extension FileFacts {
  /// Calls a function with each offset of the facts, except the ends of the file's scope.
  fileprivate func forEachOffset(_ body: (UInt32) -> Void) {
    for fact in imports {
      body(fact.offset)
      body(fact.end)
    }
    for declaration in declarations {
      body(declaration.nameOffset)
      body(declaration.start)
      body(declaration.end)
    }
    for scope in scopes where scope.kind != .file {
      body(scope.start)
      body(scope.end)
    }
    for node in nodes { body(node.offset) }
    for branch in branches {
      body(branch.start)
      body(branch.end)
    }
  }
}
