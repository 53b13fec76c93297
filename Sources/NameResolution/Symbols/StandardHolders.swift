import DependencyGraph

extension SymbolTable {
  /// Structures of the standard library that are written everywhere: no type of the project can be given in their place.
  func isKnownValue(_ name: UInt32) -> Bool {
    name >= KnownNames.string.rawValue && name <= KnownNames.character.rawValue
  }
}

/// Generic types of the standard library and of well-known packages that have what they hold as their first argument, by
/// merged name.
struct StandardHolders: Sendable {
  enum Kind: Sendable {
    /// Subscripts by `Int` give what it holds, by a range another of its kind.
    case slice
    /// Likewise, but a range gives something else.
    case collection
    /// No subscripts.
    case set
    /// `pointee`
    case pointer
    /// `lowerBound`, `upperBound`
    case range
    /// `value`, `wrappedValue`, `withLock { … }`
    case box
  }

  private var kinds: [UInt32: Kind] = [:]
  private(set) var pointee: UInt32 = 0
  private(set) var bounds: [UInt32] = []
  /// `first`, `last`
  private(set) var ends: [UInt32] = []
  private(set) var values: [UInt32] = []
  /// Types with keys and values as the standard library's has them.
  private(set) var dictionaries: [UInt32] = []
  /// `container(keyedBy:)` and its like.
  private(set) var containers: [UInt32] = []
  /// That for decoding, that for encoding; all their own methods take a `forKey`.
  private(set) var keyedContainers: [UInt32] = []
  /// What makes the latter.
  private(set) var encoders: [UInt32] = []
  private(set) var forKey: UInt32 = 0
  private(set) var iteratorMakers: [UInt32] = []
  private(set) var next: UInt32 = 0
  private(set) var awaiting: UInt32 = 0
  private(set) var zip: UInt32 = 0
  /// Functions that pass their first argument to a closure and give what that gives.
  private(set) var passing: [UInt32] = []
  /// Those that pass it a group of tasks.
  private(set) var grouping: [UInt32] = []
  /// `$1`
  private(set) var secondArgument: UInt32 = 0

  init() {}

  init(_ names: MergedNames) {
    let all: [(Kind, [String])] = [
      (.slice, ["ArraySlice", "ContiguousArray", "Deque", "OrderedSet"]),
      (.collection, ["UnsafeBufferPointer", "UnsafeMutableBufferPointer", "Span", "MutableSpan", "CollectionOfOne",
        "CircularBuffer", "MarkedCircularBuffer"]),
      (.set, ["Set"]),
      (.pointer, ["UnsafePointer", "UnsafeMutablePointer"]),
      (.range, ["Range", "ClosedRange"]),
      (
        .box,
        [
          "Mutex", "OSAllocatedUnfairLock", "NIOLockedValueBox", "NIOLoopBound", "NIOLoopBoundBox", "Task", "Binding",
          "CurrentValueSubject", "CurrentValueRelay", "BehaviorRelay", "BehaviorSubject",
        ]
      ),
    ]
    for (kind, texts) in all { for name in texts.map(names.find) where name != 0 { kinds[name] = kind } }
    pointee = names.find(Self.pointeeMember)
    bounds = Self.boundMembers.map(names.find).filter { $0 != 0 }
    values = Self.valueMembers.map(names.find).filter { $0 != 0 }
    dictionaries = ["OrderedDictionary", "TreeDictionary", "KeyValuePairs"].map(names.find).filter { $0 != 0 }
    containers = Self.containerMembers.map(names.find).filter { $0 != 0 }
    keyedContainers = ["KeyedDecodingContainer", "KeyedEncodingContainer"].map(names.find)
    encoders = ["Encoder", "KeyedEncodingContainer", "UnkeyedEncodingContainer"].map(names.find).filter { $0 != 0 }
    (forKey, zip, secondArgument) = (names.find("forKey"), names.find("zip"), names.find("$1"))
    iteratorMakers = ["makeIterator", "makeAsyncIterator"].map(names.find).filter { $0 != 0 }
    (next, awaiting) = (names.find("next"), names.find("await"))
    passing = ["withExtendedLifetime", "withoutActuallyEscaping"].map(names.find).filter { $0 != 0 }
    grouping = ["withTaskGroup", "withThrowingTaskGroup"].map(names.find).filter { $0 != 0 }
    ends = Self.endMembers.map(names.find).filter { $0 != 0 }
  }

  private static let pointeeMember = "pointee"
  private static let boundMembers = ["lowerBound", "upperBound"]
  private static let endMembers = ["first", "last"]

  private static let valueMembers = ["value", "wrappedValue"]
  private static let containerMembers = ["container", "nestedContainer"]
  private static let lockMembers = ["withLock", "withLockedValue", "withLockUnchecked"]

  /// All names that mean something on one of them.
  static var members: [String] { [pointeeMember] + boundMembers + endMembers + valueMembers + containerMembers + lockMembers }

  func kind(_ name: UInt32) -> Kind? { kinds[name] }
}
