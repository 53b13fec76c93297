import FactStore
import LowLevel
import SourceFacts
import Workspace

/// Finds generated files that declare a superclass of the project's own code: `_Note.swift` for `class Note: _Note`,
/// and in Objective-C `_Note.h` and `_Note.m` next to `Note.h`. They are read, since types inherit members from them,
/// but not checked. They are identified by their file names.
struct GeneratedSuperclasses {
  /// The indices of the files in the workspace.
  private(set) var places: [Int] = []

  init(_ workspace: Workspace, _ collected: [CollectedFile]) {
    var candidates: [String: [Int]] = [:]
    var stems: Set<String> = []
    for (place, reading) in collected.enumerated() {
      if case .skipped(.generated) = reading.outcome {
        candidates[Self.stem(of: workspace.files[place].path), default: []].append(place)
      }
    }
    if candidates.isEmpty { return }
    var wanted: Set<String> = []
    for (place, reading) in collected.enumerated() {
      switch reading.outcome {
      case .facts(let facts, _):
        for stem in candidates.keys where !wanted.contains(stem) && Self.inherits(stem, facts) { wanted.insert(stem) }
      case .objectiveC: stems.insert(Self.stem(of: workspace.files[place].path))
      default: break
      }
    }
    for stem in candidates.keys where stem.hasPrefix("_") && stems.contains(String(stem.dropFirst())) {
      wanted.insert(stem)
    }
    places = wanted.flatMap { candidates[$0] ?? [] }.sorted()
  }

  private static func stem(of path: String) -> String {
    let name = path.lastPathComponent
    return String(name.prefix { $0 != "." })
  }

  /// Whether a class in the file has a superclass with this name.
  private static func inherits(_ superclass: String, _ facts: FrozenFacts) -> Bool {
    guard let name = facts.names.find(superclass) else { return false }
    return facts.declarations.contains { declaration in
      guard declaration.kind == .class else { return false }
      let first = facts.attachments(of: declaration).first { $0.kind == .inherited }
      return first.map { facts.nodes[$0.node].name == name } ?? false
    }
  }
}
