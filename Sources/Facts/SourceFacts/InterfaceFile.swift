/// A storyboard or xib with its facts. `path` is relative to the base folder, with `/`.
public struct InterfaceFile: Sendable {
  public var path: String
  /// Modules whose product it is part of.
  public var modules: [ModuleID]
  public var facts: InterfaceFacts
  public init(path: String, modules: [ModuleID], facts: InterfaceFacts) {
    self.path = path
    self.modules = modules
    self.facts = facts
  }
}
