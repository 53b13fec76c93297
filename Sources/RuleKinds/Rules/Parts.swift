import Architecture
import DependencyGraph
import SourceFacts

/// The project divided into parts that a rule compares: layers, or folders side by side.
struct Parts {
  var names: [String]
  /// The part of each file, or -1.
  var ofFile: [Int32]

  /// Only files of one module are compared: of inferred layers, whose order says nothing across modules.
  let areWithinModules: Bool
  private let model: ArchitecturalModel

  /// The layers; their indices are those of the layer map.
  init(layersOf model: ArchitecturalModel) {
    self.model = model
    names = model.layers.layers.map(\.name)
    ofFile = model.layers.layerOfFile
    areWithinModules = model.layers.isInferred
  }

  /// The outermost folders that match. Their names are their paths, or the last components where these are distinct.
  init(folders patterns: [PathPattern], in model: ArchitecturalModel) {
    self.model = model
    areWithinModules = false
    var index: [Substring: Int32] = [:]
    var paths: [Substring] = []
    ofFile = model.graph.files.map { file in
      guard let folder = Self.outermostFolder(of: file.path, matching: patterns) else { return -1 }
      if let known = index[folder] { return known }
      index[folder] = Int32(paths.count)
      paths.append(folder)
      return Int32(paths.count - 1)
    }
    let short = paths.map { String($0.split(separator: "/").last ?? $0) }
    names = Set(short).count == short.count ? short : paths.map(String.init)
  }

  func areComparable(_ first: Int32, _ second: Int32) -> Bool {
    !areWithinModules || model.areComparable(first, second)
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
