import LowLevel
import Patterns
import SourceFacts

/// Decides which paths a run reads, by the configuration's patterns and by names.
struct Selection {
  private let include: [PathPattern]
  private let exclude: [PathPattern]
  private let tests: Bool
  private let generated: Bool
  /// The reasons to skip a folder, by its name and its parents' names.
  private var folders = PathTable<[SkipReason]>()
  /// The result for the last folder, because files are visited folder by folder.
  private var last: (folder: String, reasons: [SkipReason]) = ("", [])

  init(_ options: WorkspaceOptions) {
    include = options.include
    exclude = options.exclude
    tests = options.tests
    generated = options.generated
    folders.set("", [])
  }

  /// The reason to skip a file, or nil. `isTest` comes from the projects; nil if none lists the file.
  mutating func reason(_ path: String, isTest: Bool?) -> SkipReason? {
    if exclude.contains(where: { $0.matches(path) }) { return .excluded }
    if !include.isEmpty, !include.contains(where: { $0.matches(path) }) { return .notIncluded }
    if isTest == true, !tests { return .tests }
    var found: SkipReason?
    for reason in reasons(path) where !isAllowed(reason) {
      if reason == .tests, isTest == false { continue }
      if found.map({ Self.rank(reason) < Self.rank($0) }) ?? true { found = reason }
    }
    return found
  }

  private static func rank(_ reason: SkipReason) -> Int { SkipReason.allCases.firstIndex(of: reason)! }

  private mutating func reasons(_ path: String) -> [SkipReason] {
    if !ProjectPath.isDirectly(path, in: last.folder) {
      let folder = ProjectPath.folder(of: path)
      last = (folder, reasons(folder: folder))
    }
    guard let reason = FolderNames.reason(file: path) else { return last.reasons }
    return last.reasons + [reason]
  }

  private mutating func reasons(folder: String) -> [SkipReason] {
    if let known = folders[folder] { return known }
    var reasons = reasons(folder: ProjectPath.folder(of: folder))
    if let reason = FolderNames.reason(folder: ProjectPath.name(of: folder)) { reasons.append(reason) }
    folders.set(folder, reasons)
    return reasons
  }

  private func isAllowed(_ reason: SkipReason) -> Bool {
    switch reason {
    case .tests, .mocks: tests
    case .generated: generated
    default: false
    }
  }

  /// Whether a project is used. Projects in folders of tests are fixtures, and excluded ones do not belong to the app.
  mutating func admitsProject(_ path: String) -> Bool {
    if exclude.contains(where: { $0.matches(path) }) { return false }
    return reasons(folder: ProjectPath.folder(of: path)).allSatisfy(isAllowed)
  }

  /// Whether a problem with a path is reported: not in excluded folders.
  func concerns(_ path: String) -> Bool { !exclude.contains { $0.matches(path) } }

  /// The patterns that match none of the paths, except patterns for folders that are never entered.
  func unmatched(among paths: [String]) -> [PathPattern] {
    (include + exclude).filter { pattern in
      let isDefault = ProjectPath.split(pattern.text).contains { Array($0).withBytes(FolderNames.closed) != nil }
      return !isDefault && !paths.contains(where: pattern.matches)
    }
  }
}

/// Decides which paths a run may read, by patterns and names only.
public struct NameSelection {
  private var selection: Selection

  public init(_ options: WorkspaceOptions) { selection = Selection(options) }

  public mutating func admits(_ path: String) -> Bool { selection.reason(path, isTest: nil) == nil }
}
