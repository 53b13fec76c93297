import LowLevel
import SourceFacts

/// Resolves inclusions to files, and computes everything that a file includes.
struct InclusionGraph: Sendable {
  private let paths: [String]
  private let byPath: [String: Int]
  private let byBaseName: [Substring: [Int]]
  /// The project's files that each file includes.
  private(set) var included: [[Int]] = []
  /// Prefix headers (`.pch`), which every file includes implicitly.
  private let prefixes: [Int]

  init(paths: [String], outlines: [Outline]) {
    self.paths = paths
    byPath = Dictionary(paths.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    byBaseName = Dictionary(grouping: paths.indices) { Self.baseName(paths[$0][...]) }
    prefixes = paths.indices.filter { paths[$0].hasSuffix(".pch") }
    included = outlines.enumerated().map { file, outline in
      outline.inclusions.compactMap { resolve($0, from: file) }
    }
  }

  private static func baseName(_ path: Substring) -> Substring {
    path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path
  }

  private static func folder(_ path: String) -> Substring {
    path.lastIndex(of: "/").map { path[..<$0] } ?? ""
  }

  /// The file in the folder of the includer, or else the nearest file with that name, because Xcode's header maps
  /// ignore folders.
  func resolve(_ inclusion: Outline.Inclusion, from file: Int) -> Int? {
    let folder = Self.folder(paths[file])
    if inclusion.isQuoted, let found = byPath[folder.isEmpty ? inclusion.path : "\(folder)/\(inclusion.path)"] {
      return found
    }
    guard let candidates = byBaseName[Self.baseName(inclusion.path[...])] else { return nil }
    if candidates.count == 1 { return candidates[0] }
    return candidates.max { left, right in
      (matchRank(left, inclusion.path, folder), -left) < (matchRank(right, inclusion.path, folder), -right)
    }
  }

  /// The rank of a file: by the number of matching path components at its end, then by the number of folders shared
  /// with the includer.
  private func matchRank(_ candidate: Int, _ written: String, _ folder: Substring) -> Int {
    let tail = zip(paths[candidate].pieces(at: "/").reversed(), written.pieces(at: "/").reversed())
      .prefix { $0.0 == $0.1 }.count
    let shared = zip(paths[candidate].pieces(at: "/"), folder.pieces(at: "/")).prefix { $0.0 == $0.1 }.count
    return tail * 1000 + shared
  }

  /// All files that a file includes, directly or indirectly, dependencies first; without the file itself and the files
  /// in `broken`.
  func closure(of file: Int, broken: Set<Int>) -> [Int] {
    var order: [Int] = []
    var seen: Set<Int> = [file]
    // An explicit stack, because headers may include each other in long chains and cycles.
    var stack: [(file: Int, next: Int)] = []
    for root in nearestPrefix(of: file) + [file] {
      if root != file {
        guard seen.insert(root).inserted else { continue }
      }
      stack.append((root, 0))
      while let (current, next) = stack.last {
        if next < included[current].count {
          stack[stack.count - 1].next += 1
          let target = included[current][next]
          if seen.insert(target).inserted { stack.append((target, 0)) }
        } else {
          stack.removeLast()
          if current != file, !broken.contains(current) { order.append(current) }
        }
      }
    }
    return order
  }

  private func nearestPrefix(of file: Int) -> [Int] {
    guard prefixes.count > 1 else { return prefixes.filter { $0 != file } }
    let folder = Self.folder(paths[file])
    let nearest = prefixes.max { (matchRank($0, "", folder), -$0) < (matchRank($1, "", folder), -$1) }
    return [nearest].compactMap { $0 }.filter { $0 != file }
  }
}
