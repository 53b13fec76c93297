import Architecture
import DependencyGraph
import Frameworks
import SourceFacts
import Tables

/// Functions in the project's extensions of UIKit and AppKit controllers: `navigationController.goToDetails(…)`.
final class ScreenExtensions {
  private let graph: DependencyGraph
  /// The added functions by their merged names.
  private let functions: [Name: [SymbolID]]
  /// For each merged name, whether one of the functions has it. Read for every call of code outside the project.
  private let isNamed: [Bool]
  /// For each symbol, whether it is one of the functions. Read for every other call.
  private let isFunction: Table<SymbolID, Bool>
  /// The uses in each extension, by function; computed on demand.
  private var uses: [SymbolID: [SymbolID?: [Use]]] = [:]

  init(in graph: DependencyGraph) {
    self.graph = graph
    var functions: [Name: [SymbolID]] = [:]
    var isNamed = [Bool](repeating: false, count: graph.names.count)
    var isFunction = Table<SymbolID, Bool>(repeating: false, count: graph.symbols.count)
    for part in graph.symbols.places(where: { $0.kind == .extension && $0.extended == nil }) {
      guard Frameworks.known.has([.viewController, .application], graph.name(of: part)) else { continue }
      for member in graph.members(declaredIn: part) where graph.symbols[member].kind == .function {
        if Self.isPassing(graph.name(of: member)) { continue }
        functions[graph.symbols[member].name, default: []].append(member)
        isNamed[Int(graph.symbols[member].name.raw)] = true
        isFunction[member] = true
      }
    }
    self.functions = functions
    self.isNamed = isNamed
    self.isFunction = isFunction
  }

  /// All of these functions.
  var all: [SymbolID] { functions.values.flatMap { $0 } }

  /// Whether a call may be one of these functions, by its name.
  func mayBeCalled(by use: Use, _ reader: UseReader) -> Bool {
    if functions.isEmpty { return false }
    return use.target.map { isFunction[$0] } ?? isNamed[Int(use.mergedName.raw)]
  }

  /// The function that a use calls, also on a value of a type that the project does not declare.
  @inline(__always)
  func function(calledBy use: Use, _ reader: UseReader) -> SymbolID? {
    if use.form != .call || functions.isEmpty { return nil }
    if let target = use.target { return isFunction[target] ? target : nil }
    let name = use.mergedName
    return isNamed[Int(name.raw)] ? function(named: name, calledBy: use, reader) : nil
  }

  private func function(named name: Name, calledBy use: Use, _ reader: UseReader) -> SymbolID? {
    guard case .value(let type) = reader.receiver(of: use), case .foreign = type else { return nil }
    let names = reader.types.names(of: type)
    return functions[name]?.first { graph.symbols[$0].parent.map { names.contains(graph.name(of: $0)) } ?? false }
  }

  /// Whether the code of a function contains a use that satisfies `isMatch`.
  func does(_ function: SymbolID, _ reader: UseReader, _ isMatch: (Use) -> Bool) -> Bool {
    guard let part = graph.symbols[function].parent else { return false }
    let known =
      uses[part] ?? Dictionary(grouping: reader.uses(inExtension: part, forms: [.call, .assign]), by: \.source)
    uses[part] = known
    return known[function]?.contains(where: isMatch) ?? false
  }

  /// Whether a name is that of a toast or a similar view, which disappears by itself and is not a screen.
  private static func isPassing(_ name: String) -> Bool {
    CamelWords(name).list.contains { word in
      let word = word.lowercased().filter(\.isLetter)
      return passing.contains(word) || word.hasSuffix("s") && passing.contains(String(word.dropLast()))
    }
  }

  private static let passing: Set<String> = [
    "loading", "loader", "spinner", "progress", "hud", "toast", "indicator", "alert", "error", "message", "banner",
    "confirm",
    "confirmation", "keyboard",
  ]
}
