import Findings
import Foundation
import LowLevel
import Workspace

/// A commit and the tree of its files.
struct GitCommit: Sendable {
  var id: String
  var tree: String
  /// When it was committed, in seconds since 1970.
  var time: Int
  var subject: String
  var tag: String?

  var described: HistoryDocument.Commit {
    HistoryDocument.Commit(id: id, date: GitDate(time).text, subject: subject, tag: tag)
  }
}

extension GitCommand {
  /// Commits, without their history or along first parents, in the order of git.
  /// - Parameter revisions: of `git rev-list`; ids of commits.
  func commits(_ revisions: [String], options: [String]) throws(UsageError) -> [GitCommit] {
    let format = "--format=%H%x00%T%x00%ct%x00%s"
    let listed = run(["rev-list", "--encoding=UTF-8", format] + options + revisions + ["--"])
    if listed.status != 0 { throw failure("cannot read the history", listed) }
    return listed.output.pieces(at: "\n").compactMap { line in
      let fields = line.split(separator: "\0", maxSplits: 3, omittingEmptySubsequences: false)
      guard fields.count == 4, let time = Int(fields[2]) else { return nil }
      return GitCommit(id: String(fields[0]), tree: String(fields[1]), time: time, subject: String(fields[3]))
    }
  }

  func commit(withID id: String) throws(UsageError) -> GitCommit {
    guard let commit = try commits([id], options: ["--no-walk"]).first else {
      throw .usage("cannot read the revision \(id)")
    }
    return commit
  }

  /// Whether only a part of the history was fetched.
  var isShallow: Bool { run(["rev-parse", "--is-shallow-repository"]).line == "true" }

  /// Commits at which the history of a shallow clone ends, although they have parents.
  var shallowCommits: Set<String> {
    guard isShallow else { return [] }
    let place = absolutePath(run(["rev-parse", "--git-path", "shallow"]).line, in: folder)
    let text = (try? String(contentsOfFile: place, encoding: .utf8)) ?? ""
    return Set(text.pieces(at: "\n").map(String.init))
  }

  /// Commits with tags that a commit contains, the oldest first. Of several tags of one commit the first is used.
  func releases(of head: String) throws(UsageError) -> [GitCommit] {
    let format = "--format=%(refname:strip=2)%00%(objecttype)%00%(objectname)%00%(*objecttype)%00%(*objectname)"
    let listed = run(["for-each-ref", "--merged=\(head)", format, "refs/tags"])
    if listed.status != 0 { throw failure("cannot read the tags", listed) }
    var tags: [String: String] = [:]
    for line in listed.output.pieces(at: "\n") {
      let fields = line.split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 5 else { continue }
      let commit = fields[1] == "commit" ? fields[2] : fields[3] == "commit" ? fields[4] : ""
      if !commit.isEmpty, tags[commit] == nil { tags[commit] = fields[0] }
    }
    if tags.isEmpty { return [] }
    var found = try commits(tags.keys.sorted(), options: ["--no-walk"])
    for index in found.indices { found[index].tag = tags[found[index].id] }
    return found.sorted { ($0.time, $0.id) < ($1.time, $1.id) }
  }

  // MARK: Differences

  /// A file that differs between two trees. Paths are relative to the repository.
  struct Difference {
    var path: String
    /// Nil if the file was deleted, or if `lint` does not read it.
    var blob: String?
    /// If it was renamed.
    var oldPath: String?
  }

  /// The differences between the trees of each pair, below the folder; nil if an object is missing.
  func differences(_ pairs: [(from: String, to: String)], options: [String], paths: [String]) -> [[Difference]]? {
    if pairs.isEmpty { return [] }
    let place = NSTemporaryDirectory() + "/layerlint-\(UUID().uuidString)"
    let list = pairs.map { "\($0.from) \($0.to)\n" }.joined()
    guard FileManager.default.createFile(atPath: place, contents: Data(list.utf8)) else { return nil }
    defer { try? FileManager.default.removeItem(atPath: place) }
    let answer = run(
      ["diff-tree", "--stdin", "-r", "-z", "--raw", "--no-abbrev", "--no-ext-diff", "--no-textconv"] + options + ["--"]
        + paths, input: FileHandle(forReadingAtPath: place))
    guard answer.status == 0 else { return nil }
    let found = Self.differences(in: answer.bytes)
    return found.count == pairs.count ? found : nil
  }

  /// Each pair begins with a line with its ids, which `-z` does not change.
  private static func differences(in bytes: [UInt8]) -> [[Difference]] {
    var all: [[Difference]] = []
    var rest = bytes[...]
    func text(until end: UInt8) -> String {
      let text = rest.prefix { $0 != end }
      rest = rest.dropFirst(text.count + 1)
      return String(decoding: text, as: UTF8.self)
    }
    while let first = rest.first {
      guard first == UInt8(ascii: ":") else {
        _ = text(until: UInt8(ascii: "\n"))
        all.append([])
        continue
      }
      let fields = text(until: 0).split(separator: " ")
      var difference = Difference(path: text(until: 0))
      guard fields.count == 5, !all.isEmpty else { return [] }
      if fields[4].hasPrefix("R") || fields[4].hasPrefix("C") {
        difference.oldPath = difference.path
        difference.path = text(until: 0)
      }
      // Links and submodules are not followed.
      if fields[1].hasPrefix("100") { difference.blob = String(fields[3]) }
      all[all.count - 1].append(difference)
    }
    return all
  }
}
