import Architecture
import DependencyGraph
import Patterns
import SourceFacts

/// Which types are signals: what tells of values when there are any.
struct SignalTypes {
  private let list: TypeList
  private let types: ValueTypes
  private var graph: DependencyGraph { types.graph }

  init(_ patterns: [NamePattern], _ types: ValueTypes) {
    list = TypeList(patterns)
    self.types = types
  }

  /// Whether a variable is one, or a function hands one back.
  func isSignal(_ member: Int) -> Bool {
    let declaration = graph.declaration(of: member)
    if declaration.type >= 0, names(Int(declaration.type), in: Int(graph.symbols[member].file)) { return true }
    let type = types.type(ofSymbol: member)
    return list.holds(type.instance, types)
  }

  /// Whether a written type is one, or one in a wrapper: `RACSignal<NSArray *>`, `any Publisher<Int, Never>`, `Observable<Int>?`,
  /// and an alias of the project for one.
  func names(_ root: Int, in file: Int) -> Bool {
    let node = graph.node(root, in: file)
    switch node.kind {
    case .typeName, .typeMember:
      if graph.files[file].facts.withBytes(of: node.name, list.matches) { return true }
      guard let symbol = types.target(in: file, at: node.offset) else { return false }
      let declaration = graph.declaration(of: symbol)
      if declaration.kind == .typealias, declaration.type >= 0 {
        return names(Int(declaration.type), in: Int(graph.symbols[symbol].file))
      }
      return declaration.kind.isNominalType && list.holds(.project(Int32(symbol)), types)
    case .optionalType, .implicitlyUnwrappedType, .attributedType, .someType, .anyType, .compositionType, .tupleType:
      return graph.children(of: root, in: file).contains { names($0, in: file) }
    default: return false
    }
  }
}

/// A written type without what stands around it.
struct PlainType {
  let root: Int
  let file: Int

  /// Without optionals, attributes and parentheses; an alias of the project is what it stands for.
  init(_ root: Int, in file: Int, _ types: ValueTypes) {
    var (root, file) = (root, file)
    for _ in 0..<8 {
      let node = types.graph.node(root, in: file)
      let children = types.graph.children(of: root, in: file)
      switch node.kind {
      case .optionalType, .implicitlyUnwrappedType, .attributedType:
        guard let last = children.last else { break }
        root = last
        continue
      case .tupleType where children.count == 1:
        root = children[0]
        continue
      case .typeName, .typeMember:
        guard let symbol = types.target(in: file, at: node.offset), types.graph.symbols[symbol].kind == .typealias else { break }
        let aliased = types.graph.declaration(of: symbol).type
        guard aliased >= 0 else { break }
        (root, file) = (Int(aliased), Int(types.graph.symbols[symbol].file))
        continue
      default: break
      }
      break
    }
    self.root = root
    self.file = file
  }

  func isFunction(_ graph: DependencyGraph) -> Bool { graph.node(root, in: file).kind == .functionType }

  /// The name of a plain type, else nothing.
  func name(_ graph: DependencyGraph) -> String {
    let node = graph.node(root, in: file)
    return [.typeName, .typeMember].contains(node.kind) ? graph.text(node.name, in: file) : ""
  }

  func isVoid(_ graph: DependencyGraph) -> Bool {
    let node = graph.node(root, in: file)
    if node.kind == .tupleType { return graph.children(of: root, in: file).isEmpty }
    return ["Void", "void", "Never"].contains(name(graph))
  }
}
