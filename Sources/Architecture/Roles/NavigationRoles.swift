import DependencyGraph
import Ordering
import SourceFacts

/// Routers, coordinators, and what puts screens together.
extension RoleInference {
  /// Those that show screens first, then those that start what is proven already, until nothing is added.
  func inferNavigation(_ types: [Int]) {
    var open: [(type: Int, role: Role, claim: RoleProof.Claim)] = []
    for type in types where !hasCases(type) {
      let (trait, claim) = claim(of: type)
      guard trait == .router || trait == .coordinator, mayNavigate(type) else { continue }
      open.append((type, trait == .router ? .router : .coordinator, claim))
    }
    var isProven = [Bool](repeating: false, count: graph.symbols.count)
    while true {
      let proven = open.compactMap { candidate in
        navigationSign(candidate.type, isProven).map { (candidate, $0) }
      }
      if proven.isEmpty { return }
      for (candidate, sign) in proven {
        add(candidate.type, candidate.role, candidate.claim, sign)
        isProven[candidate.type] = true
        // What conforms to a router's protocol is one.
        for supertype in graph.supertypes(of: candidate.type) where supertype.symbol >= 0 {
          let trait = candidates.trait(Int(supertype.symbol))
          if trait == .router || trait == .coordinator { isProven[Int(supertype.symbol)] = true }
        }
      }
      open.removeAll { isProven[$0.type] }
    }
  }

  /// A flow controller may be a view controller; SwiftUI's `Coordinator` of a representable only serves its view.
  private func mayNavigate(_ type: Int) -> Bool {
    let kinship = candidates.kinship[type]
    if kinship.contains(.view) || kinship.contains(.record) || kinship.contains(.interfaceValue) { return false }
    var index = Int(graph.symbols[type].parent)
    while index >= 0 {
      let outer = Int(candidates.enclosing[index])
      if outer >= 0, candidates.kinship[outer].contains(.view) { return false }
      index = Int(graph.symbols[index].parent)
    }
    return true
  }

  private func navigationSign(_ type: Int, _ isProven: [Bool]) -> RoleProof.Sign? {
    let screen = uses.first(in: type) { candidates.kinship[$0].contains(.viewController) || isProven[$0] }
    if let screen { return screen }
    if let word = uses.word(in: type, of: .screen), !candidates.kinship[type].contains(.viewController) || navigates(type) {
      return word
    }
    // In SwiftUI a screen is a view.
    let made = uses.constructed(in: type).filter { symbol in
      candidates.kinship[Int(symbol)].contains(.view) && graph.symbols[Int(symbol)].kind == .struct
    }
    return made.min().map { .creates($0, count: made.count) }
  }

  /// A view controller that only embeds another leads nowhere.
  private func navigates(_ type: Int) -> Bool {
    uses.mentions(
      type,
      anyOf: [
        "pushViewController", "present", "show", "showDetailViewController", "setViewControllers", "popViewController",
        "popToRootViewController", "dismiss", "viewControllers", "performSegue", "performSegueWithIdentifier",
      ])
  }

  func inferAssembly(_ type: Int) {
    let created = uses.constructed(in: type).filter { Int($0) != type }.ordered()
    let parts = created.filter { isPart(Int($0)) }
    let claim = RoleProof.Claim.named(candidates.ending(type))
    let isFirm = candidates.trait(type) == .assembly
    let showsController = parts.contains { candidates.kinship[Int($0)].contains(.viewController) }
    let isEnough = isFirm ? !parts.isEmpty || created.count > 1 : parts.count > 1 || showsController
    if isEnough, let first = parts.first ?? created.first {
      add(type, .assembly, claim, .creates(first, count: created.count))
    } else if isFirm {
      if candidates.kinship[type].contains(.assembly) {
        add(type, .assembly, .base(.assembly))
      } else if let held = uses.first(in: type, where: { isPart($0) || isService($0) }) {
        add(type, .assembly, claim, held)
      }
    }
  }

  /// What an assembly creates: not a plain value.
  private func isPart(_ symbol: Int) -> Bool {
    if !candidates.kinship[symbol].isDisjoint(with: .screen) { return true }
    switch candidates.trait(symbol) {
    case .viewModel, .presenter, .interactor, .router, .coordinator, .assembly, .service: return !hasCases(symbol)
    case .data: return NameEndings.shared.endings[candidates.ending(symbol)].text == "UseCase"
    default: return false
    }
  }
}
