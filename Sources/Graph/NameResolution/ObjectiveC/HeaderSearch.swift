import DependencyGraph
import Frameworks
import LowLevel
import SourceFacts
import Tables

/// Finds the header that an import names, as a build with a header map does: by its name alone if its path does not
/// exist.
struct HeaderSearch {
  private let files: Table<FileID, GraphFile>
  private let modules: Table<ModuleID, String>
  private var byPath: [String: FileID] = [:]
  /// Lowercased, because most Mac disks are case-insensitive.
  private var byName: [String: [FileID]] = [:]

  /// - Parameter headers: the files that can be imported.
  init(_ files: Table<FileID, GraphFile>, headers: [FileID], modules: Table<ModuleID, String>) {
    self.files = files
    self.modules = modules
    for file in headers {
      byPath[files[file].path] = file
      byName[files[file].fileName.lowercased(), default: []].append(file)
    }
  }

  private static let standard = Set(NamingConventions.Headers.standard.all)
  private static let frameworks = Set(NamingConventions.Headers.frameworks.all)

  /// `<stdint.h>`, `<UIKit/UIView.h>`
  private func isOfSystem(_ path: String, folder: Substring) -> Bool {
    if folder.utf8.count == path.utf8.count { return Self.standard.contains(path) }
    return Self.frameworks.contains(String(folder)) && !modules.contains(String(folder))
  }

  /// The file; nil for headers outside the project and for a module's generated `-Swift.h`.
  func header(_ path: String, isQuoted: Bool, from file: FileID) -> FileID? {
    let folder = files[file].path.pieces(at: "/").dropLast()
    let written = path.pieces(at: "/")
    guard let name = written.last, isQuoted || !isOfSystem(path, folder: written[0]) else { return nil }
    if isQuoted || written.count == 1, let found = byPath[Self.join(Array(folder), written)] { return found }
    let candidates = (byName[name.lowercased()] ?? []).filter {
      $0 != file && (isQuoted || files[$0].fileName == name)
    }
    let place = written.dropLast().filter { $0 != "." && $0 != ".." }
    if place.isEmpty { return nearest(candidates, to: Array(folder)) }
    let below = candidates.filter { ends($0, with: place) }
    if let found = nearest(below, to: Array(folder)) { return found }
    if let found = nearest(candidates.filter { belongs($0, to: place[0]) }, to: Array(folder)) { return found }
    return isQuoted ? nearest(candidates, to: Array(folder)) : nil
  }

  private static func join(_ folder: [Substring], _ path: [Substring]) -> String {
    var parts = folder
    for part in path where part != "." {
      if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  /// Whether a file is in a folder with that path.
  private func ends(_ file: FileID, with place: [Substring]) -> Bool {
    files[file].path.pieces(at: "/").dropLast().suffix(place.count).elementsEqual(place)
  }

  /// `<Module/Header.h>`: of the module, or below a folder of its name.
  private func belongs(_ file: FileID, to module: Substring) -> Bool {
    files[file].modules.contains { modules[$0] == module }
      || files[file].path.pieces(at: "/").dropLast().contains(module)
  }

  /// The candidate that shares the longest path with a folder; of several, the one with the shortest path.
  private func nearest(_ candidates: [FileID], to folder: [Substring]) -> FileID? {
    if candidates.count < 2 { return candidates.first }
    func distance(_ file: FileID) -> (Int, Int) {
      let parts = files[file].path.pieces(at: "/")
      let common = zip(parts, folder).prefix { $0 == $1 }.count
      return (-common, parts.count)
    }
    return candidates.min { distance($0) < distance($1) }
  }
}
