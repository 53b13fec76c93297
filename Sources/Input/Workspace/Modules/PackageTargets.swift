extension PackageManifest {
  /// Finds the folders of targets: at the declared path, or where SwiftPM searches.
  /// - Parameters:
  ///   - package: the package's folder.
  ///   - folders: the existing folders below the base folder.
  func buildTargets(package: String, folders: Set<String>) -> [BuildTarget] {
    var result = targets.compactMap { target -> BuildTarget? in
      guard let path = folder(of: target, package: package, folders: folders) else { return nil }
      let folder = TargetFolder(
        path: path, excluded: target.exclude.compactMap { ProjectPath.join(path, $0) },
        only: target.sources?.compactMap { ProjectPath.join(path, $0) })
      return BuildTarget(
        module: target.name.asIdentifier, name: target.name, isTest: target.kind == .testTarget, folders: [folder])
    }
    if unnamed > 0 { result += unnamedTargets(package: package, folders: folders, named: result) }
    return result
  }

  private func folder(of target: Target, package: String, folders: Set<String>) -> String? {
    if let path = target.path { return ProjectPath.join(package, path) }
    let roots = Self.roots(of: target.kind).compactMap { ProjectPath.join(package, $0) }
    for root in roots {
      if let path = ProjectPath.join(root, target.name), folders.contains(path) { return path }
    }
    let others: [Target.Kind] = [.testTarget, .systemLibrary]
    let isOnly = targets.count { !others.contains($0.kind) } == 1 && !others.contains(target.kind)
    return isOnly ? roots.first(where: folders.contains) : nil
  }

  private static func roots(of kind: Target.Kind) -> [String] {
    switch kind {
    case .testTarget: ["Tests", "Sources", "Source", "src", "srcs"]
    case .plugin: ["Plugins"]
    default: sources
    }
  }
  private static let sources = ["Sources", "Source", "src", "srcs"]

  /// A target with an unknown name is usually in a folder with its name.
  private func unnamedTargets(package: String, folders: Set<String>, named: [BuildTarget]) -> [BuildTarget] {
    let taken = named.flatMap(\.folders).map(\.path)
    let roots = Set(Self.sources.compactMap { ProjectPath.join(package, $0) })
    return folders.filter { folder in
      roots.contains(ProjectPath.folder(of: folder)) && folder.contains("/")
        && !taken.contains { $0 == folder || $0.hasPrefix(folder + "/") || folder.hasPrefix($0 + "/") }
    }
    .sorted { $0.precedesByBytes($1) }
    .map { folder in
      let name = ProjectPath.name(of: folder)
      return BuildTarget(module: name.asIdentifier, name: name, isTest: false, folders: [TargetFolder(path: folder)])
    }
  }
}
