/// What the patterns of one file match.
struct PatternSubjects {
  /// By scope: the subject of the `switch` that was begun last in it.
  private var ofSwitches: [Int?] = []
  /// By root of a pattern: the subject of its `switch`, once it was asked for.
  private var ofPatterns: [Int: Int?] = [:]
  /// By root of a pattern: the type of the value that stands behind it.
  private var valueTypes: [Int: TypeID] = [:]
  /// Patterns whose value comes behind them, with its root. The next one is the last.
  private var waiting: [(value: Int, pattern: Int)] = []
  /// The value of the next one.
  private(set) var nextValue: Int?

  mutating func clear(scopeCount: Int) {
    ofSwitches.removeAll(keepingCapacity: true)
    ofSwitches.append(contentsOf: repeatElement(nil, count: scopeCount))
    ofPatterns.removeAll(keepingCapacity: true)
    valueTypes.removeAll(keepingCapacity: true)
    waiting.removeAll(keepingCapacity: true)
    nextValue = nil
  }

  mutating func begin(switchIn scope: Int, subject: Int) { ofSwitches[scope] = subject }

  func subject(ofSwitchIn scope: Int) -> Int? { ofSwitches[scope] }

  func valueType(_ pattern: Int) -> TypeID? { valueTypes[pattern] }

  mutating func setValueType(_ pattern: Int, _ type: TypeID) { valueTypes[pattern] = type }

  func known(_ pattern: Int) -> Int?? { ofPatterns[pattern] }

  mutating func note(_ pattern: Int, _ subject: Int?) { ofPatterns[pattern] = .some(subject) }

  /// A pattern is to be gone through again when its value is known.
  mutating func postpone(_ pattern: Int, until value: Int) {
    waiting.append((value, pattern))
    nextValue = value
  }

  mutating func removeNext() -> (value: Int, pattern: Int) {
    let next = waiting.removeLast()
    nextValue = waiting.last?.value
    return next
  }
}
