import DependencyGraph

extension SymbolTable {
  /// Whether two files are compiled into one module.
  @inline(__always)
  func shareModule(_ one: Int, _ other: Int) -> Bool { groups.shareModule(one, other) }

  /// Whether a member can be used in a file, whatever module it comes from: Swift lets the extensions of all modules
  /// through that any file of the own module imports.
  @inline(__always)
  func isMemberVisible(_ entity: Int32, from file: Int) -> Bool {
    let entity = entities[Int(entity)]
    if entity.file == file || entity.file < 0 { return true }
    if entity.access == .file { return false }
    if entity.flags.contains(.objectiveC) { return isHeaderVisible(Int(entity.file), from: file) }
    return shareModule(Int(entity.file), file) || isMemberImported(entity, from: file)
  }

  func isMemberImported(_ entity: Entity, from file: Int) -> Bool {
    let theirs = files[Int(entity.file)].modules
    if entity.access == .everywhere {
      return files[file].modules.contains { own in theirs.contains { imports.sees(own, $0) } }
    }
    return imports.imports(of: file).contains { visible in visible.isTestable && theirs.contains { own in own.raw == visible.module } }
  }
}
