import Findings
import Foundation
import ObjCScanning
import Policy
import RuleKinds

/// What a run is asked to do.
public struct LintRequest: Sendable {
  /// What to report on, files or folders. The whole base folder is read in any case.
  public var paths: [String]
  /// The configuration file; nil: the nearest at or above the paths.
  public var configuration: String?
  /// Packs to use, in place of those configured or inferred.
  public var architectures: [String] = []
  /// Rules to check, all others left out; rules to leave out.
  public var only: [String] = []
  public var skip: [String] = []
  /// Threads; nil: one for each core.
  public var jobs: Int?
  /// The binary that calls `LintRequest.work()` when its only argument is `workArgument`; it is started for Objective-C. Without
  /// one, Objective-C is read by its tokens alone.
  public var worker: String?
  /// Called from any thread while files are read.
  public var progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?
  /// What relative paths are relative to.
  public var currentFolder = FileManager.default.currentDirectoryPath

  public init(paths: [String]) { self.paths = paths }

  public static let workArgument = "objc-worker"

  /// Answers the process that started this one, until that closes standard input.
  public static func work() { ObjCWorker.run() }
}

/// The rules that the tool brings along.
public enum RuleCatalog {
  /// With their examples; in the order of the packs.
  public static var all: [RuleDescription] {
    let examples = RuleExamples.builtIn().examples
    return RulePack.builtIn().packs.flatMap(\.rules).map {
      RuleDescription($0, examples: examples[$0.id] ?? RuleExamples())
    }
  }
}
