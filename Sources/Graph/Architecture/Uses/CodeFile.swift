import DependencyGraph
import Frameworks
import SourceFacts
import Tables

/// One file's facts, with what is asked of them again and again. A class, since facts are not to be copied.
final class CodeFile {
  let file: FileID
  let facts: FrozenFacts
  private let mergedNames: NameMap
  let isObjectiveC: Bool
  private var locals = LocalDeclarations()
  /// What is called or set in scopes that were asked for: see `places(inBody:isKept:)`.
  private var places: [(body: ScopeID, places: [NamePlaces.Place])] = []

  init(_ file: FileID, in graph: DependencyGraph) {
    self.file = file
    facts = graph.files[file].facts
    mergedNames = graph.mergedNames[file]
    isObjectiveC = !graph.files[file].isSwift
  }

  /// The text of a name of the file.
  func text(_ name: Name) -> String { facts.text(name) }

  /// A name of the file among those of all files.
  func merged(_ name: Name) -> Name { Name(mergedNames[name]) }

  /// See `LocalDeclarations.find`.
  func local(_ name: Name, at offset: UInt32, node: NodeID, before: DeclarationID?) -> DeclarationID? {
    if locals.isUnread { locals = LocalDeclarations(facts) }
    return locals.find(name, at: offset, node: node, before: before, in: facts)
  }

  /// What is called or set in a scope. `isKept`: others will ask for it too.
  func places(inBody body: ScopeID, isKept: Bool) -> [NamePlaces.Place] {
    if let known = places.first(where: { $0.body == body }) { return known.places }
    let found = NamePlaces(self, facts.scopes[body], withReads: false).places
    if isKept { places.append((body, found)) }
    return found
  }

  /// Whether one of a node's children is a closure.
  func hasClosure(under node: NodeID) -> Bool {
    let start = facts.nodes[node].start
    // Behind the child that is looked at next, the last one first.
    var behind = node
    while behind > start {
      let child = facts.nodes[behind.previous]
      if child.kind == .closure { return true }
      behind = child.start
    }
    return false
  }
}

/// Words of the languages and of frameworks among the names of all files.
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

  /// Whether it begins with a capital.
  func startsUppercase(_ name: Name) -> Bool { names.firstByte(of: name).isCapital }
}
