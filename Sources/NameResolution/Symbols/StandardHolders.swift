import DependencyGraph

/// Generic types of the standard library that have what they hold as their only argument, by merged name.
struct StandardHolders: Sendable {
  enum Kind: Sendable {
    /// Subscripts by `Int` give what it holds, by a range another of its kind.
    case slice
    /// Likewise, but a range gives something else.
    case collection
    /// `pointee`
    case pointer
    /// `lowerBound`, `upperBound`
    case range
  }

  private var kinds: [UInt32: Kind] = [:]
  private(set) var pointee: UInt32 = 0
  private(set) var bounds: [UInt32] = []
  /// `first`, `last`
  private(set) var ends: [UInt32] = []

  init() {}

  init(_ names: MergedNames) {
    let all: [(Kind, [String])] = [
      (.slice, ["ArraySlice", "ContiguousArray"]),
      (.collection, ["UnsafeBufferPointer", "UnsafeMutableBufferPointer", "Span", "MutableSpan", "CollectionOfOne"]),
      (.pointer, ["UnsafePointer", "UnsafeMutablePointer"]),
      (.range, ["Range", "ClosedRange"]),
    ]
    for (kind, texts) in all { for name in texts.map(names.find) where name != 0 { kinds[name] = kind } }
    pointee = names.find(Self.pointeeMember)
    bounds = Self.boundMembers.map(names.find).filter { $0 != 0 }
    ends = Self.endMembers.map(names.find).filter { $0 != 0 }
  }

  private static let pointeeMember = "pointee"
  private static let boundMembers = ["lowerBound", "upperBound"]
  private static let endMembers = ["first", "last"]

  /// All names that mean something on one of them.
  static var members: [String] { [pointeeMember] + boundMembers + endMembers }

  func kind(_ name: UInt32) -> Kind? { kinds[name] }
}
