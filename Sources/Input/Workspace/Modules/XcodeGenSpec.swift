import YAML

/// The targets of a `project.yml`, from which XcodeGen generates an Xcode project that is often not in the repository.
struct XcodeGenSpec {
  static let fileNames = ["project.yml", "project.yaml"]

  private let root: YAMLNode?
  /// Why the file cannot be read.
  let error: YAMLError?
  /// The folder of the file.
  private let folder: String
  /// All folders below the base folder.
  private let folders: Set<String>

  init(_ bytes: [UInt8], folder: String, folders: Set<String>) {
    let document = YAMLDocument(bytes)
    root = document.root
    error = document.root == nil ? document.errors.first : nil
    self.folder = folder
    self.folders = folders
  }

  func targets() -> [BuildTarget] {
    (root?["targets"]?.entries ?? []).compactMap { entry in
      entry.key.scalar.flatMap { target($0, entry.value) }
    }
  }

  private func target(_ name: String, _ node: YAMLNode) -> BuildTarget? {
    let templates = (node["templates"]?.items ?? []).compactMap { $0.text.flatMap { root?["targetTemplates"]?[$0] } }
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
  private func add(_ source: YAMLNode, to target: inout BuildTarget) {
    guard let written = source.text ?? source["path"]?.text else { return }
    let name = written.replacing("${target_name}", with: target.name)
    guard let path = place(name) else { return }
    if WorkspaceFile.Language(path: path) != nil { return target.files.append(path) }
    let excluded = (source["excludes"]?.items ?? []).compactMap { $0.text.flatMap { ProjectPath.join(path, $0) } }
    target.folders.append(TargetFolder(path: path, excluded: excluded))
  }

  /// Resolves a path relative to the file, or else to the base folder, because another file there may include this one
  /// or be its origin.
  private func place(_ path: String) -> String? {
    let candidates = [ProjectPath.join(folder, path), ProjectPath.join("", path)].compactMap { $0 }
    return candidates.first { folders.contains($0) || WorkspaceFile.Language(path: $0) != nil }
  }
}

extension YAMLNode {
  /// A text that is not empty.
  fileprivate var text: String? { isNull ? nil : scalar.flatMap { $0.isEmpty ? nil : $0 } }

  /// The items of a list; a single value counts as a list of one.
  fileprivate var items: [YAMLNode] {
    if case .sequence(let items) = value { return items }
    return isNull ? [] : [self]
  }
}
