import DependencyGraph
import LowLevel
import SourceFacts
import Tables

/// The visible local declarations, innermost first for each name. Lookup takes constant time.
struct LocalNames: ~Copyable {
  struct Entry {
    var declaration: DeclarationID
    /// The name in the file's own table.
    var name: Name
    /// The depth of the scope that declares it.
    var depth: Int32
    /// The entry with the same name that this one shadows.
    var hidden: OptionalID<Entry>
  }

  // In manually managed memory, because it changes with each pair of braces.
  private var innermost: UnsafeMutableBufferPointer<OptionalID<Entry>>
  private var entries = UnsafeMutablePointer<Entry>.allocate(capacity: 32)
  private var capacity = 32
  private var count = 0

  init(nameCount: Int) {
    innermost = .allocate(capacity: nameCount)
    innermost.initialize(repeating: .none)
  }

  deinit {
    innermost.deallocate()
    entries.deallocate()
  }

  /// Resets for another file.
  mutating func reset(nameCount: Int) {
    close(to: 0)
    if nameCount <= innermost.count { return }
    innermost.deallocate()
    innermost = .allocate(capacity: max(nameCount, innermost.count * 2))
    innermost.initialize(repeating: .none)
  }

  @inline(__always)
  subscript(name: Name) -> Entry? {
    guard let place = innermost[Int(name.raw)].id else { return nil }
    return entries[place.index]
  }

  @inline(__always)
  mutating func add(_ declaration: DeclarationID, _ name: Name, depth: Int) {
    if count == capacity { makeRoom() }
    entries[count] = Entry(
      declaration: declaration, name: name, depth: Int32(truncatingIfNeeded: depth), hidden: innermost[Int(name.raw)])
    innermost[Int(name.raw)] = OptionalID(ID(raw: Int32(truncatingIfNeeded: count)))
    count &+= 1
  }

  private mutating func makeRoom() {
    let larger = UnsafeMutablePointer<Entry>.allocate(capacity: capacity * 2)
    larger.initialize(from: entries, count: capacity)
    entries.deallocate()
    (entries, capacity) = (larger, capacity * 2)
  }

  /// Removes declarations at a greater depth.
  @inline(__always)
  mutating func close(to depth: Int) {
    while count > 0, Int(entries[count &- 1].depth) > depth {
      count &-= 1
      innermost[Int(entries[count].name.raw)] = entries[count].hidden
    }
  }

  /// The next outer entry with the same name.
  func hidden(by entry: Entry) -> Entry? {
    guard let place = entry.hidden.id else { return nil }
    return entries[place.index]
  }
}

/// The nodes at which local declarations become visible, in source order.
struct LocalEvents: ~Copyable {
  struct Event {
    var node: NodeID
    var offset: UInt32
    var declaration: DeclarationID
    var scope: ScopeID
  }
  // In manually managed memory, because it is filled again for each file.
  private var events = UnsafeMutablePointer<Event>.allocate(capacity: 64)
  private var capacity = 64
  private var count = 0
  private var next = 0
  /// The node of the next event; `afterAll` after the last one.
  private(set) var nextNode = NodeID.afterAll
  private var isRead = false

  deinit { events.deallocate() }

  /// Resets for another file, without events until `read`.
  mutating func clear() {
    isRead = false
    count = 0
    advance(to: 0)
  }

  @inline(__always)
  private mutating func advance(to event: Int) {
    next = event
    nextNode = event < count ? events[event].node : .afterAll
  }

  /// Removes and returns the next event.
  @inline(__always)
  mutating func take() -> Event {
    let event = events[next]
    advance(to: next &+ 1)
    return event
  }

  /// Reads the events of the file, once.
  mutating func read(_ view: FileView) {
    if isRead { return }
    isRead = true
    makeRoom(for: view.declarations.count)
    for declaration in view.declarations.indices {
      let (visibleFrom, place) = (view.declarations[declaration].visibleFrom, view.declarations[declaration].scope)
      let scope = view.scopes[place]
      guard scope.kind == .code || scope.kind == .header, !view.declarations[declaration].name.isNone else { continue }
      let isVisible = scope.kind == .code && visibleFrom == 0
      events[count] = Event(
        node: max(NodeID(raw: Int32(bitPattern: visibleFrom)), scope.firstNode),
        offset: isVisible ? scope.start : view.declarations[declaration].nameOffset,
        declaration: declaration, scope: place)
      count &+= 1
    }
    sort()
    advance(to: 0)
  }

  private mutating func makeRoom(for expected: Int) {
    if expected <= capacity { return }
    events.deallocate()
    capacity = max(expected, capacity * 2)
    events = .allocate(capacity: capacity)
  }

  private func sort() {
    var all = UnsafeMutableBufferPointer(start: events, count: count)
    for index in all.indices.dropFirst() where !Self.isBefore(all[index &- 1], all[index]) {
      return all.sort { Self.isBefore($0, $1) }
    }
  }

  @inline(__always)
  private static func isBefore(_ one: Event, _ other: Event) -> Bool {
    if one.node != other.node { return one.node < other.node }
    return one.offset != other.offset ? one.offset < other.offset : one.declaration < other.declaration
  }

  /// Whether the next event comes before a node, and before the next scope opens.
  @inline(__always)
  func isDue(before node: NodeID, _ walk: borrowing ScopeWalk) -> Bool {
    if nextNode > node { return false }
    return nextNode == walk.nextNode ? events[next].offset < walk.scopes[walk.next].start : nextNode < walk.nextNode
  }

  /// Skips to the first event at or after a node.
  mutating func skip(to node: NodeID) {
    advance(to: (0..<count).partitioningIndex { events[$0].node >= node })
  }
}
