import DependencyGraph
import LowLevel
import SourceFacts
import Tables

/// The local declarations in sight, innermost first for each name. Finding one takes no search.
struct LocalNames: ~Copyable {
  struct Entry {
    var declaration: DeclarationID
    /// In the file's name table.
    var name: Name
    /// How many scopes were open around the scope that declares it, itself counted.
    var depth: Int32
    /// The entry of the same name that this one hides.
    var hidden: OptionalID<Entry>
  }

  // In plain memory, since they come and go with each pair of braces.
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

  /// Begins anew with another file.
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

  /// Forgets what was declared deeper than this.
  @inline(__always)
  mutating func close(to depth: Int) {
    while count > 0, Int(entries[count &- 1].depth) > depth {
      count &-= 1
      innermost[Int(entries[count].name.raw)] = entries[count].hidden
    }
  }

  /// The next entry of the same name further out.
  func hidden(by entry: Entry) -> Entry? {
    guard let place = entry.hidden.id else { return nil }
    return entries[place.index]
  }
}

/// When each local declaration comes into sight: at a node, and there in the order of the text.
struct LocalEvents: ~Copyable {
  struct Event {
    var node: NodeID
    var offset: UInt32
    var declaration: DeclarationID
    var scope: ScopeID
  }
  // In plain memory, since they are read anew with each file.
  private var events = UnsafeMutablePointer<Event>.allocate(capacity: 64)
  private var capacity = 64
  private var count = 0
  private var next = 0
  /// The node of the next event; the highest number when there is none.
  private(set) var nextNode = NodeID.behindAll
  private var isRead = false

  deinit { events.deallocate() }

  /// Begins anew with another file, of which there are no events until it is read.
  mutating func clear() {
    isRead = false
    count = 0
    advance(to: 0)
  }

  @inline(__always)
  private mutating func advance(to event: Int) {
    next = event
    nextNode = event < count ? events[event].node : .behindAll
  }

  /// The next event, behind which it goes on.
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

  /// Goes to the first event at or behind a node.
  mutating func skip(to node: NodeID) {
    advance(to: (0..<count).partitioningIndex { events[$0].node >= node })
  }
}
