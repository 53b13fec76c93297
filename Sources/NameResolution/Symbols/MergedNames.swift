import DependencyGraph
import SourceFacts

/// The names of all files in one table, and for each file where its own names are in it.
struct MergedNames: Sendable {
  private(set) var table = NameTable()
  /// `maps[file][local name]` is the name in `table`.
  private(set) var maps: [[UInt32]] = []

  init(files: [GraphFile]) {
    for text in KnownNames.texts { _ = table.intern(text) }
    maps.reserveCapacity(files.count)
    for index in files.indices { maps.append(merge(files[index].facts.names, after: files[0].facts.names)) }
  }

  mutating func intern(_ text: String) -> UInt32 { table.intern(text).raw }

  /// The name with this text, or 0.
  func find(_ text: String) -> UInt32 { table.find(text)?.raw ?? 0 }

  /// The merged name of a name of a file.
  func merged(_ name: Name, in file: Int) -> UInt32 {
    Int(name.raw) < maps[file].count ? maps[file][Int(name.raw)] : 0
  }

  func length(of name: UInt32) -> UInt32 {
    name == 0 ? 0 : table.ends[Int(name)] - table.ends[Int(name) - 1]
  }

  /// `first` is the table of the first file: the scanner seeds all of them with the same names, which are merged once.
  private mutating func merge(_ names: NameTable, after first: NameTable) -> [UInt32] {
    var map = [UInt32](repeating: 0, count: names.count)
    let isSeededAlike = names.seedCount == first.seedCount && names.seedHash == first.seedHash
    let known = maps.isEmpty || !isSeededAlike ? 1 : names.seedCount
    for index in 1..<known { map[index] = maps[0][index] }
    names.bytes.withUnsafeBufferPointer { bytes in
      var start = Int(names.ends[known - 1])
      for index in known..<max(known, names.count) {
        let end = Int(names.ends[index])
        map[index] = table.intern(UnsafeBufferPointer(rebasing: bytes[start..<end]), hash: names.hashes[index]).raw
        start = end
      }
    }
    return map
  }
}

/// Names that mean something by themselves. They come first in every merged table, in this order.
enum KnownNames: UInt32, CaseIterable {
  case selfValue = 1
  case selfType, superValue, initializer, subscripting, metatype, protocolMetatype, anything, underscore, deinitializer
  case newValue, oldValue, error, some, none, callAsFunction, wrappedValue, projectedValue, dynamicMember
  case string, int, double, bool, character, array, dictionary, set, optional, range, closedRange, void
  case equal, equalEqual, questionQuestion, tryOptional, castOptional, cast, castForced
  case element, key, value, standardLibrary, errorType, wrapped

  static let texts = [
    "self", "Self", "super", "init", "subscript", "Type", "Protocol", "Any", "_", "deinit",
    "newValue", "oldValue", "error", "some", "none", "callAsFunction", "wrappedValue", "projectedValue",
    "dynamicMember",
    "String", "Int", "Double", "Bool", "Character", "Array", "Dictionary", "Set", "Optional", "Range", "ClosedRange",
    "Void", "=", "==", "??", "try?", "as?", "as", "as!",
    "Element", "Key", "Value", "Swift", "Error", "Wrapped",
  ]
}
