import DependencyGraph
import SourceFacts
import Tables

extension SymbolTable {
  /// Whether a member can be used in a file, whatever module it comes from: Swift lets the extensions of all modules
  /// through that any file of the own module imports.
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
