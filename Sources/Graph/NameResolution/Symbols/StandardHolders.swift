import DependencyGraph

extension SymbolTable {
  /// Structures of the standard library that are written everywhere: no type of the project can be given in their
  /// place.
  func isKnownValue(_ name: UInt32) -> Bool {
    name >= KnownNames.string.rawValue && name <= KnownNames.character.rawValue
  }
}

/// Generic types of the standard library and of well-known packages that have what they hold as their first argument,
/// by merged name.
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
  /// `Iterator`, `AsyncIterator`
  private(set) var iterators: [UInt32] = []
  /// Property wrappers of which `$name` is a binding: its members are bindings to those of the value.
  private(set) var lenses: Set<UInt32> = []
  /// Static members that are instances of their type.
  private(set) var instances: [UInt32] = []
  /// Functions and methods that run a closure and give what it gives.
  private(set) var running: [UInt32] = []
  /// Attributes and methods from outside that take a key path without a root, with the type that it begins with.
  private(set) var keyPathRoots: [UInt32: UInt32] = [:]
  private(set) var stride: UInt32 = 0
  private(set) var awaiting: UInt32 = 0
  private(set) var zip: UInt32 = 0
  /// Functions that pass their first argument to a closure and give what that gives.
  private(set) var passing: [UInt32] = []
  /// Those that pass it a group of tasks.
  private(set) var grouping: [UInt32] = []
  /// Those that pass it a continuation, and give what that is resumed with.
  private(set) var continuing: [UInt32] = []
  /// `$1`
  private(set) var secondArgument: UInt32 = 0

  init() {}

  init(_ names: MergedNames) {
    let all: [(Kind, [String])] = [
      (.slice, ["ArraySlice", "ContiguousArray", "Deque", "OrderedSet"]),
      (
        .collection,
        [
          "UnsafeBufferPointer", "UnsafeMutableBufferPointer", "Span", "MutableSpan", "CollectionOfOne",
          "CircularBuffer", "MarkedCircularBuffer",
        ]
      ),
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
    iterators = ["Iterator", "AsyncIterator"].map(names.find).filter { $0 != 0 }
    lenses = Set(Self.lensWrappers.map(names.find).filter { $0 != 0 })
    instances = Self.instanceMembers.map(names.find).filter { $0 != 0 }
    running = (Self.runningFunctions + Self.runningMembers).map(names.find).filter { $0 != 0 }
    for (root, takers) in Self.keyPathTakers where names.find(root) != 0 {
      for name in takers.map(names.find) where name != 0 { keyPathRoots[name] = names.find(root) }
    }
    (stride, awaiting) = (names.find("stride"), names.find("await"))
    passing = ["withExtendedLifetime", "withoutActuallyEscaping"].map(names.find).filter { $0 != 0 }
    grouping = Self.groupFunctions.map(names.find).filter { $0 != 0 }
    continuing = Self.continuationFunctions.map(names.find).filter { $0 != 0 }
    ends = Self.endMembers.map(names.find).filter { $0 != 0 }
  }

  private static let pointeeMember = "pointee"
  private static let boundMembers = ["lowerBound", "upperBound"]
  private static let endMembers = ["first", "last"]

  private static let valueMembers = ["value", "wrappedValue"]
  private static let containerMembers = ["container", "nestedContainer"]
  private static let lockMembers = ["withLock", "withLockedValue", "withLockUnchecked"]

  private static let lensWrappers = [
    "State", "Binding", "StateObject", "ObservedObject", "EnvironmentObject", "Bindable", "AppStorage", "SceneStorage",
  ]
  private static let instanceMembers = ["shared", "default", "standard", "main", "current", "general", "processInfo"]
  private static let keyPathTakers = [
    "EnvironmentValues": ["Environment", "environment", "transformEnvironment"],
    "FocusedValues": ["FocusedBinding", "FocusedValue", "focusedSceneValue", "focusedValue"],
  ]
  private static let groupFunctions = ["withTaskGroup", "withThrowingTaskGroup"]
  private static let continuationFunctions = [
    "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
    "withUnsafeThrowingContinuation",
  ]
  private static let runningFunctions = [
    "autoreleasepool", "withAnimation", "withTaskCancellationHandler", "withTransaction",
  ]
  private static let runningMembers = ["assumeIsolated", "performAndWait", "run", "sync"]

  /// All names that mean something on one of them, and those of functions that pass one to a closure.
  static var members: [String] {
    [pointeeMember] + boundMembers + endMembers + valueMembers + containerMembers + lockMembers + runningMembers
      + runningFunctions + groupFunctions + continuationFunctions
  }

  func kind(_ name: UInt32) -> Kind? { kinds[name] }
}
