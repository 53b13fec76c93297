import DependencyGraph
import SourceFacts
import Storage
import Tables

/// What a run found, in the memory of a session. A later run takes over what is still right of it: the names with their
/// numbers, and the references and types of the files in which nothing means something else. It is not changed: later
/// runs compare with this one until too much is different.
public final class EarlierResolution: Sendable {
  let references: KnownReferences
  let types: ResolvedTypes
  let symbols: Symbols

  init(_ references: KnownReferences, _ types: ResolvedTypes, _ symbols: Symbols) {
    (self.references, self.types, self.symbols) = (references, types, symbols)
  }

  /// Which of the files of today are as they were; nil if some have more or fewer symbols.
  ///
  /// - Parameter hashes: by file, of what its facts follow from.
  func compare(_ files: [GraphFile], _ hashes: Table<FileID, ContentHash>) -> EarlierFiles? {
    let before = symbols.table.files
    guard hashes.count == before.count, files.count == before.count else { return nil }
    let isUnchanged = Table<FileID, Bool>(hashes.indices.map { references.hashes[$0] == hashes[$0] })
    let hasSymbols = hashes.indices.allSatisfy {
      isUnchanged[$0] || before[$0].facts.counts.symbols == files[$0.index].facts.counts.symbols
    }
    return hasSymbols ? EarlierFiles(table: symbols.table, isUnchanged: isUnchanged) : nil
  }

  /// Whether words that have a meaning in Objective-C, wherever they are written, are written today as they were.
  func hasWords(of table: SymbolTable, changed: [FileID]) -> Bool {
    let (before, words) = (symbols.table, table.objectiveC.words)
    if !table.files.hasObjectiveC { return true }
    return before.objectiveC.words == words
      && changed.allSatisfy { file in
        let (old, new) = (before.names.maps[file].own, table.names.maps[file].own)
        return words.known.allSatisfy { !old.contains($0) || new.contains($0) }
      }
  }
}

/// The symbol table of an earlier run over the same files.
struct EarlierFiles {
  let table: SymbolTable
  let isUnchanged: Table<FileID, Bool>

  /// The facts of a file with their names in the table; nil if they changed.
  func facts(ofUnchanged file: FileID) -> FrozenFacts? { isUnchanged[file] ? table.files[file].facts : nil }
}
