import LowLevel
import Patterns
import SourceFacts
import Tables

/// What to look through.
public struct WorkspaceOptions: Sendable {
  /// Absolute path of the base folder.
  public var base: String
  /// When there are any, only files that one of them matches are read.
  public var include: [PathPattern]
  public var exclude: [PathPattern]
  /// Reads tests, mocks and stubs too.
  public var tests: Bool
  /// Reads generated code too.
  public var generated: Bool
  /// Unsaved buffers by path relative to the base: read in place of the file, and present where there is none.
  public var overlay: [String: [UInt8]]

  public init(
    base: String, include: [PathPattern] = [], exclude: [PathPattern] = [], tests: Bool = false,
    generated: Bool = false, overlay: [String: [UInt8]] = [:]
  ) {
    self.base = base
    self.include = include
    self.exclude = exclude
    self.tests = tests
    self.generated = generated
    self.overlay = overlay
  }
}

/// Which Swift and Objective-C files a run reads, and which modules they are compiled into.
public struct Workspace: Sendable {
  /// Absolute, without a trailing slash; empty for the root of the file system.
  public var base: String
  /// Sorted by the bytes of their path.
  public var files: [WorkspaceFile]
  /// Storyboards and xibs, sorted by the bytes of their path. They may be part of no module.
  public var interfaces: [WorkspaceFile]
  /// Names by which source code imports them, sorted; that of files which no project lists comes last. Two targets may
  /// bear the same name (an app for the phone, one for the desktop): they stay two modules.
  public var modules: Table<ModuleID, String>
  /// The target that each module comes from: unique, for reports.
  public var targets: Table<ModuleID, String>
  /// What the project gives the files of each module unasked.
  public var headers: Table<ModuleID, ModuleHeaders>
  /// In the order of `SkipReason`, without those that did not occur.
  public var skipped: [SkippedFiles]
  /// Paths of files of code that lie in the folders that were looked into, and are not read.
  public var leftOut: [String]
  /// Files that lie elsewhere than a project says, and that were taken for those which it lists. Sorted by their paths.
  public var moved: [MovedFile]
  /// Paths of files that no project lists, and that belong to the targets of the files around them.
  public var adopted: [String]
  /// Patterns of `include` and `exclude` that match nothing.
  public var unmatched: [PathPattern]
  /// Sorted by file and line.
  public var problems: [WorkspaceProblem]
  /// Files and folders whose names begin with a dot, in the folders that were looked into.
  public var hidden: Set<String>
  /// That of the files which no project lists. Nil where all are listed.
  public var baseModule: ModuleID?
  let folder: BaseFolder
  let overlay: [String: [UInt8]]
}

extension Workspace {
  /// Of which is known where it lies, and no more: files can be read there.
  public init(unexplored options: WorkspaceOptions) {
    let base = Self.normalized(options.base)
    self.init(
      base: base, files: [], interfaces: [], modules: [], targets: [], headers: [], skipped: [], leftOut: [], moved: [],
      adopted: [], unmatched: [],
      problems: [], hidden: [], baseModule: nil, folder: BaseFolder(base), overlay: options.overlay)
  }
}

public struct MovedFile: Sendable, Hashable {
  /// Where a project lists it, relative to the base folder.
  public var from: String
  /// Where it is.
  public var to: String
}

public struct WorkspaceFile: Sendable, Hashable {
  /// Relative to the base folder, with `/`.
  public var path: String
  /// Ascending; at least one. Their names are in `Workspace.modules`.
  public var modules: [ModuleID]

  public init(path: String, modules: [ModuleID]) {
    self.path = path
    self.modules = modules
  }

  public enum Language: Sendable {
    case swift, objectiveC

    /// By the ending of the name; nil for what is not read.
    public init?(path: String) {
      if path.hasEnding(".swift") {
        self = .swift
      } else if path.hasEnding(".m") || path.hasEnding(".mm") || path.hasEnding(".h") || path.hasEnding(".pch") {
        self = .objectiveC
      } else {
        return nil
      }
    }
  }

  /// Whether a path is that of a storyboard or xib.
  public static func isInterface(_ path: String) -> Bool { path.hasEnding(".storyboard") || path.hasEnding(".xib") }

  public var language: Language { Language(path: path) ?? .swift }
}

/// Something that could not be read: part of the code is not in the result.
public struct WorkspaceProblem: Error, Sendable, Hashable {
  public enum Kind: String, Sendable {
    /// A file or folder that cannot be opened, or is not text.
    case unreadableSource = "unreadable_source"
    /// A Package.swift or project.pbxproj whose targets cannot be told, or not all of them.
    case unreadableProject = "unreadable_project"
  }
  public var kind: Kind
  /// Without the path.
  public var message: String
  /// Relative to the base folder; `.` is the base itself.
  public var file: String
  public var line: Int?

  public init(kind: Kind, message: String, file: String, line: Int? = nil) {
    self.kind = kind
    self.message = message
    self.file = file
    self.line = line
  }
}
