import Foundation
import IndexFacts
import SourceFacts

/// `index-references FOLDER STORE` prints every reference between the files of a folder in an index store, one per
/// line, for `measure.py`. Columns are in bytes and start at 1.
@main enum Main {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else { return fail("index-references FOLDER STORE") }
    let reading = ProjectIndex(base: arguments[1], store: arguments[2], worker: nil)
    guard let facts = reading.facts else { return fail(reading.note ?? "nothing read") }
    print("file", "line", "col", "name", "kind", "def_file", "member", separator: "\t")
    for file in facts.files {
      for reference in file.references {
        let symbol = facts.symbols[reference.symbol]
        print(
          file.path, reference.line, reference.column, symbol.name, symbol.kind, facts.files[symbol.file].path,
          symbol.isMember ? 1 : 0, separator: "\t")
      }
    }
  }

  private static func fail(_ message: String) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(1)
  }
}
