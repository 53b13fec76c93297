#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Paths without symbolic links.
public enum RealPath {
  /// The absolute path of a file or folder with all links resolved; nil if there is none.
  public static func of(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Whether a path that is written as one below `folder` leads out of it through a symbolic link. A file that does not
  /// exist leads where its nearest existing folder does.
  ///
  /// A repository under analysis may contain such links. What they lead to is neither read nor written.
  /// - Parameters:
  ///   - path: absolute.
  ///   - folder: absolute.
  public static func leaves(_ folder: String, at path: String) -> Bool {
    guard isInside(folder, path), let root = of(folder) else { return false }
    var rest = path[...]
    while true {
      if let place = of(String(rest)) { return place != root && !isInside(root, place) }
      guard let slash = rest.lastIndex(of: "/"), slash != rest.startIndex else { return false }
      rest = rest[..<slash]
    }
  }

  private static func isInside(_ folder: String, _ path: String) -> Bool {
    path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
