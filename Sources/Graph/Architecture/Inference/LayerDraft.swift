import DependencyGraph
import LowLevel
import Patterns
import SourceFacts
import Tables

/// Inferred layers in the form of a configuration.
struct LayerDraft {
  let scopes: [LayerScope]
  let plan: LayerPlan
  /// The number of files in a module's layer, but in no layer nested in it.
  let placedByModule: Int
  /// The number of all files, and of those in a layer.
  private let count: Int
  private let placed: Int

  init(_ scopes: [LayerScope], _ placement: FilePlacement, _ graph: DependencyGraph, _ rootPatterns: [PathPattern]) {
    self.scopes = scopes
    var labels = Labels(scopes, placement)
    labels.cover(graph, rootPatterns)
    plan = LayerPlan(
      rows: labels.rows(scopes), root: rootPatterns + labels.root.map { PathPattern(escaping: $0) }, isInferred: true)
    count = placement.positions.count
    let ofPlaced = labels.ofFile.compactMap { $0 }
    placedByModule = ofPlaced.count { labels.isModule[$0] && labels.isSplit[$0] }
    // Targets that do not import each other are no architecture by themselves.
    placed = ofPlaced.count { scopes.count > 1 || !labels.isModule[$0] }
  }

  /// Whether at least two layers contain a fifth of all files: a single `Models` folder is not an architecture.
  var isArchitecture: Bool {
    (scopes.count > 1 || scopes.contains { $0.rows.count > 1 }) && placed * 5 >= count
  }
}

/// Numbers layers, outer ones before nested ones.
private struct Labels {
  private(set) var ofFile: Table<FileID, LabelID?>
  /// For each label, the outer layer if it is nested.
  private(set) var outer: Table<LabelID, LabelID?> = []
  /// For each label, whether it has nested layers.
  private(set) var isSplit: Table<LabelID, Bool> = []
  private(set) var isModule: Table<LabelID, Bool> = []
  /// Files of the composition root.
  private(set) var root: [String] = []
  private var paths: Table<LabelID, [String]> = []
  private var files: Set<String> = []
  private let isRoot: Table<FileID, Bool>

  init(_ scopes: [LayerScope], _ placement: FilePlacement) {
    isRoot = placement.isRoot
    ofFile = Table(repeating: nil, count: placement.positions.count)
    for scope in scopes {
      for module in scope.modules {
        let own = scope.areModulesLayers ? add(in: nil, isSplit: !module.rows.isEmpty, isModule: true) : nil
        let rows = module.rows.map { row in (label: add(in: own, isSplit: false), heights: row.heights) }
        for file in module.files {
          let row = placement.heights[file].flatMap { height in rows.first { $0.heights.contains(height) } }
          ofFile[file] = row?.label ?? own
        }
      }
    }
  }

  private mutating func add(in outer: LabelID?, isSplit: Bool, isModule: Bool = false) -> LabelID {
    self.outer.append(outer)
    self.isModule.append(isModule)
    return self.isSplit.append(isSplit)
  }

  mutating func cover(_ graph: DependencyGraph, _ rootPatterns: [PathPattern]) {
    // The composition root is one more label, whose files are listed individually.
    let files = graph.files.mapValues(\.path)
    self.files = Set(files)
    let rootLabel = outer.endIndex
    let labels = Table<FileID, LabelID?>(ofFile.indices.map { isRoot[$0] ? rootLabel : ofFile[$0] })
    var enclosing = outer
    enclosing.append(nil)
    paths = PathCover(graph.folders, files: files, labels: labels, outer: enclosing).paths
    // The paths of modules as if they had no nested layers.
    if outer.contains(where: { $0 != nil }) {
      let modules = labels.mapValues { label in label.map { enclosing[$0] ?? $0 } }
      let whole = PathCover(
        graph.folders, files: files, labels: modules, outer: enclosing.mapValues { _ in nil }, namesMixedFolders: false
      ).paths
      for label in outer.indices where isSplit[label] { paths[label] = ownPaths(of: label, adding: whole[label]) }
    }
    root = files.indices.filter { isRoot[$0] }.map { files[$0] }.filter { path in
      !rootPatterns.contains { $0.matches(path) }
    }
  }

  /// The paths of a module, including folders with only its files, so that new files there belong to it too. A folder
  /// cannot be a path of both a module and a layer in it. If that leaves none, the paths are written differently.
  private func ownPaths(of label: LabelID, adding whole: [String]) -> [String] {
    let nested = Set(outer.indices.filter { outer[$0] == label }.flatMap { paths[$0] })
    let folders = whole.filter { path in !paths[label].contains { path.hasPrefix("\($0)/") } && !files.contains(path) }
    let all = Set(paths[label] + folders).sorted()
    let own = all.filter { !nested.contains($0) }
    if !own.isEmpty { return own }
    return (all.isEmpty ? whole : all).map { "./\($0)" }
  }

  func rows(_ scopes: [LayerScope]) -> [LayerRow] {
    var next = paths.startIndex
    func spec(_ name: String) -> LayerSpec {
      defer { next = next.next }
      return LayerSpec(name: name, paths: paths[next].map { PathPattern(escaping: $0) })
    }
    return scopes.flatMap { scope -> [LayerRow] in
      if !scope.areModulesLayers { return scope.modules.flatMap(\.rows).map { LayerRow([spec($0.name)]) } }
      let modules = scope.modules.map { module in
        var layer = spec(module.name)
        layer.rows = module.rows.map { LayerRow([spec($0.name)]) }
        return layer
      }
      return modules.isEmpty ? [] : [LayerRow(modules)]
    }
  }
}

extension PathPattern {
  /// A pattern that matches exactly this path, with wildcard characters escaped.
  init(escaping path: String) {
    let hasWildcards = path.utf8.contains { "*?{}\\".utf8.contains($0) }
    self.init(!hasWildcards ? path : String(path.flatMap { "*?{}\\".contains($0) ? ["\\", $0] : [$0] }))
  }
}
