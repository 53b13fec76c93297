import Architecture
import Comparison
import Findings
import GraphDocuments
import LowLevel
import Policy

extension Linter {
  /// Compares a revision with another one or with the working tree: the changes since their merge base.
  ///
  /// - Parameters:
  ///   - request: the request for the working tree. Its configuration is used for both revisions.
  ///   - head: nil for the working tree.
  public static func compare(_ request: LintRequest, base: String, head: String?) throws(UsageError)
    -> ComparisonDocument
  {
    let linter = try Linter(request)
    let git = GitCommand(folder: linter.base)
    let baseCommit = try git.commit(base, for: "compare")
    let headCommit = try head.map { head throws(UsageError) in try git.commit(head, for: "compare") }
    let mergeBase = git.mergeBase(baseCommit, headCommit ?? "HEAD")
    let common = mergeBase ?? baseCommit
    let (before, layers) = try linter.snapshot(of: common, named: base)
    let after: Snapshot
    if let head, let headCommit {
      after = try linter.snapshot(of: headCommit, named: head, layers: layers).snapshot
    } else {
      var request = request
      request.inferredLayers = layers
      after = try Linter(request).snapshot(ComparisonDocument.Side(name: "the working tree"))
    }
    let renames = try git.renames(from: common, to: headCommit)
    var document = Comparison(before, after, renames: renames).document
    if mergeBase == nil { document.notes.append(git.noteForMissingMergeBase(with: base)) }
    if common != baseCommit {
      document.notes.append(
        "compared with \(common.prefix(10)), from which \(base) and \(head ?? "HEAD") have diverged")
    }
    return document
  }

  /// The snapshot of a commit, with the configuration of this run, and the layers if they were inferred.
  ///
  /// - Parameter layers: the inferred layers of the commit that it is compared with: a file that is added could rename
  ///   a layer, or turn the order of two.
  private func snapshot(
    of commit: String, named name: String, layers: CarriedLayers? = nil
  ) throws(UsageError) -> (snapshot: Snapshot, layers: CarriedLayers?) {
    let folder = try RevisionFolder(of: base)
    // The folder must exist until the snapshot is complete.
    defer { withExtendedLifetime(folder) {} }
    try project.writeNestedSources(to: folder)
    try folder.show([GitCommand(folder: base).commit(withID: commit)])
    _ = try folder.showNext()
    var request = revisionRequest(in: folder)
    request.inferredLayers = layers
    let linter = try Linter(request)
    let snapshot = try linter.snapshot(ComparisonDocument.Side(name: name, commit: commit))
    return (snapshot, linter.analysis.carriedLayers(allowingOthers: true))
  }

  /// The request of this run for a folder that contains another revision.
  func revisionRequest(in folder: RevisionFolder) -> LintRequest {
    var revision = LintRequest(paths: [folder.path])
    revision.configuration = configurationPath
    revision.isOfOtherRevision = true
    (revision.architectures, revision.jobs, revision.worker) = (request.architectures, request.jobs, request.worker)
    (revision.only, revision.skip) = (request.only, request.skip)
    revision.currentFolder = folder.path
    return revision
  }

  private var configurationPath: String? {
    guard let source = project.sources.first, !source.file.contains("/") || request.configuration != nil else {
      return nil
    }
    return source.file.hasPrefix("/") ? source.file : "\(base)/\(source.file)"
  }

  private func snapshot(_ side: ComparisonDocument.Side) throws(UsageError) -> Snapshot {
    let (result, _) = lintedRules()
    let violations = LayerViolations(project, analysis).lines
    let graph = try GraphDocuments(analysis.model, analysis.positions, violations: violations, reports: { _ in true })
      .document(GraphRequest(level: .layer))
    return Snapshot(side, result, layers: graph, roles: RolesDocument(analysis) { _ in true })
  }
}

extension GitCommand {
  /// The new path of each renamed file by its old path, relative to the folder.
  ///
  /// - Parameter head: nil for the working tree.
  fileprivate func renames(from base: String, to head: String?) throws(UsageError) -> [String: String] {
    let answer = run(
      [
        "diff", "--no-ext-diff", "--no-textconv", "--name-status", "-z", "--find-renames", "--diff-filter=R",
        "--relative", base,
      ]
        + (head.map { [$0] } ?? []) + ["--"])
    if answer.status != 0 { throw failure("could not determine what was renamed", answer) }
    var renames: [String: String] = [:]
    var fields = answer.output.pieces(at: "\0").map(String.init)[...]
    while fields.count >= 3, fields.removeFirst().hasPrefix("R") {
      let old = fields.removeFirst()
      renames[old] = fields.removeFirst()
    }
    return renames
  }
}
