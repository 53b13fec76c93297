import SourceFacts

/// The effect of an `#if` branch on open brackets.
struct BranchState {
  /// The number of open brackets at its start, and the minimum since then.
  let depth: Int
  var lowest: Int
  /// Brackets opened before the branch and closed in it, innermost first.
  var closed: [UInt32] = []
  /// The value of `Lexer.containers` at its start.
  let containers: Int
  let firstToken: Int
  let problems: Int
  var isSkipped = false
  /// Whether an earlier branch of the same `#if` changed the open brackets, so that only that one can be read.
  var isDecided = false
  /// Whether an earlier branch of the same `#if` was read.
  var isLater = false
}

/// All branches of an `#if` are read in sequence, as if the directives were not there. Exceptions are `#if 0`, and
/// branches after the first that change the open brackets or the open `@interface`s.
extension Lexer {
  mutating func openBranch(_ start: Int, isZero: Bool) {
    conditions.open(at: UInt32(truncatingIfNeeded: start))
    begin(muted: isZero, decided: false, later: false)
  }

  mutating func nextBranch(_ start: Int) {
    conditions.next(at: UInt32(truncatingIfNeeded: start))
    guard let state = branches.popLast() else { return }
    let isDecided = end(state) || state.isDecided
    begin(muted: isDecided, decided: isDecided, later: state.isLater || !state.isSkipped)
  }

  mutating func closeBranch(_ start: Int) {
    conditions.close(at: UInt32(truncatingIfNeeded: start))
    if let state = branches.popLast() { _ = end(state) }
  }

  private mutating func begin(muted: Bool, decided: Bool, later: Bool) {
    var state = BranchState(
      depth: openBrackets.count, lowest: openBrackets.count, containers: containers, firstToken: tokenCount,
      problems: problems.count)
    state.isSkipped = muted
    state.isDecided = decided
    state.isLater = later
    branches.append(state)
    if muted { skippedDepth += 1 }
  }

  /// Returns whether the branch was read and changed the open brackets.
  private mutating func end(_ state: BranchState) -> Bool {
    if state.isSkipped { skippedDepth -= 1 }
    guard !state.isSkipped, skippedDepth == 0 else { return false }
    let isEven = state.lowest == state.depth && openBrackets.count == state.depth
    if isEven, containers == state.containers { return false }
    guard state.isLater, !isEven else {
      addClosedToOuterBranch(state)
      return true
    }
    tokenCount = state.firstToken
    containers = state.containers
    problems.removeLast(max(0, problems.count - state.problems))
    for index in openBrackets[state.lowest...] where tokens[Int(index)].kind == .leftBrace { openBraces -= 1 }
    openBrackets.removeLast(openBrackets.count - state.lowest)
    openBrackets.append(contentsOf: state.closed.reversed())
    for index in state.closed {
      tokens[Int(index)].payload = 0
      if tokens[Int(index)].kind == .leftBrace { openBraces += 1 }
    }
    return false
  }

  /// Adds brackets that an inner branch closed to the outer branch.
  private mutating func addClosedToOuterBranch(_ state: BranchState) {
    guard let outer = branches.last, state.lowest < outer.lowest else { return }
    branches[branches.count - 1].closed.append(contentsOf: state.closed.suffix(outer.lowest - state.lowest))
    branches[branches.count - 1].lowest = state.lowest
  }

  /// Updates the number of containers after an `@` word.
  mutating func countContainer(_ word: UInt8) {
    let isEnd = word == Word.end.number
    let isClass = word == Word.interface.number || word == Word.implementation.number
    if isEnd || isClass { closeBeforeContainer() }
    guard skippedDepth == 0, !inMacro else { return }
    if isEnd { containers -= 1 }
    if isClass || word == Word.protocol.number && beginsProtocol { containers += 1 }
  }

  /// After `@protocol`: whether a definition follows, and not `(Name)`, `Name;` or `Name, Other;`.
  private var beginsProtocol: Bool {
    var index = position
    func skipBlanks() { while index < limit, source[index] <= UInt8(ascii: " ") { index += 1 } }
    skipBlanks()
    let name = index
    while isIdentifierPart(index) { index += 1 }
    if index == name { return false }
    skipBlanks()
    return index < limit && source[index] != UInt8(ascii: ";") && source[index] != UInt8(ascii: ",")
  }

  /// Removes and returns the innermost open bracket.
  mutating func popBracket() -> UInt32 {
    let opener = openBrackets.removeLast()
    if tokens[Int(opener)].kind == .leftBrace { openBraces -= 1 }
    if let branch = branches.last, openBrackets.count < branch.lowest {
      branches[branches.count - 1].lowest = openBrackets.count
      branches[branches.count - 1].closed.append(opener)
    }
    return opener
  }
}
