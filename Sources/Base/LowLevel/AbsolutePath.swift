/// The absolute path of a file, without `.`, `..` and empty components. Symbolic links are not resolved.
///
/// - Parameter folder: the absolute path that a relative path refers to.
public func absolutePath(_ path: String, in folder: String = "/") -> String {
  var components: [Substring] = []
  for component in (path.hasPrefix("/") ? path : folder + "/" + path).pieces(at: "/") where component != "." {
    if component == ".." { _ = components.popLast() } else { components.append(component) }
  }
  return components.isEmpty ? "/" : components.reduce(into: "") { $0 += "/" + String($1) }
}
