import SourceFacts
import Tables

/// The scopes that are open at the current node of a sweep, and the local declarations that are in sight there.
struct Sight: ~Copyable {
  private(set) var walk = ScopeWalk(.none)
  private var events = LocalEvents()
  var locals = LocalNames(nameCount: 0)
  /// The next node before which a scope opens or closes or a local declaration comes into sight.
  private(set) var nextTurn = NodeID(0)

  /// Turns to a file, of which nothing is in sight yet.
  mutating func turn(to view: FileView) {
    walk.turn(to: view)
    events.clear()
    locals.reset(nameCount: view.names.count)
    nextTurn = NodeID(0)
  }

  /// Starts with the first node of the file.
  mutating func begin(_ view: FileView) {
    nextTurn = NodeID(0)
    events.read(view)
  }

  /// Goes to the first node of an expression in a scope that is not code.
  mutating func enter(_ scope: ScopeID, _ nodes: ClosedRange<NodeID>, _ view: FileView) {
    locals.close(to: 0)
    walk.enter(scope, next: nodes.lowerBound)
    // Only in closures do locals come into sight.
    if walk.nextNode <= nodes.upperBound { events.read(view) }
    events.skip(to: nodes.lowerBound)
    nextTurn = nodes.lowerBound
  }

  /// Closes the scopes that end before a node. Call `nextDeclaration(before:)` then until it returns nil.
  mutating func close(before node: NodeID) {
    walk.close(before: node)
    locals.close(to: walk.depth)
  }

  /// Opens scopes up to a node, until a local declaration comes into sight.
  /// - Returns: the declaration, and how many scopes are open around it; nil if there is none before the node.
  @inline(__always)
  mutating func nextDeclaration(before node: NodeID) -> (declaration: DeclarationID, depth: Int)? {
    while true {
      if events.isDue(before: node, walk) {
        let event = events.take()
        if let depth = depth(of: event.scope) { return (event.declaration, depth) }
      } else if walk.nextNode <= node {
        walk.open(before: node)
      } else {
        nextTurn = min(walk.nextChange, events.nextNode)
        return nil
      }
    }
  }

  /// How many scopes are open where a scope is innermost; nil where it is not open.
  @inline(__always)
  private func depth(of scope: ScopeID) -> Int? {
    var depth = walk.depth
    while depth > 0 {
      let open = walk.frame(depth).scope
      if open == scope { return depth }
      if open < scope { return nil }
      depth -= 1
    }
    return nil
  }
}
