import Findings
import LowLevel

/// Queries git for files that differ from a revision: committed since, changed in the working tree, or not yet added.
struct GitChanges {
  /// The changed files in a folder, as paths relative to it.
  let files: Set<String>
  /// The note for a revision without a merge base with the working tree.
  private(set) var note: String?

  /// Compares with the merge base; if there is none (or it was not fetched), with the revision itself.
  ///
  /// - Parameter option: the option with the revision, for messages.
  init(since revision: String, in folder: String, for option: String = "--changed-since") throws(UsageError) {
    let git = GitCommand(folder: folder)
    let commit = try git.commit(revision, for: option)
    let mergeBase = git.mergeBase(commit, "HEAD")
    let base = mergeBase ?? commit
    let changed = git.run([
      "diff", "--no-ext-diff", "--no-textconv", "--name-only", "-z", "--no-renames", "--relative", base, "--",
    ])
    let added = git.run(["ls-files", "-z", "--others", "--exclude-standard"])
    for answer in [changed, added] where answer.status != 0 {
      throw git.failure("could not determine what changed", answer)
    }
    files = Set((changed.output + added.output).pieces(at: "\0").map(String.init))
    if mergeBase == nil { note = git.noteForMissingMergeBase(with: revision) }
  }
}
