import LowLevel
import SourceFacts
import Tables

/// Which modules of the project each module depends on: those that its files import, and those whose declarations they
/// refer to without an import of a project module, such as through a header.
public struct ModuleDependencies: Sendable {
  private let edges: GroupEdges

  public init(in graph: DependencyGraph) {
    var found = DependencyCollector(graph)
    for file in graph.files.indices { found.addImports(of: file) }
    for reference in graph.references { found.addReference(reference) }
    for file in graph.files.indices where !graph.files[file].isSwift { found.addImplementations(in: file) }
    edges = GroupEdges(
      groupCount: graph.modules.count,
      pairs: found.imports.union(found.uses).map { (GroupID($0.source.index), GroupID($0.target.index)) })
  }

  /// For each module, whether it is one of some modules, or they depend on it directly or indirectly.
  public func closure(of modules: [ModuleID]) -> Table<ModuleID, Bool> {
    Table(edges.reach(from: modules.map { GroupID($0.index) }, .forward).elements)
  }
}

private struct DependencyCollector {
  private let graph: DependencyGraph
  private let byName: ModuleNamesakes
  private(set) var imports: Set<Pair> = []
  private(set) var uses: Set<Pair> = []

  struct Pair: Hashable {
    let source, target: ModuleID
  }

  init(_ graph: DependencyGraph) {
    self.graph = graph
    byName = ModuleNamesakes(graph.files, modules: graph.modules)
  }

  mutating func addImports(of file: FileID) {
    let facts = graph.files[file].facts
    for fact in facts.imports where fact.kind != .forward && !fact.module.isNone {
      for target in byName.modules(named: facts.text(fact.module), from: graph.files[file].path) {
        for source in graph.files[file].modules { imports.insert(Pair(source: source, target: target)) }
      }
    }
  }

  /// Adds the modules of a declaration, unless an import already says which of them is meant.
  mutating func addReference(_ reference: Reference) {
    add(from: reference.file, to: graph.symbols[reference.target].file)
  }

  private mutating func add(from file: FileID, to other: FileID) {
    let targets = graph.files[other].modules
    if file == other || graph.files[file].modules.contains(where: targets.contains) { return }
    for source in graph.files[file].modules
    where !targets.contains(where: { imports.contains(Pair(source: source, target: $0)) }) {
      for target in targets { uses.insert(Pair(source: source, target: target)) }
    }
  }

  /// A file that includes a header depends on the file that implements it, whatever their modules, because few projects
  /// list headers in their targets. A category is implemented in the file with the name of its header.
  mutating func addImplementations(in file: FileID) {
    let references = graph.references(in: file).map { graph.references[$0] }
    let included = references.filter { $0.kind == .import }.map { graph.symbols[$0.target].file }
    let name = graph.files[file].path.lastPathComponent.prefix { $0 != "." }
    let namesake = included.filter { graph.files[$0].path.lastPathComponent.prefix { $0 != "." } == name }
    for reference in references where reference.kind == .implements {
      let declaring = Set(([reference.target] + graph.extensions(of: reference.target)).map { graph.symbols[$0].file })
      let headers = [namesake, included].lazy.map { $0.filter(declaring.contains) }.first { !$0.isEmpty }
      for header in headers ?? [graph.symbols[reference.target].file] { add(from: header, to: file) }
    }
  }
}
