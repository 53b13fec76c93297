import LowLevel
import Tables

public typealias FileID = ID<GraphFile>

/// A module of the project, as the type of its id.
public enum ProjectModule {}

public typealias ModuleID = ID<ProjectModule>

/// One file of the project and its facts. `path` is relative to the base folder, with `/` as separator.
public struct GraphFile: Sendable {
  public var path: String
  /// The modules that it is compiled into; at least one.
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
