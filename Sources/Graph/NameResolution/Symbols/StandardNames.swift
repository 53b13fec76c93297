import DependencyGraph
import Frameworks

/// Names of members and functions of the standard library. A declaration of the project with the same name is another
/// overload, and is only chosen with more evidence.
enum StandardNames {
  static let members = Set(Frameworks.known.all(with: .standardMember))

  /// Labels of specific members: a call with another label is not the library's.
  static let labelsOfMembers: [String: Set<String>] = [
    "decode": ["from", "forKey", "configuration"], "decodeIfPresent": ["forKey", "configuration"],
  ]

  /// Labels of all other members.
  static let memberLabels = Set(Frameworks.known.all(with: .memberLabel))

  /// Members with a function parameter; no other member of the library accepts a closure.
  static let membersWithFunctions = Set(Frameworks.known.all(with: .takesFunction))

  /// Members that only one type has.
  static let ownersOfMembers: [String: String] = ["take": "Optional", "get": "Result"]

  static let functions = Set(Frameworks.known.all(with: .standardFunction))

  /// Labels of initializers.
  static let labels = Set(Frameworks.known.all(with: .initializerLabel))

  static let numbers = Set(Frameworks.known.all(with: .number))

  /// Labels of their initializers.
  static let labelsOfNumbers = Set(Frameworks.known.all(with: .numberLabel))

  /// Protocols whose conforming types have most of the members above.
  static let collections = Set(Frameworks.known.all(with: .sequence))
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

  /// A property of integers that has the same type.
  var isOfInteger: Bool { self == .bigEndian || self == .byteSwapped || self == .littleEndian }

  /// A method whose only parameter is a function.
  var takesFunction: Bool {
    switch self {
    case .map, .compactMap, .flatMap, .forEach, .filter, .mapValues, .compactMapValues: true
    default: false
    }
  }

  /// A property of all collections.
  var isProperty: Bool { self == .isEmpty || self == .count || self == .first || self == .last }

  /// The standard member of each merged name.
  static func table(_ names: MergedNames) -> [StandardMember?] {
    var table = [StandardMember?](repeating: nil, count: names.table.count)
    for member in allCases { table[Int(names.find(member.rawValue))] = member }
    // Name 0 is for members that no file uses.
    table[0] = nil
    return table
  }
}
