import DependencyGraph
import Tables

extension SymbolTable {
  /// Structures of the standard library that are written everywhere: no type of the project can be given in their
  /// place.
  func isKnownValue(_ name: UInt32) -> Bool {
    name >= KnownNames.string.rawValue && name <= KnownNames.character.rawValue
  }
}

/// Types from outside behind the language's own notation.
struct StandardTypes: Sendable {
  let holders: StandardHolders
  // Each of these only where the project extends it or a protocol of its.
  private(set) var array: EntityID?
  private(set) var dictionary: EntityID?
  private(set) var set: EntityID?
  private(set) var optional: EntityID?
  /// SwiftUI's
  private(set) var view: EntityID?

  init(holders: StandardHolders) { self.holders = holders }

  /// When all types from outside are known.
  mutating func find(_ foreignType: (String) -> EntityID?) {
    (array, dictionary) = (foreignType("Array"), foreignType("Dictionary"))
    (set, optional, view) = (foreignType("Set"), foreignType("Optional"), foreignType("View"))
  }
}

/// Generic types of the standard library and of well-known packages whose first argument is what they hold. All names are
/// merged ones.
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

  private let kinds: [UInt32: Kind]
  let members: Members
  let coding: Coding
  let functions: Functions
  /// Types with keys and values as the standard library's has them.
  let dictionaries: [UInt32]
  /// Property wrappers of which `$name` is a binding: its members are bindings to those of the value.
  let lenses: Set<UInt32>
  /// Attributes and methods from outside that take a key path without a root, with the type that it begins with.
  let keyPathRoots: [UInt32: UInt32]
  let awaiting: UInt32
  /// `$1`
  let secondArgument: UInt32

  init(_ names: MergedNames) {
    kinds = Self.kinds(names)
    members = Members(names)
    coding = Coding(names)
    functions = Functions(names)
    dictionaries = names.found(["OrderedDictionary", "TreeDictionary", "KeyValuePairs"])
    lenses = Set(names.found(Self.lensWrappers))
    keyPathRoots = Self.keyPathRoots(names)
    (awaiting, secondArgument) = (names.find("await"), names.find("$1"))
  }

  func kind(_ name: UInt32) -> Kind? { kinds[name] }

  private static func kinds(_ names: MergedNames) -> [UInt32: Kind] {
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
    var kinds: [UInt32: Kind] = [:]
    for (kind, texts) in all { for name in names.found(texts) { kinds[name] = kind } }
    return kinds
  }

  private static func keyPathRoots(_ names: MergedNames) -> [UInt32: UInt32] {
    var roots: [UInt32: UInt32] = [:]
    for (root, takers) in keyPathTakers where names.find(root) != 0 {
      for name in names.found(takers) { roots[name] = names.find(root) }
    }
    return roots
  }

  private static let lensWrappers = [
    "State", "Binding", "StateObject", "ObservedObject", "EnvironmentObject", "Bindable", "AppStorage", "SceneStorage",
  ]
  private static let keyPathTakers = [
    "EnvironmentValues": ["Environment", "environment", "transformEnvironment"],
    "FocusedValues": ["FocusedBinding", "FocusedValue", "focusedSceneValue", "focusedValue"],
  ]

  /// All names that mean something on one of them, and those of functions that pass one to a closure.
  static var memberNames: [String] { Members.all + Coding.containerMembers + Functions.all }

  /// Members of holders.
  struct Members: Sendable {
    let pointee: UInt32
    let bounds: [UInt32]
    /// `first`, `last`
    let ends: [UInt32]
    let values: [UInt32]
    /// `Iterator`, `AsyncIterator`
    let iterators: [UInt32]
    /// Static members that are instances of their type.
    let instances: [UInt32]

    fileprivate init(_ names: MergedNames) {
      pointee = names.find(Self.pointee)
      bounds = names.found(Self.bounds)
      ends = names.found(Self.ends)
      values = names.found(Self.values)
      iterators = names.found(["Iterator", "AsyncIterator"])
      instances = names.found(["shared", "default", "standard", "main", "current", "general", "processInfo"])
    }

    private static let pointee = "pointee"
    private static let bounds = ["lowerBound", "upperBound"]
    private static let ends = ["first", "last"]
    private static let values = ["value", "wrappedValue"]
    private static let locks = ["withLock", "withLockedValue", "withLockUnchecked"]

    fileprivate static var all: [String] { [pointee] + bounds + ends + values + locks }
  }

  /// Types that encode and decode, and what makes them.
  struct Coding: Sendable {
    /// `container(keyedBy:)` and its like.
    let containers: [UInt32]
    /// That for decoding, that for encoding; all their own methods take a `forKey`.
    let keyedContainers: [UInt32]
    /// What makes the latter.
    let encoders: [UInt32]
    let forKey: UInt32

    fileprivate init(_ names: MergedNames) {
      containers = names.found(Self.containerMembers)
      keyedContainers = ["KeyedDecodingContainer", "KeyedEncodingContainer"].map(names.find)
      encoders = names.found(["Encoder", "KeyedEncodingContainer", "UnkeyedEncodingContainer"])
      forKey = names.find("forKey")
    }

    fileprivate static let containerMembers = ["container", "nestedContainer"]
  }

  /// Functions whose result follows from their arguments.
  struct Functions: Sendable {
    let stride: UInt32
    let zip: UInt32
    /// Functions and methods that run a closure and give what it gives.
    let running: [UInt32]
    /// Functions that pass their first argument to a closure and give what that gives.
    let passing: [UInt32]
    /// Those that pass it a group of tasks.
    let grouping: [UInt32]
    /// Those that pass it a continuation, and give what that is resumed with.
    let continuing: [UInt32]

    fileprivate init(_ names: MergedNames) {
      (stride, zip) = (names.find("stride"), names.find("zip"))
      running = names.found(Self.runningFunctions + Self.runningMembers)
      passing = names.found(["withExtendedLifetime", "withoutActuallyEscaping"])
      grouping = names.found(Self.groupFunctions)
      continuing = names.found(Self.continuationFunctions)
    }

    private static let groupFunctions = ["withTaskGroup", "withThrowingTaskGroup"]
    private static let continuationFunctions = [
      "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
      "withUnsafeThrowingContinuation",
    ]
    private static let runningFunctions = [
      "autoreleasepool", "withAnimation", "withTaskCancellationHandler", "withTransaction",
    ]
    private static let runningMembers = ["assumeIsolated", "performAndWait", "run", "sync"]

    fileprivate static var all: [String] {
      runningMembers + runningFunctions + groupFunctions + continuationFunctions
    }
  }
}
