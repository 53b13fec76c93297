import SourceFacts
import Storage

/// The memory that one file after another is read in, so that it is not asked for and given back for each. For one thread.
public final class ScanMemory {
  /// What is scanned.
  public let text = TextBuffer()
  @exclusivity(unchecked) var tokens = Buffer<Token>()
  @exclusivity(unchecked) var lines = Buffer<UInt32>()
  @exclusivity(unchecked) var nodes = Buffer<Node>()
  @exclusivity(unchecked) var declarations = Buffer<Declaration>()
  @exclusivity(unchecked) var attachments = Buffer<Attachment>()
  @exclusivity(unchecked) var scopes = Buffer<Scope>()
  @exclusivity(unchecked) var imports = Buffer<ImportFact>()
  @exclusivity(unchecked) var heads = Buffer<NameHead>()
  @exclusivity(unchecked) var ends = Buffer<UInt32>()
  @exclusivity(unchecked) var hashes = Buffer<UInt32>()
  @exclusivity(unchecked) var bytes = Buffer<UInt8>()
  @exclusivity(unchecked) var slots = Buffer<UInt32>()

  public init() {}
}
