import Architecture
import DependencyGraph
import LowLevel
import Patterns
import SourceFacts
import Tables

/// The project divided into parts that a rule compares: layers, or folders side by side.
struct Parts {
  let names: [String]
  /// The part of each file, or -1.
  let ofFile: [Int32]
  /// The part of each layer, or -1; nil where folders are compared.
  private let ofLayer: [Int32]?
  private let model: ArchitecturalModel

  /// The layers. A layer's part has the index of the layer that `outer` gives for it (-1: none): itself or one around it.
  init(layersOf model: ArchitecturalModel, outer: (Int32) -> Int32 = { $0 }) {
    self.model = model
    let map = model.layers
    names = map.layers.map(\.name)
    let ofLayer = map.layers.indices.map { outer(Int32($0)) }
    ofFile = map.layerOfFile.map { $0 < 0 ? -1 : ofLayer[Int($0)] }
    self.ofLayer = ofLayer
  }

  /// The outermost folders that match. Their names are their paths, or the last components where these are distinct.
  init(folders patterns: [PathPattern], in model: ArchitecturalModel) {
    self.model = model
    ofLayer = nil
    var index: [Substring: Int32] = [:]
    var paths: [Substring] = []
    ofFile = model.graph.files.map { file in
      guard let folder = Self.outermostFolder(of: file.path, matching: patterns) else { return -1 }
      if let known = index[folder] { return known }
      index[folder] = Int32(paths.count)
      paths.append(folder)
      return Int32(paths.count - 1)
    }
    let short = paths.map { String($0.pieces(at: "/").last ?? $0) }
    names = Set(short).count == short.count ? short : paths.map(String.init)
  }

  /// The part that a symbol is declared in, or -1. A file of the root may hold more than the root.
  func part(ofSymbol symbol: Int) -> Int32 {
    guard let ofLayer else { return ofFile[Int(model.graph.symbols[symbol].file)] }
    let layer = model.layer(of: SymbolID(symbol))
    return layer < 0 ? -1 : ofLayer[Int(layer)]
  }

  /// References from one part to another, in order of file and text.
  func crossings(in context: RuleContext) -> [Crossing] {
    guard let ofLayer else { return Crossing.all(in: model.graph, from: ofFile, to: model.graph.symbols.map { ofFile[Int($0.file)] }) }
    if ofLayer.indices.allSatisfy({ ofLayer[$0] == Int32($0) }) { return context.layerCrossings }
    return context.layerCrossings.compactMap { crossing in
      let (source, target) = (ofLayer[Int(crossing.source)], ofLayer[Int(crossing.target)])
      return source < 0 || target < 0 || source == target ? nil : Crossing(reference: crossing.reference, source: source, target: target)
    }
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

/// A reference from one layer or part to another.
struct Crossing {
  let reference: Int32
  let source: Int32
  let target: Int32

  /// Between layers. What stands between two parts that layers are put together to stands between two layers.
  static func all(in model: ArchitecturalModel) -> [Crossing] {
    if model.layers.count == 0 { return [] }
    let layers = model.layers.layerOfFile
    var ofSymbol: [Int32] = []
    ofSymbol.reserveCapacity(model.graph.symbols.count)
    for file in model.graph.files.indices {
      for symbol in model.graph.symbols(in: file) {
        ofSymbol.append(layers[file] == LayerMap.root ? model.layer(of: symbol) : layers[file])
      }
    }
    return all(in: model.graph, from: layers.elements, to: ofSymbol)
  }

  static func all(in graph: DependencyGraph, from ofFile: [Int32], to ofSymbol: [Int32]) -> [Crossing] {
    var found: [Crossing] = []
    graph.references.withUnsafeBufferPointer { references in
      ofSymbol.withUnsafeBufferPointer { ofSymbol in
        for file in ofFile.indices where ofFile[file] >= 0 {
          let source = ofFile[file]
          for index in graph.references(in: file) {
            let target = ofSymbol[Int(references[index].target)]
            if target >= 0, target != source { found.append(Crossing(reference: Int32(index), source: source, target: target)) }
          }
        }
      }
    }
    return found
  }
}
