import Architecture
import DependencyGraph
import SourceFacts
import Tables

extension RuleContext {
  /// The declaration that a selector means by a place in the text: the innermost type around it that is selected. A type
  /// with a role of its own answers for itself; one without is part of the type that it is nested in.
  func subject(at source: SymbolID?, _ selector: Selector) -> SymbolID? {
    guard let source, !graph.isAside(source) else { return nil }
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

  /// Whether a selector means a declaration by any place in a file.
  func hasSubject(in file: FileID, _ selector: Selector) -> Bool {
    graph.symbols(in: file).contains { symbol in
      let (kind, isOutermost) = (graph.symbols[symbol].kind, graph.symbols[symbol].parent == nil)
      return (kind.isNominalType || kind == .extension || isOutermost) && subject(at: symbol, selector) != nil
    }
  }

  /// Of several places with one subject the one to ask for it: the type around them, or the outermost symbol.
  func subjectPlace(of source: SymbolID) -> SymbolID {
    guard !graph.isAside(source) else { return source }
    let place = graph.enclosingType(of: source) ?? graph.outermostSymbol(of: source)
    return graph.isAside(place) ? source : place
  }

  /// Whether two declarations belong to two screen modules.
  func areInTwoModules(_ first: SymbolID, _ second: SymbolID) -> Bool {
    guard let one = model.screenModules.module(of: first, in: graph),
      let other = model.screenModules.module(of: second, in: graph)
    else { return false }
    return one != other
  }

  /// Whether code of other types names a declaration, or code that belongs to none.
  func isNamedByOthers(_ symbol: SymbolID, atFileLevel: Bool) -> Bool {
    references[symbol].contains { index in
      let source = graph.references[index].source
      return source.map { !graph.haveOneOutermostType($0, symbol) } ?? atFileLevel
    }
  }

  /// The type that a reference's target is, or is a member of; a free function or global itself.
  func targetType(of target: SymbolID) -> SymbolID { graph.enclosingType(of: target) ?? target }

  /// Whether a type is the subject's own: itself, nested in it or around it, or private to its file.
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
