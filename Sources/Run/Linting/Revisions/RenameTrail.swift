import Findings

/// The names of files in earlier commits of a range, and the commits that changed them. A commit is its index in the
/// range.
struct RenameTrail {
  /// By path: the commits in which it got that name, ascending, and its name before.
  private var renames: [String: [(commit: Int, old: String)]] = [:]
  /// By path: the commits that changed the file, ascending.
  private var changes: [String: [Int]] = [:]
  /// Set if renames with changes could not be found.
  private(set) var problem: Problem?

  private static let sources = ["*.swift", "*.m", "*.mm", "*.h", "*.c", "*.storyboard", "*.xib"]

  init(of commits: [GitCommit], _ git: GitCommand) throws(UsageError) {
    let prefix = git.run(["rev-parse", "--show-prefix"]).line
    let pairs = Array(zip(commits.map(\.tree), commits.dropFirst().map(\.tree)))
    var found = git.differences(pairs, options: ["--find-renames"], paths: Self.sources)
    if found == nil {
      found = git.differences(pairs, options: ["--find-renames=100%"], paths: Self.sources)
      problem = Problem(
        kind: "incomplete_clone",
        message: "the clone lacks objects: files that were changed when they were renamed are not followed")
    }
    guard let found else {
      throw .usage("the changes of the commits cannot be read: the clone lacks objects, and nothing is fetched")
    }
    for (place, differences) in found.enumerated() {
      for difference in differences where difference.path.hasPrefix(prefix) {
        let path = String(difference.path.dropFirst(prefix.count))
        changes[path, default: []].append(place + 1)
        guard let old = difference.oldPath, old.hasPrefix(prefix) else { continue }
        renames[path, default: []].append((place + 1, String(old.dropFirst(prefix.count))))
      }
    }
  }

  /// The name of a file at a commit, given its name at a later one.
  func path(_ path: String, of later: Int, at commit: Int) -> String {
    var (path, place) = (path, later)
    while let rename = renames[path]?.last(where: { $0.commit <= place && $0.commit > commit }) {
      (path, place) = (rename.old, rename.commit - 1)
    }
    return path
  }

  /// The commits after one and up to another that changed one of the files, which have their names at the latter.
  func changes(of files: Set<String>, after first: Int, upTo last: Int) -> [Int] {
    var found: Set<Int> = []
    for file in files {
      var (path, place) = (file, last)
      while place > first {
        let rename = renames[path]?.last { $0.commit <= place && $0.commit > first }
        let start = rename?.commit ?? first + 1
        for commit in changes[path] ?? [] where commit >= start && commit <= place { found.insert(commit) }
        guard let rename else { break }
        (path, place) = (rename.old, rename.commit - 1)
      }
    }
    return found.sorted()
  }
}
