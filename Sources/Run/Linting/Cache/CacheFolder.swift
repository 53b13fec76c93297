import FactStore
import Foundation
import SourceFacts

/// Where facts are cached between runs.
public enum CacheFolder: Sendable, Equatable {
  /// This very folder, absolute.
  case folder(String)
  /// A folder for each project below this one, absolute.
  case shared(String)

  /// The default: `LAYERLINT_CACHE_PATH`, else the system's folder for caches. Nil: nowhere.
  public static func usual(environment: [String: String], currentFolder: String) -> CacheFolder? {
    if let path = environment["LAYERLINT_CACHE_PATH"] {
      return path.isEmpty ? nil : .folder(path.hasPrefix("/") ? path : "\(currentFolder)/\(path)")
    }
    if let path = environment["XDG_CACHE_HOME"], path.hasPrefix("/") { return .shared("\(path)/layerlint") }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if os(macOS)
      return .shared("\(home)/Library/Caches/layerlint")
    #else
      return .shared("\(home)/.cache/layerlint")
    #endif
  }

  /// The store of the project in a folder; nil where this build of the program cannot be told from others, or, unless it is to be
  /// there `fromNowOn`, where nothing was kept yet.
  func store(for base: String, fromNowOn: Bool) -> FactStore? {
    let folder =
      switch self {
      case .folder(let path): path
      case .shared(let path): FactStore.folder(for: base, below: path)
      }
    if !FileManager.default.fileExists(atPath: folder) {
      guard fromNowOn else { return nil }
      if case .shared(let path) = self { FactStore.removeAbandoned(below: path) }
    }
    guard let identity = ProgramIdentity.find(notedIn: folder) else { return nil }
    return FactStore(folder: folder, base: base, identity: identity)
  }
}

/// How much of a run was reused from an earlier one.
public struct Reuse: Sendable, Equatable {
  /// All files.
  public var files: Int
  /// Those that were scanned in this run.
  public var scanned: Int
  /// Nothing changed since an earlier run with the same request: its result was repeated.
  public var isWholeResult = false

  /// - Parameter scanned: files that were scanned to find that out.
  static func wholeResult(scanned: Int) -> Reuse { Reuse(files: 0, scanned: scanned, isWholeResult: true) }
}
