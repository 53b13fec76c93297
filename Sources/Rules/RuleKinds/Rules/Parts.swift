import Architecture
import DependencyGraph
import LowLevel
import Patterns
import SourceFacts
import Tables

/// A layer or a folder that a rule compares with others.
typealias PartID = GroupID

/// The project divided into the parts that a rule compares: layers, or sibling folders.
struct Parts {
  let names: Table<PartID, String>
  private let ofFile: Table<FileID, OptionalID<Group>>
  /// The part of each layer; nil if folders are compared.
  private let ofLayer: Table<LayerID, PartID?>?
  private let model: ArchitecturalModel

  /// Layers as parts. A layer's part has the index of the layer that `outer` returns for it: the layer itself or one
  /// around it.
  init(layersOf model: ArchitecturalModel, outer: (LayerID) -> LayerID? = { $0 }) {
    self.model = model
    let map = model.layers
    names = Table(map.layers.map(\.name))
    let ofLayer = Table<LayerID, PartID?>(map.layers.indices.map { outer($0).map { PartID($0.index) } })
    ofFile = map.layerOfFile.mapValues { layer in OptionalID(layer.flatMap { ofLayer[$0] }) }
    self.ofLayer = ofLayer
  }

  /// The outermost folders that match. Their names are their paths, or the last components where these are distinct.
  init(folders patterns: [PathPattern], in model: ArchitecturalModel) {
    self.model = model
    ofLayer = nil
    var partOfFolder: [Substring: PartID] = [:]
    var paths: [Substring] = []
    ofFile = model.graph.files.mapValues { file in
      guard let folder = Self.outermostFolder(of: file.path, matching: patterns) else { return .none }
      if let known = partOfFolder[folder] { return OptionalID(known) }
      let part = PartID(paths.count)
      partOfFolder[folder] = part
      paths.append(folder)
      return OptionalID(part)
    }
    let short = paths.map { String($0.pieces(at: "/").last ?? $0) }
    names = Table(Set(short).count == short.count ? short : paths.map(String.init))
  }

  /// The name of a part in a sentence.
  func title(_ part: PartID) -> String { ofLayer == nil ? names[part] : names[part].layerTitle }

  /// The same for a part that is above another: `the higher Screens layer`.
  func higherLayer(_ part: PartID) -> String {
    ofLayer != nil && Self.layer(part) == LayerMap.root ? title(part) : "the higher \(title(part)) layer"
  }

  /// The layer of a part, if layers are compared.
  static func layer(_ part: PartID) -> LayerID { LayerID(part.index) }

  func part(ofFile file: FileID) -> PartID? { ofFile[file].id }

  /// The part that a symbol is declared in. A file with the composition root may contain other declarations too.
  func part(ofSymbol symbol: SymbolID) -> PartID? {
    guard let ofLayer else { return part(ofFile: model.graph.symbols[symbol].file) }
    return model.layer(of: symbol).flatMap { ofLayer[$0] }
  }

  /// References from one part to another, sorted by file and offset.
  func crossings(in context: RuleContext) -> [Crossing] {
    guard let ofLayer else {
      return Crossing.all(in: model.graph, from: ofFile, to: model.graph.symbols.mapValues { ofFile[$0.file] })
    }
    if ofLayer.entries.allSatisfy({ layer, part in part?.index == layer.index }) { return context.layerCrossings }
    return context.layerCrossings.compactMap { crossing in
      guard let source = ofLayer[Self.layer(crossing.source)], let target = ofLayer[Self.layer(crossing.target)],
        source != target
      else { return nil }
      return Crossing(reference: crossing.reference, source: source, target: target)
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
  let reference: ReferenceID
  let source: PartID
  let target: PartID

  /// The references between layers, each of which is a part. They include the references between parts that consist of
  /// several layers.
  static func all(in model: ArchitecturalModel) -> [Crossing] {
    if model.layers.count == 0 { return [] }
    let layers = model.layers.layerOfFile
    func part(_ layer: LayerID?) -> OptionalID<Group> { OptionalID(layer.map { PartID($0.index) }) }
    var ofSymbol = Table<SymbolID, OptionalID<Group>>()
    ofSymbol.reserveCapacity(model.graph.symbols.count)
    for file in model.graph.files.indices {
      for symbol in model.graph.symbols(in: file) {
        ofSymbol.append(part(layers[file] == LayerMap.root ? model.layer(of: symbol) : layers[file]))
      }
    }
    return all(in: model.graph, from: layers.mapValues(part), to: ofSymbol)
  }

  static func all(
    in graph: DependencyGraph, from ofFile: Table<FileID, OptionalID<Group>>,
    to ofSymbol: Table<SymbolID, OptionalID<Group>>
  ) -> [Crossing] {
    var found: [Crossing] = []
    for file in ofFile.indices {
      guard let source = ofFile[file].id else { continue }
      for index in graph.references(in: file) {
        guard let target = ofSymbol[graph.references[index].target].id, target != source else { continue }
        found.append(Crossing(reference: index, source: source, target: target))
      }
    }
    return found
  }
}

extension String {
  /// The name of a layer in a sentence. An inferred layer may be named after several folders, which need quotes:
  /// `"Screens + Views"`.
  var layerTitle: String {
    if self == LayerMap.rootName { return "the composition root" }
    let folders = pieces(at: "+")
    if folders.count < 2 { return contains(",") ? "\"\(self)\"" : self }
    return folders.prefix(Self.foldersListed).joined(separator: "+")
      + (folders.count > Self.foldersListed ? "+ …" : "")
  }

  private static let foldersListed = 3
}
