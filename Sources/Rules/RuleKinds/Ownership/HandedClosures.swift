import Architecture
import DependencyGraph
import LowLevel
import SourceFacts

/// Closures that are handed to the initializer of what an object then holds, and that it keeps: `lazy var bar = Bar(onTap: {
/// self.open() })`.
struct HandedClosures {
  private let own: SelfReferences
  private let context: RuleContext
  private var graph: DependencyGraph { context.graph }

  init(_ own: SelfReferences, _ context: RuleContext) {
    self.own = own
    self.context = context
  }

  func loops() -> [ClosureLoop] {
    guard graph.isSwift(own.type), context.reader.mayHandClosureToInitializer(in: own.type) else { return [] }
    return context.reader.uses(of: own.type, forms: .construct).flatMap { use -> [ClosureLoop] in
      guard use.target >= 0, context.reader.handsClosure(use) else { return [] }
      let arguments = context.reader.arguments(of: use)
      let captured = arguments.indices.filter { isCapturing(arguments[$0], in: Int(use.file)) }
      guard !captured.isEmpty, !context.isStatic(use.source), let links = own.keeper(ofValueMadeBy: use) else { return [] }
      return captured.compactMap { index in
        kept(arguments[index], isLast: index == arguments.count - 1, use).map { closure in
          ClosureLoop(kind: .closure, type: own.type, links: links, closure: closure, place: context.place(of: use))
        }
      }
    }
  }

  private func isCapturing(_ argument: Int, in file: Int) -> Bool {
    graph.node(argument, in: file).kind == .closure && own.isCaptured(by: argument, in: file)
  }

  /// The property that an initializer puts an argument in.
  private func kept(_ argument: Int, isLast: Bool, _ use: Use) -> StoredProperty? {
    let file = Int(use.file)
    let label = graph.text(graph.node(argument, in: file).label, in: file)
    let initializers = initializers(of: Int(use.target), takenBy: use)
    guard let initializer = initializers.first else {
      guard graph.symbols[Int(use.target)].kind == .struct, !label.isEmpty else { return nil }
      let properties = context.model.holdings.storedProperties(of: Int(use.target))
      return properties.first { graph.plainName(of: Int($0.symbol)) == label }.flatMap { context.closureProperty($0.symbol.raw) }
    }
    guard initializers.count == 1, let name = parameter(label, isLast: isLast, of: initializer) else { return nil }
    let (home, text) = (Int(graph.symbols[initializer].file), graph.declaration(of: initializer))
    let assignment = graph.assignments(in: home, bytes: text.start..<text.end).first { assignment in
      let value = graph.node(assignment.value, in: home)
      return value.kind == .identifier && graph.text(value.name, in: home) == name
        && graph.enclosingType(of: Int(assignment.target)) == graph.enclosingType(of: initializer)
    }
    return assignment.flatMap { context.closureProperty($0.target.raw) }
  }

  /// Those of a type that take the labels that are written.
  private func initializers(of type: Int, takenBy use: Use) -> [Int] {
    guard graph.symbols[type].kind.isNominalType else { return [] }
    let labels = context.reader.labels(of: use).filter { !$0.isEmpty }
    return graph.parts(of: type).flatMap { graph.members(of: $0) }.filter { member in
      guard graph.symbols[member].kind == .initializer else { return false }
      let taken = graph.labels(ofFunction: member).dropFirst().pieces(at: ":").map(String.init)
      return labels.allSatisfy(taken.contains) && taken.count > labels.count - 1
    }
  }

  /// The name, within the initializer, of the parameter that takes an argument; a closure behind the brackets is the last one's.
  private func parameter(_ label: String, isLast: Bool, of initializer: Int) -> String? {
    let (file, owner) = (Int(graph.symbols[initializer].file), graph.symbols[initializer].declaration)
    let declarations = graph.files[file].facts.declarations
    var parameters: [Declaration] = []
    var index = Int(owner) + 1
    while index < declarations.count, declarations[index].start < declarations[Int(owner)].end {
      if declarations[index].kind == .parameter, declarations[index].parent == owner { parameters.append(declarations[index]) }
      index += 1
    }
    let found = label.isEmpty
      ? (isLast ? parameters.last : nil) : parameters.first { graph.text($0.label, in: file) == label }
    return found.map { graph.text($0.name, in: file) }
  }
}
