import DependencyGraph
import LowLevel
import SourceFacts
import Tables

/// Finds files that are in no project and declare a type that a listed file of the same module declares too: remains of
/// a move or a rewrite. Both cannot be built together. Leftover files get a separate module, so that they do not shadow
/// the code that is built.
struct LeftoverFiles {
  private(set) var files: [GraphFile]
  private(set) var modules: [String]
  private(set) var paths: [String] = []

  /// - Parameter unlisted: paths of files that were assigned to the target of the files around them.
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

  /// The names of the top-level types that are visible outside of a file.
  private static func types(in file: GraphFile) -> [String] {
    file.facts.declarations.compactMap { declaration in
      guard declaration.parent == nil, declaration.kind.isNominalType,
        declaration.modifiers.isDisjoint(with: [.private, .fileprivate])
      else { return nil }
      return file.facts.text(declaration.name)
    }
  }

  /// A note for the user; nil if there are no such files.
  var note: String? {
    guard let first = paths.first else { return nil }
    let more = paths.count == 1 ? "" : " and \(paths.count - 1) more"
    return "in no project, and not checked, since listed files declare the same types: \(first)\(more)"
  }
}
