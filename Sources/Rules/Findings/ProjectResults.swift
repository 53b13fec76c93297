import LowLevel

/// The numbers of one of several projects that were linted in one run.
public struct ProjectSummary: Sendable, Equatable {
  /// Relative to the base folder of the run.
  public var folder: String
  public var files: Int
  public var errors: Int
  public var warnings: Int
  public var infos: Int
  public var suppressed: Int
  public var baselined: Int
  public var problems: Int

  init(_ folder: String, _ result: LintResult) {
    self.folder = folder
    files = result.files
    errors = result.count(.error)
    warnings = result.count(.warning)
    infos = result.count(.info)
    suppressed = result.suppressed
    baselined = result.baselined
    problems = result.problems.count
  }
}

extension LintResult {
  /// Joins the results of several projects, whose paths are relative to a common folder.
  public init(projects: [(folder: String, result: LintResult)]) {
    self.init()
    for (folder, result) in projects {
      files += result.files
      lines += result.lines
      declarations += result.declarations
      references += result.references
      unresolved += result.unresolved
      suppressed += result.suppressed
      baselined += result.baselined
      findings += result.findings
      accepted += result.accepted
      // If several projects extend a file, they have the same problems with it.
      problems += result.problems.filter { new in !problems.contains { $0.isSame(as: new) } }
      rules += result.rules.filter { new in !rules.contains { $0.id == new.id } }
      notes += result.notes.map { "\(folder): \($0)" }
      self.projects.append(ProjectSummary(folder, result))
    }
  }

  /// Makes all paths relative to a folder above the project.
  ///
  /// - Parameters:
  ///   - folder: the folder of the project, relative to `base`.
  ///   - base: absolute.
  public func moved(into folder: String, base: String) -> LintResult {
    let move = PathMove(folder: folder, base: base)
    var result = self
    result.findings = findings.map(move.finding)
    result.accepted = accepted.map { AcceptedFinding(move.finding($0.finding), $0.kind) }
    result.problems = problems.map { problem in
      var problem = problem
      problem.file = problem.file.map(move.path)
      return problem
    }
    result.overview = nil
    return result
  }
}

/// Returns the path of a project's file, relative to a folder above.
public func joinedPath(_ folder: String, _ file: String, base: String) -> String {
  if file.hasPrefix("/") { return file.hasPrefix(base + "/") ? String(file.dropFirst(base.count + 1)) : file }
  var components = folder.pieces(at: "/").map { String($0) }
  for component in file.pieces(at: "/") {
    if component == "..", !components.isEmpty { components.removeLast() } else { components.append(String(component)) }
  }
  return components.joined(separator: "/")
}

extension Problem {
  fileprivate func isSame(as other: Problem) -> Bool {
    file != nil
      && (kind, message, file, line, column)
        == (other.kind, other.message, other.file, other.line, other.column)
  }
}

/// Converts paths of a project to paths relative to a folder above it.
private struct PathMove {
  let folder: String
  let base: String

  func path(_ file: String) -> String { file.isEmpty ? file : joinedPath(folder, file, base: base) }

  func finding(_ finding: Finding) -> Finding {
    var finding = finding
    finding.position = position(finding.position)
    finding.target = finding.target.map(target)
    finding.others = finding.others.map { other in
      Finding.Part(
        target: target(other.target), position: position(other.position), key: key(other.key),
        fixes: other.fixes.map(fix))
    }
    finding.evidence = finding.evidence.map(evidence)
    finding.steps = finding.steps.map(evidence)
    finding.fixes = finding.fixes.map(fix)
    finding.key = key(finding.key)
    finding.fault = finding.fault.map(key)
    if case .part(let head)? = finding.share { finding.share = .part(of: key(head)) }
    return finding
  }

  private func position(_ position: Position) -> Position {
    Position(file: path(position.file), line: position.line, column: position.column)
  }

  private func target(_ target: Finding.Target) -> Finding.Target {
    Finding.Target(name: target.name, file: target.file.map(path), line: target.line)
  }

  private func key(_ key: FindingKey) -> FindingKey {
    var key = key
    // Fingerprints of different projects must differ even if a finding has no file.
    key.file = key.file.isEmpty ? folder : path(key.file)
    return key
  }

  private func evidence(_ evidence: Evidence) -> Evidence {
    var evidence = evidence
    evidence.position = position(evidence.position)
    return evidence
  }

  private func fix(_ fix: Fix) -> Fix {
    var fix = fix
    fix.edits = fix.edits.map { edit in
      Fix.Edit(start: position(edit.start), endLine: edit.endLine, endColumn: edit.endColumn, text: edit.text)
    }
    return fix
  }
}
