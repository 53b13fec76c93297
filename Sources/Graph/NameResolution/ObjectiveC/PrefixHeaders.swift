import DependencyGraph
import LowLevel
import SourceFacts

/// The headers that a project gives to its modules, as files.
struct GivenHeaders {
  private var indices: [String: Int32] = [:]
  private let headers: [ModuleHeaders]

  init(_ files: [GraphFile], _ headers: [ModuleHeaders]) {
    self.headers = headers
    guard headers.contains(where: { !$0.bridging.isEmpty || !$0.prefix.isEmpty }) else { return }
    for file in files.indices where !files[file].isSwift { indices[files[file].path] = Int32(file) }
  }

  func bridging(of module: Int) -> [Int32] { find(module) { $0.bridging } }
  func prefix(of module: Int) -> [Int32] { find(module) { $0.prefix } }

  private func find(_ module: Int, _ paths: (ModuleHeaders) -> [String]) -> [Int32] {
    headers.indices.contains(module) ? paths(headers[module]).compactMap { indices[$0] } : []
  }
}

/// Which prefix headers each Objective-C file begins with: those that the project gives to its modules, else of the `.pch` files
/// of its modules the nearest.
struct PrefixHeaders {
  /// By file.
  private(set) var ofFile: [[Int32]]

  init(_ files: [GraphFile], _ given: GivenHeaders) {
    ofFile = [[Int32]](repeating: [], count: files.count)
    let named = files.indices.filter { !files[$0].isSwift && files[$0].path.hasSuffix(".pch") }
    var known: [[ModuleID]: [Int32]] = [:]
    for file in files.indices where !files[file].isSwift && !files[file].path.hasSuffix(".pch") {
      let modules = files[file].modules
      if known[modules] == nil { known[modules] = Set(modules.flatMap { given.prefix(of: Int($0)) }).ordered() }
      ofFile[file] = (known[modules] ?? []).filter { Int($0) != file }
      if !ofFile[file].isEmpty || named.isEmpty { continue }
      let own = named.filter { files[$0].modules.contains { modules.contains($0) } }
      ofFile[file] = Self.nearest(own, to: file, files).map { [Int32($0)] } ?? []
    }
  }

  private static func nearest(_ candidates: [Int], to file: Int, _ files: [GraphFile]) -> Int? {
    if candidates.count < 2 { return candidates.first }
    let path = files[file].path.utf8
    func shared(_ candidate: Int) -> Int { zip(files[candidate].path.utf8, path).prefix { $0 == $1 }.count }
    return candidates.max { (shared($0), -$0) < (shared($1), -$1) }
  }
}
