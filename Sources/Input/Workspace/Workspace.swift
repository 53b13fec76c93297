import LowLevel
import Patterns
import SourceFacts
import Storage
import Tables

/// The options of a search.
public struct WorkspaceOptions: Sendable {
  /// Absolute path of the base folder.
  public var base: String
  /// If not empty, only files that match one of them are read.
  public var include: [PathPattern]
  public var exclude: [PathPattern]
  /// Whether tests, mocks and stubs are read too.
  public var tests: Bool
  /// Whether generated code is read too.
  public var generated: Bool
  /// Unsaved buffers by path relative to the base folder. They replace the file on disk, which need not exist.
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
  /// The names that source code imports, sorted; the module of files that no project lists comes last. Two targets with
  /// the same name (an app for the phone, one for the desktop) are two modules.
  public var modules: Table<ModuleID, String>
  /// The target of each module: unique, for reports.
  public var targets: Table<ModuleID, String>
  /// The headers that the build includes in the files of each module.
  public var headers: Table<ModuleID, ModuleHeaders>
  /// In the order of `SkipReason`, without those that did not occur.
  public var skipped: [SkippedFiles]
  /// Paths of source files in visited folders that are not read.
  public var leftOut: [String]
  /// Files at another path than in their project, matched by name. Sorted by path.
  public var moved: [MovedFile]
  /// Paths of files that no project lists. They belong to the targets of the files around them.
  public var adopted: [String]
  /// Patterns of `include` and `exclude` that match nothing.
  public var unmatched: [PathPattern]
  /// Sorted by file and line.
  public var problems: [WorkspaceProblem]
  /// Files and folders in visited folders whose names begin with a dot.
  public var hidden: Set<String>
  /// The module of files that no project lists; nil if all are listed.
  public var baseModule: ModuleID?
  let folder: BaseFolder
  let overlay: [String: [UInt8]]
  /// The content hashes of files whose facts were made earlier, by the hash of the path; nil if files are read as they
  /// are.
  var hashes: [ContentHash: ContentHash]?
}

extension Workspace {
  /// A workspace of which only the base folder is known, to read files.
  public init(unexplored options: WorkspaceOptions) {
    let base = Self.normalized(options.base)
    self.init(
      base: base, files: [], interfaces: [], modules: [], targets: [], headers: [], skipped: [], leftOut: [], moved: [],
      adopted: [], unmatched: [],
      problems: [], hidden: [], baseModule: nil, folder: BaseFolder(base), overlay: options.overlay)
  }
}

public struct MovedFile: Sendable, Hashable {
  /// The path in the project, relative to the base folder.
  public var from: String
  /// The actual path.
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

    /// By the file extension; nil for files that are not read.
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

/// An error while reading: part of the code is missing in the result.
public struct WorkspaceProblem: Error, Sendable, Hashable {
  public enum Kind: String, Sendable {
    /// A file or folder that cannot be opened, or is not text.
    case unreadableSource = "unreadable_source"
    /// A Package.swift or project.pbxproj of which not all targets could be read.
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
