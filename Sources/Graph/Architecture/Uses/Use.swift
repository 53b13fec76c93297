import DependencyGraph
import SourceFacts

/// One thing that code does: it calls, sets or reads a member, or makes a value of a type.
public struct Use: Sendable, Equatable {
  public enum Form: UInt8, Sendable, CaseIterable { case call, assign, read, construct }
  public struct Forms: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ form: Form) { self.init(rawValue: 1 << form.rawValue) }
    public static let call = Forms(.call)
    public static let assign = Forms(.assign)
    public static let read = Forms(.read)
    public static let construct = Forms(.construct)
    /// All but looking.
    public static let doing: Forms = [.call, .assign, .construct]

    func contains(_ form: Form) -> Bool { contains(Forms(form)) }
  }
  /// What is written for the own object as receiver.
  enum OwnWord: UInt8, Sendable { case none, `self`, `super` }
  public var form: Form
  public var file: Int32
  /// Byte range of the member's name, of the type's where a value is made.
  public var offset: UInt32
  public var length: UInt32
  /// Innermost symbol whose text holds the place, or -1.
  public var source: Int32
  /// The project's symbol that is used, or -1; of a type and its initializer the type.
  public var target: Int32
  /// The name in the file's own table; an Objective-C selector whole, `pushViewController:animated:`.
  public var name: Name
  /// The name among those of all files.
  public var mergedName: Name
  /// The node that names the member: an identifier, member or implicit member.
  public var node: Int32
  /// The node of the call, where it is one; else the same as `node`.
  public var call: Int32
  /// The node of the written receiver, or -1.
  var base: Int32
  var ownWord: OwnWord
  /// It makes a value of the type that is named, which no variable hides.
  var namesType = false
  /// Among the uses that a reader keeps; -1 where it keeps none.
  var number: Int32 = -1
}

/// Uses that may be meant by what is done, or by where they stand; each is a list of its own.
public struct UseFilter {
  /// By merged name; none for no name.
  let names: [Bool]
  /// By symbol, the innermost around a use; none for no symbol.
  let sources: [Bool]

  public init(names: [Bool] = [], sources: [Bool] = []) {
    self.names = names
    self.sources = sources
  }

  func holds(_ name: Name) -> Bool { !names.isEmpty && names[Int(name.raw)] }
}

/// What a member is used on.
public enum Receiver: Sendable, Hashable {
  /// `self`, written or not. Without a written receiver a function of a framework looks the same.
  case own
  case superclass
  case value(ValueType)
  /// Nothing: a function of the project, a local closure.
  case none
}

/// The type of an expression as far as the text tells it. Optionals count as what they hold.
public enum ValueType: Sendable, Hashable, BitwiseCopyable {
  /// A type of the project, by its symbol.
  case project(Int32)
  /// Any other type, by the last component of its written name: see `ValueTypes.text(_:)`.
  case foreign(Name)
  /// The type itself, `UIApplication` in `UIApplication.shared`.
  case type(Wrapped)
  /// A collection of such values; of a dictionary its values.
  case elements(Wrapped)
  case unknown

  public var isUnknown: Bool { self == .unknown }
  /// The type that is meant where a type itself stands.
  public var instance: ValueType { if case .type(let type) = self { type.value } else { self } }

  var metatype: ValueType { .type(Wrapped(self)) }
  var collection: ValueType { .elements(Wrapped(self)) }
  /// The type of what is in a collection.
  var element: ValueType { if case .elements(let type) = self { type.value } else { .unknown } }

  /// A type in another one, in few bits, so that no type needs memory of its own.
  public struct Wrapped: Sendable, Hashable, BitwiseCopyable {
    /// The symbol or name at the core.
    private var number: UInt32 = 0
    /// What is around the core, the outermost in the lowest two bits: 1 for the type itself, 2 for a collection.
    private var layers: UInt16 = 0
    private var core = Core.unknown

    private enum Core: UInt8 { case unknown, project, foreign }

    init(_ type: ValueType) {
      switch type {
      case .unknown: break
      case .project(let symbol): (core, number) = (.project, UInt32(bitPattern: symbol))
      case .foreign(let name): (core, number) = (.foreign, name.raw)
      case .type(let inner): wrap(inner, 1)
      case .elements(let inner): wrap(inner, 2)
      }
    }

    /// Deeper ones are not known.
    private mutating func wrap(_ inner: Wrapped, _ layer: UInt16) {
      guard inner.layers < 1 << 14 else { return }
      self = inner
      layers = inner.layers << 2 | layer
    }

    public var value: ValueType {
      if layers != 0 {
        var inner = self
        inner.layers >>= 2
        return layers & 3 == 1 ? .type(inner) : .elements(inner)
      }
      switch core {
      case .unknown: return .unknown
      case .project: return .project(Int32(bitPattern: number))
      case .foreign: return .foreign(Name(number))
      }
    }
  }
}
