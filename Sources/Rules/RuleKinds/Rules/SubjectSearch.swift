import Architecture
import DependencyGraph
import SourceFacts

extension RuleContext {
  /// The declaration that a selector means by a place in the text: the innermost type around it that is selected. A type
  /// with a role of its own answers for itself; one without is part of the type that it is nested in.
  func subject(at source: Int32, _ selector: Selector) -> Int? {
    guard source >= 0, !graph.isAside(Int(source)) else { return nil }
    guard var type = graph.enclosingType(of: Int(source)) else {
      let outer = graph.outermostSymbol(of: Int(source))
      return selector.matches(symbol: outer, in: model) ? outer : nil
    }
    while true {
      if selector.matches(symbol: type, in: model) { return type }
      if !model.roles(of: type).isEmpty { return nil }
      let parent = graph.symbols[type].parent
      guard parent >= 0, let outer = graph.enclosingType(of: Int(parent)) else { return nil }
      type = outer
    }
  }

  /// Whether a selector means a declaration by any place in a file.
  func hasSubject(in file: Int, _ selector: Selector) -> Bool {
    graph.symbols(in: file).contains { symbol in
      let (kind, isOutermost) = (graph.symbols[symbol].kind, graph.symbols[symbol].parent < 0)
      return (kind.isNominalType || kind == .extension || isOutermost) && subject(at: Int32(symbol), selector) != nil
    }
  }

  /// Of several places with one subject the one to ask for it: the type around them, or the outermost symbol.
  func subjectPlace(of source: Int32) -> Int32 {
    guard !graph.isAside(Int(source)) else { return source }
    let place = graph.enclosingType(of: Int(source)) ?? graph.outermostSymbol(of: Int(source))
    return graph.isAside(place) ? source : Int32(place)
  }

  /// Whether two declarations belong to two screen modules.
  func areInTwoModules(_ first: Int, _ second: Int) -> Bool {
    guard let one = model.screenModules.module(of: first, in: graph), let other = model.screenModules.module(of: second, in: graph)
    else { return false }
    return one != other
  }

  /// Whether code of other types names a declaration, or code that belongs to none.
  func isNamedByOthers(_ symbol: Int, atFileLevel: Bool) -> Bool {
    references[symbol].contains { index in
      let source = graph.references[Int(index)].source
      return source < 0 ? atFileLevel : !graph.haveOneOutermostType(Int(source), symbol)
    }
  }

  /// The type that a reference's target is, or is a member of; a free function or global itself.
  func targetType(of target: Int32) -> Int { graph.enclosingType(of: Int(target)) ?? Int(target) }

  /// Whether a type is the subject's own: itself, nested in it or around it, or private to its file.
  func isOwn(_ target: Int, of subject: Int) -> Bool {
    if isInside(subject, target) || isInside(target, subject) { return true }
    return graph.symbols[target].file == graph.symbols[subject].file
      && !graph.declaration(of: target).modifiers.isDisjoint(with: [.private, .fileprivate])
  }

  private func isInside(_ inner: Int, _ outer: Int) -> Bool {
    guard inner >= 0, var type = graph.enclosingType(of: inner) else { return false }
    while type != outer {
      let parent = graph.symbols[type].parent
      guard parent >= 0, let next = graph.enclosingType(of: Int(parent)) else { return false }
      type = next
    }
    return true
  }
}
