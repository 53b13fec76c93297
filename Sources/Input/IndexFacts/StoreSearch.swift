import Foundation
import LowLevel

/// Finds the index store that belongs to a project: that of `swift build`, of an editor, of Xcode.
enum StoreSearch {
  /// The store that was written last, or nil.
  static func store(for base: String, home: String?) -> String? {
    var candidates = builds(base)
    let derived = ["\(base)/DerivedData"] + (home.map { ["\($0)/Library/Developer/Xcode/DerivedData"] } ?? [])
    for folder in derived where isFolder(folder) { candidates += xcode(folder, base) }
    let dated = candidates.compactMap { store in lastWritten(store).map { (store: store, date: $0) } }
    return dated.max { ($0.date, $1.store) < ($1.date, $0.store) }?.store
  }

  static func isStore(_ path: String) -> Bool { lastWritten(path) != nil }

  private static func lastWritten(_ store: String) -> Int? {
    // The folder of a format's version: `v5`.
    let versions = entries(store).filter { $0.hasPrefix("v") }
    return versions.compactMap { version in
      var status = stat()
      guard stat("\(store)/\(version)/units", &status) == 0 else { return nil }
      #if os(Linux)
        return Int(status.st_mtim.tv_sec)
      #else
        return Int(status.st_mtimespec.tv_sec)
      #endif
    }.max()
  }

  // MARK: SwiftPM

  /// Folders in `.build` that are not builds.
  private static let notBuilds: Set<String> = ["checkouts", "repositories", "artifacts", "plugins", "registry"]
  /// `.build/<triple>/debug/index/store`, `.build/index-build/<triple>/debug/index/store`
  private static let maximumDepth = 3

  private static func builds(_ base: String) -> [String] {
    var folders = ["\(base)/.build"]
    guard isFolder(folders[0]) else { return [] }
    var found: Set<String> = []
    for _ in 0..<maximumDepth {
      folders = folders.flatMap { folder in
        entries(folder).filter { !notBuilds.contains($0) && !$0.contains(".") }.map { "\(folder)/\($0)" }
      }.filter(isFolder)
      folders = folders.filter { folder in
        let store = "\(folder)/index/store"
        guard isFolder(store) else { return true }
        found.insert(URL(fileURLWithPath: store).resolvingSymlinksInPath().path)
        return false
      }
    }
    return Array(found)
  }

  // MARK: Xcode

  /// Each project has a folder with an `info.plist` that contains the project's path.
  private static func xcode(_ derived: String, _ base: String) -> [String] {
    entries(derived).compactMap { name in
      let store = "\(derived)/\(name)/Index.noindex/DataStore"
      guard isFolder(store), let project = project(of: "\(derived)/\(name)") else { return nil }
      let isOfProject = project.hasPrefix(base + "/") || base.hasPrefix(project + "/") || project == base
      return isOfProject ? store : nil
    }
  }

  /// The path of its project or workspace.
  private static func project(of folder: String) -> String? {
    guard let data = FileManager.default.contents(atPath: "\(folder)/info.plist"),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else { return nil }
    return list["WorkspacePath"] as? String
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func entries(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}
