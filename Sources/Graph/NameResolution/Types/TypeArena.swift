import DependencyGraph
import SourceFacts
import Tables

/// Stores types that do not fit into an id, each once. An arena can extend another one that does not change any more;
/// it shares the ids of that arena.
struct TypeArena: Sendable {
  /// Kinds that fit into an id come first: see `TypeID`.
  enum Kind: UInt8, Sendable {
    case unknown
    /// A type of the project, or a foreign type that the project extends: `symbol` is the entity, `arguments` are the
    /// generic arguments.
    case nominal
    /// Any other foreign type: `symbol` is its merged name.
    case foreign
    /// A generic parameter, or an associated type used in its own protocol: `symbol` is the entity.
    case parameter
    /// `Self`: `symbol` is the type in whose declaration it is used.
    case selfType
    case module
    case optional, array
    /// The type of a type.
    case metatype
    /// An associated type of another type: `symbol` is the entity, the argument that type.
    case dependent
    case dictionary
    /// Arguments are the elements, then, when `symbol` is 1, as many labels as raw names.
    case tuple
    /// Arguments are the parameters, then the result.
    case function
    case composition
  }

  struct Entry: Sendable {
    var kind: Kind
    /// Only for types stored in an arena.
    fileprivate var isGeneric: Bool
    var count: UInt16
    var symbol: Int32
    fileprivate var first: UInt32

    /// The entity of a nominal type, generic parameter, associated type, or `Self`.
    @inline(__always) var entity: EntityID { EntityID(raw: symbol) }

    /// The merged name of a foreign type.
    @inline(__always) var name: UInt32 { UInt32(bitPattern: symbol) }

    /// The module of a module name.
    @inline(__always) var module: ModuleID { ModuleID(raw: symbol) }

    /// The number of arguments that are types.
    @inline(__always)
    var typeCount: Int { kind == .tuple && symbol == 1 ? Int(count) / 2 : Int(count) }

    fileprivate init(kind: Kind, isGeneric: Bool, count: UInt16, symbol: Int32, first: UInt32) {
      self.kind = kind
      self.isGeneric = isGeneric
      self.count = count
      self.symbol = symbol
      self.first = first
    }

    /// The entry of a type whose id contains everything.
    @inline(__always)
    fileprivate init?(of type: TypeID) {
      guard let kind = type.kind else { return nil }
      let isWrapped = type.isWrapped
      self.init(kind: kind, isGeneric: false, count: isWrapped ? 1 : 0, symbol: isWrapped ? 0 : type.symbol, first: 0)
    }
  }

  /// All that distinguishes a type from others.
  private struct Key: Hashable {
    let kind: Kind
    let symbol: Int32
    let arguments: [TypeID]
  }

  private let below: [Entry]
  private let argumentsBelow: [TypeID]
  private let idsBelow: [Key: TypeID]
  private var entries: [Entry] = []
  private var arguments: [TypeID] = []
  private var ids: [Key: TypeID] = [:]

  init() {
    (below, argumentsBelow, idsBelow) = ([], [], [:])
    let unknown = Entry(kind: .unknown, isGeneric: false, count: 0, symbol: 0, first: 0)
    entries = [unknown, unknown]
  }

  /// An empty arena that extends another one.
  init(over base: TypeArena) {
    precondition(base.below.isEmpty)
    (below, argumentsBelow, idsBelow) = (base.entries, base.arguments, base.ids)
  }

  var count: Int { below.count + entries.count }

  @inline(__always)
  subscript(type: TypeID) -> Entry { Entry(of: type) ?? stored(type) }

  private func stored(_ type: TypeID) -> Entry {
    let index = Int(type.raw)
    return index < below.count ? below[index] : entries[index - below.count]
  }

  @inline(__always)
  func kind(_ type: TypeID) -> Kind { type.kind ?? stored(type).kind }

  /// Whether a type contains generic parameters, associated types or `Self`.
  @inline(__always)
  func isGeneric(_ type: TypeID) -> Bool {
    let type = type.wrapped
    guard let kind = type.kind else { return stored(type).isGeneric }
    return kind == .parameter || kind == .selfType
  }

  @inline(__always)
  func argument(_ index: Int, of type: TypeID) -> TypeID {
    if type.isWrapped { return index == 0 ? type.wrapped : .unknown }
    return type.kind == nil ? storedArgument(index, of: type) : .unknown
  }

  private func storedArgument(_ index: Int, of type: TypeID) -> TypeID {
    let entry = stored(type)
    guard index >= 0, index < entry.typeCount else { return .unknown }
    return argument(at: Int(entry.first) + index)
  }

  /// The label of a tuple's element as a merged name; 0 for none.
  func label(_ index: Int, of type: TypeID) -> UInt32 {
    let entry = self[type]
    guard entry.kind == .tuple, entry.symbol == 1, index < entry.typeCount else { return 0 }
    return argument(at: Int(entry.first) + entry.typeCount + index).raw
  }

  @inline(__always)
  private func argument(at position: Int) -> TypeID {
    position < argumentsBelow.count ? argumentsBelow[position] : arguments[position - argumentsBelow.count]
  }

  /// All arguments, including the labels of a tuple.
  func argumentList(of type: TypeID) -> [TypeID] {
    if type.isWrapped { return [type.wrapped] }
    let entry = self[type]
    return (0..<Int(entry.count)).map { argument(at: Int(entry.first) + $0) }
  }

  // MARK: Making types

  @inline(__always)
  mutating func make(_ kind: Kind, _ symbol: Int32 = 0) -> TypeID {
    TypeID(kind, symbol) ?? intern(kind, symbol, [])
  }

  @inline(__always)
  mutating func make(_ kind: Kind, _ symbol: Int32 = 0, of argument: TypeID) -> TypeID {
    if symbol == 0, let type = TypeID(kind, of: argument) { return type }
    return intern(kind, symbol, [argument])
  }

  mutating func make(_ kind: Kind, _ symbol: Int32 = 0, _ arguments: [TypeID]) -> TypeID {
    switch arguments.count {
    case 0: make(kind, symbol)
    case 1: make(kind, symbol, of: arguments[0])
    default: intern(kind, symbol, arguments)
    }
  }

  @inline(__always)
  mutating func make(_ kind: Kind, _ entity: EntityID) -> TypeID { make(kind, entity.raw) }

  @inline(__always)
  mutating func make(_ kind: Kind, _ entity: EntityID, of argument: TypeID) -> TypeID {
    make(kind, entity.raw, of: argument)
  }

  mutating func make(_ kind: Kind, _ entity: EntityID, _ arguments: [TypeID]) -> TypeID {
    make(kind, entity.raw, arguments)
  }

  mutating func make(module: ModuleID) -> TypeID { make(.module, module.raw) }

  /// - Parameter name: a merged name.
  @inline(__always)
  mutating func make(foreign name: UInt32) -> TypeID { make(.foreign, Int32(bitPattern: name)) }

  @inline(__always)
  mutating func make(foreign name: UInt32, of argument: TypeID) -> TypeID {
    make(.foreign, Int32(bitPattern: name), of: argument)
  }

  mutating func make(foreign name: UInt32, _ arguments: [TypeID]) -> TypeID {
    make(.foreign, Int32(bitPattern: name), arguments)
  }

  @inline(never)
  private mutating func intern(_ kind: Kind, _ symbol: Int32, _ list: [TypeID]) -> TypeID {
    let key = Key(kind: kind, symbol: symbol, arguments: list)
    if let known = idsBelow[key] ?? ids[key] { return known }
    var isGeneric = kind == .parameter || kind == .dependent || kind == .selfType
    let typeCount = kind == .tuple && symbol == 1 ? list.count / 2 : list.count
    for argument in list.prefix(typeCount) where self.isGeneric(argument) { isGeneric = true }
    let new = TypeID(UInt32(count))
    ids[key] = new
    entries.append(
      Entry(
        kind: kind, isGeneric: isGeneric, count: UInt16(clamping: list.count), symbol: symbol,
        first: UInt32(argumentsBelow.count + arguments.count)))
    arguments.append(contentsOf: list)
    return new
  }

  /// Adds the types of another arena with the same base.
  /// - Returns: their new ids, by index.
  mutating func absorb(_ other: TypeArena) -> [TypeID] {
    var new: [TypeID] = []
    new.reserveCapacity(other.entries.count)
    let base = other.below.count
    var list: [TypeID] = []
    for entry in other.entries {
      list.removeAll(keepingCapacity: true)
      for position in 0..<Int(entry.count) {
        let argument = other.argument(at: Int(entry.first) + position)
        list.append(position < entry.typeCount ? argument.renumbered(new, over: base) : argument)
      }
      new.append(make(entry.kind, entry.symbol, list))
    }
    return new
  }
}
