import DependencyGraph
import SourceFacts
import Tables

/// Files that are of the same modules are of one group.
struct FileGroups: Sendable {
  /// By file. The group of files of one module alone has its number; -1 for files of none.
  let ofFile: [Int32]
  /// By group: its modules in the order in which a name is looked up in them. Files of several count for the smallest first, since a
  /// project may list all files of its modules once more in one.
  private let modules: [[Int32]]
  private let first: [Int32]
  private let moduleCount: Int32
  /// For each group a row of bits, one for each module.
  private var bits: [UInt64]
  private let wordsPerGroup: Int

  init(_ files: [GraphFile], _ moduleCount: Int) {
    var sizes = [Int](repeating: 0, count: moduleCount)
    var groups: [Int32] = []
    groups.reserveCapacity(files.count)
    var mixed: [[ModuleID]] = []
    var last = 0
    for file in files.indices {
      let own = files[file].modules
      for module in own { sizes[module.index] += 1 }
      if own.count < 2 {
        groups.append(own.first?.raw ?? -1)
        continue
      }
      // Those side by side are mostly of the same.
      if mixed.isEmpty || mixed[last] != own { last = mixed.firstIndex(of: own) ?? mixed.count }
      if last == mixed.count { mixed.append(own) }
      groups.append(Int32(moduleCount + last))
    }
    ofFile = groups
    modules =
      (0..<Int32(moduleCount)).map { [$0] } + mixed.map { own in own.map { $0.raw }.sorted { (sizes[Int($0)], $0) < (sizes[Int($1)], $1) } }
    first = modules.map { $0[0] }
    self.moduleCount = Int32(moduleCount)
    wordsPerGroup = (moduleCount + 63) / 64
    bits = [UInt64](repeating: 0, count: modules.count * wordsPerGroup)
    for (group, modules) in modules.enumerated() {
      for module in modules { bits[group * wordsPerGroup + Int(module >> 6)] |= 1 << UInt64(module & 63) }
    }
  }

  /// Whether a module is one of those of a file.
  @inline(__always)
  func isOf(_ module: Int32, _ file: Int) -> Bool {
    let group = Int(ofFile[file])
    return group >= 0 && bits[group &* wordsPerGroup &+ Int(module >> 6)] & 1 << UInt64(module & 63) != 0
  }

  var count: Int { modules.count }

  /// The modules of a file, in the order of lookup.
  @inline(__always)
  func modules(of file: Int) -> [Int32] { ofFile[file] < 0 ? [] : modules[Int(ofFile[file])] }

  /// The first of them.
  @inline(__always)
  func nearest(_ file: Int) -> Int32? { ofFile[file] < 0 ? nil : first[Int(ofFile[file])] }

  /// Whether two files are compiled into one module.
  @inline(__always)
  func shareModule(_ one: Int, _ other: Int) -> Bool {
    let (first, second) = (ofFile[one], ofFile[other])
    if first == second { return first >= 0 }
    return max(first, second) >= moduleCount && shareOneModule(one, other)
  }

  private func shareOneModule(_ one: Int, _ other: Int) -> Bool {
    modules(of: one).contains { modules(of: other).contains($0) }
  }
}
