import LowLevel
import SourceFacts
import Threads

/// One Objective-C file with its text.
public struct ObjCFile: Sendable {
  /// Relative to the base folder, with slashes; determines the language and where headers are searched.
  public var path: String
  public var bytes: [UInt8]
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  var isHeader: Bool { !(path.hasSuffix(".m") || path.hasSuffix(".mm")) }
}

/// All Objective-C files of a project, read once from tokens. The input of libclang for each file depends on all of
/// them.
struct ObjCProject: Sendable {
  let files: [ObjCFile]
  /// The facts from tokens alone.
  let facts: [FileFacts]
  /// Why libclang should not see a file; nil for most.
  let refusals: [ObjCScanResult.TokenReason?]
  /// Whether libclang's answers could change a file's facts.
  let hasDoubts: [Bool]
  private let outlines: [Outline]
  private let names: NameTable
  private let inclusions: InclusionGraph
  private let broken: Set<Int>

  init(_ files: [ObjCFile], jobs: Int) {
    self.files = files
    let read = inParallel(files.count, jobs: jobs) { index in
      files[index].bytes.withBytes {
        ObjCTokens.read($0, isHeader: files[index].isHeader, answers: ClangAnswers())
      }
    }
    facts = read.map(\.facts)
    let refusals: [ObjCScanResult.TokenReason?] = read.indices.map { index in
      read[index].isTooDeep ? .tooDeep : files[index].bytes.count > Self.largest ? .tooLarge : nil
    }
    self.refusals = refusals
    var table = NameTable()
    outlines = read.map { Outline($0.facts, $0.uses, &table) }
    names = table
    let known = KnownNames(outlines, names: table)
    hasDoubts = read.map { $0.mayHideDeclarations || known.contradict($0) }
    inclusions = InclusionGraph(paths: files.map(\.path), outlines: outlines)
    // A file with syntax errors would break every file that includes it.
    broken = Set(read.indices.filter { !read[$0].facts.problems.isEmpty || refusals[$0] != nil })
  }

  /// The kinds of declarations that files have for each name: libclang's only source for the kind of a name.
  private struct KnownNames {
    private var types: [Bool]
    private var values: [Bool]
    private let names: NameTable

    init(_ outlines: [Outline], names: NameTable) {
      self.names = names
      types = [Bool](repeating: false, count: names.count)
      values = types
      for outline in outlines {
        for name in outline.types + outline.classes { types[Int(name)] = true }
        for name in outline.others { values[Int(name)] = true }
      }
    }

    /// Whether a file used a name differently from its declaration in another file.
    func contradict(_ reading: ObjCTokens.Reading) -> Bool {
      func holds(_ list: [Bool], _ name: Name) -> Bool {
        let known = reading.facts.names.withBytes(of: name) { names.find($0) }
        return known.map { list[Int($0.raw)] } ?? false
      }
      return reading.guessedTypes.contains { holds(values, $0) }
        || reading.guessedValues.contains { holds(types, $0) }
    }
  }

  /// The maximum size of a file for libclang, in bytes: larger files are data.
  private static let largest = 4 << 20

  /// One writer for each thread, because it has state.
  func makeWriter() -> PreludeWriter { PreludeWriter(outlines: outlines, names: names) }

  /// The input of libclang for one file.
  func unit(of file: Int, _ writer: inout PreludeWriter) -> ClangUnit {
    let closure = inclusions.closure(of: file, broken: broken)
    return ClangUnit(
      language: ClangLanguage(path: files[file].path), prelude: writer.prelude(of: file, closure: closure),
      main: Blanking.blank(files[file].bytes, facts[file]),
      headers: closure.map { Blanking.blank(files[$0].bytes, facts[$0]) })
  }
}
