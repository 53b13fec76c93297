import Architecture
import DependencyGraph
import SourceFacts
import Tables

/// Which of two types that know each other has the other: a coordinator its screens, a screen its view model or presenter;
/// or the one that makes the other.
struct Possession {
  enum Direction { case owned, back, unknown }

  private let context: RuleContext
  private var made: [SymbolID: Set<SymbolID>] = [:]

  init(_ context: RuleContext) { self.context = context }

  /// What a link between two types is to the first.
  mutating func direction(from owner: SymbolID, to owned: SymbolID) -> Direction {
    if let above = height(owner), let below = height(owned), above != below { return above < below ? .owned : .back }
    let (isMaker, isMade) = (makes(owner, owned), makes(owned, owner))
    return isMaker == isMade ? .unknown : isMaker ? .owned : .back
  }

  enum Proof { case role, making }

  /// What shows that a link leads back; nil where it does not.
  mutating func back(from owner: SymbolID, to owned: SymbolID) -> Proof? {
    guard case .back = direction(from: owner, to: owned) else { return nil }
    if let above = height(owner), let below = height(owned), above != below { return .role }
    return .making
  }

  /// From the one that has others down.
  private func height(_ type: SymbolID) -> Int? {
    let roles = context.model.roles[type]
    let heights: [(Role, Int)] = [
      (.assembly, 0), (.coordinator, 1), (.viewController, 2), (.view, 3), (.viewModel, 4), (.cellModel, 4),
      (.presenter, 4),
      (.interactor, 5), (.router, 5), (.service, 6), (.entity, 7),
    ]
    return heights.first { roles.contains($0.0) }?.1
  }

  private mutating func makes(_ maker: SymbolID, _ type: SymbolID) -> Bool {
    let known = made[maker] ?? context.graph.constructedTypes(inPartsOf: maker)
    made[maker] = known
    return known.contains(type)
  }
}
