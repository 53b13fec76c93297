import Frameworks
import SourceFacts
import Tables

/// Finds the types whose instances a value of a type stores. Caches results about generic types.
struct HeldTypes {
  /// A generic parameter whose values a type stores.
  struct Parameter: Sendable {
    let parameter: TypeTree.GenericParameter
    let strength: StoredProperty.Strength
    let isElement: Bool
  }

  private let graph: DependencyGraph
  private(set) var held: [HeldType] = []
  private(set) var isOptional = false
  private(set) var namesFunction = false
  private var parameters: [Parameter] = []
  private var strength = StoredProperty.Strength.strong
  private var isElement = false
  private var isBoxed = false
  /// For each generic type of the project, the generic arguments whose values it stores: the first one for `struct
  /// Box<Value> { let value: Value }`.
  private var known: [SymbolID: [Parameter]]
  /// How many generic types around this one are being read.
  private let depth: Int
  /// Without a limit, the recursion would be as deep as the longest chain of types in the code.
  private static let deepest = 64

  init(graph: DependencyGraph) { self.init(graph, graph.storedParameters(), depth: 0) }

  private init(_ graph: DependencyGraph, _ known: [SymbolID: [Parameter]], depth: Int) {
    (self.graph, self.known, self.depth) = (graph, known, depth)
  }

  /// The arguments that each generic type stores.
  static func storedParameters(in graph: DependencyGraph) -> [SymbolID: [Parameter]] {
    var reader = HeldTypes(graph, [:], depth: 0)
    for type in graph.types where graph.symbols[type].isGeneric { _ = reader.parameters(heldBy: type) }
    return reader.known
  }

  mutating func read(_ type: TypeTree, strength: StoredProperty.Strength) {
    held.removeAll(keepingCapacity: true)
    parameters.removeAll(keepingCapacity: true)
    (isOptional, namesFunction) = (false, false)
    (self.strength, isElement, isBoxed) = (strength, false, false)
    add(type)
  }

  /// Whether a generic type refers to its value weakly: `WeakReference<T>`, `@Weak`.
  static func isWeakBox<Bytes: RandomAccessCollection<UInt8>>(_ name: Bytes) -> Bool where Bytes.Index == Int {
    func has(_ word: StaticString, from start: Int) -> Bool {
      guard start >= 0, start + word.utf8CodeUnitCount <= name.count else { return false }
      return (0..<word.utf8CodeUnitCount).allSatisfy { name[start + $0] | 0x20 == word.utf8Start[$0] }
    }
    return has("weak", from: 0) || has("weak", from: name.count - 4) || has("unowned", from: 0)
      || name.count == 11 && has("nshashtable", from: 0)
  }

  /// Generic framework types that store values of their arguments.
  private static let containers = Set(Frameworks.known.all(with: .holder))

  private mutating func add(_ type: TypeTree) {
    switch type {
    case .project(let symbol, let arguments):
      add(symbol, graph.symbols[symbol].name)
      if !arguments.isEmpty { add(arguments, of: graph.symbols[symbol].name, symbol) }
    case .foreign(let name, let arguments):
      add(nil, name)
      if !arguments.isEmpty { add(arguments, of: name, nil) }
    case .parameter(let parameter, let bounds):
      parameters.append(Parameter(parameter: parameter, strength: strength, isElement: isElement))
      for bound in bounds { add(bound) }
    case .optional(let wrapped):
      if !isElement { isOptional = true }
      add(wrapped)
    case .collection(let parts), .tuple(let parts):
      inside(strength, isBoxed: false) { reader in for part in parts { reader.add(part) } }
    case .composition(let parts): for part in parts { add(part) }
    case .function: namesFunction = true
    case .metatype, .unknown: break
    }
  }

  private mutating func add(_ type: SymbolID?, _ name: Name) {
    held.append(HeldType(type: type, name: name, isElement: isElement, isBoxed: isBoxed, strength: strength))
  }

  /// Adds the generic arguments that a type stores.
  private mutating func add(_ arguments: [TypeTree], of name: Name, _ type: SymbolID?) {
    let isWeak = graph.names.withBytes(of: name) { Self.isWeakBox($0) }
    if isWeak || Self.containers.contains(graph.names[name]) {
      inside(isWeak ? .weak : strength, isBoxed: isBoxed) { reader in for part in arguments { reader.add(part) } }
    } else if let type {
      for kept in parameters(heldBy: type) where kept.parameter.index < arguments.count {
        let isBoxed = (!isElement || self.isBoxed) && !kept.isElement
        inside(kept.strength == .strong ? strength : kept.strength, isBoxed: isBoxed) { reader in
          reader.add(arguments[kept.parameter.index])
        }
      }
    }
  }

  /// Calls `body`, in which types are added as elements.
  private mutating func inside(
    _ strength: StoredProperty.Strength, isBoxed: Bool, _ body: (inout HeldTypes) -> Void
  ) {
    let outer = (self.strength, isElement, self.isBoxed)
    (self.strength, isElement, self.isBoxed) = (strength, true, isBoxed)
    body(&self)
    (self.strength, isElement, self.isBoxed) = outer
  }

  private mutating func parameters(heldBy type: SymbolID) -> [Parameter] {
    guard graph.symbols[type].isGeneric else { return [] }
    if let known = known[type] { return known }
    guard depth < Self.deepest else { return [] }
    // A recursive type stores no further types.
    known[type] = []
    var reader = HeldTypes(graph, [:], depth: depth + 1)
    swap(&reader.known, &known)
    var found: [Parameter] = []
    graph.forEachStoredValue(declaredIn: type) { _, strength, value in
      reader.read(value, strength: strength)
      found += reader.parameters.filter { $0.parameter.owner == type }
    }
    swap(&reader.known, &known)
    known[type] = found
    return found
  }
}

extension DependencyGraph {
  /// See `HeldTypes.storedParameters(in:)`. Found once, in the order of the types, so that it does not depend on what
  /// is asked first.
  func storedParameters() -> [SymbolID: [HeldTypes.Parameter]] {
    knownParameters.withValue { known in
      let parameters = known ?? HeldTypes.storedParameters(in: self)
      known = parameters
      return parameters
    }
  }
}
