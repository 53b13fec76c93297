import DependencyGraph
import LowLevel
import Patterns
import SourceFacts
import Tables

/// Inferred layers in the form of a configuration.
struct LayerDraft {
  let scopes: [LayerScope]
  let plan: LayerPlan
  /// Of all files that can be in a layer, those that are, and those that are in one of a module but in none inside it.
  let count: Int
  let placed: Int
  let placedByModule: Int
  private let hasModules: Bool

  init(_ scopes: [LayerScope], _ placement: FilePlacement, _ graph: DependencyGraph, _ rootPatterns: [PathPattern]) {
    self.scopes = scopes
    hasModules = scopes.count > 1
    var labels = Labels(scopes, placement)
    labels.cover(graph, rootPatterns)
    plan = LayerPlan(
      rows: labels.rows(scopes), root: rootPatterns + labels.root.map { PathPattern(escaping: $0) }, isInferred: true)
    count = placement.positions.count
    let ofPlaced = labels.ofFile.compactMap { $0 }
    placed = ofPlaced.count
    placedByModule = hasModules ? ofPlaced.count { labels.outer[$0] == nil && labels.isSplit[$0] } : 0
  }

  /// At least two layers that hold a fifth of all files: a stray `Models` makes no architecture.
  var isArchitecture: Bool {
    (hasModules || scopes.contains { $0.rows.count > 1 }) && placed * 5 >= count
  }
}

/// Numbers for layers, outer ones before those nested in them.
private struct Labels {
  private(set) var ofFile: Table<FileID, LabelID?>
  /// By label: the one that it is nested in.
  private(set) var outer: Table<LabelID, LabelID?> = []
  /// By label: there are layers nested in it.
  private(set) var isSplit: Table<LabelID, Bool> = []
  /// Files of the composition root.
  private(set) var root: [String] = []
  private var paths: Table<LabelID, [String]> = []
  private var files: Set<String> = []
  private let isRoot: Table<FileID, Bool>

  init(_ scopes: [LayerScope], _ placement: FilePlacement) {
    isRoot = placement.isRoot
    ofFile = Table(repeating: nil, count: placement.positions.count)
    for scope in scopes {
      let own = scope.modules.isEmpty ? nil : add(in: nil, isSplit: !scope.rows.isEmpty)
      let rows = scope.rows.map { row in (label: add(in: own, isSplit: false), heights: row.heights) }
      for file in ofFile.indices where placement.positions[file] == scope.position && !isRoot[file] {
        let row = placement.heights[file].flatMap { height in rows.first { $0.heights.contains(height) } }
        ofFile[file] = row?.label ?? own
      }
    }
  }

  private mutating func add(in outer: LabelID?, isSplit: Bool) -> LabelID {
    self.outer.append(outer)
    return self.isSplit.append(isSplit)
  }

  mutating func cover(_ graph: DependencyGraph, _ rootPatterns: [PathPattern]) {
    // The root is one more label: its files are named one by one, whatever is around them.
    let files = graph.files.mapValues(\.path)
    self.files = Set(files)
    let rootLabel = outer.endIndex
    let labels = Table<FileID, LabelID?>(ofFile.indices.map { isRoot[$0] ? rootLabel : ofFile[$0] })
    var around = outer
    around.append(nil)
    paths = PathCover(graph.folders, files: files, labels: labels, outer: around).paths
    // Modules once more, as if there were no layers in them.
    if outer.contains(where: { $0 != nil }) {
      let modules = labels.mapValues { label in label.map { around[$0] ?? $0 } }
      let whole = PathCover(
        graph.folders, files: files, labels: modules, outer: around.mapValues { _ in nil }, namesMixedFolders: false
      ).paths
      for label in outer.indices where isSplit[label] { paths[label] = ownPaths(of: label, adding: whole[label]) }
    }
    root = files.indices.filter { isRoot[$0] }.map { files[$0] }.filter { path in
      !rootPatterns.contains { $0.matches(path) }
    }
  }

  /// The paths of a module, with the folders that hold nothing but files of it: new files in them are of the module too. No path
  /// is one of a layer in the module: one folder cannot be that of two layers. Where all are, they are written in another way.
  private func ownPaths(of label: LabelID, adding whole: [String]) -> [String] {
    let nested = Set(outer.indices.filter { outer[$0] == label }.flatMap { paths[$0] })
    let folders = whole.filter { path in !paths[label].contains { path.hasPrefix("\($0)/") } && !files.contains(path) }
    let all = Set(paths[label] + folders).ordered()
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
      if scope.modules.isEmpty { return scope.rows.map { LayerRow([spec($0.name)]) } }
      var module = spec(scope.name)
      module.rows = scope.rows.map { LayerRow([spec($0.name)]) }
      return [LayerRow([module])]
    }
  }
}

extension PathPattern {
  /// A pattern for this very path, whatever characters it holds.
  init(escaping path: String) {
    let hasWildcards = path.utf8.contains { "*?{}\\".utf8.contains($0) }
    self.init(!hasWildcards ? path : String(path.flatMap { "*?{}\\".contains($0) ? ["\\", $0] : [$0] }))
  }
}
