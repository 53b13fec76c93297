import DependencyGraph
import LowLevel
import SourceFacts
import Tables

/// Files that no project lists, and that declare a type which a listed file of the same module declares: what a move or
/// a rewrite left behind. They cannot be built together. In a module of their own they take no name from the code that
/// is built.
struct LeftoverFiles {
  private(set) var files: [GraphFile]
  private(set) var modules: [String]
  private(set) var paths: [String] = []

  /// - Parameter unlisted: paths of files that were taken as part of the target around them.
  init(_ files: [GraphFile], modules: [String], unlisted: [String]) {
    (self.files, self.modules) = (files, modules)
    let unlisted = Set(unlisted)
    if unlisted.isEmpty { return }
    let candidates = files.indices.filter { files[$0].isSwift && unlisted.contains(files[$0].path) }
    if candidates.isEmpty { return }
    let wanted = Set(candidates.flatMap { Self.types(in: files[$0]) })
    var built: Set<Declared> = []
    for file in files where file.isSwift && !unlisted.contains(file.path) {
      for type in Self.types(in: file) where wanted.contains(type) {
        for module in file.modules { built.insert(Declared(module: module, type: type)) }
      }
    }
    let leftovers = candidates.filter { file in
      Self.types(in: files[file]).contains { type in
        files[file].modules.contains { built.contains(Declared(module: $0, type: type)) }
      }
    }
    if leftovers.isEmpty { return }
    for file in leftovers { self.files[file].modules = [ModuleID(modules.count)] }
    self.modules.append("unlisted")
    paths = leftovers.map { files[$0].path }
  }

  private struct Declared: Hashable {
    let module: ModuleID
    let type: String
  }

  /// Names of the types that a file declares at its top, for others to see.
  private static func types(in file: GraphFile) -> [String] {
    file.facts.declarations.compactMap { declaration in
      guard declaration.parent == nil, declaration.kind.isNominalType,
        declaration.modifiers.isDisjoint(with: [.private, .fileprivate])
      else { return nil }
      return file.facts.text(declaration.name)
    }
  }

  /// For the reader.
  var note: String? {
    guard let first = paths.first else { return nil }
    let more = paths.count == 1 ? "" : " and \(paths.count - 1) more"
    return "in no project, and not judged, since listed files declare the same types: \(first)\(more)"
  }
}
