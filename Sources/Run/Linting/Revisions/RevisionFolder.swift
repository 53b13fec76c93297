import Findings
import Foundation
import LowLevel
import Workspace

/// A temporary folder with the files of a revision that `lint` reads: sources, storyboards, and project descriptions.
/// Objects are read with `git cat-file`; the checkout and the index of the repository are not touched. The folder is
/// removed in `deinit`.
final class RevisionFolder {
  let path: String
  /// The cache for runs over the folder. It is removed too.
  var cachePath: String { top + "/cache" }
  private let top: String
  private let git: GitCommand
  /// The base folder relative to the repository, with a trailing slash; empty for the repository itself.
  private let prefix: String
  /// The tree that the folder shows.
  private var tree: String?
  /// The next revisions to show, in order, and the contents of all files to write.
  private var steps: ArraySlice<Step> = []
  private var objects: GitStream?
  private var folders: Set<String> = []

  /// The changes from one revision to the next.
  private struct Step {
    var commit: GitCommit
    var removed: [String] = []
    var written: [(path: String, blob: String)] = []
  }

  /// - Parameter base: the base folder of the run, in a checkout.
  init(of base: String) throws(UsageError) {
    git = GitCommand(folder: base)
    prefix = git.run(["rev-parse", "--show-prefix"]).line
    let place = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    var template = Array((place.path + "/layerlint-XXXXXX").utf8CString)
    guard let made = mkdtemp(&template) else {
      throw .usage("cannot create a folder in \(place.path): \(String(cString: strerror(errno)))")
    }
    top = String(cString: made)
    // Modules may be named after the folder.
    let name = String(base.lastPathComponent)
    path = "\(top)/project/\(name.isEmpty ? "project" : name)"
    do { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) } catch {
      throw .usage("cannot create a folder in \(top): \(error.localizedDescription)")
    }
    // Marks the base folder of a project without a configuration.
    try write([], to: ".git")
  }

  deinit { try? FileManager.default.removeItem(atPath: top) }

  /// Writes a file that all revisions have.
  func write(_ bytes: [UInt8], to relative: String) throws(UsageError) { try write(bytes[...], to: relative) }

  /// Prepares to show commits, one after the other.
  func show(_ commits: [GitCommit]) throws(UsageError) {
    var steps: [Step] = []
    var rest = commits[...]
    if tree == nil, let first = rest.popFirst() { steps.append(Step(commit: first, written: try files(of: first))) }
    let trees = [tree ?? commits.first?.tree].compactMap { $0 } + rest.map(\.tree)
    guard
      let differences = git.differences(Array(zip(trees, trees.dropFirst())), options: ["--no-renames"], paths: ["."])
    else { throw Self.incomplete("trees", of: commits.map(\.id)) }
    for (commit, changes) in zip(rest, differences) { steps.append(step(to: commit, changes)) }
    self.steps = steps[...]
    try startReading(steps.flatMap { $0.written.map(\.blob) })
  }

  /// Changes the folder to the next commit.
  /// - Returns: whether a file that `lint` reads has changed.
  func showNext() throws(UsageError) -> Bool {
    guard let step = steps.popFirst() else { return false }
    for path in step.removed { remove(path) }
    for file in step.written {
      let header = objects?.line()?.split(separator: " ") ?? []
      guard header.count == 3, header[1] == "blob", let size = Int(header[2]), let bytes = objects?.bytes(size),
        objects?.bytes(1) != nil
      else { throw Self.incomplete("object \(file.blob) of \(file.path)", of: [step.commit.id]) }
      try write(bytes, to: file.path)
    }
    if steps.isEmpty { objects = nil }
    let isFirst = tree == nil
    tree = step.commit.tree
    return isFirst || !step.removed.isEmpty || !step.written.isEmpty
  }

  private static func incomplete(_ what: String, of commits: [String]) -> UsageError {
    let place = commits.count == 1 ? commits[0] : "\(commits.first ?? "") to \(commits.last ?? "")"
    return .usage(
      "\(what) in \(place) cannot be read: the clone lacks objects, and nothing is fetched; "
        + "'git fetch --refetch --no-filter' completes a partial clone")
  }

  // MARK: Trees

  private func files(of commit: GitCommit) throws(UsageError) -> [(path: String, blob: String)] {
    let place = prefix.isEmpty ? [] : ["--", prefix]
    let listed = git.run(["ls-tree", "-r", "-z", "--full-tree", commit.tree] + place)
    if listed.status != 0 { throw git.failure("cannot read the revision \(commit.id)", listed) }
    return listed.output.pieces(at: "\0").compactMap { entry in
      guard let tab = entry.firstIndex(of: "\t") else { return nil }
      let fields = entry[..<tab].split(separator: " ")
      // Links and submodules are not followed.
      guard fields.count == 3, fields[0].hasPrefix("100"),
        let path = readPath(entry[entry.index(after: tab)...])
      else { return nil }
      return (path, String(fields[2]))
    }
  }

  private func step(to commit: GitCommit, _ differences: [GitCommand.Difference]) -> Step {
    var step = Step(commit: commit)
    for difference in differences {
      guard let path = readPath(difference.path[...]) else { continue }
      if let blob = difference.blob { step.written.append((path, blob)) } else { step.removed.append(path) }
    }
    return step
  }

  /// The path in the folder; nil for a file that `lint` does not read.
  private func readPath(_ path: Substring) -> String? {
    guard path.hasPrefix(prefix) else { return nil }
    let path = path.dropFirst(prefix.count)
    return Self.isRead(path) && Self.isSafe(path) ? String(path) : nil
  }

  private static func isRead(_ path: Substring) -> Bool {
    let path = String(path)
    if WorkspaceFile.Language(path: path) != nil || WorkspaceFile.isInterface(path) { return true }
    // Revisions are linted with the current configuration.
    if path.lastPathComponent.hasPrefix(".layerlint.y") { return false }
    return [".pbxproj", ".xcconfig", ".modulemap", ".yml", ".podspec", "Podfile", ".xcworkspacedata"].contains {
      path.hasSuffix($0)
    }
  }

  /// Whether a path stays inside the folder: a crafted tree may contain any names.
  private static func isSafe(_ path: Substring) -> Bool {
    !path.split(separator: "/", omittingEmptySubsequences: false).contains {
      ["", ".", ".."].contains($0) || $0.lowercased() == ".git"
    }
  }

  // MARK: Files

  private func startReading(_ blobs: [String]) throws(UsageError) {
    objects = nil
    if blobs.isEmpty { return }
    let list = top + "/objects"
    let text = Data(blobs.map { $0 + "\n" }.joined().utf8)
    guard FileManager.default.createFile(atPath: list, contents: text),
      let input = FileHandle(forReadingAtPath: list)
    else { throw .usage("cannot write to \(top): \(String(cString: strerror(errno)))") }
    objects = try git.start(["cat-file", "--batch", "--buffer"], input: input)
  }

  private func write(_ bytes: ArraySlice<UInt8>, to relative: String) throws(UsageError) {
    let place = "\(path)/\(relative)"
    let folder = String(place[..<(place.lastIndex(of: "/") ?? place.endIndex)])
    if folders.insert(folder).inserted {
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    // `FileManager.createFile` waits for the disk, which is slow for thousands of files and not needed for temporary
    // ones.
    let descriptor = open(place, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
    do {
      guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
      let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try file.write(contentsOf: Data(bytes))
      try file.close()
    } catch { throw .usage("cannot write \(place): \(String(cString: strerror(errno)))") }
  }

  /// Removes a file and the folders that are empty afterwards, because folders may determine the targets of a package.
  private func remove(_ relative: String) {
    var place = "\(path)/\(relative)"
    try? FileManager.default.removeItem(atPath: place)
    while let slash = place.lastIndex(of: "/") {
      place = String(place[..<slash])
      guard place.utf8.count > path.utf8.count, rmdir(place) == 0 else { return }
      folders.remove(place)
    }
  }
}
