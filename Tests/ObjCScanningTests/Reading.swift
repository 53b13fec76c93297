import SourceFacts
import Testing

@testable import ObjCScanning

/// The reader of the code. The expectations of a test hold for both.
enum Mode: CaseIterable, CustomTestStringConvertible {
  case tokens, libclang
  var testDescription: String { self == .tokens ? "tokens" : "libclang" }

  func scan(_ text: String, isHeader: Bool = false) throws -> FileFacts {
    try scan([ObjCFile(path: isHeader ? "File.h" : "File.m", bytes: Array(text.utf8))])[0]
  }

  /// The facts of files that form a project.
  func scan(_ files: [ObjCFile]) throws -> [FileFacts] {
    let project = ObjCProject(files, jobs: 1)
    guard self == .libclang else { return project.facts }
    let (library, _) = try #require(LibclangSearch.load(), Comment(rawValue: Mode.hint))
    let parser = try #require(ClangParser(library))
    var writer = project.makeWriter()
    return try files.indices.map { index in
      let answers = try #require(parser.parse(project.unit(of: index, &writer)))
      let file = files[index]
      return file.bytes.withBytes { ObjCTokens.read($0, isHeader: file.isHeader, answers: answers).facts }
    }
  }

  static let hint = "no libclang on this machine: apt-get install libclang1-14, or set LIBCLANG_PATH"
}

extension ObjCFile {
  init(_ path: String, _ text: String) { self.init(path: path, bytes: Array(text.utf8)) }
}
