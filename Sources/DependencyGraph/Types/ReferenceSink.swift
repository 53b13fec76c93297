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

  /// Notes a reference to a symbol; names of locals, generic parameters and foreign types are none.
  mutating func add(
    _ target: Int32, in symbols: Symbols, at offset: UInt32, length: UInt32, isAttribute: Bool = false
  ) {
    guard isOn, Int(target) < symbols.table.symbolCount else { return }
    let kind = Self.kind(of: symbols.table.entities[Int(target)], isAttribute)
    found.append(Found(offset: offset, length: length, target: target, kind: kind))
  }

  mutating func addUnresolved() {
    if isOn { unresolved += 1 }
  }

  private static func kind(of entity: Entity, _ isAttribute: Bool) -> Reference.Kind {
    if entity.kind.namesType || isAttribute { return .type }
    if entity.parent >= 0 { return .member }
    return entity.kind == .variable ? .variable : .function
  }
}
