import Findings
import LowLevel

extension GitCommand {
  /// The id of the commit that a revision names.
  ///
  /// - Parameter option: the option with the revision, for messages: `--changed-since`.
  func commit(_ revision: String, for option: String) throws(UsageError) -> String {
    if revision.isEmpty || revision.hasPrefix("-") {
      throw .usage("\(option) needs a revision, not '\(revision)'")
    }
    let found = run(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"])
    if found.status == 0 { return found.line }
    let inside = run(["rev-parse", "--is-shallow-repository"])
    if inside.status == 127 { throw .usage("\(option) needs git, which could not be started: \(inside.errors)") }
    if inside.status != 0 {
      let message = "\(option) needs a git checkout, and \(folder) is not in one: run it in the repository"
      throw failure(message, inside)
    }
    var message = "\(option): there is no revision '\(revision)' in this checkout"
    if inside.output.hasPrefix("true") {
      message +=
        ": it is a shallow clone. Fetch more of the history first: 'git fetch --deepen=100', or 'git fetch --unshallow'"
        + "; in GitHub Actions 'fetch-depth: 0' of actions/checkout, in GitLab CI 'GIT_DEPTH: 0'"
    } else if revision.contains("/") {
      message += "; fetch it first: 'git fetch origin' (CI may have fetched the one branch only: 'fetch-depth: 0')"
    }
    throw .usage(message)
  }

  /// The merge base of two commits; nil if it does not exist or was not fetched.
  func mergeBase(_ base: String, _ head: String) -> String? {
    let common = run(["merge-base", head, base])
    return common.status == 0 && !common.line.isEmpty ? common.line : nil
  }

  /// The note for a comparison with a revision that has no merge base with the compared one.
  func noteForMissingMergeBase(with revision: String) -> String {
    let note =
      "no commit is known from which \(revision) and the compared state have diverged, so \(revision) itself is "
      + "compared: what only \(revision) contains counts as removed"
    return isShallow ? note + "; this is a shallow clone: fetch more of the history ('git fetch --deepen=100')" : note
  }

  /// The error for a failed command, with the first line of git's error output.
  func failure(_ message: String, _ answer: Answer) -> UsageError {
    let reason = answer.errors.pieces(at: "\n").first.map { " (\($0))" } ?? ""
    return .usage(message + reason)
  }
}
