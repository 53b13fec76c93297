import SourceFacts
import Tables

/// The open scopes and the visible local declarations at the current node.
struct LexicalEnvironment: ~Copyable {
  private(set) var walk = ScopeWalk(.none)
  private var events = LocalEvents()
  var locals = LocalNames(nameCount: 0)
  /// The next node before which a scope opens or closes, or a local declaration becomes visible.
  private(set) var nextScopeChange = NodeID(0)

  /// Resets for another file, with nothing visible.
  mutating func reset(to view: FileView) {
    walk.reset(to: view)
    events.clear()
    locals.reset(nameCount: view.names.count)
    nextScopeChange = NodeID(0)
  }

  /// Starts with the first node of the file.
  mutating func begin(_ view: FileView) {
    nextScopeChange = NodeID(0)
    events.read(view)
  }

  /// Moves to the first node of an expression outside of code.
  mutating func enter(_ scope: ScopeID, _ nodes: ClosedRange<NodeID>, _ view: FileView) {
    locals.close(to: 0)
    walk.enter(scope, next: nodes.lowerBound)
    // Outside of code, only closures have local declarations.
    if walk.nextNode <= nodes.upperBound { events.read(view) }
    events.skip(to: nodes.lowerBound)
    nextScopeChange = nodes.lowerBound
  }

  /// Closes the scopes that end before a node. Afterwards call `nextDeclaration(before:)` until it returns nil.
  mutating func close(before node: NodeID) {
    walk.close(before: node)
    locals.close(to: walk.depth)
  }

  /// Opens scopes up to a node, until a local declaration becomes visible.
  /// - Returns: the declaration, and the number of open scopes around it; nil if there is none before the node.
  @inline(__always)
  mutating func nextDeclaration(before node: NodeID) -> (declaration: DeclarationID, depth: Int)? {
    while true {
      if events.isDue(before: node, walk) {
        let event = events.take()
        if let depth = depth(of: event.scope) { return (event.declaration, depth) }
      } else if walk.nextNode <= node {
        walk.open(before: node)
      } else {
        nextScopeChange = min(walk.nextChange, events.nextNode)
        return nil
      }
    }
  }

  /// The number of open scopes around and including a scope; nil if it is not open.
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
