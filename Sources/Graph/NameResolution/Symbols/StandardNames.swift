import DependencyGraph

/// Names that the standard library gives its own members and functions. A declaration of the project under one of them
/// is one overload more, and needs better reasons to be taken for what is meant.
enum StandardNames {
  static let members: Set<String> = [
    "addingTimeInterval", "advanced", "allSatisfy", "append", "appending", "bigEndian", "byteSwapped", "capacity",
    "capitalized", "compactMap", "compactMapValues",
    "components", "contains", "count", "data", "debugDescription", "decode", "decodeIfPresent", "description",
    "distance",
    "dropFirst", "dropLast", "drop", "elementsEqual", "encode", "endIndex", "enumerated", "filter", "first",
    "firstIndex", "flatMap", "forEach",
    "formIndex", "formIntersection", "formSymmetricDifference", "formUnion", "get", "hash", "hashValue", "hasPrefix",
    "hasSuffix", "index", "indices", "insert", "intersection", "isDisjoint", "isEmpty", "isStrictSubset",
    "isStrictSuperset", "isSubset", "isSuperset", "joined", "keys", "last", "lastIndex", "lazy",
    "lexicographicallyPrecedes", "littleEndian", "lowercased", "makeAsyncIterator", "makeIterator", "map", "mapValues",
    "max", "merge", "merging", "min",
    "next", "partition", "popFirst", "popLast", "prefix", "randomElement", "range", "reduce", "remove", "removeAll",
    "removeFirst", "removeLast", "removeSubrange", "removeValue", "replaceSubrange", "replacingOccurrences",
    "reserveCapacity", "reverse", "reversed", "shuffle", "shuffled", "sort", "sorted", "split", "startIndex", "starts",
    "subtract", "subtracting", "suffix", "swapAt", "symmetricDifference", "take", "trimmingCharacters",
    "underestimatedCount",
    "unicodeScalars", "union", "unsafelyUnwrapped", "update", "updateValue", "uppercased", "utf16", "utf8", "values",
    "withContiguousStorageIfAvailable", "withUnsafeBufferPointer", "withUnsafeBytes", "withUnsafeMutableBytes",
    "withUnsafeMutableBufferPointer", "write",
  ]

  /// Of members whose labels tell the library's own from others: a call with another label is not the library's.
  static let labelsOfMembers: [String: Set<String>] = [
    "decode": ["from", "forKey", "configuration"], "decodeIfPresent": ["forKey", "configuration"],
  ]

  /// Labels of all other members.
  static let memberLabels: Set<String> = [
    "after", "as", "at", "atomically", "before", "by", "configuration", "contentsOf", "encoding", "for", "forKey",
    "from",
    "in", "into", "keepingCapacity", "limitedBy", "locale", "maxSplits", "of", "offsetBy", "omittingEmptySubsequences",
    "options", "range", "separator", "through", "to", "uniquingKeysWith", "until", "upTo", "using", "where",
    "whereSeparator", "while", "with",
  ]

  /// Members that take a function; to all others of the library a closure cannot be passed.
  static let membersWithFunctions: Set<String> = [
    "allSatisfy", "compactMap", "compactMapValues", "contains", "drop", "elementsEqual", "filter", "first",
    "firstIndex", "flatMap",
    "forEach", "last", "lastIndex", "lexicographicallyPrecedes", "map", "mapValues", "max", "merge", "merging", "min",
    "next",
    "partition", "prefix", "range", "reduce", "removeAll", "sort", "sorted", "split", "starts", "take",
    "trimmingCharacters", "update",
    "withContiguousStorageIfAvailable", "withUnsafeBufferPointer", "withUnsafeBytes", "withUnsafeMutableBytes",
    "withUnsafeMutableBufferPointer", "write",
  ]

  /// Members that one type alone has.
  static let ownersOfMembers: [String: String] = ["take": "Optional", "get": "Result"]

  static let functions: Set<String> = [
    "abs", "assert", "assertionFailure", "debugPrint", "dump", "fatalError", "getVaList", "max", "min", "numericCast",
    "precondition", "preconditionFailure", "print", "readLine", "repeatElement", "sequence", "stride", "swap", "type",
    "unsafeBitCast", "unsafeDowncast", "withExtendedLifetime", "withUnsafeBytes", "withUnsafeMutableBytes",
    "withUnsafeMutablePointer", "withUnsafePointer", "withoutActuallyEscaping", "zip",
  ]

  /// Labels of initializers.
  static let labels: Set<String> = [
    "arrayLiteral", "base64Encoded", "bytes", "bytesNoCopy", "bitPattern", "capacity", "cString", "clamping",
    "contentsOf", "contentsOfFile", "count", "data", "decoding", "describing", "encoding", "exactly", "format", "from",
    "grouping", "by", "minimumCapacity", "optionalLiteral", "radix", "rawValue", "reflecting", "repeating", "string",
    "truncating", "truncatingIfNeeded", "uniqueKeysWithValues", "uniquingKeysWith", "unsafeUninitializedCapacity",
    "utf8String", "validatingUTF8", "arguments", "locale", "dictionaryLiteral", "integerLiteral", "floatLiteral",
    "stringLiteral", "booleanLiteral", "unicodeScalarLiteral",
  ]

  static let numbers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float", "Double",
    "CGFloat",
  ]

  /// Labels of their initializers.
  static let labelsOfNumbers: Set<String> = [
    "bigEndian", "bitPattern", "clamping", "exactly", "exponentBitPattern", "exponent", "floatLiteral", "format",
    "from",
    "integerLiteral", "lenient", "littleEndian", "magnitudeOf", "nan", "nanPayload", "payload", "radix", "rawValue",
    "sign",
    "signOf", "signaling", "significand", "significandBitPattern", "strategy", "truncating", "truncatingIfNeeded",
    "truncatingBits",
  ]

  /// Protocols whose conforming types have most of the members above.
  static let collections: Set<String> = [
    "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
    "RangeReplaceableCollection", "LazySequenceProtocol", "LazyCollectionProtocol", "SetAlgebra", "StringProtocol",
    "OptionSet", "IteratorProtocol",
  ]
}

/// Members of collections and optionals whose types are known; all of them are among `StandardNames.members`.
enum StandardMember: String, CaseIterable, Sendable {
  case first, last, count, isEmpty, values, keys, lazy
  case map, compactMap, flatMap, forEach, filter, contains, firstIndex, lastIndex, allSatisfy, removeAll, drop, prefix
  case partition, sorted, sort, min, max, reduce, reversed, suffix, dropFirst, dropLast, shuffled, randomElement
  case next, popLast, removeFirst, removeLast, remove, removeValue, enumerated, append, insert, index, updateValue
  case get, take
  case bigEndian, byteSwapped, littleEndian, popFirst
  case mapValues, compactMapValues, joined, union, intersection, subtracting, symmetricDifference
  case decode, decodeIfPresent
  case lowercased, uppercased, trimmingCharacters, replacingOccurrences, appending, components, split

  /// A property of integers, one of the same type.
  var isOfInteger: Bool { self == .bigEndian || self == .byteSwapped || self == .littleEndian }

  /// A method that takes nothing but a function.
  var takesFunction: Bool {
    switch self {
    case .map, .compactMap, .flatMap, .forEach, .filter, .mapValues, .compactMapValues: true
    default: false
    }
  }

  /// A property of all collections.
  var isProperty: Bool { self == .isEmpty || self == .count || self == .first || self == .last }

  /// By merged name.
  static func table(_ names: MergedNames) -> [StandardMember?] {
    var table = [StandardMember?](repeating: nil, count: names.table.count)
    for member in allCases { table[Int(names.find(member.rawValue))] = member }
    // Members that no file uses.
    table[0] = nil
    return table
  }
}
