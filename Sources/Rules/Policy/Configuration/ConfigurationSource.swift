/// The bytes of a configuration file.
public struct ConfigurationSource: Sendable, Equatable {
  /// The path as it is shown in messages.
  public var file: String
  public var bytes: [UInt8]
  /// The files that it extends, directly or indirectly; each overrides those before it.
  public var bases: [ConfigurationSource] = []

  public init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  public init(file: String, text: String) { self.init(file: file, bytes: Array(text.utf8)) }
}
