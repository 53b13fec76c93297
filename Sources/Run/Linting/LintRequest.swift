import Architecture
import FactCollection
import Findings
import Foundation
import IndexFacts
import ObjCScanning
import Policy
import RuleKinds
import Storage

/// The options of a run.
public struct LintRequest: Sendable {
  /// Files or folders to report on. The entire base folder is read regardless.
  public var paths: [String]
  /// The configuration file; nil for the nearest one at or above the paths.
  public var configuration: String?
  /// Whether to ignore the configuration, for `draft`. The base folder is then the path itself.
  public var ignoresConfiguration = false
  /// Packs to use instead of the configured or inferred ones.
  public var architectures: [String] = []
  /// The only rules to check, and rules to skip.
  public var only: [String] = []
  public var skip: [String] = []
  /// The baseline file; nil for the default one in the base folder, if it exists.
  public var baseline: String?
  /// Whether to accept all findings and write them to the baseline: see `Linter.baselineUpdate`.
  public var writesBaseline = false
  /// Reports only findings that involve files changed since this revision.
  public var changedSince: String?
  /// A file with unsaved text, which is read instead of the text on disk. Only this file is reported on.
  public var unsaved: (path: String, text: [UInt8])?
  /// Texts to read instead of files, by path relative to the base folder.
  public var texts: [String: [UInt8]] = [:]
  /// Results and references in memory that the runs of a session share. Requires a cache, which knows the content of
  /// files.
  public var memory: LintMemory?
  /// The number of threads; nil for one per core.
  public var jobs: Int?
  /// An executable that calls `LintRequest.work()` if its only argument is `workArgument`. It is started to read
  /// Objective-C with libclang. Without it, Objective-C is read from its tokens only.
  public var worker: String?
  /// The compiler's index store; nil for that of the project, if it exists.
  public var indexStorePath: String?
  /// Whether argument labels of memberwise initializers count as references to the properties. Used to list references,
  /// not for rules.
  public var notesLabels = false
  /// Whether tests are read regardless of the configuration.
  var includesTests = false
  /// Whether the sources are from another revision than the configuration, so that its layers may be empty.
  var isOfOtherRevision = false
  /// Layers that were inferred for another revision, which take the place of inferred ones.
  var inferredLayers: CarriedLayers?
  /// The location of the cache; nil for none.
  public var cache: CacheFolder?
  /// Facts to read in place of the sources: see `FactsTree`. Their folder is the base folder of the run. The cache and
  /// the compiler's index are not used.
  public var facts: FactsTree?
  /// Reports progress while files are read. Called on any thread.
  public var progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?
  /// The folder that relative paths refer to.
  public var currentFolder = FileManager.default.currentDirectoryPath

  /// Folders below the base folder that are other projects of the same run, and are excluded from this one.
  public internal(set) var otherProjects: [String] = []
  /// The base folder, absolute, if this is one of several projects of a run; see `LintRun`.
  var projectFolder: String?
  var isPart: Bool { projectFolder != nil }

  public init(paths: [String]) { self.paths = paths }

  /// The options that limit a run; empty for a full run.
  var parts: [String] {
    let rules = only.map { "--only \($0)" } + skip.map { "--skip \($0)" } + architectures.map { "--architecture \($0)" }
    return rules + (changedSince.map { ["what changed since \($0)"] } ?? [])
  }

  var threads: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }

  public static let workArgument = "objc-worker"
  /// The first of the arguments with which `worker` is started to call `readIndex`.
  public static let indexWorkArgument = "index-worker"

  /// Configures the allocator. Call this first in a process that lints, while it has only one thread.
  public static func layOutMemory() { layOutHeap() }

  /// Serves the process that started this one until it closes standard input.
  public static func work() { ObjCWorker.run() }

  /// Sends the contents of an index store to the process that started this one.
  ///
  /// - Parameter arguments: all arguments of the process.
  /// - Returns: false if the arguments request something else.
  public static func readIndex(_ arguments: [String]) -> Bool {
    guard arguments.count == 3, arguments[0] == indexWorkArgument else { return false }
    IndexWorker.run(store: arguments[1], base: arguments[2])
    return true
  }
}
