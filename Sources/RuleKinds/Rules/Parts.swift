import Architecture
import DependencyGraph
import SourceFacts

/// The project divided into parts that a rule compares: layers, or folders side by side.
struct Parts {
  let names: [String]
  /// The part of each file, or -1.
  let ofFile: [Int32]
  /// The part that each symbol is declared in, or -1. A file of the root may hold more than the root.
  private let ofSymbol: [Int32]
  private let model: ArchitecturalModel
  private let areLayers: Bool

  /// The layers. A layer's part has the index of the layer that `outer` gives for it (-1: none): itself or one around it.
  init(layersOf model: ArchitecturalModel, outer: (Int32) -> Int32 = { $0 }) {
    self.model = model
    let map = model.layers
    names = map.layers.map(\.name)
    let ofLayer = map.layers.indices.map { outer(Int32($0)) }
    let ofFile = map.layerOfFile.map { $0 < 0 ? -1 : ofLayer[Int($0)] }
    ofSymbol = model.graph.symbols.indices.map { symbol in
      let file = Int(model.graph.symbols[symbol].file)
      guard map.layerOfFile[file] == LayerMap.root else { return ofFile[file] }
      let layer = model.layer(of: symbol)
      return layer < 0 ? -1 : ofLayer[Int(layer)]
    }
    (self.ofFile, areLayers) = (ofFile, true)
  }

  /// The outermost folders that match. Their names are their paths, or the last components where these are distinct.
  init(folders patterns: [PathPattern], in model: ArchitecturalModel) {
    self.model = model
    areLayers = false
    var index: [Substring: Int32] = [:]
    var paths: [Substring] = []
    let ofFile: [Int32] = model.graph.files.map { file in
      guard let folder = Self.outermostFolder(of: file.path, matching: patterns) else { return -1 }
      if let known = index[folder] { return known }
      index[folder] = Int32(paths.count)
      paths.append(folder)
      return Int32(paths.count - 1)
    }
    self.ofFile = ofFile
    ofSymbol = model.graph.symbols.map { ofFile[Int($0.file)] }
    let short = paths.map { String($0.pieces(at: "/").last ?? $0) }
    names = Set(short).count == short.count ? short : paths.map(String.init)
  }

  /// Whether only files of one module are compared: the order of inferred layers says nothing across modules.
  var areWithinModules: Bool { areLayers && model.layers.isInferred }

  func part(ofSymbol symbol: Int) -> Int32 { ofSymbol[symbol] }

  /// Whether the two ends of a reference may be held against each other.
  func areComparable(_ reference: Reference) -> Bool {
    guard areWithinModules else { return true }
    if reference.source >= 0, model.layers.isOfRootType(Int(reference.source), in: model.graph) { return false }
    return model.areComparable(reference.file, model.graph.symbols[Int(reference.target)].file)
  }

  private static func outermostFolder(of path: String, matching patterns: [PathPattern]) -> Substring? {
    var start = path.startIndex
    while let slash = path[start...].firstIndex(of: "/") {
      let folder = path[..<slash]
      if patterns.contains(where: { $0.matches(String(folder)) }) { return folder }
      start = path.index(after: slash)
    }
    return nil
  }
}
