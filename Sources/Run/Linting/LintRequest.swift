import FactCollection
import Findings
import Foundation
import IndexFacts
import Storage
import ObjCScanning
import Policy
import RuleKinds

/// What a run is asked to do.
public struct LintRequest: Sendable {
  /// What to report on, files or folders. The whole base folder is read in any case.
  public var paths: [String]
  /// The configuration file; nil: the nearest at or above the paths.
  public var configuration: String?
  /// Reads the code as if nothing were configured: what `draft` is for. The base folder is the path itself.
  public var ignoresConfiguration = false
  /// Packs to use, in place of those configured or inferred.
  public var architectures: [String] = []
  /// Rules to check, all others left out; rules to leave out.
  public var only: [String] = []
  public var skip: [String] = []
  /// What is put up with; nil: the file of the usual name in the base folder, if there is one.
  public var baseline: String?
  /// Puts up with all that is found: see `Linter.baselineUpdate`.
  public var writesBaseline = false
  /// Tells only of what files have a part in that differ from this revision.
  public var changedSince: String?
  /// A file whose text is not the one on disk: it is read in its place, and told of alone.
  public var unsaved: (path: String, text: [UInt8])?
  /// Texts that are read in place of files, by path relative to the base folder.
  public var texts: [String: [UInt8]] = [:]
  /// Threads; nil: one for each core.
  public var jobs: Int?
  /// The binary that calls `LintRequest.work()` when its only argument is `workArgument`; it is started for
  /// Objective-C. Without one, Objective-C is read by its tokens alone.
  public var worker: String?
  /// The compiler's index store; nil: the one that belongs to the project, where there is one.
  public var indexStorePath: String?
  /// Labels of memberwise initializers are references to the properties: of use where references are listed, not to
  /// rules.
  public var notesLabels = false
  /// Where facts are kept between runs; nil: nowhere.
  public var cache: CacheFolder?
  /// Called from any thread while files are read.
  public var progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?
  /// What relative paths are relative to.
  public var currentFolder = FileManager.default.currentDirectoryPath

  public init(paths: [String]) { self.paths = paths }

  /// What options narrow a run to; empty where they do not.
  var parts: [String] {
    let rules = only.map { "--only \($0)" } + skip.map { "--skip \($0)" } + architectures.map { "--architecture \($0)" }
    return rules + (changedSince.map { ["what changed since \($0)"] } ?? [])
  }

  var threads: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }

  public static let workArgument = "objc-worker"
  /// First of the arguments with which `worker` is started to call `readIndex`.
  public static let indexWorkArgument = "index-worker"

  /// To be called first of all by a process that lints, while it has but one thread.
  public static func layOutMemory() { layOutHeap() }

  /// Answers the process that started this one, until that closes standard input.
  public static func work() { ObjCWorker.run() }

  /// Answers the process that started this one with what an index store holds. `arguments`: all of them; false where
  /// they ask for something else.
  public static func readIndex(_ arguments: [String]) -> Bool {
    guard arguments.count == 3, arguments[0] == indexWorkArgument else { return false }
    IndexWorker.run(store: arguments[1], base: arguments[2])
    return true
  }
}
