import DependencyGraph
import SourceFacts
import Tables

extension SymbolTable {
  /// Whether a member can be used in a file. In Swift, members in an extension of any module are visible if some file
  /// of the own module imports that module.
  @inline(__always)
  func isMemberVisible(_ entity: EntityID, from file: FileID) -> Bool {
    let entity = entities[entity]
    guard let home = entity.file, home != file else { return true }
    if entity.access == .file { return false }
    if entity.flags.contains(.objectiveC) { return isHeaderVisible(home, from: file) }
    return files.shareModule(home, file) || isMemberImported(entity, from: file)
  }

  func isMemberImported(_ entity: Entity, from file: FileID) -> Bool {
    let theirs = files[entity.home].modules
    if entity.access == .everywhere {
      return files[file].modules.contains { own in theirs.contains { imports.sees(own, $0) } }
    }
    return imports.imports(of: file).contains { visible in
      guard visible.isTestable, let module = visible.module else { return false }
      return theirs.contains(module)
    }
  }
}
