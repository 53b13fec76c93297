import DependencyGraph
import LowLevel
import SourceFacts
import Tables

/// The layers that were inferred for one state of the code, for another state.
public struct CarriedLayers: Sendable {
  fileprivate let plan: LayerPlan
  fileprivate let layerOfPath: [String: LayerID?]
  /// Whether another state may have its own inferred layers if one of them corresponds to none of these.
  fileprivate let allowsOthers: Bool
  /// The layer of each file whose name no other file has. Empty if the state may have layers of its own.
  private let layerOfName: [Substring: LayerID?]

  /// No layers, for all states.
  public static let none = CarriedLayers(plan: LayerPlan(isInferred: true), layerOfPath: [:], allowsOthers: false)

  private init(plan: LayerPlan, layerOfPath: [String: LayerID?], allowsOthers: Bool) {
    (self.plan, self.layerOfPath, self.allowsOthers) = (plan, layerOfPath, allowsOthers)
    layerOfName = allowsOthers ? [:] : Self.byName(layerOfPath.map { ($0.key, $0.value) })
  }

  /// - Parameter map: the plan applied to the graph.
  public init(_ plan: LayerPlan, _ map: LayerMap, _ graph: DependencyGraph, allowsOthers: Bool) {
    self.init(
      plan: plan,
      layerOfPath: Dictionary(
        graph.files.entries.map { ($1.path, map.layerOfFile[$0]) }, uniquingKeysWith: { first, _ in first }),
      allowsOthers: allowsOthers)
  }

  /// How many files of each layer of another state have the name of a file in each of these layers: they were probably
  /// moved. File names that are not unique are ignored.
  fileprivate func counts(byName files: [(path: String, layer: LayerID?)]) -> [LayerID: [LayerID: Int]] {
    var counts: [LayerID: [LayerID: Int]] = [:]
    for (name, own) in Self.byName(files) {
      guard let own, case .some(.some(let layer)) = layerOfName[name] else { continue }
      counts[own, default: [:]][layer, default: 0] += 1
    }
    return counts
  }

  private static func byName(_ files: [(path: String, layer: LayerID?)]) -> [Substring: LayerID?] {
    Dictionary(grouping: files) { $0.path.lastPathComponent }.compactMapValues { files in
      files.count == 1 ? .some(files[0].layer) : nil
    }
  }
}

extension LayerMap {
  /// Files of the other state keep their layers. Any other file is in the layer of most of the files that are inferred
  /// to be in the same layer; without such files, the folders of the other state's layers decide.
  ///
  /// - Parameter own: the layers that are inferred for this state.
  /// - Returns: nil if a layer of this state corresponds to none of the other state, and may be a new one.
  public init?(carrying known: CarriedLayers, over own: LayerMap, graph: DependencyGraph, root: CompositionRoot) {
    self.init(plan: known.plan, graph: graph, root: root)
    var counts: [LayerID: [LayerID: Int]] = [:]
    for (file, entry) in graph.files.entries {
      guard let layer = known.layerOfPath[entry.path] else { continue }
      layerOfFile[file] = layer
      if let layer, let own = own.layerOfFile[file] { counts[own, default: [:]][layer, default: 0] += 1 }
    }
    let unknown = graph.files.entries.filter { known.layerOfPath[$1.path] == nil }
    if !known.allowsOthers {
      counts.merge(known.counts(byName: unknown.map { ($1.path, own.layerOfFile[$0]) })) { byPath, _ in byPath }
    }
    for (file, _) in unknown {
      guard let layer = own.layerOfFile[file], layer != Self.root else {
        if known.allowsOthers || own.layerOfFile[file] == Self.root { layerOfFile[file] = own.layerOfFile[file] }
        continue
      }
      if let most = counts[layer]?.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) {
        layerOfFile[file] = most.key
      } else if known.allowsOthers {
        return nil
      }
    }
    noteRootParts(root)
  }
}
