import DependencyGraph
import SourceFacts

/// In which files an expression may be of one of some types. References alone tell: to the types and their members, and to what is
/// declared to be of one of them, however many declarations lie between. So most files are ruled out before the type of anything
/// in them is worked out.
struct TypeReach {
  /// By file.
  private(set) var files: [Bool]
  private let graph: DependencyGraph
  private let references: ReferencesByTarget
  /// By symbol: what may be of one of the types, and types with such a property.
  private var isReached: [Bool]
  private var isHolder: [Bool]
  /// Those whose references were not looked at.
  private var open: [Int] = []

  init(of types: [Int], _ context: RuleContext) {
    (graph, references) = (context.graph, context.references)
    files = [Bool](repeating: false, count: graph.files.count)
    isReached = [Bool](repeating: false, count: graph.symbols.count)
    isHolder = isReached
    for type in types { add(type: type) }
    while let symbol = open.popLast() { follow(symbol) }
  }

  private mutating func add(_ symbol: Int) {
    if isReached[symbol] { return }
    isReached[symbol] = true
    open.append(symbol)
  }

  /// In its text `self` is of it, and a member may be of type `Self`.
  private mutating func add(type: Int) {
    for part in parts(of: type) {
      files[Int(graph.symbols[part].file)] = true
      add(part)
      for member in graph.members(declaredIn: part) { add(member) }
    }
  }

  private func parts(of type: Int) -> [Int] { [type] + graph.extensions(of: type).map(Int.init) }

  private mutating func follow(_ symbol: Int) {
    for index in references[symbol] {
      let reference = graph.references[Int(index)]
      files[Int(reference.file)] = true
      addDeclarations(around: Int(reference.source)) { declaration, facts in
        if declaration.type < 0 { return declaration.isOfItsValue || reference.offset < declaration.nameOffset }
        let root = Int(declaration.type)
        return (Int(facts.nodes[root].start)...root).contains { facts.nodes[$0].offset == reference.offset }
      }
    }
    if graph.symbols[symbol].kind == .variable, let owner = graph.enclosingType(of: symbol) { add(holder: owner) }
  }

  /// `if let name`: no reference marks that it means a property.
  private mutating func add(holder type: Int) {
    if isHolder[type] { return }
    isHolder[type] = true
    for part in parts(of: type) {
      files[Int(graph.symbols[part].file)] = true
      for place in [part] + graph.members(declaredIn: part) {
        addDeclarations(around: place) { declaration, _ in declaration.type < 0 && declaration.isOfItsValue }
      }
    }
  }

  /// A symbol and those around it, where what is written at a place within them may tell of which type they are.
  private mutating func addDeclarations(around symbol: Int, where tells: (Declaration, FrozenFacts) -> Bool) {
    var symbol = symbol
    while symbol >= 0 {
      let kind = graph.symbols[symbol].kind
      // These are of their own type, whatever they name.
      let isOfOwnType = kind.isNominalType || kind == .extension || kind == .initializer || kind == .case
      if !isOfOwnType, !isReached[symbol], tells(graph.declaration(of: symbol), graph.files[Int(graph.symbols[symbol].file)].facts) {
        add(symbol)
      }
      symbol = Int(graph.symbols[symbol].parent)
    }
  }
}

extension Declaration {
  /// Where no type is written.
  fileprivate var isOfItsValue: Bool { kind == .variable || value >= 0 }
}
