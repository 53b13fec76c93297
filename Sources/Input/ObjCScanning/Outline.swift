import LowLevel
import SourceFacts

/// What one file declares, uses and includes. Names are numbers in the project's table.
struct Outline: Sendable {
  struct Inclusion: Sendable {
    var path: String
    var isQuoted: Bool
  }
  var inclusions: [Inclusion] = []
  /// Names that other files can use, by kind.
  var types: [UInt32] = []
  var classes: [UInt32] = []
  var protocols: [UInt32] = []
  var others: [UInt32] = []
  /// Names that only the file itself can use: locals, parameters, instance variables.
  var locals: [UInt32] = []

  var usedClasses: [(name: UInt32, generics: Int)] = []
  var usedProtocols: [UInt32] = []
  var usedValueTypes: [UInt32] = []
  var usedValues: [UInt32] = []
  var usedFunctions: [UInt32] = []
  var usedMembers: [UInt32] = []
  var usedTypeMembers: [UInt32] = []
  var usedCalledMembers: [UInt32] = []

  init(_ facts: FileFacts, _ uses: NameUses, _ table: inout NameTable) {
    var numbers = [UInt32](repeating: 0, count: facts.names.count)
    func number(_ name: Name, _ table: inout NameTable) -> UInt32 {
      if numbers[Int(name.raw)] == 0, !name.isNone {
        numbers[Int(name.raw)] = facts.names.withBytes(of: name) { table.intern($0).raw }
      }
      return numbers[Int(name.raw)]
    }
    for inclusion in facts.imports where inclusion.kind == .header {
      inclusions.append(
        Inclusion(path: facts.names[inclusion.path], isQuoted: inclusion.flags.contains(.quoted)))
    }
    for declaration in facts.declarations where !declaration.name.isNone {
      let name = number(declaration.name, &table)
      switch declaration.kind {
      case .class: classes.append(name)
      case .protocol: protocols.append(name)
      case .struct, .enum, .typealias: types.append(name)
      case .function, .variable, .macro, .case:
        let isOpen = declaration.parent == nil || declaration.kind == .case
        if isOpen { others.append(name) } else { locals.append(name) }
      case .parameter, .genericParameter: locals.append(name)
      default: break
      }
    }
    // Sorted by name, because the order of dictionaries and sets varies.
    usedClasses = uses.classes.sorted { $0.key.raw < $1.key.raw }.map { (number($0.key, &table), $0.value) }
    func numbered(_ names: Set<Name>, _ table: inout NameTable) -> [UInt32] {
      names.sorted { $0.raw < $1.raw }.map { number($0, &table) }
    }
    usedProtocols = numbered(uses.protocols, &table)
    usedValueTypes = numbered(uses.valueTypes, &table)
    usedValues = numbered(uses.values, &table)
    usedFunctions = numbered(uses.functions, &table)
    usedMembers = numbered(uses.members, &table)
    usedTypeMembers = numbered(uses.typeMembers, &table)
    usedCalledMembers = numbered(uses.calledMembers, &table)
  }
}
