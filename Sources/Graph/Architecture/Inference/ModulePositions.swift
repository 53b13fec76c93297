import DependencyGraph
import LowLevel
import SourceFacts
import Tables

/// How deep each module stands below the programs of a project: what the compiler already holds, read from the imports.
/// Programs, which nobody imports, stand at the top. A module of screens stands right below those who import it, any other as far
/// down as what imports it and what it imports allow: models that only the app imports stand below the features all the same.
struct ModulePositions {
  /// By file: 0 at the top. Of a file in several modules the deepest of them counts.
  private(set) var ofFile: Table<FileID, Int32>
  /// Positions in use, top to bottom.
  private(set) var used: [Int32] = []
  private let graph: DependencyGraph
  private let ofModule: Table<ModuleID, Int32>

  init(in graph: DependencyGraph, _ natures: Table<FileID, FileNature>) {
    self.graph = graph
    let edges = Self.imports(in: graph)
    let components = StronglyConnectedComponents(of: edges)
    let positions = Self.positions(edges, components, Self.isOfScreens(graph, natures))
    ofModule = Table(positions)
    ofFile = graph.files.mapValues { file in file.modules.map { positions[$0.index] }.max() ?? 0 }
    used = Set(ofFile).ordered()
  }

  /// The modules at a position with the number of their files, the largest first.
  func modules(at position: Int32) -> [(name: String, files: Int)] {
    var counts: [ModuleID: Int] = [:]
    for (file, own) in ofFile.entries where own == position {
      if let module = graph.files[file].modules.first(where: { ofModule[$0] == own }) { counts[module, default: 0] += 1 }
    }
    return counts.map { (graph.modules[$0.key], $0.value) }.ordered { ($1.1, $0.0) < ($0.1, $1.0) }
  }

  /// A module depends on those that its files import. Where two import each other, more files decide.
  private static func imports(in graph: DependencyGraph) -> GroupEdges {
    let byName = ModuleNamesakes(graph.files, modules: graph.modules)
    if byName.count < 2 { return GroupEdges(groupCount: graph.modules.count, pairs: []) }
    // By source and target: source * count + target.
    var counts: [Int: Int] = [:]
    for file in graph.files where !file.modules.isEmpty {
      for fact in file.facts.imports where fact.kind != .forward {
        let meant = byName.modules(named: file.facts.text(fact.module), from: file.path)
        guard let target = meant.first, !file.modules.contains(target) else { continue }
        for source in file.modules { counts[source.index * graph.modules.count + target.index, default: 0] += 1 }
      }
    }
    let count = graph.modules.count
    let pairs = counts.keys.ordered().filter { key in
      counts[key, default: 0] > counts[key % count * count + key / count, default: 0]
    }
    return GroupEdges(groupCount: count, pairs: pairs.map { (Int32($0 / count), Int32($0 % count)) })
  }

  private static func isOfScreens(_ graph: DependencyGraph, _ natures: Table<FileID, FileNature>) -> [Bool] {
    var balance = Table<ModuleID, Int>(repeating: 0, count: graph.modules.count)
    for (file, nature) in natures.entries {
      guard let height = nature.height else { continue }
      for module in graph.files[file].modules { balance[module] += height.isInterface ? 1 : -1 }
    }
    return balance.map { $0 >= 0 }
  }

  private static func positions(_ edges: GroupEdges, _ components: StronglyConnectedComponents, _ isOfScreens: [Bool]) -> [Int32] {
    // Edges lead to components of smaller numbers.
    var below = [Int32](repeating: 0, count: components.count)
    var isImported = [Bool](repeating: false, count: components.count)
    for component in 0..<components.count {
      for member in components.members(of: component) {
        for edge in edges.edges(from: Int(member)) {
          let target = Int(components.component[Int(edges.targets[edge])])
          if target == component { continue }
          below[component] = max(below[component], below[target] + 1)
          isImported[target] = true
        }
      }
    }
    let deepest = below.max() ?? 0
    var least = [Int32](repeating: 0, count: components.count)
    for component in (0..<components.count).reversed() {
      let members = components.members(of: component)
      if isImported[component], !members.contains(where: { isOfScreens[Int($0)] }) {
        least[component] = max(least[component], deepest - below[component])
      }
      for edge in members.flatMap({ edges.edges(from: Int($0)) }) {
        let target = Int(components.component[Int(edges.targets[edge])])
        if target != component { least[target] = max(least[target], least[component] + 1) }
      }
    }
    return components.component.map { least[Int($0)] }
  }
}
