import SourceFacts

/// Types by number, so that what is found out about them can be kept in rows; with the names that they answer to, numbered
/// too.
final class NumberedTypes {
  private let types: ValueTypes
  private var numbers: [ValueType: Int32] = [:]
  private var namesOfType: [[Name]] = []
  private var names = NameTable()

  init(_ types: ValueTypes) { self.types = types }

  func number(of type: ValueType) -> Int32 {
    if let number = numbers[type] { return number }
    let number = Int32(namesOfType.count)
    numbers[type] = number
    namesOfType.append(types.names(of: type).map { names.intern($0) })
    return number
  }

  /// The names that a value of a type answers to, see `ValueTypes.names(of:)`.
  func names(of number: Int32) -> [Name] { namesOfType[Int(number)] }

  func text(_ name: Name) -> String { names[name] }
}
