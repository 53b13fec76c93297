import DependencyGraph
import LowLevel
import SourceFacts
import Tables

typealias GroupID = ID<FileGroups.Group>

/// Groups files that belong to the same modules.
struct FileGroups: Sendable {
  enum Group {}

  /// For files in a single module, the group's number is that of the module. Nil for files in no module.
  private let ofFile: Table<FileID, OptionalID<Group>>
  /// The modules in the order of lookup. For files in several modules the one that shares files with the fewest others
  /// comes first, because a project may list all files of its modules in another one again. Of equal ones the longest
  /// name comes first: extensions of an app are named after it. Files of a single module do not change this order.
  private let modules: Table<GroupID, [ModuleID]>
  private let first: Table<GroupID, ModuleID>
  /// Groups from here on belong to several modules.
  private let firstMixed: GroupID
  /// For each group a row of bits, one for each module.
  private var bits: [UInt64]
  private let wordsPerGroup: Int

  init(_ files: Table<FileID, GraphFile>, _ names: Table<ModuleID, String>) {
    let moduleCount = names.count
    var groups: Table<FileID, OptionalID<Group>> = []
    groups.reserveCapacity(files.count)
    var mixed: [[ModuleID]] = []
    var last = 0
    for file in files.indices {
      let own = files[file].modules
      if own.count < 2 {
        groups.append(OptionalID(own.first.map { GroupID(raw: $0.raw) }))
        continue
      }
      // Adjacent files usually belong to the same modules.
      if mixed.isEmpty || mixed[last] != own { last = mixed.firstIndex(of: own) ?? mixed.count }
      if last == mixed.count { mixed.append(own) }
      groups.append(OptionalID(GroupID(moduleCount + last)))
    }
    ofFile = groups
    modules = Table(names.indices.map { [$0] } + Self.sorted(mixed, names))
    first = modules.mapValues { $0[0] }
    firstMixed = GroupID(moduleCount)
    wordsPerGroup = (moduleCount + 63) / 64
    bits = [UInt64](repeating: 0, count: modules.count * wordsPerGroup)
    for (group, modules) in modules.entries {
      for module in modules { bits[group.index * wordsPerGroup + module.index >> 6] |= 1 << UInt64(module.index & 63) }
    }
  }

  /// Sorts the modules of each list by the number of modules with which they are in a list, then by name.
  private static func sorted(_ lists: [[ModuleID]], _ names: Table<ModuleID, String>) -> [[ModuleID]] {
    if lists.isEmpty { return [] }
    var partners = Table<ModuleID, Set<ModuleID>>(repeating: [], count: names.count)
    for list in lists {
      for module in list { partners[module].formUnion(list) }
    }
    func rank(_ module: ModuleID) -> (Int, Int, ModuleID) {
      (partners[module].count, -names[module].utf8.count, module)
    }
    return lists.map { list in list.sorted { rank($0) < rank($1) } }
  }

  /// Whether a module is one of those of a file.
  @inline(__always)
  func isOf(_ module: ModuleID, _ file: FileID) -> Bool {
    guard let group = ofFile[file].id else { return false }
    return bits[group.index &* wordsPerGroup &+ module.index >> 6] & 1 << UInt64(module.index & 63) != 0
  }

  var count: Int { modules.count }

  @inline(__always)
  func group(of file: FileID) -> GroupID? { ofFile[file].id }

  /// The modules of a file, in the order of lookup.
  @inline(__always)
  func modules(of file: FileID) -> [ModuleID] {
    guard let group = ofFile[file].id else { return [] }
    return modules[group]
  }

  /// The first of them.
  @inline(__always)
  func nearest(_ file: FileID) -> ModuleID? {
    guard let group = ofFile[file].id else { return nil }
    return first[group]
  }

  /// Whether two files are compiled into one module.
  @inline(__always)
  func shareModule(_ one: FileID, _ other: FileID) -> Bool {
    guard let first = ofFile[one].id, let second = ofFile[other].id else { return false }
    if first == second { return true }
    return max(first, second) >= firstMixed && shareOneModule(one, other)
  }

  private func shareOneModule(_ one: FileID, _ other: FileID) -> Bool {
    modules(of: one).contains { modules(of: other).contains($0) }
  }
}
