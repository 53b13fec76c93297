import DependencyGraph
import Frameworks
import SourceFacts

/// One file's facts, with what is asked of them again and again. A class, since facts are not to be copied.
final class CodeFile {
  let index: Int
  let facts: FrozenFacts
  private let mergedNames: NameMap
  let isObjectiveC: Bool
  private var locals = LocalDeclarations()
  /// What is called or set in scopes that were asked for: see `places(inBody:isKept:)`.
  private var places: [(body: Int32, places: [NamePlaces.Place])] = []

  init(_ index: Int, in graph: DependencyGraph) {
    self.index = index
    facts = graph.files[index].facts
    mergedNames = graph.mergedNames[index]
    isObjectiveC = !graph.files[index].isSwift
  }

  /// The text of a name of the file.
  func text(_ name: Name) -> String { facts.text(name) }

  /// A name of the file among those of all files.
  func merged(_ name: Name) -> Name { Name(mergedNames[name]) }

  /// See `LocalDeclarations.find`.
  func local(_ name: Name, at offset: UInt32, node: Int, before: Int) -> Int? {
    if locals.isUnread { locals = LocalDeclarations(facts) }
    return locals.find(name, at: offset, node: node, before: before, in: facts)
  }

  /// What is called or set in a scope. `isKept`: others will ask for it too.
  func places(inBody body: Int32, isKept: Bool) -> [NamePlaces.Place] {
    if let known = places.first(where: { $0.body == body }) { return known.places }
    let found = NamePlaces(self, facts.scopes[Int(body)], withReads: false).places
    if isKept { places.append((body, found)) }
    return found
  }

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
