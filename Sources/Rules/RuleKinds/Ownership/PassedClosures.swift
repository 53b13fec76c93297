import Architecture
import DependencyGraph
import LowLevel
import SourceFacts

/// Finds closures that are passed to the initializer of an owned object, which stores them: `lazy var bar = Bar(onTap:
/// { self.open() })`.
struct PassedClosures {
  private let own: SelfReferences
  private let context: RuleContext
  private var graph: DependencyGraph { context.graph }

  init(_ own: SelfReferences, _ context: RuleContext) {
    self.own = own
    self.context = context
  }

  func loops() -> [ClosureLoop] {
    guard graph.isSwift(own.type), context.reader.mayPassClosureToInitializer(in: own.type) else { return [] }
    return context.reader.uses(of: own.type, forms: .construct).flatMap { use -> [ClosureLoop] in
      guard use.target != nil, context.reader.hasClosureArgument(use) else { return [] }
      let arguments = context.reader.arguments(of: use)
      let captured = arguments.indices.filter { isCapturing(arguments[$0], in: use.file) }
      guard !captured.isEmpty, !context.isStatic(use.source), let links = own.storage(ofValueMadeBy: use) else {
        return []
      }
      return captured.compactMap { index in
        kept(arguments[index], isLast: index == arguments.count - 1, use).map { closure in
          ClosureLoop(kind: .closure, type: own.type, links: links, closure: closure, place: context.place(of: use))
        }
      }
    }
  }

  private func isCapturing(_ argument: NodeID, in file: FileID) -> Bool {
    graph.node(argument, in: file).kind == .closure && own.isCaptured(by: argument, in: file)
  }

  /// The property that an initializer assigns an argument to.
  private func kept(_ argument: NodeID, isLast: Bool, _ use: Use) -> StoredProperty? {
    let file = use.file
    let label = graph.text(graph.node(argument, in: file).label, in: file)
    guard let type = use.target else { return nil }
    let initializers = initializers(of: type, takenBy: use)
    guard let initializer = initializers.first else {
      guard graph.symbols[type].kind == .struct, !label.isEmpty else { return nil }
      let properties = context.model.holdings.storedProperties(of: type)
      return properties.first { graph.plainName(of: $0.symbol) == label }.flatMap { context.closureProperty($0.symbol) }
    }
    guard initializers.count == 1, let name = parameter(label, isLast: isLast, of: initializer) else { return nil }
    let (declaringFile, text) = (graph.symbols[initializer].file, graph.declaration(of: initializer))
    let assignment = graph.assignments(in: declaringFile, bytes: text.start..<text.end).first { assignment in
      let value = graph.node(assignment.value, in: declaringFile)
      return value.kind == .identifier && graph.text(value.name, in: declaringFile) == name
        && graph.enclosingType(of: assignment.target) == graph.enclosingType(of: initializer)
    }
    return assignment.flatMap { context.closureProperty($0.target) }
  }

  /// The initializers of a type that match the argument labels.
  private func initializers(of type: SymbolID, takenBy use: Use) -> [SymbolID] {
    guard graph.symbols[type].kind.isNominalType else { return [] }
    let labels = context.reader.labels(of: use).filter { !$0.isEmpty }
    return graph.parts(of: type).flatMap { graph.members(of: $0) }.filter { member in
      guard graph.symbols[member].kind == .initializer else { return false }
      let taken = graph.labels(ofFunction: member).dropFirst().pieces(at: ":").map(String.init)
      return labels.allSatisfy(taken.contains) && taken.count > labels.count - 1
    }
  }

  /// The local name of the parameter for an argument. A trailing closure belongs to the last parameter.
  private func parameter(_ label: String, isLast: Bool, of initializer: SymbolID) -> String? {
    let (file, owner) = (graph.symbols[initializer].file, graph.symbols[initializer].declaration)
    let declarations = graph.files[file].facts.declarations
    var parameters: [Declaration] = []
    var index = owner.next
    while index < declarations.endIndex, declarations[index].start < declarations[owner].end {
      if declarations[index].kind == .parameter, declarations[index].parent == owner {
        parameters.append(declarations[index])
      }
      index = index.next
    }
    let found =
      label.isEmpty
      ? (isLast ? parameters.last : nil) : parameters.first { graph.text($0.label, in: file) == label }
    return found.map { graph.text($0.name, in: file) }
  }
}
