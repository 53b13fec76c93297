import SourceFacts
import Tables

/// The files of a project and their modules.
struct SourceFiles: Sendable {
  let all: Table<FileID, GraphFile>
  let modules: Table<ModuleID, String>
  /// Groups of files with the same modules.
  let groups: FileGroups
  /// Whether each file is in C or Objective-C.
  let isObjectiveC: Table<FileID, Bool>
  /// Whether there is any such file.
  let hasObjectiveC: Bool
  /// The number of nodes in the file with the most.
  let mostNodes: Int
  /// The number of declarations in the file with the most.
  let mostDeclarations: Int

  init(_ files: Table<FileID, GraphFile>, modules: Table<ModuleID, String>) {
    (all, self.modules) = (files, modules)
    groups = FileGroups(files, modules)
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
