import SourceFacts
import Tables

/// The files of a project and the modules that they are of.
struct SourceFiles: Sendable {
  let all: Table<FileID, GraphFile>
  let modules: Table<ModuleID, String>
  /// Which files are of the same modules.
  let groups: FileGroups
  /// Which files are of the C family.
  let isObjectiveC: Table<FileID, Bool>
  /// Whether any file is.
  let hasObjectiveC: Bool
  /// The number of nodes of the file that has most.
  let mostNodes: Int
  /// The number of declarations of the file that has most.
  let mostDeclarations: Int

  init(_ files: Table<FileID, GraphFile>, modules: Table<ModuleID, String>) {
    (all, self.modules) = (files, modules)
    groups = FileGroups(files, modules.count)
    isObjectiveC = Table(files.indices.map { !files[$0].isSwift })
    hasObjectiveC = isObjectiveC.contains(true)
    mostNodes = files.indices.reduce(0) { max($0, files[$1].facts.nodes.count) }
    mostDeclarations = files.indices.reduce(0) { max($0, files[$1].facts.declarations.count) }
  }

  @inline(__always) var count: Int { all.count }
  @inline(__always) var indices: Range<FileID> { FileID(0)..<FileID(all.count) }

  @inline(__always)
  subscript(file: FileID) -> GraphFile { all[file] }

  /// Whether two files are compiled into one module.
  @inline(__always)
  func shareModule(_ one: FileID, _ other: FileID) -> Bool { groups.shareModule(one, other) }
}
