import LowLevel
import SourceFacts
import Tables

/// Numbers the modules of the files that are read.
struct ModuleList {
  private(set) var names: Table<ModuleID, String> = []
  /// Unique, for reports.
  private(set) var targets: Table<ModuleID, String> = []
  private(set) var headers: Table<ModuleID, ModuleHeaders> = []
  private(set) var files: [WorkspaceFile] = []
  /// The module of each target that has one.
  private var indices: [Int: ModuleID] = [:]
  /// The module of files that no project lists.
  private(set) var baseModule: ModuleID?
  private static let baseName = "App"

  /// - Parameter members: for each path, the targets that it is compiled into. If there are none, it belongs to the
  ///   module of files that no project lists.
  init(paths: [String], members: [[Int]], targets: [BuildTarget]) {
    let used = Self.distinct(targets, members)
    let labels = used.map { targets[$0].name }
    for (index, target) in used.enumerated() {
      indices[target] = names.append(targets[target].module)
      headers.append(targets[target].headers)
      // Includes the project if another target has the same name.
      let isUnique = labels.count { $0 == labels[index] } == 1
      self.targets.append(isUnique ? labels[index] : "\(labels[index]) (\(targets[target].project))")
    }
    // Usually the same as for the previous file, and then stored once.
    var last: (members: [Int], modules: [ModuleID]) = ([], [])
    var modules: [[ModuleID]] = []
    modules.reserveCapacity(paths.count)
    for members in members {
      if members != last.members { last = (members, indices(ofTargets: members)) }
      modules.append(last.modules)
    }
    addBase(to: &modules)
    files = zip(paths, modules).map { WorkspaceFile(path: $0, modules: $1) }
  }

  /// The modules of targets, ascending; targets without code have none.
  func indices(ofTargets targets: [Int]) -> [ModuleID] { targets.compactMap { indices[$0] }.sorted() }

  /// Targets with files, sorted by name. Of targets with the same name and files, such as those of a package and a
  /// project, only one is returned.
  private static func distinct(_ targets: [BuildTarget], _ members: [[Int]]) -> [Int] {
    let filesOf = files(of: targets, members)
    var seen: [String: [Int]] = [:]
    return targets.indices
      .filter { target in
        if filesOf[target].isEmpty
          || seen[targets[target].module]?.contains(where: { filesOf[$0] == filesOf[target] }) ?? false
        {
          return false
        }
        seen[targets[target].module, default: []].append(target)
        return true
      }
      .sorted { left, right in
        if targets[left].module != targets[right].module {
          return targets[left].module.precedesByBytes(targets[right].module)
        }
        return targets[left].name == targets[right].name
          ? left < right : targets[left].name.precedesByBytes(targets[right].name)
      }
  }

  private static func files(of targets: [BuildTarget], _ members: [[Int]]) -> [[Int]] {
    var filesOf = [[Int]](repeating: [], count: targets.count)
    for (file, members) in members.enumerated() {
      for target in members { filesOf[target].append(file) }
    }
    return filesOf
  }

  /// Files that no project lists form their own module, whose name does not depend on the folder's location.
  private mutating func addBase(to modules: inout [[ModuleID]]) {
    guard modules.contains(where: { $0.isEmpty }) else { return }
    let module = names.append(Self.baseName)
    headers.append(ModuleHeaders())
    targets.append(targets.contains(Self.baseName) ? "\(Self.baseName) (.)" : Self.baseName)
    baseModule = module
    let own = [module]
    for file in modules.indices where modules[file].isEmpty { modules[file] = own }
  }
}
