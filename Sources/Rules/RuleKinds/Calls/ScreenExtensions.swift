import Architecture
import DependencyGraph
import Frameworks
import SourceFacts

/// What a project adds to the controllers of UIKit and AppKit under names of its own: `navigationController.goToDetails(…)`.
final class ScreenExtensions {
  private let graph: DependencyGraph
  /// The added functions by their merged names.
  private let functions: [Name: [Int32]]
  /// By merged name: whether a function has it. Asked for every call of what is not the project's.
  private let isNamed: [Bool]
  /// By symbol: whether it is one of the functions. Asked for every other call.
  private let isFunction: [Bool]

  init(in graph: DependencyGraph) {
    self.graph = graph
    var functions: [Name: [Int32]] = [:]
    var isNamed = [Bool](repeating: false, count: graph.names.count)
    var isFunction = [Bool](repeating: false, count: graph.symbols.count)
    for part in graph.symbols.places(where: { $0.kind == .extension && $0.extended == nil }) {
      guard Frameworks.known.has([.viewController, .application], graph.name(of: part)) else { continue }
      for member in graph.members(declaredIn: part) where graph.symbols[member].kind == .function {
        if Self.isPassing(graph.name(of: member)) { continue }
        functions[graph.symbols[member].name, default: []].append(Int32(member))
        isNamed[Int(graph.symbols[member].name.raw)] = true
        isFunction[member] = true
      }
    }
    self.functions = functions
    self.isNamed = isNamed
    self.isFunction = isFunction
  }

  /// All of them.
  var all: [Int32] { functions.values.flatMap { $0 } }

  /// Whether a call may be of one of these, as far as its name tells.
  func mayBeCalled(by use: Use, _ reader: UseReader) -> Bool {
    if functions.isEmpty { return false }
    return use.target >= 0 ? isFunction[Int(use.target)] : isNamed[Int(use.mergedName.raw)]
  }

  /// The function of these that a use calls, be it on a value whose type stands outside the project.
  @inline(__always)
  func function(calledBy use: Use, _ reader: UseReader) -> Int32? {
    if use.form != .call || functions.isEmpty { return nil }
    if use.target >= 0 { return isFunction[Int(use.target)] ? use.target : nil }
    let name = use.mergedName
    return isNamed[Int(name.raw)] ? function(named: name, calledBy: use, reader) : nil
  }

  private func function(named name: Name, calledBy use: Use, _ reader: UseReader) -> Int32? {
    guard case .value(let type) = reader.receiver(of: use), case .foreign = type else { return nil }
    let names = reader.types.names(of: type)
    return functions[name]?.first { names.contains(graph.name(of: Int(graph.symbols[Int($0)].parent))) }
  }

  /// Whether one of the uses in a function's text is meant.
  func does(_ function: Int32, _ reader: UseReader, _ isMeant: (Use) -> Bool) -> Bool {
    let part = Int(graph.symbols[Int(function)].parent)
    return reader.uses(inExtension: part, forms: [.call, .assign]).contains { $0.source == function && isMeant($0) }
  }

  /// What comes over a screen for a moment is none.
  private static func isPassing(_ name: String) -> Bool {
    CamelWords(name).list.contains { word in
      let word = word.lowercased().filter(\.isLetter)
      return passing.contains(word) || word.hasSuffix("s") && passing.contains(String(word.dropLast()))
    }
  }

  private static let passing: Set<String> = [
    "loading", "loader", "spinner", "progress", "hud", "toast", "indicator", "alert", "error", "message", "banner", "confirm",
    "confirmation", "keyboard",
  ]}
