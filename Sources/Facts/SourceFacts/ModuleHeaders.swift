/// Headers that a project gives to a module's files without their saying so. Paths relative to the base folder.
public struct ModuleHeaders: Sendable, Hashable {
  /// Through which its Swift code sees Objective-C.
  public var bridging: [String]
  /// Which its Objective-C files include first of all.
  public var prefix: [String]
  public init(bridging: [String] = [], prefix: [String] = []) {
    self.bridging = bridging
    self.prefix = prefix
  }
}
