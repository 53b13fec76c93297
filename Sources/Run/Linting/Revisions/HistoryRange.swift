import Findings
import LowLevel

/// The commits along first parents from a start to HEAD, the oldest first.
struct HistoryRange {
  let git: GitCommand
  private(set) var commits: [GitCommit] = []
  /// Set if the clone lacks commits of the range.
  private(set) var problem: Problem?
  /// Whether the first commit has no parent.
  private(set) var startsAtRoot = false
  /// The oldest time that releases may have.
  private var startTime: Int?

  /// - Parameter since: a revision, or a time before HEAD: `1.year`, `2026-03-01`.
  init(since: String, in folder: String) throws(UsageError) {
    git = GitCommand(folder: folder)
    let head = try git.commit("HEAD", for: "history")
    let shallow = git.shallowCommits
    let chain = try git.commits([head], options: ["--first-parent"])
    guard let last = chain.first else { throw .usage("cannot read the history of HEAD") }
    if let duration = HistoryDuration(since) {
      let start = duration.start(before: last.time)
      startTime = start
      // Clocks may be wrong: the last commit that is too old ends the range.
      commits = chain.prefix { $0.time >= start }.reversed()
      if commits.isEmpty { throw .usage("--since \(since) is later than HEAD, which is of \(GitDate(last.time).text)") }
      if let oldest = commits.first, shallow.contains(oldest.id) {
        problem = Problem(
          kind: "shallow_history",
          message: "this is a shallow clone: its history begins with \(oldest.id.prefix(10)) of "
            + "\(GitDate(oldest.time).text), not with \(GitDate(start).text); 'git fetch --unshallow' fetches the rest")
      }
    } else {
      try begin(at: since, chain: chain, head: head, isShallow: !shallow.isEmpty)
    }
    startsAtRoot = commits.first?.id == chain.last?.id && !shallow.contains(commits.first?.id ?? "")
  }

  private mutating func begin(
    at since: String, chain: [GitCommit], head: String, isShallow: Bool
  ) throws(UsageError) {
    if since.isEmpty || since.hasPrefix("-") { throw .usage("--since needs a revision or a time, not '\(since)'") }
    if git.run(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(since)^{commit}"]).status != 0,
      !isShallow
    {
      throw .usage("--since: '\(since)' is neither a revision nor a time such as \(HistoryDuration.examples)")
    }
    let start = try git.commit(since, for: "--since")
    if start == head { throw .usage("--since \(since) is HEAD itself: there are no revisions in between") }
    if git.run(["merge-base", "--is-ancestor", start, head]).status != 0 {
      throw .usage("--since: HEAD does not contain '\(since)'")
    }
    if let place = chain.firstIndex(where: { $0.id == start }) {
      commits = chain[...place].reversed()
    } else {
      // A commit of a merged branch.
      let later = try git.commits([head, "^\(start)"], options: ["--first-parent"])
      commits = [try git.commit(withID: start)] + later.reversed()
    }
  }

  /// The revisions at an interval. The first and the last commit are always among them.
  func revisions(every interval: HistoryInterval) throws(UsageError) -> [GitCommit] {
    switch interval {
    case .commit: return commits
    case .week: return spaced { GitDate($0.time).week }
    case .month: return spaced { GitDate($0.time).month }
    case .release: return try releases()
    }
  }

  /// The last commit of each period.
  private func spaced(_ period: (GitCommit) -> Int) -> [GitCommit] {
    var found: [GitCommit] = []
    for commit in commits.reversed() {
      if let next = found.last, period(commit) >= period(next) { continue }
      found.append(commit)
    }
    if let first = commits.first, found.last?.id != first.id { found.append(first) }
    return found.reversed()
  }

  private func releases() throws(UsageError) -> [GitCommit] {
    guard let first = commits.first, let head = commits.last else { return [] }
    let all = try git.releases(of: head.id)
    let found: [GitCommit]
    if let startTime {
      found = all.filter { $0.time >= startTime }
    } else {
      let older = Set(try git.releases(of: first.id).map(\.id))
      found = all.filter { !older.contains($0.id) || $0.id == first.id }
    }
    if found.isEmpty {
      throw .usage("no tag is on a commit of this range: use --every month, or an earlier --since")
    }
    return found.last?.id == head.id ? found : found + [head]
  }
}

/// How long ago: a number of days, weeks, months or years, or a day.
struct HistoryDuration {
  private enum Kind { case seconds(Int), months(Int), time(Int) }
  private let kind: Kind
  static let examples = "1.year, 6.months, 12.weeks or 2026-01-31"
  private static let secondsPerDay = 86_400

  /// Returns nil if the text is not a duration.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count == 2, let count = Int(parts[0]), (1...1000).contains(count) {
      let unit = parts[1].hasSuffix("s") ? parts[1].dropLast() : parts[1]
      switch unit {
      case "day": kind = .seconds(count * Self.secondsPerDay)
      case "week": kind = .seconds(count * 7 * Self.secondsPerDay)
      case "month": kind = .months(count)
      case "year": kind = .months(count * 12)
      default: return nil
      }
      return
    }
    guard let day = GitDate(text) else { return nil }
    kind = .time(day.start)
  }

  func start(before time: Int) -> Int {
    switch kind {
    case .seconds(let seconds): time - seconds
    case .months(let months): GitDate(time).months(before: months)?.start ?? 0
    case .time(let time): time
    }
  }
}
