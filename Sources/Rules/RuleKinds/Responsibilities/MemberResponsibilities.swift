import Architecture
import DependencyGraph
import SourceFacts
import Tables

extension ResponsibilitiesRule {
  /// The responsibilities that a type takes on, by their names in the configuration and in the order of
  /// `Responsibility`, with the members that show each. Evidence outside of members has no entry.
  public func members(of type: SymbolID, showingEach context: RuleContext) -> [(name: String, members: Set<SymbolID>)] {
    let places = places(of: type, without: MovedMembers(), context)
    return Responsibility.allCases.compactMap { responsibility in
      places[responsibility].map { (responsibility.rawValue, Set($0.compactMap(\.place.source))) }
    }
  }

  /// The names of the responsibilities that a type takes on when some of its members are in other types, which it
  /// then calls.
  public func responsibilities(of type: SymbolID, without moved: MovedMembers, _ context: RuleContext) -> [String] {
    let places = places(of: type, without: moved, context)
    return Responsibility.allCases.filter { responsibility in
      places[responsibility] != nil
        || responsibility == .configureUI && isCounted(responsibility) && moved.newTypes.contains(where: \.isShown)
    }.map(\.rawValue)
  }

  private func places(
    of type: SymbolID, without moved: MovedMembers, _ context: RuleContext
  ) -> [Responsibility: [ResponsibilityEvidence]] {
    let code = ControllerCode(of: type, context.responsibilities(patterns), context, without: moved)
    var search = ResponsibilitySearch(code, feedback: feedback)
    return Dictionary(grouping: search.everyPlace().filter { isCounted($0.responsibility) }, by: \.responsibility)
  }
}

/// Members that would be in other types, which the rest of their type would call.
public struct MovedMembers: Sendable {
  /// A type that some of the members would be in.
  public struct NewType: Sendable {
    /// Unique among the new types.
    var name: String
    /// The roles by which the rules judge a call of it.
    var roles: RoleSet
    /// Whether it is a view.
    var isInterface: Bool
    /// Whether it has views that the rest of the type has to show.
    var isShown: Bool
  }

  private(set) var newTypes: [NewType] = []
  private var places: [SymbolID: Int] = [:]

  public init() {}

  var isEmpty: Bool { places.isEmpty }

  public mutating func add(_ members: some Sequence<SymbolID>, roles: RoleSet, isInterface: Bool, isShown: Bool) {
    for member in members { places[member] = newTypes.count }
    newTypes.append(
      NewType(name: "new type \(newTypes.count)", roles: roles, isInterface: isInterface, isShown: isShown))
  }

  func newType(of member: SymbolID) -> NewType? { places[member].map { newTypes[$0] } }

  /// The new type of the member that a symbol is or is inside of.
  func newType(around symbol: SymbolID?, in graph: DependencyGraph) -> NewType? {
    if places.isEmpty { return nil }
    var enclosing = symbol
    while let symbol = enclosing {
      if let type = newType(of: symbol) { return type }
      enclosing = graph.symbols[symbol].parent
    }
    return nil
  }

  /// The new type of a member that is used on `self`.
  func newType(of use: Use, _ reader: UseReader) -> NewType? {
    guard !places.isEmpty, let type = use.target.flatMap(newType(of:)) else { return nil }
    return reader.receiver(of: use) == .own ? type : nil
  }
}

extension Rule {
  /// The name of a responsibility in messages.
  public func title(ofResponsibility name: String) -> String {
    Responsibility(rawValue: name).flatMap { texts.notes[$0.title]?.text } ?? name
  }
}
