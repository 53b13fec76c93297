import LowLevel

/// One file of the project with its facts. `path` is relative to the base folder, with `/`.
public struct GraphFile: Sendable {
  public var path: String
  /// Modules it is compiled into, as indices into `DependencyGraph.modules`; at least one.
  public var modules: [Int32]
  public var facts: FrozenFacts
  public let isSwift: Bool

  public init(path: String, modules: [Int32], facts: FileFacts) {
    self.init(path: path, modules: modules, facts: FrozenFacts(facts))
  }

  public init(path: String, modules: [Int32], facts: FrozenFacts) {
    self.path = path
    self.modules = modules
    self.facts = facts
    isSwift = path.hasEnding(".swift")
  }
}
