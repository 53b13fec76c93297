import Foundation

/// The folder of the project around a path without a configuration: the repository, or else the outermost folder that
/// contains a project.
struct ProjectFolder {
  /// Folders that never count as one project: the home folder, the folder of temporary files, and their parents.
  private let shared: Set<String>

  init(home: String = NSHomeDirectory(), temporary: String = NSTemporaryDirectory()) {
    let temporary = temporary.count > 1 && temporary.hasSuffix("/") ? String(temporary.dropLast()) : temporary
    shared = Set(sequence(first: home, next: parent(of:))).union(["/", "/tmp", temporary])
  }

  /// - Parameter folder: absolute, without a trailing slash.
  /// - Returns: nil if no folder at or above it looks like a project.
  func containing(_ folder: String) -> String? {
    let folders = Array(sequence(first: folder, next: parent(of:)))
    let repository = folders.first { FileManager.default.fileExists(atPath: join($0, ".git")) }
    return repository ?? folders.last { !shared.contains($0) && holdsProject($0) }
  }

  private func holdsProject(_ folder: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { Self.manifests.contains($0) || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
  }

  private static let manifests: Set<String> = ["Package.swift", "project.yml", "Project.swift", "Podfile", "WORKSPACE"]
}
