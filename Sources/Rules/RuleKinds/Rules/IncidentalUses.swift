import Architecture
import DependencyGraph
import Frameworks
import SourceFacts
import Tables

/// Uses of a higher layer that do not depend on its function: uses of shared helpers that happen to be declared there,
/// of constants of the app object, and of actions that the responder chain delivers.
final class IncidentalUses {
  private let context: RuleContext
  private var graph: DependencyGraph { context.graph }
  /// For each symbol; computed on demand.
  private var incidental: [SymbolID: Bool] = [:]
  /// For each file, the offsets of names in `#selector`.
  private var selectors: [FileID: Set<UInt32>] = [:]
  /// For each file, the offsets of types in `Bundle(for:)`.
  private var bundles: [FileID: Set<UInt32>] = [:]
  /// Whether helpers count as dependencies: they do if the layers are configured.
  private let countsHelpers: Bool

  init(_ context: RuleContext, countsHelpers: Bool) { (self.context, self.countsHelpers) = (context, countsHelpers) }

  func contains(_ index: ReferenceID) -> Bool {
    let reference = graph.references[index]
    let target = reference.target
    if isIncidental(target) || registers(reference) { return true }
    guard context.layers.isOfRootType(target, in: graph), reference.kind != .import, reference.kind != .forward else {
      return false
    }
    if isInSelector(reference) || namesBundle(reference) { return true }
    return graph.symbols[target].kind.isNominalType && isQualifierOfIncidental(index)
  }

  /// Whether a reference is in an extension of a library's container of dependencies, which creates objects of all
  /// layers: `extension Resolver { static func registerAll() { register { Store() } } }`. While layers are inferred, a
  /// class that registers them counts too: `class ServiceAssembly: Assembly`.
  private func registers(_ reference: Reference) -> Bool {
    var enclosing = reference.source
    while let symbol = enclosing {
      if graph.symbols[symbol].kind == .extension, graph.symbols[symbol].extended == nil {
        return Frameworks.known.has(.assembly, graph.name(of: symbol))
      }
      enclosing = graph.symbols[symbol].parent
    }
    if countsHelpers { return false }
    return graph.enclosingType(of: reference.source).map { graph.inherits($0, from: .assembly) } ?? false
  }

  /// Whether a reference only locates a bundle, like `App` in `Bundle(for: App.self)`.
  private func namesBundle(_ reference: Reference) -> Bool {
    if let known = bundles[reference.file] { return known.contains(reference.offset) }
    let facts = graph.files[reference.file].facts
    var offsets: Set<UInt32> = []
    if let bundle = facts.names.find("Bundle"), let label = facts.names.find("for"), let type = facts.names.find("self")
    {
      for call in facts.nodes.indices where facts.nodes[call].kind == .call {
        let (start, argument) = (facts.nodes[call].start, facts.nodes[call.previous])
        guard facts.nodes[start].name == bundle, argument.kind == .member, argument.name == type,
          argument.label == label
        else { continue }
        offsets.insert(facts.nodes[argument.start].offset)
      }
    }
    bundles[reference.file] = offsets
    return offsets.contains(reference.offset)
  }

  /// Whether a reference only qualifies an incidental member, like `App` in `App.version` and `App.Keys.user`.
  private func isQualifierOfIncidental(_ index: ReferenceID) -> Bool {
    var index = index
    while index.next < graph.references.endIndex {
      let (reference, member) = (graph.references[index], graph.references[index.next])
      guard member.file == reference.file, member.offset > reference.offset,
        member.offset <= reference.offset + reference.length + 1, graph.symbols[member.target].parent != nil
      else { return false }
      if isIncidental(member.target) || isInSelector(member) { return true }
      guard graph.symbols[member.target].kind.isNominalType else { return false }
      index = index.next
    }
    return false
  }

  private func isIncidental(_ symbol: SymbolID) -> Bool {
    if let known = incidental[symbol] { return known }
    let answer =
      isHelper(symbol) || isSystemAccessor(symbol) || isFunctionOfLibrary(symbol) || isSystemFallback(symbol)
    incidental[symbol] = answer
    return answer
  }

  /// Whether a symbol is a helper that uses nothing of its own layer: an extension of a system type, a free function in
  /// a file of helpers, or a constant.
  private func isHelper(_ symbol: SymbolID) -> Bool {
    let (kind, file) = (graph.symbols[symbol].kind, graph.symbols[symbol].file)
    guard [.function, .variable, .initializer, .subscript].contains(kind), graph.isSwift(symbol) else { return false }
    let parent = graph.symbols[symbol].parent
    let isOfType = parent.map { graph.symbols[$0].kind != .extension || graph.symbols[$0].extended != nil } ?? false
    guard isOfType || !countsHelpers else { return false }
    if parent == nil {
      let isConstant = kind == .variable && graph.declaration(of: symbol).modifiers.contains(.constant)
      return (isConstant || HelperFile.hasHelperName(graph.files[file].path)) && !usesOthers(symbol)
    }
    if !isOfType { return !usesOthers(symbol) }
    return kind == .variable && graph.symbols[symbol].isStatic && context.layers.isOfRootType(symbol, in: graph)
      && graph.declaration(of: symbol).modifiers.contains(.constant) && !usesOthers(symbol)
  }

  /// Whether a symbol has a name of the system's, for systems that do not declare it: `#define NSMakeRange`, `typedef
  /// long NSInteger`.
  private func isSystemFallback(_ symbol: SymbolID) -> Bool {
    guard !graph.isSwift(symbol), [.macro, .typealias].contains(graph.symbols[symbol].kind) else { return false }
    let name = graph.name(of: symbol)
    return ["NS", "CG", "CF", "UI"].contains {
      name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase ?? false
    }
  }

  /// Whether a symbol is a C function that a header declares and no source of the project defines: it belongs to a
  /// library, wherever the header is.
  private func isFunctionOfLibrary(_ symbol: SymbolID) -> Bool {
    let this = graph.symbols[symbol]
    if this.kind == .header { return isHeaderOfLibrary(this.file) }
    guard this.kind == .function, this.parent == nil, !graph.isSwift(symbol), graph.declaration(of: symbol).body == nil
    else {
      return false
    }
    return !definedFunctions.contains(this.name)
  }

  /// Whether a header has only such functions and their parameter types, or only imports others.
  private func isHeaderOfLibrary(_ file: FileID) -> Bool {
    let declared = graph.symbols(in: file).filter {
      graph.symbols[$0].parent == nil && graph.symbols[$0].kind != .header
    }
    if declared.isEmpty { return !countsHelpers }
    let functions = declared.filter { graph.symbols[$0].kind == .function }
    return !functions.isEmpty && functions.allSatisfy(isFunctionOfLibrary)
      && !declared.contains { [.class, .protocol, .extension].contains(graph.symbols[$0].kind) }
  }

  /// C functions with a body, by name.
  private lazy var definedFunctions = Set(
    graph.symbols.places { $0.kind == .function && $0.parent == nil }
      .filter { !graph.isSwift($0) && graph.declaration(of: $0).body != nil }.map { graph.symbols[$0].name })

  /// Whether a property gives a system accessor another type, `override class var shared: App`, or is a static property
  /// of type `Selector`.
  private func isSystemAccessor(_ symbol: SymbolID) -> Bool {
    guard graph.symbols[symbol].kind == .variable, graph.symbols[symbol].isStatic, graph.symbols[symbol].parent != nil
    else { return false }
    let declaration = graph.declaration(of: symbol)
    if declaration.modifiers.contains(.override) { return true }
    guard let type = declaration.type else { return false }
    let facts = graph.files[graph.symbols[symbol].file].facts
    return facts.text(facts.nodes[type].name) == "Selector"
  }

  /// Whether its code names a declaration of the project in another file.
  private func usesOthers(_ symbol: SymbolID) -> Bool {
    let file = graph.symbols[symbol].file
    return graph.references(in: file).contains { index in
      let reference = graph.references[index]
      return reference.source == symbol && graph.symbols[reference.target].file != file
    }
  }

  private func isInSelector(_ reference: Reference) -> Bool {
    if let known = selectors[reference.file] { return known.contains(reference.offset) }
    let facts = graph.files[reference.file].facts
    var offsets: Set<UInt32> = []
    let nodes = facts.nodes
    nodes.forEach(of: [.macro]) { node in
      guard facts.text(nodes[node].name) == "selector" else { return }
      for inner in nodes[node].start..<node { offsets.insert(nodes[inner].offset) }
    }
    selectors[reference.file] = offsets
    return offsets.contains(reference.offset)
  }
}
