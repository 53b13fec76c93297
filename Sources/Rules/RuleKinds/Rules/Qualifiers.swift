import DependencyGraph
import LowLevel
import SourceFacts
import Tables

/// References to an outer type that only qualify an inner one: `Outer` in `Outer.Inner`.
extension DependencyGraph {
  /// Whether a reference only qualifies a nested type that the project declares.
  func isQualifier(_ index: ReferenceID) -> Bool {
    if isGenericQualifier(references[index]) { return true }
    guard index.next < references.endIndex else { return false }
    let (outer, inner) = (references[index], references[index.next])
    guard outer.kind == .type, inner.kind == .type, outer.file == inner.file,
      inner.offset == outer.offset + outer.length + 1
    else { return false }
    return (symbols[inner.target].kind.isNominalType || isNestedAlias(inner.target))
      && isNested(inner.target, in: outer.target)
  }

  /// Whether generic arguments are between a type and the nested type: `ListView<Row>.Action`.
  private func isGenericQualifier(_ outer: Reference) -> Bool {
    guard outer.kind == .type, files[outer.file].isSwift,
      let name = nameNode(in: outer.file, at: outer.offset), let parent = parent(of: name, in: outer.file)
    else { return false }
    let nodes = files[outer.file].facts.nodes
    guard nodes[parent].kind == .typeMember, nodes[parent].offset > outer.offset + outer.length + 1 else {
      return false
    }
    return references(in: outer.file, at: nodes[parent].offset).contains { inner in
      symbols[references[inner].target].kind.isNominalType && isNested(references[inner].target, in: outer.target)
    }
  }

  /// Whether a reference only qualifies a static constant with a written number, like `Feed` in `Feed.margin`: no
  /// behavior of the type is used.
  func isQualifierOfNumber(_ index: ReferenceID) -> Bool {
    guard index.next < references.endIndex else { return false }
    let (outer, inner) = (references[index], references[index.next])
    guard outer.kind == .type, outer.file == inner.file, inner.offset == outer.offset + outer.length + 1,
      symbols[inner.target].kind == .variable, symbols[inner.target].isStatic, isSwift(inner.target)
    else { return false }
    let constant = declaration(of: inner.target)
    guard constant.modifiers.contains(.constant), let value = constant.value else { return false }
    return [.integerLiteral, .floatLiteral].contains(
      files[symbols[inner.target].file].facts.nodes[value].kind)
  }

  /// Whether a reference is a static constant of a view, like `margin` in `FeedCell.margin`, or a static function that
  /// returns a value, as in `PriceLabel.text(for: price)`, or only qualifies one: no view is used.
  func isUseOfValue(_ index: ReferenceID, isView: (SymbolID) -> Bool) -> Bool {
    let reference = references[index]
    if isValue(reference.target, isView) { return true }
    guard index.next < references.endIndex else { return false }
    let inner = references[index.next]
    return reference.kind == .type && reference.file == inner.file
      && inner.offset == reference.offset + reference.length + 1 && isValue(inner.target, isView)
  }

  private func isValue(_ symbol: SymbolID, _ isView: (SymbolID) -> Bool) -> Bool {
    guard symbols[symbol].isStatic, isSwift(symbol), enclosingType(of: symbol).map(isView) ?? false else {
      return false
    }
    let member = declaration(of: symbol)
    switch symbols[symbol].kind {
    case .variable: return member.modifiers.contains(.constant) && !holdsClass(symbol)
    case .function: return member.type != nil && !makesOwnType(symbol)
    default: return false
    }
  }

  private func holdsClass(_ symbol: SymbolID) -> Bool {
    heldTypes(of: symbol).contains { $0.type.map { [.class, .actor].contains(symbols[$0].kind) } ?? false }
  }

  /// Whether a reference uses only a constant of a type and none of its behavior: `Feed.identifier`. Shared instances
  /// do not count as constants.
  func isUseOfConstant(_ reference: Reference, of type: SymbolID) -> Bool {
    func isConstant(_ symbol: SymbolID) -> Bool {
      symbols[symbol].kind == .variable && symbols[symbol].isStatic
        && declaration(of: symbol).modifiers.contains(.constant)
        && enclosingType(of: symbol) == type && !heldTypes(of: symbol).contains { $0.type == type }
    }
    if reference.target != type { return isConstant(reference.target) }
    return references(in: reference.file, at: reference.offset + reference.length + 1).contains { index in
      isConstant(references[index].target)
    }
  }

  /// Whether a place names a framework's type only for one of its constants, or for the type itself:
  /// `UITableView.automaticDimension`, `UITableViewCell.self`.
  func isUseOfFrameworkConstant(_ place: Place) -> Bool {
    guard let constant = uncalledMember(of: place.start, in: place.file) else { return false }
    return constant == "self"
      || constant.first?.isLowercase ?? false && !["shared", "default", "main", "standard"].contains(constant)
  }

  /// Whether a reference passes on the type itself: `register(FeedCell.self)`.
  func isMetatype(_ reference: Reference) -> Bool {
    uncalledMember(of: reference.offset, in: reference.file) == "self"
  }

  /// The member that follows the name at an offset, if it is not called.
  private func uncalledMember(of offset: UInt32, in file: FileID) -> Substring? {
    let facts = files[file].facts
    guard let name = nameNode(in: file, at: offset), case let member = name.next, member < facts.nodes.endIndex,
      facts.nodes[member].kind == .member, facts.nodes.firstChild(of: member) == name
    else { return nil }
    let outer = parent(of: member, in: file)
    if let outer, facts.nodes[outer].kind == .call, facts.nodes.firstChild(of: outer) == member { return nil }
    return Substring(facts.text(facts.nodes[member].name))
  }

  /// Whether a symbol is a nested alias for another type than the one around it: `Completion` in `Picker.Completion`.
  func isNestedAlias(_ symbol: SymbolID) -> Bool {
    symbols[symbol].kind == .typealias && symbols[symbol].parent != nil
  }
}

/// The names after a dot in each file.
struct InnerNames {
  /// For each file, sorted: the offset in the upper half, the name in the lower half.
  private var places: [FileID: [Int]] = [:]

  /// Whether the name that ends here is followed by the name of a nested type: `UITableViewCell.AccessoryType`, or
  /// `Row.Model` of a generic superclass.
  mutating func follow(from end: UInt32, in file: FileID, _ graph: DependencyGraph) -> Bool {
    let known = places[file] ?? Self.places(in: graph.files[file])
    places[file] = known
    // `Picker.DidCloseNotification` is a constant.
    let next = known.indices.partitioningIndex { known[$0] >> 32 > end }
    return known[next...].prefix { $0 >> 32 == end + 1 }.contains { graph.startsWithCapital($0, in: file) }
      && graph.references(in: file, at: end + 1).allSatisfy { reference in
        let kind = graph.symbols[graph.references[reference].target].kind
        return kind.isNominalType || kind == .typealias || kind == .associatedtype || kind == .initializer
      }
  }

  private static func places(in file: GraphFile) -> [Int] {
    guard file.isSwift else { return [] }
    var places: [Int] = []
    let nodes = file.facts.nodes
    nodes.forEach(of: [.member, .typeMember]) { node in
      places.append(Int(nodes[node].offset) << 32 | Int(nodes[node].name.raw))
    }
    return places.sorted()
  }
}

extension DependencyGraph {
  fileprivate func startsWithCapital(_ place: Int, in file: FileID) -> Bool {
    files[file].facts.withBytes(of: Name(UInt32(truncatingIfNeeded: place))) {
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0.first ?? 0)
    }
  }
}
