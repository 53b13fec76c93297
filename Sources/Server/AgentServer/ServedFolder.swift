import Findings
import Foundation
import Linting

/// The served folder, and requests for runs over it or a part of it.
struct ServedFolder {
  let settings: AgentSettings

  static let parameter = AgentTool.Parameter(
    name: "path", kind: .text, about: "A folder or file of the project, relative to its top. Default: everything.")

  /// Whether the folder is in a git repository.
  var isInRepository: Bool {
    var folder = settings.root
    while !FileManager.default.fileExists(atPath: "\(folder)/.git") {
      guard let slash = folder.lastIndex(of: "/"), slash > folder.startIndex else { return false }
      folder = String(folder[..<slash])
    }
    return true
  }

  /// Returns a request for the argument `path`, which must be inside the folder.
  func request(_ arguments: ToolArguments) throws(UsageError) -> LintRequest {
    settings.request(try place(arguments.text(Self.parameter.name) ?? ""))
  }

  private func place(_ path: String) throws(UsageError) -> String {
    let root = settings.root
    var components: [Substring] = []
    let absolute = path.hasPrefix("/") ? path : "\(root)/\(path)"
    for component in absolute.split(separator: "/") where component != "." {
      if component == ".." { _ = components.popLast() } else { components.append(component) }
    }
    let place = "/" + components.joined(separator: "/")
    guard place == root || place.hasPrefix(root == "/" ? root : "\(root)/") else {
      throw .usage("'\(path)' is outside of \(root), the folder that is served")
    }
    guard FileManager.default.fileExists(atPath: place) else { throw .usage("no such file or folder: '\(path)'") }
    return place
  }
}
