/// Headers that a build includes implicitly for the files of a module. Paths are relative to the base folder.
public struct ModuleHeaders: Sendable, Hashable {
  /// The bridging headers, which make Objective-C declarations visible to Swift.
  public var bridging: [String]
  /// The prefix headers, which every Objective-C file includes first.
  public var prefix: [String]
  public init(bridging: [String] = [], prefix: [String] = []) {
    self.bridging = bridging
    self.prefix = prefix
  }
}
