/// `Base.lproj`, `de.lproj`: folders with the resources of one language. They contain no code, but possibly
/// storyboards.
enum Localization {
  static func isFolder(_ path: String) -> Bool { path.hasSuffix(".lproj") }

  /// Keeps one variant of each localized storyboard or xib: the base, or English, or the first. Sorted by bytes.
  static func baseVariants(_ interfaces: [String]) -> [String] {
    var kept: [String: String] = [:]
    var all: [String] = []
    for path in interfaces {
      let folder = ProjectPath.folder(of: path)
      guard isFolder(folder) else {
        all.append(path)
        continue
      }
      let key = ProjectPath.folder(of: folder) + "/" + ProjectPath.name(of: path)
      if let known = kept[key], precedence(known) < precedence(path) { continue }
      kept[key] = path
    }
    all += kept.values
    all.sortByBytes()
    return all
  }

  private static func precedence(_ path: String) -> (Int, String) {
    let folder = ProjectPath.folder(of: path)
    return (first.firstIndex(of: ProjectPath.name(of: folder)) ?? first.count, folder)
  }

  private static let first = ["Base.lproj", "en.lproj", "English.lproj"]
}
