import DependencyGraph
import SourceFacts
import Tables

/// Collects the references of one file, in any order.
struct ReferenceSink: ~Copyable {
  struct Found: Sendable {
    var offset: UInt32
    var length: UInt32
    var target: SymbolID
    var kind: Reference.Kind

    @inline(__always)
    func isBefore(_ other: Found) -> Bool {
      if offset != other.offset { return offset < other.offset }
      return kind != other.kind ? kind.rawValue < other.kind.rawValue : target < other.target
    }
  }

  /// Always has capacity for one more.
  private var memory = UnsafeMutableBufferPointer<Found>.allocate(capacity: 64)
  private var count = 0
  /// Valid until something is added or removed.
  var found: UnsafeBufferPointer<Found> { UnsafeBufferPointer(rebasing: memory[..<count]) }
  private(set) var unresolved = 0
  /// If false, nothing is recorded: types are only inferred.
  var isOn = true

  init() {}

  deinit { memory.deallocate() }

  mutating func removeAll() {
    count = 0
    unresolved = 0
  }

  @inline(__always)
  mutating func add(_ target: SymbolID, _ kind: Reference.Kind, at offset: UInt32, length: UInt32) {
    if !isOn { return }
    memory[count] = Found(offset: offset, length: length, target: target, kind: kind)
    count &+= 1
    if count == memory.count { makeRoom() }
  }

  @inline(never)
  private mutating func makeRoom() {
    let larger = UnsafeMutableBufferPointer<Found>.allocate(capacity: count * 2)
    _ = larger.initialize(fromContentsOf: memory)
    memory.deallocate()
    memory = larger
  }

  mutating func addUnresolved() {
    if isOn { unresolved += 1 }
  }

  /// Insertion sort for nearly sorted references; if an element has to move far, everything is sorted normally.
  static func sort(_ found: UnsafeMutableBufferPointer<Found>) {
    var left = found.count * 8
    for index in found.indices.dropFirst() {
      if found[index &- 1].offset < found[index].offset { continue }
      let this = found[index]
      var place = index
      while place > 0, this.isBefore(found[place &- 1]) {
        found[place] = found[place &- 1]
        place &-= 1
      }
      if place == index { continue }
      found[place] = this
      left -= index - place
      if left < 0 { return Self.sortUnordered(found) }
    }
  }

  @inline(never)
  private static func sortUnordered(_ found: UnsafeMutableBufferPointer<Found>) {
    var found = found
    found.sort { $0.isBefore($1) }
  }
}

extension Entity {
  /// The kind of references to an entity, as far as it follows from the entity.
  var impliedReferenceKind: Reference.Kind {
    if kind.namesType { return .type }
    if parent != nil { return .member }
    return kind == .variable || (kind == .macro && flags.contains(.objectiveC)) ? .variable : .function
  }
}
