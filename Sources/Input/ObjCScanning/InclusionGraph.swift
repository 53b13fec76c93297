import LowLevel
import SourceFacts

/// Which file an inclusion means, and what a file includes in all.
struct InclusionGraph: Sendable {
  private let paths: [String]
  private let byPath: [String: Int]
  private let byBaseName: [Substring: [Int]]
  /// The files that each file includes, as far as they belong to the project.
  private(set) var included: [[Int]] = []
  /// Prefix headers (`.pch`), which every file includes without saying so.
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

  /// Beside the file, else the file of that name, the nearest of several: Xcode's header maps know no folders.
  func resolve(_ inclusion: Outline.Inclusion, from file: Int) -> Int? {
    let folder = Self.folder(paths[file])
    if inclusion.isQuoted, let found = byPath[folder.isEmpty ? inclusion.path : "\(folder)/\(inclusion.path)"] {
      return found
    }
    guard let candidates = byBaseName[Self.baseName(inclusion.path[...])] else { return nil }
    if candidates.count == 1 { return candidates[0] }
    return candidates.max { left, right in
      (closeness(left, inclusion.path, folder), -left) < (closeness(right, inclusion.path, folder), -right)
    }
  }

  /// How much of the written path a file ends with, then how many folders it shares with the includer.
  private func closeness(_ candidate: Int, _ written: String, _ folder: Substring) -> Int {
    let tail = zip(paths[candidate].pieces(at: "/").reversed(), written.pieces(at: "/").reversed())
      .prefix { $0.0 == $0.1 }.count
    let shared = zip(paths[candidate].pieces(at: "/"), folder.pieces(at: "/")).prefix { $0.0 == $0.1 }.count
    return tail * 1000 + shared
  }

  /// All that a file includes, directly or not, includes first; not the file itself, nor one in `broken`.
  func closure(of file: Int, broken: Set<Int>) -> [Int] {
    var order: [Int] = []
    var seen: Set<Int> = [file]
    // A stack of files with the next inclusion to look at: headers may include each other in long chains and loops.
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
    let nearest = prefixes.max { (closeness($0, "", folder), -$0) < (closeness($1, "", folder), -$1) }
    return [nearest].compactMap { $0 }.filter { $0 != file }
  }
}
