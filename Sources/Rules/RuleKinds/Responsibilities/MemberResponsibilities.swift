import DependencyGraph
import SourceFacts
import Tables

extension ResponsibilitiesRule {
  /// The responsibilities that a type takes on, by their names in the configuration and in the order of
  /// `Responsibility`, with the members that show each. Evidence outside of members has no entry.
  public func members(of type: SymbolID, showingEach context: RuleContext) -> [(name: String, members: Set<SymbolID>)] {
    var search = ResponsibilitySearch(
      ControllerCode(of: type, context.responsibilities(patterns), context), feedback: feedback)
    let places = Dictionary(grouping: search.everyPlace(), by: \.responsibility)
    return Responsibility.allCases.compactMap { responsibility in
      guard isCounted(responsibility), let found = places[responsibility] else { return nil }
      return (responsibility.rawValue, Set(found.compactMap(\.place.source)))
    }
  }
}

extension Rule {
  /// The name of a responsibility in messages.
  public func title(ofResponsibility name: String) -> String {
    Responsibility(rawValue: name).flatMap { texts.notes[$0.title]?.text } ?? name
  }
}
