import Findings
import LowLevel
import SourceFacts
import Storage
import Workspace

/// The lines of source at which findings are, cached with the result: a report need not open the files.
public struct ReportedLines {
  /// In bytes; longer lines are read from their file.
  private static let longest = 1_000

  private let findings: [Finding]
  /// By finding; nil where the line has to be read from the file.
  let texts: [String?]
  /// Findings of one file follow one another, by line.
  private var places: [String: Range<Int>] = [:]

  /// - Parameter texts: one for each finding; empty where they are not known.
  init(of findings: [Finding], _ texts: [String?]) {
    self.findings = findings
    self.texts = texts.count == findings.count ? texts : []
    var first = 0
    for index in self.texts.indices {
      let file = findings[index].position.file
      if index + 1 < findings.count, findings[index + 1].position.file == file { continue }
      places[file] = first..<index + 1
      first = index + 1
    }
  }

  /// Reads each file once of which a line is not known.
  ///
  /// - Parameters:
  ///   - known: returns the text of a line that need not be read.
  ///   - lines: returns where the lines of a file start, where it was analysed.
  ///   - read: reads a file; returns false where that fails.
  init(
    of findings: [Finding], known: (_ line: Int, _ path: String) -> String? = { _, _ in nil },
    lines: (_ path: String) -> LineTable? = { _ in nil }, read: (_ path: String, _ text: TextBuffer) -> Bool
  ) {
    var texts: [String?] = []
    texts.reserveCapacity(findings.count)
    let text = TextBuffer()
    var open: (path: String, starts: [UInt32]) = ("", [])
    for finding in findings {
      let (path, line) = (finding.position.file, finding.position.line)
      if let text = known(line, path) {
        texts.append(text)
        continue
      }
      if path != open.path { open = (path, read(path, text) ? (lines(path) ?? LineTable(text.bytes)).starts : []) }
      texts.append(text.bytes.line(line, open.starts, longest: Self.longest))
    }
    self.init(of: findings, texts)
  }

  /// Nil where it was not cached.
  public func line(_ line: Int, ofPath path: String) -> String? {
    guard let places = places[path] else { return nil }
    let index = places.partitioningIndex { findings[$0].position.line >= line }
    return index < places.upperBound && findings[index].position.line == line ? texts[index] : nil
  }
}

/// The lines of a file that was not analysed in this run.
struct LinesOfFile {
  private let text: [UInt8]
  private let starts: [UInt32]

  init(_ text: [UInt8]) {
    self.text = text
    starts = text.withUnsafeBufferPointer { LineTable($0).starts }
  }

  func line(_ line: Int) -> String? { text.withUnsafeBufferPointer { $0.line(line, starts, longest: .max) } }
}

extension UnsafeBufferPointer<UInt8> {
  /// A line without its end; nil where there is no such line, or it has more bytes than `longest`.
  ///
  /// - Parameter starts: of all lines. The text may have changed since: an offset that is not the start of a line is rejected.
  fileprivate func line(_ line: Int, _ starts: [UInt32], longest: Int) -> String? {
    guard line >= 1, line <= starts.count else { return nil }
    let start = Int(starts[line - 1])
    guard start <= count, start == 0 || Self.isLineEnd(self[start - 1]) else { return nil }
    let rest = self[start...].prefix { !Self.isLineEnd($0) }
    return rest.count > longest ? nil : String(decoding: rest, as: UTF8.self)
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}

/// Lines of files that were not analysed in this run.
public final class UnreadTexts {
  private let workspace: Workspace
  private var known: [String: LinesOfFile] = [:]

  public init(_ workspace: Workspace) { self.workspace = workspace }

  /// The text of a line without its end; nil where the file or the line is gone.
  public func line(_ line: Int, ofPath path: String) -> String? {
    if known[path] == nil, let text = try? workspace.read(WorkspaceFile(path: path, modules: [ModuleID(0)])) {
      known[path] = LinesOfFile(text)
    }
    return known[path]?.line(line)
  }
}
