import Architecture
import DependencyGraph
import SourceFacts
import Tables

/// Decides which of two types that refer to each other is the owner: a coordinator owns its screens, a screen its view
/// model or presenter; otherwise the one that creates the other.
struct OwnerInference {
  enum Direction { case owned, back, unknown }

  private let context: RuleContext
  private var made: [SymbolID: Set<SymbolID>] = [:]

  init(_ context: RuleContext) { self.context = context }

  /// The direction of a reference, seen from the first type.
  mutating func direction(from owner: SymbolID, to owned: SymbolID) -> Direction {
    if let above = height(owner), let below = height(owned), above != below { return above < below ? .owned : .back }
    let (isMaker, isMade) = (makes(owner, owned), makes(owned, owner))
    return isMaker == isMade ? .unknown : isMaker ? .owned : .back
  }

  enum Proof { case role, making }

  /// The evidence that a reference points back to the owner; nil if it does not, or if other types also create objects
  /// of the first one, which may have other owners.
  mutating func back(from owner: SymbolID, to owned: SymbolID) -> Proof? {
    guard case .back = direction(from: owner, to: owned) else { return nil }
    if let above = height(owner), let below = height(owned), above != below { return .role }
    return isMade(owner, onlyBy: owned) ? .making : nil
  }

  private func isMade(_ type: SymbolID, onlyBy maker: SymbolID) -> Bool {
    context.references(making: type).allSatisfy { reference in
      guard let source = reference.source, !context.graph.isExcluded(source) else { return true }
      return context.graph.outermostType(of: source) == context.graph.outermostType(of: maker)
    }
  }

  /// The rank in ownership by roles, 0 for the outermost owners; nil without such a role.
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
