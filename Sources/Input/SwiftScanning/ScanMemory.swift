import SourceFacts
import Storage

/// Memory that is reused for one file after the other, without new allocations. Not thread-safe.
public final class ScanMemory {
  /// The text to scan.
  public let text = TextBuffer()
  var tokens = Buffer<Token>()
  var lines = Buffer<UInt32>()
  var nodes = Buffer<Node>()
  var declarations = Buffer<Declaration>()
  var attachments = Buffer<Attachment>()
  var scopes = Buffer<Scope>()
  var imports = Buffer<ImportFact>()

  public init() {}
}
