import DependencyGraph
import Frameworks
import SourceFacts
import Tables

/// The facts of one file, with caches for frequent lookups. A class, so that facts are not copied.
final class CodeFile {
  let file: FileID
  let facts: FrozenFacts
  private let mergedNames: NameMap
  let isObjectiveC: Bool
  private var locals = LocalDeclarations()
  /// Cached places of each scope: see `places(inBody:isCached:)`.
  private var places: [(body: ScopeID, places: [NamePlaces.Place])] = []

  init(_ file: FileID, in graph: DependencyGraph) {
    self.file = file
    facts = graph.files[file].facts
    mergedNames = graph.mergedNames[file]
    isObjectiveC = !graph.files[file].isSwift
  }

  /// The text of a name of the file.
  func text(_ name: Name) -> String { facts.text(name) }

  /// The merged name of a name of the file.
  func merged(_ name: Name) -> Name { Name(mergedNames[name]) }

  /// See `LocalDeclarations.find`.
  func local(_ name: Name, at offset: UInt32, node: NodeID, before: DeclarationID?) -> DeclarationID? {
    if locals.isUnread { locals = LocalDeclarations(facts) }
    return locals.find(name, at: offset, node: node, before: before, in: facts)
  }

  /// The calls and assignments in a scope.
  ///
  /// - Parameter isCached: whether the result will be needed again.
  func places(inBody body: ScopeID, isCached: Bool) -> [NamePlaces.Place] {
    if let known = places.first(where: { $0.body == body }) { return known.places }
    let found = NamePlaces(self, facts.scopes[body], withReads: false).places
    if isCached { places.append((body, found)) }
    return found
  }

  /// Whether one of a node's children is a closure.
  func hasClosure(under node: NodeID) -> Bool {
    let start = facts.nodes[node].start
    // After the current child; starts with the last one.
    var end = node
    while end > start {
      let child = facts.nodes[end.previous]
      if child.kind == .closure { return true }
      end = child.start
    }
    return false
  }
}

/// Names of languages and frameworks, as names in the graph.
struct LanguageWords {
  let selfValue, superValue, selfType, initializer, alloc: Name
  private let names: NameTable

  init(_ names: NameTable) {
    func find(_ text: String) -> Name { names.find(text) ?? Name(.max) }
    selfValue = find("self")
    superValue = find("super")
    selfType = find("Self")
    initializer = find("init")
    alloc = find("alloc")
    self.names = names
  }

  /// Whether it starts with a capital letter.
  func startsUppercase(_ name: Name) -> Bool { names.firstByte(of: name).isCapital }
}
