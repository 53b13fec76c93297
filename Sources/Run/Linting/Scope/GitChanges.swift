import Findings
import LowLevel

/// Queries git for files that differ from a revision: committed since, changed in the working tree, or not yet added.
struct GitChanges {
  /// Returns the changed files in a folder, as paths relative to it. The comparison is with the merge base; if there is
  /// none (or it was not fetched), with the revision itself.
  ///
  /// - Parameter option: the option with the revision, for messages.
  static func files(
    since revision: String, in folder: String, for option: String = "--changed-since"
  ) throws(UsageError) -> Set<String> {
    let git = GitCommand(folder: folder)
    let commit = try git.commit(revision, for: option)
    let base = git.mergeBase(commit, "HEAD") ?? commit
    let changed = git.run([
      "diff", "--no-ext-diff", "--no-textconv", "--name-only", "-z", "--no-renames", "--relative", base, "--",
    ])
    let added = git.run(["ls-files", "-z", "--others", "--exclude-standard"])
    for answer in [changed, added] where answer.status != 0 {
      throw git.failure("could not determine what changed", answer)
    }
    return Set((changed.output + added.output).pieces(at: "\0").map(String.init))
  }
}
