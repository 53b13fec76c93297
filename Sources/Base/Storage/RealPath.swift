#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Paths without symbolic links.
public enum RealPath {
  /// The absolute path of a file or folder with all links resolved; nil if it does not exist.
  public static func of(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Whether a path inside `folder` leads out of it through a symbolic link. For a file that does not exist, its
  /// nearest existing folder decides.
  ///
  /// A repository under analysis may contain such links. Their targets are neither read nor written.
  ///
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
