import LowLevel
import SourceFacts
import Tables

/// Turns byte offsets into lines and columns. The text is read again only for files that are not all ASCII, and for
/// lines that are shown.
public final class SourcePositions {
  private let graph: DependencyGraph
  private let read: (_ path: String) -> [UInt8]?
  private var texts: [FileID: [UInt8]] = [:]
  /// Files whose text was asked for: of them more counts than their facts.
  public private(set) var askedTexts: Set<FileID> = []
  /// By path. As texts two paths are equal that are composed in other ways, and name other files.
  private lazy var indices = Dictionary(
    graph.filesAndInterfaces.map { (Array(graph.path(ofFile: $0).utf8), $0) },
    uniquingKeysWith: { first, _ in first })

  public init(_ graph: DependencyGraph, read: @escaping (_ path: String) -> [UInt8]?) {
    self.graph = graph
    self.read = read
  }

  /// `file` counts interfaces on from the files of code.
  public func position(file: FileID, offset: UInt32) -> Position {
    let lines = graph.lines(ofFile: file)
    let (line, start) = lines.line(at: offset)
    let column = lines.isASCII ? Int(offset - start) : utf16Count(file, from: start, to: offset)
    return Position(file: graph.path(ofFile: file), line: line, column: column + 1)
  }

  /// The text of a line, without its end; nil when the file is gone or shorter now.
  public func line(_ line: Int, ofPath path: String) -> String? {
    guard let file = file(path), let text = text(file) else { return nil }
    let starts = graph.lines(ofFile: file).starts
    guard line >= 1, line <= starts.count, Int(starts[line - 1]) <= text.count else { return nil }
    let rest = text[Int(starts[line - 1])...]
    return String(decoding: rest.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
  }

  /// Where the lines of a file start that was analysed.
  public func lines(ofPath path: String) -> LineTable? { file(path).map { graph.lines(ofFile: $0) } }

  /// The text of a file; nil when it is gone, or has other lines now than when it was scanned.
  public func text(ofPath path: String) -> [UInt8]? { file(path).flatMap(scannedText(ofFile:)) }

  /// The same by the file's id in the graph.
  public func scannedText(ofFile file: FileID) -> [UInt8]? {
    askedTexts.insert(file)
    guard let text = text(file) else { return nil }
    let starts = text.withUnsafeBufferPointer { LineTable($0).starts }
    return starts == graph.lines(ofFile: file).starts ? text : nil
  }

  /// Files mostly stand in the order of their paths.
  private func file(_ path: String) -> FileID? {
    let files = graph.files.elements
    var (low, high) = (0, files.count)
    while low < high {
      let middle = (low + high) / 2
      if files[middle].path < path { low = middle + 1 } else { high = middle }
    }
    return low < files.count && files[low].path.hasBytes(of: path) ? FileID(low) : indices[Array(path.utf8)]
  }

  private func utf16Count(_ file: FileID, from start: UInt32, to end: UInt32) -> Int {
    guard let text = text(file), Int(end) <= text.count else { return Int(end - start) }
    return String(decoding: text[Int(start)..<Int(end)], as: UTF8.self).utf16.count
  }

  private func text(_ file: FileID) -> [UInt8]? {
    if let known = texts[file] { return known }
    let text = read(graph.path(ofFile: file))
    texts[file] = text
    return text
  }
}

extension String {
  /// Whether not one byte differs. Asked of the bytes in place: views of them are gone through one by one.
  fileprivate func hasBytes(of other: String) -> Bool {
    var (one, other) = (self, other)
    return one.withUTF8 { one in other.withUTF8 { one.elementsEqual($0) } }
  }
}
