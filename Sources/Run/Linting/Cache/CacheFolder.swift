import FactStore
import Foundation
import SourceFacts

/// The location of cached facts.
public enum CacheFolder: Sendable, Equatable {
  /// This folder; an absolute path.
  case folder(String)
  /// A folder that contains one folder per project; an absolute path.
  case shared(String)

  /// Returns the default: `LAYERLINT_CACHE_PATH`, otherwise the system's cache folder. Nil if the cache is disabled.
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

  /// Opens the store of a project. Returns nil if this build of the program cannot be distinguished from other builds,
  /// or if the store does not exist and `createIfMissing` is false.
  ///
  /// - Parameter kept: facts that a session has in memory.
  func store(for base: String, createIfMissing: Bool, factCache: FactCache?) -> FactStore? {
    let folder =
      switch self {
      case .folder(let path): path
      case .shared(let path): FactStore.folder(for: base, below: path)
      }
    if !FileManager.default.fileExists(atPath: folder) {
      guard createIfMissing else { return nil }
      if case .shared(let path) = self { FactStore.removeAbandoned(below: path) }
    }
    guard let identity = ProgramIdentity.find(notedIn: folder) else { return nil }
    return FactStore(folder: folder, base: base, identity: identity, factCache: factCache)
  }
}

/// How much of a run was reused from an earlier run.
public struct Reuse: Sendable, Equatable {
  /// The number of files.
  public var files: Int
  /// The number of files that were scanned in this run.
  public var scanned: Int
  /// Whether the entire result was reused because nothing changed since a run with the same request.
  public var isWholeResult = false

  /// - Parameter scanned: the number of files that were scanned for the lookup.
  static func wholeResult(scanned: Int) -> Reuse { Reuse(files: 0, scanned: scanned, isWholeResult: true) }
}
