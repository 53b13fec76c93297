import DependencyGraph
import SourceFacts
import Storage
import Tables

/// The result of name resolution in an earlier run of a session. Later runs reuse its merged names, and the references
/// and types of files that are still valid. It is immutable: all later runs are compared with this one, until too much
/// has changed.
public final class EarlierResolution: Sendable {
  let references: KnownReferences
  let types: ResolvedTypes
  let symbols: Symbols

  init(_ references: KnownReferences, _ types: ResolvedTypes, _ symbols: Symbols) {
    (self.references, self.types, self.symbols) = (references, types, symbols)
  }

  /// Compares the current files with those of the earlier run; nil if the number of symbols of a file has changed.
  ///
  /// - Parameter hashes: for each file, the hash of what its facts depend on.
  func compare(_ files: [GraphFile], _ hashes: Table<FileID, ContentHash>) -> EarlierFiles? {
    let before = symbols.table.files
    guard hashes.count == before.count, files.count == before.count else { return nil }
    let isUnchanged = Table<FileID, Bool>(hashes.indices.map { references.hashes[$0] == hashes[$0] })
    let hasSymbols = hashes.indices.allSatisfy {
      isUnchanged[$0] || before[$0].facts.counts.symbols == files[$0.index].facts.counts.symbols
    }
    return hasSymbols ? EarlierFiles(table: symbols.table, isUnchanged: isUnchanged) : nil
  }

  /// Whether the names that affect all Objective-C files occur in the project if and only if they did before.
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

  /// The facts of a file, which use the merged names of the table; nil if the file has changed.
  func facts(ofUnchanged file: FileID) -> FrozenFacts? { isUnchanged[file] ? table.files[file].facts : nil }
}
