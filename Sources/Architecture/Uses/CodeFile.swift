import DependencyGraph
import SourceFacts

/// One file's facts, with what is asked of them again and again. A class, since facts are not to be copied.
final class CodeFile {
  let index: Int
  let facts: FileFacts
  private(set) lazy var locals = LocalDeclarations(facts)
  /// By name: an index that its user gives meaning to, or -1.
  var groups: [Int32] = []

  init(_ index: Int, in graph: DependencyGraph) {
    self.index = index
    facts = graph.files[index].facts
  }

  /// The text of a name of the file.
  func text(_ name: Name) -> String { facts.names[name] }

  /// Whether one of a node's children is a closure.
  func hasClosure(under node: Int) -> Bool {
    let start = Int(facts.nodes[node].start)
    var child = node - 1
    while child >= start {
      if facts.nodes[child].kind == .closure { return true }
      child = Int(facts.nodes[child].start) - 1
    }
    return false
  }
}
