import Findings
import Foundation
import LowLevel
import Workspace

/// A temporary folder with the files of a revision that a lint reads: sources, storyboards, and project descriptions.
/// Objects are read with `git cat-file`; the checkout and the index of the repository are not touched. The folder is
/// removed in `deinit`.
final class RevisionFolder {
  let path: String
  private let git: GitCommand
  /// The base folder relative to the repository, with a trailing slash; empty for the repository itself.
  private let prefix: String
  /// The blob of each file in the folder, by path.
  private var blobs: [String: String] = [:]

  /// - Parameter base: the base folder of the lint, in a checkout.
  init(of base: String) throws(UsageError) {
    git = GitCommand(folder: base)
    prefix = git.run(["rev-parse", "--show-prefix"]).line
    let place = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    var template = Array((place.path + "/layerlint-XXXXXX").utf8CString)
    guard let made = mkdtemp(&template) else {
      throw .usage("cannot create a folder in \(place.path): \(String(cString: strerror(errno)))")
    }
    path = String(cString: made)
    // Marks the folder as the base folder of a project without a configuration.
    guard FileManager.default.createFile(atPath: path + "/.git", contents: nil) else {
      throw .usage("cannot write to \(path): \(String(cString: strerror(errno)))")
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Changes the contents of the folder to those of a commit. Files that are the same in both are not written again.
  func show(_ commit: String) throws(UsageError) {
    let tree = try files(of: commit)
    for path in blobs.keys where tree[path] == nil {
      try? FileManager.default.removeItem(atPath: "\(self.path)/\(path)")
    }
    let wanted = tree.filter { blobs[$0.key] != $0.value }.map { (path: $0.key, blob: $0.value) }
    blobs = tree
    try write(wanted.ordered { $0.path < $1.path }, of: commit)
  }

  // MARK: Trees

  private func files(of commit: String) throws(UsageError) -> [String: String] {
    let place = prefix.isEmpty ? [] : ["--", prefix]
    let listed = git.run(["ls-tree", "-r", "-z", "--full-tree", commit] + place)
    if listed.status != 0 { throw git.failure("cannot read the revision \(commit)", listed) }
    var files: [String: String] = [:]
    for entry in listed.output.pieces(at: "\0") {
      guard let tab = entry.firstIndex(of: "\t") else { continue }
      let fields = entry[..<tab].split(separator: " ")
      let path = entry[entry.index(after: tab)...].dropFirst(prefix.count)
      // Symbolic links and submodules are skipped.
      guard fields.count == 3, fields[0].hasPrefix("100"), Self.isRead(path), Self.isSafe(path) else { continue }
      files[String(path)] = String(fields[2])
    }
    return files
  }

  /// Whether a lint reads this file.
  private static func isRead(_ path: Substring) -> Bool {
    let path = String(path)
    if WorkspaceFile.Language(path: path) != nil || WorkspaceFile.isInterface(path) { return true }
    // The configuration of this run is used for the base folder.
    if path.hasPrefix(".layerlint.y") { return false }
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

  // MARK: Objects

  private func write(_ files: [(path: String, blob: String)], of commit: String) throws(UsageError) {
    if files.isEmpty { return }
    let list = path + "/.git-objects"
    let blobs = Data(files.map { $0.blob + "\n" }.joined().utf8)
    guard FileManager.default.createFile(atPath: list, contents: blobs) else {
      throw .usage("cannot write to \(path): \(String(cString: strerror(errno)))")
    }
    defer { try? FileManager.default.removeItem(atPath: list) }
    let answer = git.run(["cat-file", "--batch"], input: FileHandle(forReadingAtPath: list))
    if answer.status != 0 { throw git.failure("cannot read the files of \(commit)", answer) }
    var rest = answer.bytes[...]
    for file in files {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { break }
      let head = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      guard head.count == 3, head[1] == "blob", let size = Int(head[2]), rest.endIndex - end > size + 1 else {
        throw .usage(
          "the object \(file.blob) of \(file.path) in \(commit) is missing: the clone is not complete; 'git fetch' it")
      }
      let start = end + 1
      let place = "\(path)/\(file.path)"
      let folder = place[..<(place.lastIndex(of: "/") ?? place.endIndex)]
      try? FileManager.default.createDirectory(atPath: String(folder), withIntermediateDirectories: true)
      let isWritten = FileManager.default.createFile(atPath: place, contents: Data(rest[start..<start + size]))
      if !isWritten { throw .usage("cannot write \(place)") }
      rest = rest[(start + size + 1)...]
    }
  }
}
