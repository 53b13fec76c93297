import Architecture
import FactCollection
import FactStore
import Findings
import Foundation
import LowLevel
import Patterns
import Policy
import SourceFacts
import Tables
import Workspace

/// The input of a run: the configuration in force and the files that it applies to.
final class Project {
  let base: String
  let policy: Policy
  let workspace: Workspace
  private(set) lazy var texts = SourceTexts(workspace) { [facts] in facts?.columns(of: $0) }
  /// The facts that are read in place of the sources; nil to read the sources.
  let facts: FactsTree?
  let reported: ReportedFiles
  /// The configuration files that were read, the outermost first.
  let sources: [ConfigurationSource]
  /// The cache; nil without one.
  let store: FactStore?
  /// Files that were read while the folders were still being searched.
  let prefetched: TouchedFiles
  /// Problems that concern the entire project.
  let problems: [Problem]

  init(_ request: LintRequest) throws(UsageError) {
    try Self.checkNamedFiles(request)
    let file = Self.configurationFile(of: request)
    let (packs, packMistakes) = RulePack.builtIn()
    if !packMistakes.isEmpty { throw .configuration(packMistakes) }
    base = file.baseFolder
    facts = request.facts
    let source: ConfigurationSource?
    do { source = request.ignoresConfiguration ? nil : try Self.source(of: file, request) } catch {
      throw .configuration([error])
    }
    let (first, mistakes) = Policy.read(source, packs: packs)
    if mistakes.isEmpty { try Self.checkProjects(first, request) }
    let unsaved = Self.unsaved(request, in: file.baseFolder)
    let overlay = request.texts.merging(unsaved.map { [$0.path: $0.text] } ?? [:]) { $1 }
    // A folder without code, or with an invalid configuration, is not cached.
    let cache = mistakes.isEmpty && request.facts == nil ? request.cache : nil
    var store: FactStore?
    func memory(createIfMissing: Bool = true) -> FactStore? {
      store =
        store
        ?? cache?.store(for: file.baseFolder, createIfMissing: createIfMissing, factCache: request.memory?.facts)
      return store
    }
    func find(_ policy: Policy, met: ((String) -> Void)? = nil) -> Workspace {
      let options = WorkspaceOptions(base: file.baseFolder, policy: policy, request, overlay: overlay)
      if let facts = request.facts {
        return Workspace.find(
          options, listing: facts.listing, hidden: Self.configurations(in: facts.listing, base: file.baseFolder),
          hashes: facts.hashes)
      }
      return Workspace.find(options, memory: cache == nil ? nil : memory, met: met)
    }
    // With a cache, most files need not be read, so nothing is prefetched.
    let isPrefetching =
      request.threads > 1 && request.cache == nil && request.facts == nil && overlay.isEmpty && mistakes.isEmpty
    let options = WorkspaceOptions(base: file.baseFolder, policy: first, request, overlay: overlay)
    let prefetcher = isPrefetching ? FilePrefetcher(options) { first.checksGenerated(at: $0) } : nil
    var workspace = find(first, met: prefetcher?.add)
    let read = prefetcher?.finish(workspace)
    let nested = request.ignoresConfiguration ? [] : try Self.nestedSources(in: workspace, request)
    sources = (source.map { $0.bases + [$0] } ?? []) + nested
    var policy = first
    if nested.isEmpty {
      if !mistakes.isEmpty { throw .configuration(mistakes) }
    } else {
      let (refined, mistakes) = Policy.read(source, nested: nested, packs: packs)
      if !mistakes.isEmpty { throw .configuration(mistakes) }
      policy = refined
      workspace = find(refined)
    }
    policy.architecturesOfRun = request.architectures
    self.policy = policy
    self.workspace = workspace
    prefetched = nested.isEmpty ? read ?? TouchedFiles() : TouchedFiles()
    self.store = workspace.files.isEmpty ? store : memory()
    reported = try Self.reportedFiles(request, unsaved: unsaved?.path, in: file.baseFolder)
    problems = request.ignoresConfiguration ? [] : Self.misnamedConfiguration(in: base)
    try checkFiles()
    try checkLayers(mayBeEmpty: request.isOfOtherRevision)
  }

  /// The unsaved text, with its path relative to the base folder.
  private static func unsaved(_ request: LintRequest, in base: String) -> (path: String, text: [UInt8])? {
    request.unsaved.map { unsaved in
      (path: relative(unsaved.path, to: base, currentFolder: request.currentFolder), text: unsaved.text)
    }
  }

  private static func reportedFiles(_ request: LintRequest, unsaved: String?, in base: String) throws(UsageError)
    -> ReportedFiles
  {
    let paths = request.paths.map { relative($0, to: base, currentFolder: request.currentFolder) }
    let changed = try request.changedSince.map { revision throws(UsageError) in
      try GitChanges(since: revision, in: base).files
    }
    return ReportedFiles(paths: unsaved.map { [$0] } ?? paths, changed: changed)
  }

  private static func configurationFile(of request: LintRequest) -> ConfigurationFile {
    if let folder = request.projectFolder {
      return ConfigurationFile(ofProject: folder, configuration: request.configuration)
    }
    return ConfigurationFile.locate(
      paths: request.paths, config: request.ignoresConfiguration ? "-" : request.configuration,
      currentFolder: request.currentFolder)
  }

  /// Checks that a configuration with `projects` is not used to lint its folder as one project.
  private static func checkProjects(_ policy: Policy, _ request: LintRequest) throws(UsageError) {
    guard let place = policy.projects else { return }
    if request.isPart, request.configuration != nil { return }
    let message =
      request.isPart
      ? "'projects' is for the topmost file of a run: this folder is a project of another file"
      : "this folder has several projects: only `lint` reads them in one run, so name the folder of one project"
    throw .configuration([
      ConfigurationMistake(file: place.file, line: place.line, column: place.column, message: message)
    ])
  }

  /// Files that look like a configuration but are not read.
  private static func misnamedConfiguration(in base: String) -> [Problem] {
    let names = [
      "layerlint.yml", "layerlint.yaml", "layerlint.json", ".layerlint.json", ".layerlint", ".layerlint.toml",
    ]
    return names.filter { FileManager.default.fileExists(atPath: "\(base)/\($0)") }.map { name in
      let format = name.hasSuffix(".yml") || name.hasSuffix(".yaml") ? "" : ", and write it in YAML"
      let message = "is not read: the configuration is \(ConfigurationFile.names[0]); rename this file\(format)"
      return Problem(kind: "misnamed_configuration", message: message, file: name)
    }
  }

  /// Checks that the files and folders in options exist.
  private static func checkNamedFiles(_ request: LintRequest) throws(UsageError) {
    func isFolder(_ path: String) -> Bool {
      var isFolder: ObjCBool = false
      let place = path.hasPrefix("/") ? path : "\(request.currentFolder)/\(path)"
      return FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) && isFolder.boolValue
    }
    func exists(_ path: String) -> Bool {
      FileManager.default.fileExists(atPath: path.hasPrefix("/") ? path : "\(request.currentFolder)/\(path)")
    }
    if let path = request.configuration, !request.ignoresConfiguration, !exists(path) {
      throw .usage(
        "no such configuration file: '\(path)'; without --config the nearest .layerlint.yml at or above PATH is used, "
          + "and 'layerlint init' writes one")
    }
    if let path = request.configuration, !request.ignoresConfiguration, isFolder(path) {
      throw .usage("'\(path)' is a folder, and --config takes a file: '\(path)/\(ConfigurationFile.names[0])'")
    }
    if let path = request.indexStorePath, !exists(path) {
      throw .usage(
        "no such index store: '\(path)'; without --index-store-path the newest one under .build or DerivedData is used")
    }
  }

  /// Whether a file exists, even if it is not read.
  func exists(_ path: String) -> Bool {
    facts?.listing.exists(path) ?? FileManager.default.fileExists(atPath: "\(base)/\(path)")
  }

  /// The configuration files in the folders of a listing, which has none itself.
  private static func configurations(in listing: WorkspaceListing, base: String) -> [String] {
    listing.folders.filter { !$0.isEmpty }.flatMap { folder in
      ConfigurationFile.names.map { "\(folder)/\($0)" }
        .filter { FileManager.default.fileExists(atPath: "\(base)/\($0)") }
    }
  }

  private func checkFiles() throws(UsageError) {
    // A run in which no file has changed is valid.
    let paths = ReportedFiles(paths: reported.paths)
    if workspace.files.contains(where: { paths.contains($0.path) }) { return }
    if workspace.files.isEmpty { try checkSelection() }
    let place = paths.paths.map { $0.isEmpty ? base : "\(base)/\($0)" }.joined(separator: ", ")
    var message = "no Swift or Objective-C file in \(place)"
    let skipped = workspace.skipped.map { "\($0.reason.label) \($0.count)" }
    if !skipped.isEmpty { message += " (left out: \(skipped.joined(separator: ", ")))" }
    throw .nothingToLint(message)
  }

  /// Throws if the configuration excludes every file.
  private func checkSelection() throws(UsageError) {
    func count(_ reason: SkipReason) -> Int { workspace.skipped.first { $0.reason == reason }?.count ?? 0 }
    let (excluded, notIncluded) = (count(.excluded), count(.notIncluded))
    func mistakes(_ patterns: [LocatedPattern], _ message: (String) -> String) -> [ConfigurationMistake] {
      patterns.map { pattern in
        let place = pattern.position
        return ConfigurationMistake(
          file: place.file, line: place.line, column: place.column, message: message(pattern.pattern.text))
      }
    }
    if notIncluded > 0 {
      let left = "and 'include' leaves out all other files (\(notIncluded))"
      let advice = PatternAdvice(files: workspace.leftOut, base: base)
      throw .configuration(
        mistakes(policy.include) { text in
          let near = advice.text(for: text)
          let remedy = near.isEmpty ? "; correct it, or leave 'include' out to read all files" : near
          return "'\(text)' matches no source file, \(left)\(remedy)"
        })
    }
    if excluded > 0 {
      let own = policy.exclude.filter { !workspace.unmatched.contains($0.pattern) }
      let found = mistakes(own) { "'\($0)' is part of 'exclude', which leaves out all \(excluded) source files" }
      if !found.isEmpty { throw .configuration(found) }
    }
  }

  /// Checks that the folder of each layer contains files, and that no file matches two layers equally well.
  private func checkLayers(mayBeEmpty: Bool) throws(UsageError) {
    guard let plan = policy.layerPlan else { return }
    let paths = workspace.files.map(\.path)
    let empty = mayBeEmpty ? [] : emptyLayers(paths)
    if !empty.isEmpty {
      let advice = PatternAdvice(files: paths, base: base)
      throw .configuration(empty.map { mistake($0, advice) })
    }
    let map = LayerMap(plan: plan, files: paths, isRoot: Table(repeating: false, count: paths.count))
    let mistakes = map.conflicts.map { conflict in
      let (one, other) = (map.layers[conflict.first].name, map.layers[conflict.second].name)
      let position = position(ofLayer: other)
      return ConfigurationMistake(
        file: position.file, line: position.line, column: position.column,
        message:
          "the layers '\(one)' and '\(other)' match \(paths[conflict.file.index]) equally well: make one pattern more "
          + "exact"
      )
    }
    if !mistakes.isEmpty { throw .configuration(mistakes) }
  }

  /// Folders of layers that contain no file. Single files are often moved: they count only if the layer has nothing
  /// else.
  private func emptyLayers(_ paths: [String]) -> [LocatedPattern] {
    let empty = policy.layerPatterns.filter { layer in
      !layer.isOptional && !paths.contains(where: layer.pattern.matches)
    }
    let counts = Dictionary(grouping: policy.layerPatterns, by: \.use.key).mapValues(\.count)
    let emptyCounts = Dictionary(grouping: empty, by: \.use.key).mapValues(\.count)
    return empty.filter { layer in
      WorkspaceFile.Language(path: layer.pattern.text) == nil || counts[layer.use.key] == emptyCounts[layer.use.key]
    }
  }

  private func mistake(_ layer: LocatedPattern, _ advice: PatternAdvice) -> ConfigurationMistake {
    let text = layer.pattern.text
    var message = "'\(text)' matches no source file"
    if case .layer(let name) = layer.use { message += " (layer '\(name)')" }
    let near = advice.text(for: text)
    message += near.isEmpty ? "; a layer that may be empty says 'optional: true'" : near
    return ConfigurationMistake(
      file: layer.position.file, line: layer.position.line, column: layer.position.column, message: message)
  }

  private func position(ofLayer name: String) -> Position {
    let own = policy.layerPatterns.first {
      $0.use == .layer(name) || $0.use == .layer(String(name.pieces(at: "/").last ?? ""))
    }
    return own?.position ?? policy.layerPatterns.first?.position ?? Position(file: ".layerlint.yml", line: 1, column: 1)
  }

  // MARK: Configuration files of folders

  /// Returns the configuration of the base folder. An unsaved text takes the place of the file.
  private static func source(
    of file: ConfigurationFile, _ request: LintRequest
  ) throws(ConfigurationMistake) -> ConfigurationSource? {
    guard let path = file.path else {
      // The file does not exist on disk, but may exist as an unsaved text.
      let name = ConfigurationFile.names.first { request.texts[$0] != nil }
      return name.flatMap { name in request.texts[name].map { ConfigurationSource(file: name, bytes: $0) } }
    }
    let name = relative(path, to: file.baseFolder, currentFolder: request.currentFolder)
    if let text = request.texts[name] {
      return try ExtendedFiles.resolve(ConfigurationSource(file: name, bytes: text), at: path)
    }
    return try file.source()
  }

  private static func nestedSources(
    in workspace: Workspace, _ request: LintRequest
  ) throws(UsageError) -> [ConfigurationSource] {
    func isConfiguration(_ path: String) -> Bool { ConfigurationFile.names.contains { path.hasSuffix("/" + $0) } }
    guard workspace.hidden.contains(where: isConfiguration) || request.texts.keys.contains(where: isConfiguration)
    else { return [] }
    var folders: Set<String> = []
    for file in workspace.files {
      var path = file.path[...].utf8
      while let slash = path.lastIndex(of: UInt8(ascii: "/")) {
        path = path[..<slash]
        guard folders.insert(String(Substring(path))).inserted else { break }
      }
    }
    var sources: [ConfigurationSource] = []
    for folder in folders.sorted() {
      for name in ConfigurationFile.names {
        let relative = "\(folder)/\(name)"
        let path = "\(workspace.base)/\(relative)"
        if let text = request.texts[relative] {
          sources.append(ConfigurationSource(file: relative, bytes: text))
          break
        }
        guard workspace.hidden.contains(relative), FileManager.default.fileExists(atPath: path) else { continue }
        do { sources.append(try ConfigurationFile.read(path, as: relative, in: workspace.base)) } catch {
          throw .configuration([error])
        }
        break
      }
    }
    return sources
  }

  private static func relative(_ path: String, to base: String, currentFolder: String) -> String {
    let absolute = absolutePath(path, in: currentFolder)
    guard absolute != base, base != "/" else { return base == "/" ? String(absolute.dropFirst()) : "" }
    return absolute.hasPrefix(base + "/") ? String(absolute.dropFirst(base.count + 1)) : absolute
  }
}

extension LocatedPattern.Use {
  /// The name of a layer.
  fileprivate var key: String { if case .layer(let name) = self { name } else { "" } }
}

extension FactStore: WorkspaceMemory {}

extension WorkspaceOptions {
  init(base: String, policy: Policy, _ request: LintRequest, overlay: [String: [UInt8]]) {
    self.init(
      base: base, include: policy.include.map(\.pattern),
      exclude: policy.exclude.map(\.pattern) + request.otherProjects.map { PathPattern($0) },
      tests: request.includesTests || policy.tests?.value ?? false, generated: policy.generated?.value ?? false,
      overlay: overlay)
  }
}
