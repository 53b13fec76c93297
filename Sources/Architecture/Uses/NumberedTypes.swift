import SourceFacts

/// Types by number, so that what is found out about them can be kept in rows; with the names that they answer to, numbered
/// too.
final class NumberedTypes {
  private let types: ValueTypes
  // Asked for every use; see `ValueTypes`.
  @exclusivity(unchecked) private var numbers: [ValueType: Int32] = [:]
  /// By symbol: the number of a type of the project, or -1 as long as nobody asked.
  @exclusivity(unchecked) private var ofProject: [Int32]
  /// By number: the type of the project that it is, or stands for; -1 for others.
  @exclusivity(unchecked) private var symbols: [Int32] = []
  @exclusivity(unchecked) private var namesOfType: [[Name]] = []
  @exclusivity(unchecked) private var names = NameTable()

  init(_ types: ValueTypes) {
    self.types = types
    ofProject = [Int32](repeating: -1, count: types.graph.symbols.count)
    _ = add(.unknown)
  }

  func number(of type: ValueType) -> Int32 {
    switch type {
    case .unknown: return 0
    case .project(let symbol):
      if ofProject[Int(symbol)] < 0 { ofProject[Int(symbol)] = add(type) }
      return ofProject[Int(symbol)]
    default:
      if let number = numbers[type] { return number }
      let number = add(type)
      numbers[type] = number
      return number
    }
  }

  private func add(_ type: ValueType) -> Int32 {
    namesOfType.append(types.names(of: type).map { names.intern($0) })
    if case .project(let symbol) = type.instance { symbols.append(symbol) } else { symbols.append(-1) }
    return Int32(namesOfType.count - 1)
  }

  /// The type of the project that a value is of, or that is meant itself; nil for any other.
  func project(_ number: Int32) -> Int? { symbols[Int(number)] < 0 ? nil : Int(symbols[Int(number)]) }

  /// The names that a value of a type answers to, see `ValueTypes.names(of:)`.
  func names(of number: Int32) -> [Name] { namesOfType[Int(number)] }

  func text(_ name: Name) -> String { names[name] }
}
