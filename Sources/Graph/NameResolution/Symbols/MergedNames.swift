import DependencyGraph
import SourceFacts
import Tables
import Threads

/// One table with the names of all files, and for each file a map to that table.
struct MergedNames: Sendable {
  private(set) var table: NameTable
  /// `maps[file][local name]` is the name in `table`.
  private(set) var maps: Table<FileID, NameMap> = []
  /// The maps of the seeds so far: each is merged only once.
  private var seeded: [(seeds: NameSeeds, map: NameMap)] = []

  init(files: Table<FileID, GraphFile>) {
    // On average, a name occurs in about five files.
    table = NameTable(expected: files.indices.reduce(0) { $0 + files[$1].facts.ownNames.hashes.count } / 5)
    for text in KnownNames.texts { _ = table.intern(text) }
    maps.reserveCapacity(files.count)
    for index in files.indices {
      maps.append(merge(files[index].facts.ownNames))
    }
  }

  /// The names of an earlier run, with the same numbers, and new names of the files that have changed since.
  init(_ files: Table<FileID, GraphFile>, over earlier: EarlierFiles) {
    self = earlier.table.names
    for file in files.indices where !earlier.isUnchanged[file] { maps[file] = merge(files[file].facts.ownNames) }
  }

  /// Makes all files use the merged table. Unchanged files are replaced with those of `earlier`, which use it already.
  func join(_ files: inout [GraphFile], over earlier: EarlierFiles?, jobs: Int) {
    files.withUnsafeMutableBufferPointer { files in
      nonisolated(unsafe) let files = files
      // Each thread changes only files of its own.
      _ = inShares(files.count, jobs: jobs) { share in
        for index in share {
          let file = FileID(index)
          files[index].facts =
            earlier?.facts(ofUnchanged: file) ?? FrozenFacts(files[index].facts, names: table, maps[file])
        }
      }
    }
  }

  mutating func intern(_ text: String) -> UInt32 { table.intern(text).raw }

  /// The name with a text; 0 if there is none.
  func find(_ text: String) -> UInt32 { table.find(text)?.raw ?? 0 }

  /// The names of those texts that a file mentions.
  func found(_ texts: [String]) -> [UInt32] { texts.map(find).filter { $0 != 0 } }

  /// The merged name of a file's own name.
  func merged(_ name: Name, in file: FileID) -> UInt32 {
    Int(name.raw) < maps[file].count ? maps[file][name] : 0
  }

  func length(of name: UInt32) -> UInt32 {
    name == 0 ? 0 : table.ends[Int(name)] - table.ends[Int(name) - 1]
  }

  private mutating func merge(_ names: NameTable) -> NameMap {
    // Seeds come first in the table.
    let seeds = map(of: names.seeds)
    return NameMap(
      seeds: seeds.seeds, own: table.intern(all: names.bytes, names.ends, names.hashes), lastSeed: seeds.lastSeed)
  }

  /// The map of a file that only has the seeds.
  private mutating func map(of seeds: NameSeeds) -> NameMap {
    if let known = seeded.first(where: { $0.seeds === seeds }) { return known.map }
    let names = table.intern(all: seeds.bytes, seeds.ends, seeds.hashes)
    let map = NameMap(seeds: names, own: [], lastSeed: names.max() ?? 0)
    seeded.append((seeds, map))
    return map
  }
}

/// Names with a meaning of their own. They come first in every merged table, in this order.
enum KnownNames: UInt32, CaseIterable {
  case selfValue = 1
  case selfType, superValue, initializer, subscripting, metatype, protocolMetatype, anything, underscore, deinitializer
  case newValue, oldValue, error, some, none, callAsFunction, wrappedValue, projectedValue, dynamicMember
  case string, int, double, bool, character, array, dictionary, set, optional, range, closedRange, void
  case equal, equalEqual, questionQuestion, tryOptional, castOptional, cast, castForced
  case element, key, value, standardLibrary, errorType, wrapped
  case result, success, failure, typeOf, offset, elementValue, optionSet, failureType, substring
  case keyLabel, valueLabel
  // Methods that a `for` loop calls without naming them.
  case makeIterator, makeAsyncIterator, next

  static let texts = [
    "self", "Self", "super", "init", "subscript", "Type", "Protocol", "Any", "_", "deinit",
    "newValue", "oldValue", "error", "some", "none", "callAsFunction", "wrappedValue", "projectedValue",
    "dynamicMember",
    "String", "Int", "Double", "Bool", "Character", "Array", "Dictionary", "Set", "Optional", "Range", "ClosedRange",
    "Void", "=", "==", "??", "try?", "as?", "as", "as!",
    "Element", "Key", "Value", "Swift", "Error", "Wrapped",
    "Result", "success", "failure", "type", "offset", "element", "OptionSet", "Failure", "Substring",
    "key", "value", "makeIterator", "makeAsyncIterator", "next",
  ]
}
