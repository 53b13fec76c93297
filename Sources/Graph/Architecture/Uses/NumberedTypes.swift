import DependencyGraph
import Frameworks
import LowLevel
import SourceFacts
import Tables

/// A type in `NumberedTypes`.
struct NumberedType {
  /// The type, if the project declares it.
  let symbol: SymbolID?
  /// Its own name and those of all its supertypes, nearest first.
  var names: [Name]
}
typealias NumberedTypeID = ID<NumberedType>

/// Gives types numbers, so that results can be stored in tables, and finds their names. A metatype has the number of
/// its instances, and all collections share one.
final class NumberedTypes {
  private let graph: DependencyGraph
  private let known = Frameworks.known
  // Read for every use; see `ValueTypes`.
  private var rows: Table<NumberedTypeID, NumberedType> = []
  /// By symbol and by name; computed on demand.
  private var ofProject: Table<SymbolID, OptionalID<NumberedType>>
  private var ofName: [OptionalID<NumberedType>]
  /// Names that are not in the graph; their numbers follow the graph's.
  private var others = NameTable()

  private static let (unknown, collection) = (NumberedTypeID(0), NumberedTypeID(1))

  private lazy var screenSuperclasses = ScreenSuperclasses(in: graph.names)

  init(_ graph: DependencyGraph) {
    self.graph = graph
    ofProject = Table(repeating: .none, count: graph.symbols.count)
    ofName = Array(repeating: .none, count: graph.names.count)
    rows = [NumberedType(symbol: nil, names: []), NumberedType(symbol: nil, names: [name("Array")])]
  }

  /// The number of types.
  var count: Int { rows.count }

  func id(of type: ValueType) -> NumberedTypeID {
    switch type {
    case .unknown: return Self.unknown
    case .elements: return Self.collection
    case .type(let instance): return id(of: instance.value)
    case .project(let symbol):
      if let known = ofProject[symbol].id { return known }
      let added = add(project: symbol)
      ofProject[symbol] = OptionalID(added)
      return added
    case .foreign(let name):
      while ofName.count <= Int(name.raw) { ofName.append(.none) }
      if let known = ofName[Int(name.raw)].id { return known }
      let added = add(foreign: name)
      ofName[Int(name.raw)] = OptionalID(added)
      return added
    }
  }

  private func add(project symbol: SymbolID) -> NumberedTypeID {
    let supertypes = graph.allSupertypes(of: symbol)
    var row = NumberedType(symbol: symbol, names: [])
    row.names.reserveCapacity(supertypes.count + 1)
    add(graph.symbols[symbol].name, isForeign: false, to: &row)
    for supertype in supertypes {
      add(
        supertype.symbol.map { graph.symbols[$0].name } ?? supertype.name, isForeign: supertype.symbol == nil, to: &row)
    }
    return rows.append(row)
  }

  private func add(foreign name: Name) -> NumberedTypeID {
    var row = NumberedType(symbol: nil, names: [])
    add(name, isForeign: true, to: &row)
    return rows.append(row)
  }

  /// Adds a name; for a type of a framework, also its known supertypes.
  private func add(_ name: Name, isForeign: Bool, to row: inout NumberedType) {
    row.names.append(name)
    guard isForeign else { return }
    let types = withBytes(of: name) { screenSuperclasses.frameworkTypes(of: $0, isSupertype: row.symbol != nil) }
    for type in types {
      let type = self.name(ofFramework: type)
      if type != name { row.names.append(type) }
    }
  }

  /// The project's type; nil for other types.
  func project(_ type: NumberedTypeID) -> SymbolID? { rows[type].symbol }

  /// The names of a type and all its supertypes, nearest first.
  func names(of type: NumberedTypeID) -> [Name] { rows[type].names }

  // MARK: Names

  var nameCount: Int { graph.names.count + others.count }

  private func name(ofFramework name: Name) -> Name { known.names.withBytes(of: name) { self.name($0) } }

  func name(_ text: String) -> Name { text.withBytes { name($0) } }

  private func name(_ bytes: ByteView) -> Name {
    graph.names.find(bytes) ?? Name(UInt32(graph.names.count) + others.intern(bytes).raw)
  }

  func withBytes<Result>(of name: Name, _ body: (ByteView) -> Result) -> Result {
    let count = UInt32(graph.names.count)
    return name.raw < count ? graph.names.withBytes(of: name, body) : others.withBytes(of: Name(name.raw - count), body)
  }

  func text(_ name: Name) -> String { withBytes(of: name) { $0.string } }
}
