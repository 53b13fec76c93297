import DependencyGraph
import Patterns
import SourceFacts

/// Methods in the header of an Objective-C class that perform an action: void methods that are not setters, and
/// conversions to its own type.
struct HeaderActions {
  private let graph: DependencyGraph

  init(_ graph: DependencyGraph) { self.graph = graph }

  /// Names of methods that convert their receiver to another object of its type.
  private static let conversions = [
    "{convert,transform,transcode,translate,resize,scale,crop,rotate,compress,encode,decode,encrypt,decrypt,render}*",
    "*By{Converting,Transforming,Resizing,Scaling,Cropping,Rotating,Compressing,Encoding,Decoding}*",
  ].map { NamePattern($0) }

  /// The methods in source order. Categories in other headers do not count.
  func members(of type: SymbolID) -> [SymbolID] {
    let file = graph.symbols[type].file
    guard graph.symbols[type].kind == .class, graph.files[file].path.hasSuffix(".h") else { return [] }
    let inherited = inheritedNames(type)
    return graph.parts(of: type).filter { graph.symbols[$0].file == file && !isGenerated($0) }
      .flatMap { graph.members(declaredIn: $0) }.filter { member in
        graph.symbols[member].kind == .function && !inherited.contains(graph.name(of: member))
          && (isAction(member) || isConversion(member, of: type))
      }
  }

  /// The names of methods that a superclass or protocol declares.
  private func inheritedNames(_ type: SymbolID) -> Set<String> {
    graph.allSupertypes(of: type).reduce(into: []) { names, supertype in
      guard let symbol = supertype.symbol else { return }
      for part in graph.parts(of: symbol) {
        for member in graph.members(declaredIn: part) { names.insert(graph.name(of: member)) }
      }
    }
  }

  /// Whether Core Data generated the declaration.
  private func isGenerated(_ part: SymbolID) -> Bool {
    let label = graph.declaration(of: part).label
    return !label.isNone && graph.text(label, in: graph.symbols[part].file) == "CoreDataGeneratedAccessors"
  }

  private func isAction(_ method: SymbolID) -> Bool {
    guard resultName(of: method) == "void" else { return false }
    let name = graph.name(of: method)
    if Self.called.contains(name) || Self.hooks.contains(where: name.hasPrefix) { return false }
    return !(name.hasPrefix("set") && name.dropFirst(3).first?.isUppercase ?? false)
  }

  /// Methods that the runtime and frameworks call.
  private static let called: Set<String> = ["initialize", "load", "dealloc", "encodeWithCoder:", "prepareForDeletion"]
  private static let hooks = [
    "awakeFrom", "willSave", "didSave", "willTurnInto", "didTurnInto", "willAccess", "didAccess", "validate",
  ]

  private func isConversion(_ method: SymbolID, of type: SymbolID) -> Bool {
    let modifiers = graph.declaration(of: method).modifiers
    guard modifiers.isDisjoint(with: [.static, .classMember]), let result = resultName(of: method),
      result == "instancetype" || result == graph.name(of: type)
    else { return false }
    let name = graph.name(of: method)
    return name.hasSuffix(":") && Self.conversions.contains { $0.matches(name) }
  }

  private func resultName(of method: SymbolID) -> String? {
    guard let type = graph.declaration(of: method).type else { return nil }
    let file = graph.symbols[method].file
    let node = graph.node(type, in: file)
    return node.kind == .typeName ? graph.text(node.name, in: file) : nil
  }
}
