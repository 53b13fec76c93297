import DependencyGraph
import LowLevel
import SourceFacts
import Tables

/// The position of each module below the programs of a project, computed from imports. Programs, which nobody imports,
/// are at the top. A module of screens is directly below the modules that import it. Any other module is as low as its
/// importers and imports allow: models that only the app imports are still below the features.
struct ModulePositions {
  /// For each file, its position, 0 at the top. For a file in several modules the lowest one counts.
  private(set) var ofFile: Table<FileID, Int>
  /// Positions in use, top to bottom.
  private(set) var used: [Int] = []
  private let ofModule: Table<ModuleID, Int>

  init(in graph: DependencyGraph, _ categories: Table<FileID, FileCategory>) {
    let edges = Self.imports(in: graph)
    let components = StronglyConnectedComponents(of: edges)
    let positions = Self.positions(edges, components, Self.isOfScreens(graph, categories))
    ofModule = positions
    ofFile = graph.files.mapValues { file in file.modules.map { positions[$0] }.max() ?? 0 }
    used = Set(ofFile).sorted()
  }

  /// For each file, the name of its module at its position: of several, the one with the most files.
  func names(in graph: DependencyGraph) -> Table<FileID, String> {
    var counts: [ModuleID: Int] = [:]
    for file in graph.files { for module in file.modules { counts[module, default: 0] += 1 } }
    return Table(
      ofFile.entries.map { file, position in
        let own = graph.files[file].modules.filter { ofModule[$0] == position }
        let largest = own.max { left, right in
          (counts[left] ?? 0, graph.modules[right]) < (counts[right] ?? 0, graph.modules[left])
        }
        return largest.map { graph.modules[$0] } ?? ""
      })
  }

  /// The imports between modules. If two import each other, the direction with more files counts.
  private static func imports(in graph: DependencyGraph) -> GroupEdges {
    let byName = ModuleNamesakes(graph.files, modules: graph.modules)
    if byName.count < 2 { return GroupEdges(groupCount: graph.modules.count, pairs: []) }
    lazy var headers = headerModules(in: graph)
    var counts: [Import: Int] = [:]
    for file in graph.files where !file.modules.isEmpty {
      for fact in file.facts.imports where fact.kind != .forward {
        var meant = byName.modules(named: file.facts.text(fact.module), from: file.path)
        // `<Shop/Cart.h>` is a header of the library `Shop`, even if the library's demo app has the same name.
        if fact.kind == .header, !meant.isEmpty {
          let header = String(file.facts.text(fact.path).lastPathComponent)
          meant = headers[header].map { byName.nearest(of: $0, to: file.path) } ?? meant
        }
        guard let target = meant.first, !meant.contains(where: file.modules.contains) else { continue }
        for source in file.modules { counts[Import(source: source, target: target), default: 0] += 1 }
      }
    }
    let oneWay = counts.filter { key, count in count > counts[key.reversed] ?? 0 }.keys
    return GroupEdges(
      groupCount: graph.modules.count, pairs: oneWay.map { (GroupID($0.source.index), GroupID($0.target.index)) })
  }

  /// The modules with a header of each name.
  private static func headerModules(in graph: DependencyGraph) -> [String: [ModuleID]] {
    var modules: [String: [ModuleID]] = [:]
    for file in graph.files where file.path.hasEnding(".h") {
      modules[String(file.path.lastPathComponent), default: []] += file.modules
    }
    return modules.mapValues { Set($0).sorted() }
  }

  private struct Import: Hashable {
    let source, target: ModuleID

    var reversed: Import { Import(source: target, target: source) }
  }

  private static func isOfScreens(
    _ graph: DependencyGraph, _ categories: Table<FileID, FileCategory>
  ) -> Table<ModuleID, Bool> {
    var balance = Table<ModuleID, Int>(repeating: 0, count: graph.modules.count)
    for (file, category) in categories.entries {
      guard let height = category.height else { continue }
      for module in graph.files[file].modules { balance[module] += height.isInterface ? 1 : -1 }
    }
    return balance.mapValues { $0 >= 0 }
  }

  /// - Parameter edges: imports between modules; groups have the numbers of modules.
  private static func positions(
    _ edges: GroupEdges, _ components: StronglyConnectedComponents, _ isOfScreens: Table<ModuleID, Bool>
  ) -> Table<ModuleID, Int> {
    typealias ComponentID = StronglyConnectedComponents.ComponentID
    // Edges point to components with smaller numbers.
    var below = Table<ComponentID, Int>(repeating: 0, count: components.count)
    var isImported = Table<ComponentID, Bool>(repeating: false, count: components.count)
    for component in components.components {
      for member in components.members(of: component) {
        for target in edges.targets(from: member).map({ components.component[$0] }) {
          if target == component { continue }
          below[component] = max(below[component], below[target] + 1)
          isImported[target] = true
        }
      }
    }
    let deepest = below.max() ?? 0
    var least = Table<ComponentID, Int>(repeating: 0, count: components.count)
    for component in components.components.reversed() {
      let members = components.members(of: component)
      if isImported[component], !members.contains(where: { isOfScreens[ModuleID($0.index)] }) {
        least[component] = max(least[component], deepest - below[component])
      }
      for target in members.flatMap({ edges.targets(from: $0) }).map({ components.component[$0] }) {
        if target != component { least[target] = max(least[target], least[component] + 1) }
      }
    }
    return Table(components.component.map { least[$0] })
  }
}
