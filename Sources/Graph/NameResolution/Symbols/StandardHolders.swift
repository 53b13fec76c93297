import DependencyGraph
import Tables

extension SymbolTable {
  /// Whether a name is a common structure of the standard library, for which no type of the project can be passed.
  func isKnownValue(_ name: UInt32) -> Bool {
    name >= KnownNames.string.rawValue && name <= KnownNames.character.rawValue
  }
}

/// Foreign types that Swift has syntax for, and SwiftUI's `View`.
struct StandardTypes: Sendable {
  let holders: StandardHolders
  // Set only if the project extends the type or one of its protocols.
  private(set) var array: EntityID?
  private(set) var dictionary: EntityID?
  private(set) var set: EntityID?
  private(set) var optional: EntityID?
  /// SwiftUI's `View`.
  private(set) var view: EntityID?

  init(holders: StandardHolders) { self.holders = holders }

  /// Must be called when all foreign types are known.
  mutating func find(_ foreignType: (String) -> EntityID?) {
    (array, dictionary) = (foreignType("Array"), foreignType("Dictionary"))
    (set, optional, view) = (foreignType("Set"), foreignType("Optional"), foreignType("View"))
  }
}

/// Generic types of the standard library and of common packages whose first argument is their element type. All names
/// are merged names.
struct StandardHolders: Sendable {
  enum Kind: Sendable {
    /// Subscripts: an element by `Int`, the same type by a range.
    case slice
    /// Subscripts: an element by `Int`, another type by a range.
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
  /// Types with keys and values, like `Dictionary`.
  let dictionaries: [UInt32]
  /// Property wrappers with a binding as `$name`, whose members are bindings to those of the value.
  let bindingWrappers: Set<UInt32>
  /// Foreign attributes and methods that take a key path without a root, with the type of that root.
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
    bindingWrappers = Set(names.found(Self.lensWrappers))
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

  /// The names of all members, and of functions that pass an element to a closure.
  static var memberNames: [String] { Members.all + Coding.containerMembers + Functions.all }

  /// Names of members.
  struct Members: Sendable {
    let pointee: UInt32
    let bounds: [UInt32]
    /// `first`, `last`
    let ends: [UInt32]
    let values: [UInt32]
    /// `Iterator`, `AsyncIterator`
    let iterators: [UInt32]
    /// Static members that return an instance of their type.
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

  /// Names of types for encoding and decoding, and of the methods that create them.
  struct Coding: Sendable {
    /// `container(keyedBy:)` and similar methods.
    let containers: [UInt32]
    /// The containers for decoding and encoding, all of whose own methods have a `forKey` parameter.
    let keyedContainers: [UInt32]
    /// Methods that create encoding containers.
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

  /// Names of functions whose result follows from their arguments.
  struct Functions: Sendable {
    let stride: UInt32
    let zip: UInt32
    /// Functions and methods that run a closure and return its result.
    let running: [UInt32]
    /// Functions that pass their first argument to a closure and return its result.
    let passing: [UInt32]
    /// Such functions that pass a task group.
    let grouping: [UInt32]
    /// Such functions that pass a continuation and return the value it is resumed with.
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
