import DependencyGraph
import LowLevel
import Patterns
import SourceFacts
import Tables

extension LayerMap {
  /// Assigns files to configured layers by their paths.
  ///
  /// - Parameter isRoot: the files that belong to the composition root unless a layer claims them.
  public init(plan: LayerPlan, files: [String], isRoot: Table<FileID, Bool>) {
    self.init(plan: plan, fileCount: files.count)
    var claims = Claims(layers: layers)
    for (file, path) in Table<FileID, String>(files).entries {
      let claim = claims.best(for: path, in: self)
      layerOfFile[file] = claim?.layer ?? (isRoot[file] ? Self.root : nil)
      if let claim, let rival = claim.rival {
        note(conflict: LayerConflict(first: claim.layer, second: rival, file: file))
      }
    }
    unmatchedPatterns = claims.unmatched
  }

  /// Assigns the files of a graph to configured layers.
  public init(plan: LayerPlan, graph: DependencyGraph, root: CompositionRoot) {
    self.init(plan: plan, files: graph.files.map(\.path), isRoot: root.isRoot)
    noteRootParts(root)
    rootTypes = root.types
    // Prefix and bridging headers are part of the build: they import what all files of a target need.
    for file in graph.buildHeaders { layerOfFile[file] = nil }
    if isInferred {
      for file in graph.files.indices where graph.isPlainC(file) { layerOfFile[file] = nil }
    }
  }

  mutating func noteRootParts(_ root: CompositionRoot) {
    for (file, layer) in layerOfFile.entries where layer == Self.root && root.isRoot[file] && !root.isWholeFile[file] {
      filesPartlyOfRoot.insert(file)
    }
  }

  private mutating func note(conflict: LayerConflict) {
    let isKnown = conflicts.contains { $0.first == conflict.first && $0.second == conflict.second }
    if !isKnown { conflicts.append(conflict) }
  }
}

/// The patterns of all layers, and which of them have matched a file.
private struct Claims {
  private var patterns: [(layer: LayerID, pattern: PathPattern, hasMatched: Bool)] = []
  /// Patterns that are plain paths, by path; and all others.
  private var plain: [Substring: [Int]] = [:]
  private var globs: [Int] = []

  init(layers: Table<LayerID, Layer>) {
    for (id, layer) in layers.entries {
      for pattern in layer.paths {
        if let path = Self.plainPath(pattern.text) {
          plain[path[...], default: []].append(patterns.count)
        } else {
          globs.append(patterns.count)
        }
        patterns.append((id, pattern, false))
      }
    }
  }

  /// The path that a pattern without wildcards matches, with its escapes removed.
  private static func plainPath(_ text: String) -> String? {
    var path = ""
    var isEscaped = false
    for character in text {
      if !isEscaped, "*?{}".contains(character) { return nil }
      isEscaped = !isEscaped && character == "\\"
      if !isEscaped { path.append(character) }
    }
    let components = path.split(separator: "/", omittingEmptySubsequences: false)
    return components.allSatisfy { !$0.isEmpty && $0 != "." } ? path : nil
  }

  /// The patterns that match a path, in configuration order.
  private func matches(_ path: String) -> [Int] {
    var found = globs.filter { patterns[$0].pattern.matches(path) }
    if plain.isEmpty { return found }
    var end = path.startIndex
    while let slash = path[end...].firstIndex(of: "/") {
      found += plain[path[..<slash]] ?? []
      end = path.index(after: slash)
    }
    found += plain[path[...]] ?? []
    return found.count < 2 ? found : found.sorted()
  }

  var unmatched: [UnmatchedPattern] {
    patterns.filter { !$0.hasMatched }.map { UnmatchedPattern(layer: $0.layer, pattern: $0.pattern) }
  }

  /// The layer with the most specific pattern (the most literal components), and another with an equally specific one.
  /// A nested layer wins over its outer layer with any pattern, unless the outer one names the file itself. The
  /// composition root wins ties.
  mutating func best(for path: String, in map: LayerMap) -> (layer: LayerID, rival: LayerID?)? {
    var best: (layer: LayerID, rival: LayerID?)?
    var literals = 0
    let all = matches(path)
    for index in all { patterns[index].hasMatched = true }
    for index in plain[path[...]] ?? all {
      let layer = patterns[index].layer
      let count = patterns[index].pattern.literalComponents
      guard let (known, rival) = best else {
        (best, literals) = ((layer, nil), count)
        continue
      }
      if layer != known, map.isWithin(layer, known) {
        best = (layer, nil)
        literals = max(literals, count)
      } else if count > literals, map.isWithin(known, layer) {
        // Another pattern of the same layer, or of its outer layer: there is no rival with a less specific one.
        best = (known, nil)
        literals = count
      } else if count > literals {
        best = (layer, nil)
        literals = count
      } else if count == literals, layer != known, rival == nil, known != LayerMap.root {
        best = (known, layer)
      }
    }
    return best
  }
}
