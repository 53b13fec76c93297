/// What the standard library's types conform to, so that the project's extensions of those protocols are found on them.
enum StandardTypes {
  private static let sequence = ["Sequence"]
  private static let collection = sequence + ["Collection", "BidirectionalCollection"]
  private static let randomAccess = collection + ["RandomAccessCollection"]
  private static let array = randomAccess + [
    "MutableCollection", "RangeReplaceableCollection", "ExpressibleByArrayLiteral", "Equatable", "Hashable", "Encodable",
    "Decodable", "Codable", "CustomStringConvertible",
  ]
  private static let value = [
    "Equatable", "Hashable", "Comparable", "Encodable", "Decodable", "Codable", "CustomStringConvertible",
    "LosslessStringConvertible",
  ]
  private static let integer = value + [
    "BinaryInteger", "FixedWidthInteger", "Numeric", "AdditiveArithmetic", "Strideable", "ExpressibleByIntegerLiteral",
    "CVarArg",
  ]
  private static let float = value + [
    "BinaryFloatingPoint", "FloatingPoint", "SignedNumeric", "Numeric", "AdditiveArithmetic", "Strideable",
    "ExpressibleByFloatLiteral", "CVarArg",
  ]
  private static let string = collection + ["RangeReplaceableCollection", "StringProtocol", "TextOutputStream"] + value

  static let protocols: [String: [String]] = [
    "Array": array, "ArraySlice": array, "ContiguousArray": array,
    "Dictionary": sequence + ["Collection", "ExpressibleByDictionaryLiteral", "Equatable", "Hashable", "Codable"],
    "Set": sequence + ["Collection", "SetAlgebra", "Equatable", "Hashable", "Codable", "Encodable", "Decodable"],
    "String": string, "Substring": string, "Character": value,
    "Int": integer + ["SignedInteger", "SignedNumeric"], "Int8": integer + ["SignedInteger", "SignedNumeric"],
    "Int16": integer + ["SignedInteger", "SignedNumeric"], "Int32": integer + ["SignedInteger", "SignedNumeric"],
    "Int64": integer + ["SignedInteger", "SignedNumeric"],
    "UInt": integer + ["UnsignedInteger"], "UInt8": integer + ["UnsignedInteger"],
    "UInt16": integer + ["UnsignedInteger"], "UInt32": integer + ["UnsignedInteger"],
    "UInt64": integer + ["UnsignedInteger"],
    "Double": float, "Float": float, "CGFloat": float, "Bool": value,
    "Range": collection + ["RangeExpression", "Equatable", "Hashable"],
    "ClosedRange": collection + ["RangeExpression", "Equatable", "Hashable"],
    "Data": randomAccess + [
      "MutableCollection", "RangeReplaceableCollection", "DataProtocol", "MutableDataProtocol", "ContiguousBytes",
      "Equatable", "Hashable", "Codable",
    ],
    "URL": ["Equatable", "Hashable", "Codable", "CustomStringConvertible"],
    "Date": ["Equatable", "Hashable", "Comparable", "Codable", "CustomStringConvertible"],
    "UUID": ["Equatable", "Hashable", "Codable", "CustomStringConvertible"],
  ]
}
