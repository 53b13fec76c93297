import DependencyGraph
import SourceFacts
import Tables

/// The headers that a project's settings name for its modules.
struct GivenHeaders {
  private var files: [String: FileID] = [:]
  private let headers: Table<ModuleID, ModuleHeaders>

  init(_ files: Table<FileID, GraphFile>, _ headers: Table<ModuleID, ModuleHeaders>) {
    self.headers = headers
    guard headers.contains(where: { !$0.bridging.isEmpty || !$0.prefix.isEmpty }) else { return }
    for file in files.indices where !files[file].isSwift { self.files[files[file].path] = file }
  }

  func bridging(of module: ModuleID) -> [FileID] { find(module) { $0.bridging } }
  func prefix(of module: ModuleID) -> [FileID] { find(module) { $0.prefix } }

  private func find(_ module: ModuleID, _ paths: (ModuleHeaders) -> [String]) -> [FileID] {
    headers.indices.contains(module) ? paths(headers[module]).compactMap { files[$0] } : []
  }
}

/// The prefix headers of each Objective-C file: those in the settings of its modules, or else the nearest `.pch` file
/// in its modules.
struct PrefixHeaders {
  private(set) var ofFile: Table<FileID, [FileID]>

  init(_ files: Table<FileID, GraphFile>, _ given: GivenHeaders) {
    ofFile = Table(repeating: [], count: files.count)
    let named = files.indices.filter { !files[$0].isSwift && files[$0].path.hasSuffix(".pch") }
    var known: [[ModuleID]: [FileID]] = [:]
    for file in files.indices where !files[file].isSwift && !files[file].path.hasSuffix(".pch") {
      let modules = files[file].modules
      if known[modules] == nil { known[modules] = Set(modules.flatMap { given.prefix(of: $0) }).sorted() }
      ofFile[file] = (known[modules] ?? []).filter { $0 != file }
      if !ofFile[file].isEmpty || named.isEmpty { continue }
      let own = named.filter { files[$0].modules.contains { modules.contains($0) } }
      ofFile[file] = Self.nearest(own, to: file, files).map { [$0] } ?? []
    }
  }

  private static func nearest(_ candidates: [FileID], to file: FileID, _ files: Table<FileID, GraphFile>) -> FileID? {
    if candidates.count < 2 { return candidates.first }
    let path = files[file].path.utf8
    func shared(_ candidate: FileID) -> Int { zip(files[candidate].path.utf8, path).prefix { $0 == $1 }.count }
    return candidates.max { (shared($0), $1) < (shared($1), $0) }
  }
}
