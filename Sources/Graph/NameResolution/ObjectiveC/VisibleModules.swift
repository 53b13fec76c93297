import DependencyGraph
import LowLevel
import SourceFacts
import Tables

/// The modules whose C declarations an Objective-C file can use: its own, those of the headers that it includes,
/// directly or indirectly, and those that these name. A function, constant or macro of the same name in any other
/// module is not meant: a library in the repository may declare what the system declares too.
struct VisibleModules: Sendable {
  /// The number of words for each file; each bit is a module.
  private let width: Int
  /// Empty if every module counts as visible: the project is too large, or its headers have too many include
  /// cycles.
  private var words: [UInt64] = []

  private static let maximumWords = 1 << 22
  /// Without include cycles one pass is enough; real projects need a few more.
  private static let maximumPasses = 16

  init() { width = 0 }

  init(_ files: SourceFiles, _ targets: Table<FileID, [FileID?]>, _ prefixes: Table<FileID, [FileID]>) {
    width = (files.modules.count + 63) / 64
    let (size, isTooLarge) = files.all.count.multipliedReportingOverflow(by: width)
    if isTooLarge || size > Self.maximumWords { return }
    words = Array(repeating: 0, count: size)
    let named = Dictionary(grouping: files.modules.indices) { files.modules[$0] }
    let included = Table<FileID, [FileID]>(
      files.indices.map { file in
        files.isObjectiveC[file] ? targets[file].compactMap(\.self) + prefixes[file] : []
      })
    for file in files.indices where files.isObjectiveC[file] {
      insert(files[file].modules, for: file)
      for (fact, target) in zip(files[file].facts.imports, targets[file]) where target == nil {
        for name in Self.names(of: fact, in: files[file].facts) { insert(named[name] ?? [], for: file) }
      }
    }
    let order = Self.includedFirst(files.indices.filter { files.isObjectiveC[$0] }, included)
    for _ in 0..<Self.maximumPasses {
      var isComplete = true
      for file in order {
        for target in included[file] where insert(allOf: target, for: file) { isComplete = false }
      }
      if isComplete { return }
    }
    words = []
  }

  func contains(anyOf modules: [ModuleID], for file: FileID) -> Bool {
    words.isEmpty
      || modules.contains { words[file.index * width + $0.index / 64] & (1 << UInt64($0.index % 64)) != 0 }
  }

  /// The files in an order in which each comes after those that it includes, except in include cycles.
  private static func includedFirst(_ files: [FileID], _ included: Table<FileID, [FileID]>) -> [FileID] {
    var order: [FileID] = []
    var isSeen = Table<FileID, Bool>(repeating: false, count: included.count)
    var path: [(file: FileID, next: Int)] = []
    for start in files where !isSeen[start] {
      isSeen[start] = true
      path = [(start, 0)]
      while let (file, next) = path.last {
        guard next < included[file].count else {
          order.append(file)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let target = included[file][next]
        if !isSeen[target] {
          isSeen[target] = true
          path.append((target, 0))
        }
      }
    }
    return order
  }

  /// The module names in an import without a file in the project: `Kit` in `@import Kit;`, `<Kit/View.h>` and
  /// `"Kit.h"`.
  private static func names(of fact: ImportFact, in facts: FrozenFacts) -> [String] {
    let file = facts.text(fact.path).pieces(at: "/").last ?? ""
    return [facts.text(fact.module), String(file.hasSuffix(".h") ? file.dropLast(2) : file)]
  }

  private mutating func insert(_ modules: [ModuleID], for file: FileID) {
    for module in modules { words[file.index * width + module.index / 64] |= 1 << UInt64(module.index % 64) }
  }

  /// Returns whether there were new ones.
  private mutating func insert(allOf included: FileID, for file: FileID) -> Bool {
    var isNew = false
    for word in 0..<width {
      let (old, other) = (words[file.index * width + word], words[included.index * width + word])
      if old | other != old {
        words[file.index * width + word] = old | other
        isNew = true
      }
    }
    return isNew
  }
}
