/// A storyboard or xib and its facts. `path` is relative to the base folder, with `/` as separator.
public struct InterfaceFile: Sendable {
  public var path: String
  /// The modules whose product includes it.
  public var modules: [ModuleID]
  public var facts: InterfaceFacts
  public init(path: String, modules: [ModuleID], facts: InterfaceFacts) {
    self.path = path
    self.modules = modules
    self.facts = facts
  }
}
