import Architecture
import DependencyGraph
import Findings
import LowLevel
import SourceFacts
import Tables

/// Finds files whose move to another layer may remove findings, best first.
struct MoveCandidates {
  struct Candidate {
    /// The file; in Objective-C, header and implementation move together.
    var files: [FileID]
    var layer: LayerID
    /// The new path of each file.
    var paths: [FileID: String]
    /// The number of violations that the move fixes, minus those that it introduces, which count less if layers are
    /// inferred.
    var score: Double
  }

  private let graph: DependencyGraph
  private let layers: LayerMap
  private let fileOfPath: [String: FileID]
  /// The files that each file refers to, and the files that refer to it (`users`).
  private let uses: [FileID: Set<FileID>]
  private let roleFit: RoleFit
  /// Files with an entry point of the app or of an extension, which stay where they are.
  private let isEntryPoint: Table<FileID, Bool>
  private let users: [FileID: Set<FileID>]
  /// The folders with files of a layer and modules, and the number of these files.
  private var folders: [FolderKey: [String: Int]] = [:]
  /// The number of files in each folder, at any depth. The paths end with a slash.
  private var filesBelow: [Substring: Int] = [:]
  /// The Objective-C files of each name without extension, in order.
  private var namesakes: [Substring: [FileID]] = [:]

  private struct FolderKey: Hashable {
    var layer: LayerID
    var modules: [ModuleID]
  }

  init(_ model: ArchitecturalModel) {
    graph = model.graph
    layers = model.layers
    roleFit = RoleFit(model)
    isEntryPoint = CompositionRoot(in: graph).isEntryPoint
    fileOfPath = Dictionary(
      graph.files.entries.map { ($0.1.path, $0.0) }, uniquingKeysWith: { first, _ in first })
    var (uses, users): ([FileID: Set<FileID>], [FileID: Set<FileID>]) = ([:], [:])
    for reference in graph.references {
      let target = graph.symbols[reference.target].file
      if target == reference.file { continue }
      uses[reference.file, default: []].insert(target)
      users[target, default: []].insert(reference.file)
    }
    (self.uses, self.users) = (uses, users)
    for (file, entry) in graph.files.entries { add(file, entry.path, entry.modules) }
  }

  private mutating func add(_ file: FileID, _ path: String, _ modules: [ModuleID]) {
    filesBelow["", default: 0] += 1
    for slash in path.indices where path[slash] == "/" { filesBelow[path[...slash], default: 0] += 1 }
    if !graph.files[file].isSwift { namesakes[Self.stem(path), default: []].append(file) }
    guard let layer = layers.layerOfFile[file], let slash = path.lastIndex(of: "/") else { return }
    folders[FolderKey(layer: layer, modules: modules), default: [:]][String(path[..<slash]), default: 0] += 1
  }

  /// The name of a file up to its first dot.
  private static func stem(_ path: String) -> Substring { path.lastPathComponent.prefix { $0 != "." } }

  /// - Parameter findings: findings about layers.
  func candidates(for findings: [Finding]) -> [Candidate] {
    var faults: [FileID: Set<FileID>] = [:]
    for finding in findings {
      let targets = finding.targets.compactMap { $0.file.flatMap { fileOfPath[$0] } }
      let sources = ([finding.position] + finding.evidence.map(\.position)).compactMap { fileOfPath[$0.file] }
      // A finding at a declaration, without targets, has the users of the declaration as evidence.
      let others = targets.isEmpty ? Array(sources.prefix(1)) : targets
      for source in Set(sources) {
        for target in others where target != source {
          faults[source, default: []].insert(target)
          faults[target, default: []].insert(source)
        }
      }
    }
    var found: [Candidate] = []
    for (file, others) in faults {
      let wanted = Set(others.compactMap { layers.layerOfFile[$0] })
      for layer in wanted where layer != layers.layerOfFile[file] && layer != LayerMap.root {
        if let candidate = candidate(file, to: layer, faults: others) { found.append(candidate) }
      }
    }
    return found.sorted { (-$0.score, $0.files[0], $0.layer) < (-$1.score, $1.files[0], $1.layer) }
  }

  private func candidate(_ file: FileID, to layer: LayerID, faults: Set<FileID>) -> Candidate? {
    let files = companions(of: file)
    guard files.first == file, files.allSatisfy({ !isEntryPoint[$0] && roleFit.fits($0, layer) }),
      let folder = folder(for: file, in: layer)
    else { return nil }
    // A configured layer must not lose its last file in a folder.
    if !layers.isInferred, emptiesFolder(files) { return nil }
    var paths: [FileID: String] = [:]
    for file in files {
      let path = "\(folder)/\(graph.files[file].path.lastPathComponent)"
      if fileOfPath[path] != nil { return nil }
      paths[file] = path
    }
    let fixed = faults.count { !isWrong(file, layer, with: $0) }
    // The order of inferred layers is checked in part, so that not every new violation is a finding.
    let weight = layers.isInferred ? 0.3 : 1
    let others = (uses[file] ?? []).union(users[file] ?? []).subtracting(faults)
    let broken = others.count { isWrong(file, layer, with: $0) }
    let score = Double(fixed) - weight * Double(broken)
    return fixed > 0 ? Candidate(files: files, layer: layer, paths: paths, score: score) : nil
  }

  private func emptiesFolder(_ files: [FileID]) -> Bool {
    let path = graph.files[files[0]].path
    let folder = path.dropLast(path.lastPathComponent.count)
    // All of the files are in this folder.
    return filesBelow[folder] == files.count
  }

  /// Whether the references between a file, if it were in a layer, and another file in its current layer violate the
  /// order of layers.
  private func isWrong(_ file: FileID, _ layer: LayerID, with other: FileID) -> Bool {
    let otherLayer = layers.layerOfFile[other]
    func isForbidden(_ source: LayerID?, _ target: LayerID?) -> Bool {
      switch layers.order(of: source, to: target) {
      case .below, .beside: true
      default: false
      }
    }
    return uses[file]?.contains(other) ?? false && isForbidden(layer, otherLayer)
      || users[file]?.contains(other) ?? false && isForbidden(otherLayer, layer)
  }

  /// The file itself; for Objective-C all files of the same name, in order; empty if these are in several folders.
  private func companions(of file: FileID) -> [FileID] {
    if graph.files[file].isSwift { return [file] }
    let path = graph.files[file].path
    let named = namesakes[Self.stem(path)] ?? []
    let folder = path.dropLast(path.lastPathComponent.count)
    return named.allSatisfy { graph.files[$0].path.dropLast(graph.files[$0].path.lastPathComponent.count) == folder }
      ? named : []
  }

  /// The folder of a layer, within the modules of a file, that is nearest to the file; of several the one that
  /// is least deep, then the one with the most files.
  func folder(for file: FileID, in layer: LayerID) -> String? {
    let own = graph.files[file].path
    let counts = folders[FolderKey(layer: layer, modules: graph.files[file].modules)] ?? [:]
    let parts = own.split(separator: "/")
    func sharedDepth(_ folder: String) -> Int { zip(parts, folder.split(separator: "/")).prefix { $0 == $1 }.count }
    let current = own.lastIndex(of: "/").map { String(own[..<$0]) }
    func order(_ folder: String) -> (Int, Int, Int, String) {
      (-sharedDepth(folder), folder.split(separator: "/").count, -(counts[folder] ?? 0), folder)
    }
    return counts.keys.filter { $0 != current }.map(order).min { $0 < $1 }?.3
  }
}

/// Which layers have types with the same roles as a file: a view controller does not belong in the model layer,
/// whatever uses it.
private struct RoleFit {
  private var rolesOfFile: [FileID: RoleSet] = [:]
  /// The number of files for each layer and role; `files` has the number of files in each layer.
  private var counts: [LayerID: [Role: Int]] = [:]
  private var files: [LayerID: Int] = [:]

  /// A layer is for a role if at least one in this many of its files has the role.
  private static let leastShare = 10

  init(_ model: ArchitecturalModel) {
    let graph = model.graph
    for type in graph.types { rolesOfFile[graph.symbols[type].file, default: []].formUnion(model.roles(of: type)) }
    for (file, layer) in model.layers.layerOfFile.entries {
      guard let layer else { continue }
      files[layer, default: 0] += 1
      for role in rolesOfFile[file]?.roles ?? [] { counts[layer, default: [:]][role, default: 0] += 1 }
    }
  }

  func fits(_ file: FileID, _ layer: LayerID) -> Bool {
    (rolesOfFile[file]?.roles ?? []).allSatisfy { role in
      (counts[layer]?[role] ?? 0) * Self.leastShare >= files[layer] ?? 0
    }
  }
}
