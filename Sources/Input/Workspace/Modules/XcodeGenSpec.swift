/// The targets of a `project.yml`, by which XcodeGen makes an Xcode project that is often not kept with the sources.
struct XcodeGenSpec {
  static let fileNames = ["project.yml", "project.yaml"]

  private let root: YAMLOutline
  /// Where the file lies.
  private let folder: String
  /// All that exist below the base folder.
  private let folders: Set<String>

  init(_ bytes: [UInt8], folder: String, folders: Set<String>) {
    root = YAMLOutline(bytes)
    self.folder = folder
    self.folders = folders
  }

  func targets() -> [BuildTarget] { (root["targets"]?.entries ?? []).compactMap { target($0.key, $0.value) } }

  private func target(_ name: String, _ node: YAMLOutline) -> BuildTarget? {
    let templates = (node["templates"]?.items ?? []).compactMap { $0.text.flatMap { root["targetTemplates"]?[$0] } }
    let own = [node] + templates
    let type = own.lazy.compactMap { $0["type"]?.text }.first ?? ""
    let settings = node["settings"]
    let module = settings?["base"]?["PRODUCT_MODULE_NAME"]?.text ?? settings?["PRODUCT_MODULE_NAME"]?.text
    var target = BuildTarget(module: (module ?? name).asIdentifier, name: name, isTest: type.contains("test"))
    for source in own.flatMap({ $0["sources"]?.items ?? [] }) { add(source, to: &target) }
    target.isDescription = true
    return target.folders.isEmpty && target.files.isEmpty ? nil : target
  }

  /// A path, or `path:` with `excludes:`.
  private func add(_ source: YAMLOutline, to target: inout BuildTarget) {
    guard let written = source.text ?? source["path"]?.text else { return }
    let name = written.replacing("${target_name}", with: target.name)
    guard let path = place(name) else { return }
    if WorkspaceFile.Language(path: path) != nil { return target.files.append(path) }
    let excluded = (source["excludes"]?.items ?? []).compactMap { $0.text.flatMap { ProjectPath.join(path, $0) } }
    target.folders.append(TargetFolder(path: path, excluded: excluded))
  }

  /// Paths are relative to the file; to the base folder, where another file there includes it or it is copied there.
  private func place(_ path: String) -> String? {
    let candidates = [ProjectPath.join(folder, path), ProjectPath.join("", path)].compactMap { $0 }
    return candidates.first { folders.contains($0) || WorkspaceFile.Language(path: $0) != nil }
  }
}
