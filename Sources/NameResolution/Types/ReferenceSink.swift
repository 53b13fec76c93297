import DependencyGraph
import SourceFacts

/// References of one file as they are found, in any order.
struct ReferenceSink: Sendable {
  struct Found: Sendable {
    var offset: UInt32
    var length: UInt32
    var target: Int32
    var kind: Reference.Kind
  }

  private(set) var found: [Found] = []
  private(set) var unresolved = 0
  /// While off, nothing is noted: types are only inferred.
  var isOn = true

  mutating func removeAll() {
    found.removeAll(keepingCapacity: true)
    unresolved = 0
  }

  mutating func add(_ target: Int32, _ kind: Reference.Kind, at offset: UInt32, length: UInt32) {
    if isOn { found.append(Found(offset: offset, length: length, target: target, kind: kind)) }
  }

  mutating func addUnresolved() {
    if isOn { unresolved += 1 }
  }
}

extension Entity {
  /// What a reference to it is.
  var referenceKind: Reference.Kind {
    if kind.namesType { return .type }
    if parent >= 0 { return .member }
    return kind == .variable || (kind == .macro && flags.contains(.objectiveC)) ? .variable : .function
  }
}
