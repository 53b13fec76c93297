import SourceFacts
import Tables

/// The subjects of the patterns in one file.
struct PatternSubjects {
  /// For each scope, the subject of the last `switch` in it.
  private var ofSwitches = Table<ScopeID, NodeID?>()
  /// The subject of the `switch` of each pattern, by the pattern's root; computed on demand.
  private var ofPatterns: [NodeID: NodeID?] = [:]
  /// The type of the value that follows a pattern, by the pattern's root.
  private var valueTypes: [NodeID: TypeID] = [:]
  /// Patterns whose value comes later, with the root of that value. The last one is next.
  private var waiting: [(value: NodeID, pattern: NodeID)] = []
  /// The root of the next value.
  private(set) var nextValue: NodeID?

  mutating func clear(scopeCount: Int) {
    ofSwitches.elements.removeAll(keepingCapacity: true)
    ofSwitches.elements.append(contentsOf: repeatElement(nil, count: scopeCount))
    ofPatterns.removeAll(keepingCapacity: true)
    valueTypes.removeAll(keepingCapacity: true)
    waiting.removeAll(keepingCapacity: true)
    nextValue = nil
  }

  mutating func begin(switchIn scope: ScopeID, subject: NodeID) { ofSwitches[scope] = subject }

  func subject(ofSwitchIn scope: ScopeID) -> NodeID? { ofSwitches[scope] }

  func valueType(_ pattern: NodeID) -> TypeID? { valueTypes[pattern] }

  mutating func setValueType(_ pattern: NodeID, _ type: TypeID) { valueTypes[pattern] = type }

  func known(_ pattern: NodeID) -> NodeID?? { ofPatterns[pattern] }

  mutating func note(_ pattern: NodeID, _ subject: NodeID?) { ofPatterns[pattern] = .some(subject) }

  /// Visits a pattern again when its value is known.
  mutating func postpone(_ pattern: NodeID, until value: NodeID) {
    waiting.append((value, pattern))
    nextValue = value
  }

  mutating func removeNext() -> (value: NodeID, pattern: NodeID) {
    let next = waiting.removeLast()
    nextValue = waiting.last?.value
    return next
  }
}
