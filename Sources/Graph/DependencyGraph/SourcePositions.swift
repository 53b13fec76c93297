import SourceFacts
import Tables

/// Computes lines and columns of byte offsets in the files of a graph. A text is read again only if it is not ASCII, or
/// if a fix needs it.
public final class SourcePositions {
  private let graph: DependencyGraph
  private let texts: SourceTexts
  /// The files whose text was read: results then depend on more than their facts.
  public private(set) var requestedTexts: Set<FileID> = []
  /// The last text that was read, because fixes of one file usually follow each other.
  private var lastText: (file: FileID, text: [UInt8]?)?
  /// By the bytes of the path: two paths that are equal as strings can be different files.
  private lazy var files = Dictionary(
    graph.filesAndInterfaces.map { (Array(graph.path(ofFile: $0).utf8), $0) },
    uniquingKeysWith: { first, _ in first })

  public init(_ graph: DependencyGraph, _ texts: SourceTexts) {
    self.graph = graph
    self.texts = texts
  }

  /// - Parameter file: a source file, or an interface file, whose ids follow those of the source files.
  public func position(file: FileID, offset: UInt32) -> Position {
    let table = graph.lines(ofFile: file)
    let path = graph.path(ofFile: file)
    let (line, start) = table.line(at: offset)
    let wide = table.isASCII ? nil : texts.column(of: Int(offset), lineStart: Int(start), ofPath: path)
    let column = wide ?? Int(offset - start) + 1
    return Position(file: path, line: line, column: column)
  }

  /// The text of a line without its line break; nil if the file or the line no longer exists.
  public func line(_ line: Int, ofPath path: String) -> String? { texts.line(line, ofPath: path) }

  /// The text of a file; nil if the file is gone or its lines have changed since it was scanned.
  public func text(ofPath path: String) -> [UInt8]? { files[Array(path.utf8)].flatMap(scannedText) }

  /// The text of a file of the graph; nil if the file is gone or its lines have changed since it was scanned.
  public func scannedText(ofFile file: FileID) -> [UInt8]? {
    requestedTexts.insert(file)
    if let lastText, lastText.file == file { return lastText.text }
    let lines = texts.lines(ofPath: graph.path(ofFile: file))
    let text = lines?.table.starts == graph.lines(ofFile: file).starts ? lines?.text : nil
    lastText = (file, text)
    return text
  }
}
