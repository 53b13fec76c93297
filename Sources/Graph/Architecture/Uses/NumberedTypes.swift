import DependencyGraph
import Frameworks
import SourceFacts

/// Types by number, so that what is found out about them can be kept in rows; with the names that they answer to. A type itself
/// has the number of its values, collections have one for all.
final class NumberedTypes {
  private struct Row {
    /// The type of the project, or -1.
    let symbol: Int32
    /// Its own and those of all its supertypes, nearest first.
    var names: [Name]
  }
  private let graph: DependencyGraph
  private let known = Frameworks.known
  // Asked for every use; see `ValueTypes`.
  private var rows: [Row] = []
  /// By symbol, and by name: the number, or -1 as long as nobody asked.
  private var ofProject: [Int32]
  private var ofName: [Int32]
  /// Names that the graph does not have, counted from its own on.
  private var others = NameTable()

  private static let (unknown, collection): (Int32, Int32) = (0, 1)

  private lazy var screenKin = ScreenKin(in: graph.names)

  init(_ graph: DependencyGraph) {
    self.graph = graph
    ofProject = [Int32](repeating: -1, count: graph.symbols.count)
    ofName = [Int32](repeating: -1, count: graph.names.count)
    rows = [Row(symbol: -1, names: []), Row(symbol: -1, names: [name("Array")])]
  }

  /// How many have a number.
  var count: Int { rows.count }

  func number(of type: ValueType) -> Int32 {
    switch type {
    case .unknown: return Self.unknown
    case .elements: return Self.collection
    case .type(let instance): return number(of: instance.value)
    case .project(let id):
      let symbol = id.raw
      if ofProject[Int(symbol)] < 0 { ofProject[Int(symbol)] = add(project: symbol) }
      return ofProject[Int(symbol)]
    case .foreign(let name):
      while ofName.count <= Int(name.raw) { ofName.append(-1) }
      if ofName[Int(name.raw)] < 0 { ofName[Int(name.raw)] = add(foreign: name) }
      return ofName[Int(name.raw)]
    }
  }

  private func add(project symbol: Int32) -> Int32 {
    let supertypes = graph.allSupertypes(of: Int(symbol))
    var row = Row(symbol: symbol, names: [])
    row.names.reserveCapacity(supertypes.count + 1)
    add(graph.symbols[Int(symbol)].name, isForeign: false, to: &row)
    for supertype in supertypes {
      add(supertype.symbol.map { graph.symbols[$0].name } ?? supertype.name, isForeign: supertype.symbol == nil, to: &row)
    }
    rows.append(row)
    return Int32(rows.count - 1)
  }

  private func add(foreign name: Name) -> Int32 {
    var row = Row(symbol: -1, names: [])
    add(name, isForeign: true, to: &row)
    rows.append(row)
    return Int32(rows.count - 1)
  }

  /// What is known of a framework's type stands behind the name that it belongs to.
  private func add(_ name: Name, isForeign: Bool, to row: inout Row) {
    row.names.append(name)
    guard isForeign else { return }
    let types = withBytes(of: name) { screenKin.frameworkTypes(of: $0, isSupertype: row.symbol >= 0) }
    for type in types {
      let type = self.name(ofFramework: type)
      if type != name { row.names.append(type) }
    }
  }

  /// The type of the project that a value is of, or that is meant itself; nil for any other.
  func project(_ number: Int32) -> Int? { rows[Int(number)].symbol < 0 ? nil : Int(rows[Int(number)].symbol) }

  /// The names that a value of a type answers to: its own and those of all its supertypes, nearest first.
  func names(of number: Int32) -> [Name] { rows[Int(number)].names }

  // MARK: Names

  /// How many names there are, the graph's and others.
  var nameCount: Int { graph.names.count + others.count }

  private func name(ofFramework name: Name) -> Name { known.names.withBytes(of: name) { self.name($0) } }

  func name(_ text: String) -> Name {
    var text = text
    return text.withUTF8 { name($0) }
  }

  private func name(_ bytes: UnsafeBufferPointer<UInt8>) -> Name {
    graph.names.find(bytes) ?? Name(UInt32(graph.names.count) + others.intern(bytes).raw)
  }

  func withBytes<Result>(of name: Name, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let count = UInt32(graph.names.count)
    return name.raw < count ? graph.names.withBytes(of: name, body) : others.withBytes(of: Name(name.raw - count), body)
  }

  func text(_ name: Name) -> String { withBytes(of: name) { String(decoding: $0, as: UTF8.self) } }
}
