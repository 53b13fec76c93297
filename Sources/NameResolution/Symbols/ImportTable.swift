import DependencyGraph
import SourceFacts

/// What each file sees of the project's other modules.
struct ImportTable: Sendable {
  struct Visible: Sendable {
    /// -1 for a single declaration of a module that is not the project's.
    var module: Int32
    /// `@testable`: internal declarations are visible too.
    var isTestable: Bool
    /// Merged name of the one declaration that was imported, or 0 for all.
    var only: UInt32
    /// Through how many re-exports it comes; less hides more. Single declarations hide what whole modules bring.
    var distance: Int32
  }

  private var visible: [Visible] = []
  private var first: [Int32] = [0]
  /// Merged name of each module.
  private(set) var moduleNames: [UInt32] = []
  /// Modules by merged name: several, where targets for different platforms build one.
  private(set) var modulesOf: [UInt32: [Int32]] = [:]
  /// For each module those that its files see, through other files' imports too: their members can be used.
  private(set) var reachable: [Set<Int32>] = []

  init() {}

  func imports(of file: Int) -> ArraySlice<Visible> { visible[Int(first[file])..<Int(first[file + 1])] }

  init(files: [GraphFile], modules: [String], names: inout MergedNames) {
    moduleNames = modules.map { names.intern($0) }
    for (index, name) in moduleNames.enumerated() { modulesOf[name, default: []].append(Int32(index)) }
    let reexports = Self.reexports(files, names, modulesOf, count: modules.count)
    let shared = Self.singleReexports(files, &names, modulesOf, count: modules.count)
    let reexportsAny = !(reexports.allSatisfy(\.isEmpty) && shared.allSatisfy(\.isEmpty))
    for file in files.indices {
      let own = files[file].modules
      var list: [Visible] = []
      for fact in files[file].facts.imports where fact.kind != .header && fact.kind != .forward {
        let only = fact.kind == .module ? 0 : Self.lastComponent(fact, files[file], &names)
        for module in modulesOf[names.merged(fact.module, in: file)] ?? (only == 0 ? [] : [-1]) {
          list.append(
            Visible(
              module: module, isTestable: fact.flags.contains(.testable), only: only, distance: only == 0 ? 0 : -1))
        }
      }
      for module in own { list += shared[Int(module)] }
      Self.removeDuplicates(&list)
      for module in own { list.append(Visible(module: module, isTestable: true, only: 0, distance: -1)) }
      if reexportsAny { Self.addReexports(to: &list, reexports, shared) }
      list.removeAll { own.contains($0.module) && $0.only == 0 }
      visible += list
      first.append(Int32(visible.count))
    }
    findReachable(files, modules.count)
  }

  /// Keeps the first of each; any `@testable` counts for all.
  private static func removeDuplicates(_ list: inout [Visible]) {
    if list.count < 2 { return }
    var places: [UInt64: Int] = [:]
    var kept: [Visible] = []
    for visible in list {
      let key = UInt64(UInt32(bitPattern: visible.module)) << 32 | UInt64(visible.only)
      if let place = places[key] {
        kept[place].isTestable = kept[place].isTestable || visible.isTestable
      } else {
        places[key] = kept.count
        kept.append(visible)
      }
    }
    list = kept
  }

  private static func lastComponent(_ fact: ImportFact, _ file: GraphFile, _ names: inout MergedNames) -> UInt32 {
    let path = file.facts.text(fact.path)
    return names.intern(String(path.split(separator: ".").last ?? ""))
  }

  private static func reexports(
    _ files: [GraphFile], _ names: MergedNames, _ modulesOf: [UInt32: [Int32]], count: Int
  ) -> [[Int32]] {
    var exports = [[Int32]](repeating: [], count: count)
    for file in files.indices {
      for fact in files[file].facts.imports where fact.flags.contains(.exported) && fact.kind == .module {
        for target in modulesOf[names.merged(fact.module, in: file)] ?? [] {
          for module in files[file].modules where module != target && !exports[Int(module)].contains(target) {
            exports[Int(module)].append(target)
          }
        }
      }
    }
    return exports
  }

  /// `@_exported import struct Module.Name`: seen by every file of the module.
  private static func singleReexports(
    _ files: [GraphFile], _ names: inout MergedNames, _ modulesOf: [UInt32: [Int32]], count: Int
  ) -> [[Visible]] {
    var exports = [[Visible]](repeating: [], count: count)
    for file in files.indices {
      for fact in files[file].facts.imports where fact.flags.contains(.exported) && fact.kind != .module {
        let only = lastComponent(fact, files[file], &names)
        for module in modulesOf[names.merged(fact.module, in: file)] ?? [-1] {
          for own in files[file].modules {
            exports[Int(own)].append(Visible(module: module, isTestable: false, only: only, distance: -1))
          }
        }
      }
    }
    return exports
  }

  /// Breadth first, each module once.
  private static func addReexports(to list: inout [Visible], _ exports: [[Int32]], _ singles: [[Visible]]) {
    var seen = [Bool](repeating: false, count: exports.count)
    for visible in list where visible.only == 0 && visible.module >= 0 { seen[Int(visible.module)] = true }
    var next = 0
    while next < list.count {
      let from = list[next]
      next += 1
      guard from.only == 0, from.module >= 0 else { continue }
      let distance = max(0, from.distance + 1)
      for module in exports[Int(from.module)] where !seen[Int(module)] {
        seen[Int(module)] = true
        list.append(Visible(module: module, isTestable: false, only: 0, distance: distance))
      }
      // The own module's are in the list.
      if from.distance < 0 { continue }
      for single in singles[Int(from.module)] where single.module >= 0 {
        list.append(Visible(module: single.module, isTestable: false, only: single.only, distance: distance))
      }
    }
  }

  private mutating func findReachable(_ files: [GraphFile], _ count: Int) {
    reachable = [Set<Int32>](repeating: [], count: count)
    for file in files.indices {
      for module in files[file].modules {
        for visible in imports(of: file) where visible.module >= 0 { reachable[Int(module)].insert(visible.module) }
      }
    }
    for module in 0..<count {
      var queue = reachable[module].sorted()
      var seen = reachable[module]
      while let next = queue.popLast() {
        for further in reachable[Int(next)] where seen.insert(further).inserted { queue.append(further) }
      }
      reachable[module] = seen
    }
  }
}
