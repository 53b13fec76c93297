import Findings
import LowLevel
import SourceFacts

/// Queries git for files that differ from a revision: committed since, changed in the working tree, or not yet added.
struct GitChanges {
  private let folder: String
  private let revision: String
  private let git: GitCommand

  private init(folder: String, revision: String) {
    (self.folder, self.revision, git) = (folder, revision, GitCommand(folder: folder))
  }

  /// Returns the changed files in a folder, as paths relative to it. The comparison is with the merge base; if there is
  /// none (or it was not fetched), with the revision itself.
  static func files(since revision: String, in folder: String) throws(UsageError) -> Set<String> {
    let changes = GitChanges(folder: folder, revision: revision)
    try changes.check()
    let common = changes.git.run(["merge-base", "HEAD", revision])
    let base = common.status == 0 ? common.output.pieces(at: "\n").first.map(String.init) : nil
    let changed = changes.git.run([
      "diff", "--no-ext-diff", "--no-textconv", "--name-only", "-z", "--no-renames", "--relative", base ?? revision,
      "--",
    ])
    let added = changes.git.run(["ls-files", "-z", "--others", "--exclude-standard"])
    for answer in [changed, added] where answer.status != 0 {
      throw changes.failure("could not determine what changed", answer)
    }
    return Set((changed.output + added.output).pieces(at: "\0").map(String.init))
  }

  private func check() throws(UsageError) {
    if revision.isEmpty || revision.hasPrefix("-") {
      throw .usage("--changed-since needs a revision, not '\(revision)'")
    }
    if git.run(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"]).status == 0 { return }
    let inside = git.run(["rev-parse", "--is-shallow-repository"])
    if inside.status == 127 { throw .usage("--changed-since needs git, which could not be started: \(inside.errors)") }
    if inside.status != 0 {
      throw failure(
        "--changed-since needs a git checkout, and \(folder) is not in one: run it in the repository", inside)
    }
    var message = "--changed-since: there is no revision '\(revision)' in this checkout"
    if inside.output.hasPrefix("true") {
      message +=
        ": it is a shallow clone. Fetch more of the history first: 'git fetch --deepen=100', or 'git fetch --unshallow'"
        + "; in GitHub Actions 'fetch-depth: 0' of actions/checkout, in GitLab CI 'GIT_DEPTH: 0'"
    } else if revision.contains("/") {
      message += "; fetch it first: 'git fetch origin' (CI may have fetched the one branch only: 'fetch-depth: 0')"
    }
    throw .usage(message)
  }

  private func failure(_ message: String, _ answer: GitCommand.Answer) -> UsageError {
    let reason = answer.errors.pieces(at: "\n").first.map { " (\($0))" } ?? ""
    return .usage(message + reason)
  }
}
