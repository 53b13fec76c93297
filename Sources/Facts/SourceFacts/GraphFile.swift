import LowLevel
import Tables

public typealias FileID = ID<GraphFile>

/// A module of the project. Only its id and its name are of interest.
public enum ProjectModule {}

public typealias ModuleID = ID<ProjectModule>

/// One file of the project with its facts. `path` is relative to the base folder, with `/`.
public struct GraphFile: Sendable {
  public var path: String
  /// Modules it is compiled into; at least one.
  public var modules: [ModuleID]
  public var facts: FrozenFacts
  public let isSwift: Bool

  public init(path: String, modules: [ModuleID], facts: FileFacts) {
    self.init(path: path, modules: modules, facts: FrozenFacts(facts))
  }

  public init(path: String, modules: [ModuleID], facts: FrozenFacts) {
    self.path = path
    self.modules = modules
    self.facts = facts
    isSwift = path.hasEnding(".swift")
  }
}
