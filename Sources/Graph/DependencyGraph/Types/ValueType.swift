import SourceFacts
import Tables

/// The type of an expression or a declaration. Optionals are unwrapped.
public enum ValueType: Sendable, Hashable, BitwiseCopyable {
  /// A type of the project, by its symbol.
  case project(SymbolID)
  /// Any other type, by its name in `DependencyGraph.names`.
  case foreign(Name)
  /// A metatype: the type of `UIApplication` in `UIApplication.shared`.
  case type(Wrapped)
  /// A collection of such values; for a dictionary the type of its values.
  case elements(Wrapped)
  case unknown

  public var isUnknown: Bool { self == .unknown }
  /// The type of an instance if this is a metatype, else the same type.
  public var instance: ValueType { if case .type(let type) = self { type.value } else { self } }

  package var metatype: ValueType { .type(Wrapped(self)) }
  package var collection: ValueType { .elements(Wrapped(self)) }
  /// The element type of a collection.
  package var element: ValueType { if case .elements(let type) = self { type.value } else { .unknown } }

  /// A type inside another one, encoded in a few bits, so that no type allocates memory.
  public struct Wrapped: Sendable, Hashable, BitwiseCopyable {
    /// The symbol or name at the core.
    private var number: UInt32 = 0
    /// The layers around the core, the outermost in the lowest two bits: 1 for a metatype, 2 for a collection.
    private var layers: UInt16 = 0
    private var core = Core.unknown

    private enum Core: UInt8 { case unknown, project, foreign }

    package init(_ type: ValueType) {
      switch type {
      case .unknown: break
      case .project(let symbol): (core, number) = (.project, UInt32(bitPattern: symbol.raw))
      case .foreign(let name): (core, number) = (.foreign, name.raw)
      case .type(let inner): wrap(inner, 1)
      case .elements(let inner): wrap(inner, 2)
      }
    }

    /// Deeper nesting is not represented.
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
      case .project: return .project(SymbolID(raw: Int32(bitPattern: number)))
      case .foreign: return .foreign(Name(number))
      }
    }
  }
}
