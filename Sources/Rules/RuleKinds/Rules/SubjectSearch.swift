import Architecture
import DependencyGraph
import SourceFacts
import Tables

extension RuleContext {
  /// The subject of a place in the code: the innermost enclosing type that the selector matches. A nested type with a
  /// role of its own is not part of its outer type.
  func subject(at source: SymbolID?, _ selector: Selector) -> SymbolID? {
    guard let source, !graph.isExcluded(source) else { return nil }
    guard var type = graph.enclosingType(of: source) else {
      let outer = graph.outermostSymbol(of: source)
      return selector.matches(symbol: outer, in: model) ? outer : nil
    }
    while true {
      if selector.matches(symbol: type, in: model) { return type }
      if !model.roles(of: type).isEmpty { return nil }
      guard let outer = graph.enclosingType(of: graph.symbols[type].parent) else { return nil }
      type = outer
    }
  }

  /// Whether any place in a file has a subject.
  func hasSubject(in file: FileID, _ selector: Selector) -> Bool {
    graph.symbols(in: file).contains { symbol in
      let (kind, isOutermost) = (graph.symbols[symbol].kind, graph.symbols[symbol].parent == nil)
      return (kind.isNominalType || kind == .extension || isOutermost) && subject(at: symbol, selector) != nil
    }
  }

  /// A symbol that has the same subject as a source: the enclosing type, or the outermost symbol.
  func subjectPlace(of source: SymbolID) -> SymbolID {
    guard !graph.isExcluded(source) else { return source }
    let place = graph.enclosingType(of: source) ?? graph.outermostSymbol(of: source)
    return graph.isExcluded(place) ? source : place
  }

  /// Whether two declarations belong to two screen modules.
  func areInTwoModules(_ first: SymbolID, _ second: SymbolID) -> Bool {
    guard let one = model.screenModules.module(of: first, in: graph),
      let other = model.screenModules.module(of: second, in: graph)
    else { return false }
    return one != other
  }

  /// Whether code in other types, or code outside of types, names a declaration.
  func isNamedByOthers(_ symbol: SymbolID, atFileLevel: Bool) -> Bool {
    references[symbol].contains { index in
      let source = graph.references[index].source
      return source.map { !graph.haveOneOutermostType($0, symbol) } ?? atFileLevel
    }
  }

  /// The type that a target is or is a member of; for a global function or variable the symbol itself.
  func targetType(of target: SymbolID) -> SymbolID { graph.enclosingType(of: target) ?? target }

  /// Whether a type belongs to the subject: it is the subject, is nested in it, contains it, or is private to its file.
  func isOwn(_ target: SymbolID, of subject: SymbolID) -> Bool {
    if isInside(subject, target) || isInside(target, subject) { return true }
    return graph.symbols[target].file == graph.symbols[subject].file
      && !graph.declaration(of: target).modifiers.isDisjoint(with: [.private, .fileprivate])
  }

  private func isInside(_ inner: SymbolID, _ outer: SymbolID) -> Bool {
    guard var type = graph.enclosingType(of: inner) else { return false }
    while type != outer {
      guard let next = graph.enclosingType(of: graph.symbols[type].parent) else { return false }
      type = next
    }
    return true
  }
}
