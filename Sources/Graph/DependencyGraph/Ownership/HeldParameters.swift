import SourceFacts
import Storage

/// Which of its generic arguments a type of the project keeps: `struct Box<Value> { let value: Value }` keeps the first. Read once
/// for each type.
struct HeldParameters {
  /// One that is kept.
  struct Parameter {
    var index: Int
    var strength: StoredProperty.Strength
    var isElement: Bool
  }

  private let graph: DependencyGraph
  private var known: [SymbolID: [Parameter]] = [:]

  init(graph: DependencyGraph) { self.graph = graph }

  mutating func held(by type: SymbolID) -> [Parameter] {
    guard graph.symbols[type].isGeneric else { return [] }
    if let known = known[type] { return known }
    // A type that holds itself adds nothing.
    known[type] = []
    let found = read(type)
    known[type] = found
    return found
  }

  private mutating func read(_ type: SymbolID) -> [Parameter] {
    let file = graph.symbols[type].file
    let declarations = graph.files[file].facts.declarations
    let names = genericNames(of: graph.symbols[type].declaration, declarations)
    var found: [Parameter] = []
    for member in graph.members(declaredIn: type) {
      let declaration = graph.declaration(of: member)
      switch graph.symbols[member].kind {
      case .variable where declaration.modifiers.isDisjoint(with: [.static, .classMember, .computed, .override]):
        let strength: StoredProperty.Strength =
          declaration.modifiers.contains(.weak) ? .weak : declaration.modifiers.contains(.unowned) ? .unowned : .strong
        read(declaration.type, Place(file: file, names: names, strength: strength), &found)
      case .case:
        for payload in declarations[(Int(graph.symbols[member].declaration) + 1)...] {
          guard payload.kind == .parameter, payload.parent == graph.symbols[member].declaration else { break }
          read(payload.type, Place(file: file, names: names, strength: .strong), &found)
        }
      default: break
      }
    }
    return found
  }

  private func genericNames(of owner: Int32, _ declarations: FactList<Declaration>) -> [Name] {
    declarations[(Int(owner) + 1)...].prefix { $0.kind == .genericParameter && $0.parent == owner }.map(\.name)
  }

  private struct Place {
    let file: FileID
    /// Of the generic parameters, in order.
    let names: [Name]
    var strength: StoredProperty.Strength
    var isElement = false
    var depth = 0
  }

  private mutating func read(_ node: Int32, _ place: Place, _ found: inout [Parameter]) {
    guard node >= 0, place.depth < 8 else { return }
    var place = place
    place.depth += 1
    let written = graph.node(Int(node), in: place.file)
    switch written.kind {
    case .typeName, .typeMember:
      if let index = place.names.firstIndex(of: written.name), Int(written.start) == Int(node) {
        return found.append(Parameter(index: index, strength: place.strength, isElement: place.isElement))
      }
      readArguments(Int(node), written, place, &found)
    case .arrayType, .dictionaryType, .inlineArrayType, .tupleType:
      place.isElement = true
      readChildren(Int(node), place, &found)
    case .optionalType, .implicitlyUnwrappedType, .someType, .anyType, .compositionType, .attributedType:
      readChildren(Int(node), place, &found)
    default: break
    }
  }

  private mutating func readChildren(_ node: Int, _ place: Place, _ found: inout [Parameter]) {
    for child in graph.children(of: node, in: place.file) { read(Int32(child), place, &found) }
  }

  private mutating func readArguments(_ node: Int, _ written: Node, _ place: Place, _ found: inout [Parameter]) {
    let arguments = graph.genericArguments(of: node, in: place.file)
    if arguments.isEmpty { return }
    let isWeak = graph.files[place.file].facts.withBytes(of: written.name) { HeldTypes.isWeakBox($0) }
    if isWeak || HeldTypes.containers.contains(graph.text(written.name, in: place.file)) {
      var place = place
      place.isElement = true
      if isWeak { place.strength = .weak }
      for argument in arguments { read(Int32(argument), place, &found) }
    } else if let type = graph.typeNamed(at: written.offset, in: place.file) {
      for parameter in held(by: type) where parameter.index < arguments.count {
        var place = place
        place.isElement = place.isElement || parameter.isElement
        if parameter.strength != .strong { place.strength = parameter.strength }
        read(Int32(arguments[parameter.index]), place, &found)
      }
    }
  }
}

extension DependencyGraph {
  /// The nodes of `A` and `B` in `Name<A, B>`, `Base.Name<A, B>`.
  func genericArguments(of node: Int, in file: FileID) -> ArraySlice<Int> {
    let children = self.children(of: node, in: file)
    return self.node(node, in: file).kind == .typeMember ? children.dropFirst() : children[...]
  }

  /// The type of the project, no alias, that a name in the text means.
  func typeNamed(at offset: UInt32, in file: FileID) -> SymbolID? {
    references(in: file, at: offset).lazy.map { self.references[$0].target }.first { symbols[$0].kind.isNominalType }
  }
}
