import DependencyGraph
import SourceFacts

/// The local declarations in sight, innermost first for each name. Finding one takes no search.
struct LocalNames: ~Copyable {
  struct Entry {
    var declaration: Int32
    /// In the file's name table.
    var name: UInt32
    /// How many scopes were open around the scope that declares it, itself counted.
    var depth: Int32
    /// The entry of the same name that this one hides, or -1.
    var hidden: Int32
  }

  private var innermost: [Int32]
  private(set) var entries: [Entry] = []

  init(nameCount: Int) {
    innermost = [Int32](repeating: -1, count: nameCount)
    entries.reserveCapacity(32)
  }

  /// Begins anew with another file.
  mutating func reset(nameCount: Int) {
    close(to: -1)
    let missing = nameCount - innermost.count
    if missing > 0 { innermost.append(contentsOf: repeatElement(-1, count: missing)) }
  }

  @inline(__always)
  subscript(name: Name) -> Entry? {
    let index = innermost[Int(name.raw)]
    return index < 0 ? nil : entries[Int(index)]
  }

  mutating func add(_ declaration: Int32, _ name: Name, depth: Int) {
    entries.append(
      Entry(declaration: declaration, name: name.raw, depth: Int32(depth), hidden: innermost[Int(name.raw)]))
    innermost[Int(name.raw)] = Int32(entries.count - 1)
  }

  /// Forgets what was declared deeper than this.
  @inline(__always)
  mutating func close(to depth: Int) {
    while let last = entries.last, Int(last.depth) > depth {
      innermost[Int(last.name)] = last.hidden
      entries.removeLast()
    }
  }

  /// The next entry of the same name further out.
  func hidden(by entry: Entry) -> Entry? { entry.hidden < 0 ? nil : entries[Int(entry.hidden)] }
}

/// When each local declaration comes into sight: at a node, and there in the order of the text.
struct LocalEvents: ~Copyable {
  struct Event {
    var node: UInt32
    var offset: UInt32
    var declaration: Int32
    var scope: Int32
  }
  private(set) var events: [Event] = []
  var next = 0
  private var isRead = false

  /// Begins anew with another file, of which there are no events until it is read.
  mutating func clear() {
    isRead = false
    events.removeAll(keepingCapacity: true)
    next = 0
  }

  /// Reads the events of the file, once.
  mutating func read(_ view: FileView) {
    if isRead { return }
    isRead = true
    for index in view.declarations.indices {
      let declaration = view.declarations[index]
      let scope = view.scopes[Int(declaration.scope)]
      guard scope.kind == .code || scope.kind == .header, !declaration.name.isNone else { continue }
      let isHoisted = declaration.visibleFrom == 0
      events.append(
        Event(
          node: max(declaration.visibleFrom, scope.firstNode),
          offset: isHoisted && scope.kind == .code ? scope.start : declaration.nameOffset,
          declaration: Int32(index), scope: declaration.scope))
    }
    if !isSorted { events.sort { Self.isBefore($0, $1) } }
  }

  private var isSorted: Bool {
    for index in events.indices.dropFirst() where !Self.isBefore(events[index - 1], events[index]) { return false }
    return true
  }

  private static func isBefore(_ one: Event, _ other: Event) -> Bool {
    if one.node != other.node { return one.node < other.node }
    return one.offset != other.offset ? one.offset < other.offset : one.declaration < other.declaration
  }

  /// Whether the next event comes before a node, and before the next scope opens.
  @inline(__always)
  func isDue(before node: Int, _ walk: borrowing ScopeWalk) -> Bool {
    let (event, scope) = (nextNode, walk.nextNode)
    if event > node { return false }
    return event == scope ? events[next].offset < walk.scopes[walk.next].start : event < scope
  }

  /// The node of the next event.
  @inline(__always)
  var nextNode: Int { next < events.count ? Int(events[next].node) : .max }

  /// Goes to the first event at or behind a node.
  mutating func skip(to node: Int) { next = (0..<events.count).partitioningIndex { Int(events[$0].node) >= node } }
}
