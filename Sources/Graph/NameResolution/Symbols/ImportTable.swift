import DependencyGraph
import LowLevel
import SourceFacts
import Tables

/// What each file can see of other modules in the project.
struct ImportTable: Sendable {
  struct Visible: Hashable, Sendable {
    private let moduleField: OptionalID<ProjectModule>
    /// `@testable`: internal declarations are visible too.
    var isTestable: Bool
    /// The merged name of a single imported declaration; 0 for the whole module.
    var only: UInt32
    /// The number of re-exports on the way. A smaller distance shadows a larger one. A single imported declaration
    /// shadows whole modules.
    var distance: Int32

    init(module: ModuleID?, isTestable: Bool, only: UInt32, distance: Int32) {
      moduleField = OptionalID(module)
      (self.isTestable, self.only, self.distance) = (isTestable, only, distance)
    }

    /// Nil for a single declaration of a module outside the project.
    @inline(__always) var module: ModuleID? { moduleField.id }
  }

  /// One list of imports for all files with the same modules and imports.
  private var lists = Runs<ID<Imports>, Visible>()
  private var listOf: Table<FileID, ID<Imports>> = []
  /// Whether a file imports single declarations.
  private(set) var namesDeclarations: Table<FileID, Bool> = []
  /// The merged name of each module.
  private(set) var moduleNames: Table<ModuleID, UInt32> = []
  /// Modules by merged name. Several, if targets for different platforms or two projects have modules of one name.
  private var modulesOf: [UInt32: [ModuleID]] = [:]
  private var namesakes = ModuleNamesakes([], modules: [])
  /// For each module a row of bits, one for each module that its files can use, also through the imports of other
  /// files.
  private var reachable: [UInt64] = []
  private var wordsPerModule = 0

  init() {}

  func imports(of file: FileID) -> ArraySlice<Visible> { lists[listOf[file]] }

  init(files: Table<FileID, GraphFile>, modules: Table<ModuleID, String>, names: inout MergedNames) {
    moduleNames = modules.mapValues { names.intern($0) }
    for (module, name) in moduleNames.entries { modulesOf[name, default: []].append(module) }
    namesakes = ModuleNamesakes(files, modules: modules)
    let (reexports, shared) = reexports(files, &names, count: modules.count)
    let reexportsAny = !(reexports.allSatisfy(\.isEmpty) && shared.allSatisfy(\.isEmpty))
    let isModule = Self.marked(moduleNames.elements)
    var marks = ModuleMarks(count: modules.count)
    var known: [Imports: ID<Imports>] = [:]
    var lists = Runs<ID<Imports>, Visible>.Builder()
    var list: [Visible] = []
    listOf.reserveCapacity(files.count)
    namesDeclarations = Table(repeating: false, count: files.count)
    for file in files.indices {
      let own = files[file].modules
      list.removeAll(keepingCapacity: true)
      for fact in files[file].facts.imports where fact.kind != .header && fact.kind != .forward {
        let only = fact.kind == .module ? 0 : Self.lastComponent(fact, files[file], &names)
        if fact.kind != .module { namesDeclarations[file] = true }
        let name = names.merged(fact.module, in: file)
        let isKnown = Int(name) < isModule.count && isModule[Int(name)]
        let known = isKnown ? self.modules(named: name, from: files[file].path) : []
        for module in isKnown ? known.map(Optional.some) : only == 0 ? [] : [nil] {
          list.append(
            Visible(
              module: module, isTestable: fact.flags.contains(.testable), only: only, distance: only == 0 ? 0 : -1))
        }
      }
      for module in own where !shared[module].isEmpty { list += shared[module] }
      let imports = Imports(own: own, list: list)
      if let same = known[imports] {
        listOf.append(same)
        continue
      }
      Self.removeDuplicates(&list, &marks)
      for module in own { list.append(Visible(module: module, isTestable: true, only: 0, distance: -1)) }
      if reexportsAny { Self.addReexports(to: &list, reexports, shared, &marks) }
      list.removeAll { visible in visible.only == 0 && own.contains { $0 == visible.module } }
      let id = ID<Imports>(known.count)
      lists.append(contentsOf: list)
      lists.close(id)
      known[imports] = id
      listOf.append(id)
    }
    self.lists = lists.runs(ownerCount: known.count)
    findReachable(known, modules.count)
  }

  /// The modules that an import of this name means: none, one, or several for different platforms.
  func modules(named name: UInt32, from path: String) -> [ModuleID] {
    modulesOf[name].map { namesakes.nearest(of: $0, to: path) } ?? []
  }

  /// A file's imports and modules.
  private struct Imports: Hashable {
    let own: [ModuleID]
    let list: [Visible]

    func hash(into hasher: inout Hasher) {
      var hash = NameHash()
      for module in own { hash.add(UInt64(module.index)) }
      for visible in list {
        hash.add(visible.bits << 1 | (visible.isTestable ? 1 : 0))
      }
      hasher.combine(hash.finished(UInt64(own.count)))
    }
  }

  /// For each name, whether it is in a list.
  private static func marked(_ names: [UInt32]) -> [Bool] {
    var isMarked = [Bool](repeating: false, count: Int(names.max() ?? 0) + 1)
    for name in names { isMarked[Int(name)] = true }
    return isMarked
  }

  /// Removes duplicates except the first; `@testable` in any of them counts for all.
  private static func removeDuplicates(_ list: inout [Visible], _ marks: inout ModuleMarks) {
    if list.count < 2 { return }
    marks.clear()
    var singles: [UInt64: Int] = [:]
    var count = 0
    for visible in list {
      let whole = visible.only == 0 ? visible.module : nil
      let key = visible.bits
      if let place = whole.map({ marks[$0] }) ?? singles[key] {
        list[place].isTestable = list[place].isTestable || visible.isTestable
        continue
      }
      if let whole { marks[whole] = count } else { singles[key] = count }
      list[count] = visible
      count += 1
    }
    list.removeSubrange(count...)
  }

  private static func lastComponent(_ fact: ImportFact, _ file: GraphFile, _ names: inout MergedNames) -> UInt32 {
    let path = file.facts.text(fact.path)
    return names.intern(String(path.pieces(at: ".").last ?? ""))
  }

  /// For each module, what its files re-export: modules and single declarations (`@_exported import struct
  /// Module.Name`), which all files of the module see.
  private func reexports(
    _ files: Table<FileID, GraphFile>, _ names: inout MergedNames, count: Int
  ) -> (modules: Table<ModuleID, [ModuleID]>, singles: Table<ModuleID, [Visible]>) {
    var modules = Table<ModuleID, [ModuleID]>(repeating: [], count: count)
    var singles = Table<ModuleID, [Visible]>(repeating: [], count: count)
    for file in files.indices {
      for fact in files[file].facts.imports where fact.flags.contains(.exported) {
        let only = fact.kind == .module ? 0 : Self.lastComponent(fact, files[file], &names)
        let known = self.modules(named: names.merged(fact.module, in: file), from: files[file].path)
        let targets = known.isEmpty && fact.kind != .module ? [nil] : known.map(Optional.some)
        for target in targets {
          for own in files[file].modules {
            if fact.kind != .module {
              singles[own].append(Visible(module: target, isTestable: false, only: only, distance: -1))
            } else if let target, own != target, !modules[own].contains(target) {
              modules[own].append(target)
            }
          }
        }
      }
    }
    return (modules, singles)
  }

  /// Adds re-exports breadth first, each module once.
  private static func addReexports(
    to list: inout [Visible], _ exports: Table<ModuleID, [ModuleID]>, _ singles: Table<ModuleID, [Visible]>,
    _ marks: inout ModuleMarks
  ) {
    marks.clear()
    for visible in list where visible.only == 0 {
      if let module = visible.module { marks[module] = 0 }
    }
    var next = 0
    while next < list.count {
      let from = list[next]
      next += 1
      guard from.only == 0, let source = from.module else { continue }
      let distance = max(0, from.distance + 1)
      for module in exports[source] where marks[module] == nil {
        marks[module] = 0
        list.append(Visible(module: module, isTestable: false, only: 0, distance: distance))
      }
      // Declarations of the file's own module are already visible.
      if from.distance < 0 { continue }
      for single in singles[source] where single.module != nil {
        list.append(Visible(module: single.module, isTestable: false, only: single.only, distance: distance))
      }
    }
  }

  /// Whether members of another module are visible in files of a module, also through the imports of other files.
  func sees(_ module: ModuleID, _ other: ModuleID) -> Bool {
    reachable[module.index * wordsPerModule + (other.index >> 6)] & 1 << UInt64(other.index & 63) != 0
  }

  private mutating func findReachable(_ known: [Imports: ID<Imports>], _ count: Int) {
    wordsPerModule = (count + 63) / 64
    reachable = [UInt64](repeating: 0, count: count * wordsPerModule)
    for (imports, id) in known {
      for module in imports.own {
        let row = module.index * wordsPerModule
        for visible in lists[id] {
          guard let module = visible.module else { continue }
          reachable[row + module.index >> 6] |= 1 << UInt64(module.index & 63)
        }
      }
    }
    var pairs: [(source: ID<Group>, target: ID<Group>)] = []
    for module in ModuleID(0)..<ModuleID(count) {
      for other in modules(inRow: module) { pairs.append((ID<Group>(module.index), ID<Group>(other.index))) }
    }
    // Modules in an import cycle reach the same modules. Components come in an order in which imported ones are first.
    let edges = GroupEdges(groupCount: count, pairs: pairs)
    let components = StronglyConnectedComponents(of: edges)
    for component in components.components {
      let members = components.members(of: component)
      var row = [UInt64](repeating: 0, count: wordsPerModule)
      for member in members {
        for other in [member] + edges.targets(from: member) {
          for word in 0..<wordsPerModule { row[word] |= reachable[other.index * wordsPerModule + word] }
        }
      }
      for member in members {
        for word in 0..<wordsPerModule { reachable[member.index * wordsPerModule + word] = row[word] }
      }
    }
  }

  /// The modules whose bits are set in a module's row.
  private func modules(inRow module: ModuleID) -> [ModuleID] {
    var list: [ModuleID] = []
    for word in 0..<wordsPerModule {
      var bits = reachable[module.index * wordsPerModule + word]
      while bits != 0 {
        list.append(ModuleID(word * 64 + bits.trailingZeroBitCount))
        bits &= bits - 1
      }
    }
    return list
  }
}

/// A mark for each module. Clearing all takes constant time.
private struct ModuleMarks {
  private var marks: Table<ModuleID, (generation: Int, number: Int)>
  private var generation = 1

  init(count: Int) { marks = Table(repeating: (0, 0), count: count) }

  mutating func clear() { generation += 1 }

  subscript(module: ModuleID) -> Int? {
    get { marks[module].generation == generation ? marks[module].number : nil }
    set { marks[module] = newValue.map { (generation, $0) } ?? (0, 0) }
  }
}

extension ImportTable.Visible {
  /// An import as a single number, for comparisons.
  fileprivate var bits: UInt64 { UInt64(UInt32(truncatingIfNeeded: (module?.index ?? -1) + 1)) << 32 | UInt64(only) }
}
