import DependencyGraph
import SourceFacts
import Tables

/// Assemblies: types that create and connect others, or return screens.
extension RoleInference {
  func inferAssembly(_ type: SymbolID) {
    let created = uses.constructed(in: type).filter { $0 != type }.sorted()
    let parts = created.filter { isPart($0) }
    let claim = candidates.claim(byNameOf: type)
    let isNamedAssembly = candidates.trait(type) == .assembly
    let showsController = parts.contains { candidates.baseKinds[$0].contains(.viewController) }
    let isEnough = isNamedAssembly ? !parts.isEmpty || created.count > 1 : parts.count > 1 || showsController
    if isEnough, let first = parts.first ?? created.first {
      add(type, .assembly, claim, .creates(first, count: created.count))
    } else if isNamedAssembly {
      if candidates.baseKinds[type].contains(.assembly) {
        add(type, .assembly, .base(.assembly))
      } else if let held = uses.first(in: type, where: { isPart($0) || isService($0) }) {
        add(type, .assembly, claim, held)
      }
    }
  }

  /// Whether an assembly that creates an instance of a type creates a part of the app, not a plain value.
  private func isPart(_ symbol: SymbolID) -> Bool {
    if !candidates.baseKinds[symbol].isDisjoint(with: .screen) { return true }
    switch candidates.trait(symbol) {
    case .viewModel, .presenter, .interactor, .router, .coordinator, .assembly, .service: return !hasCases(symbol)
    case .helper: return candidates.ending(symbol) == "UseCase"
    default: return false
    }
  }

  /// Types that create parts with known roles; and types with other names, if most of their functions return a view
  /// controller that they create.
  func inferAssemblies(_ types: [SymbolID]) {
    let isProven = isProven
    for type in types where !isProven[type] && [.class, .struct, .enum].contains(graph.symbols[type].kind) {
      if [.assembly, .maker].contains(candidates.trait(type)),
        linksProven(type, isProven) || returnsParts(type, isProven)
      {
        continue
      }
      guard candidates.baseKinds[type].isDisjoint(with: [.anyInterface, .plumbing, .record, .interfaceClient, .coded]),
        !hasCases(type), returnsScreens(type)
      else { continue }
      let made = uses.constructed(in: type).filter { !candidates.baseKinds[$0].isDisjoint(with: .screen) }
      if let first = made.min(), made.count > 1 || candidates.trait(type) == .maker {
        add(type, .assembly, .plain, .creates(first, count: made.count))
      }
    }
  }

  /// Whether all functions, at least two, return a part of the app: `func makeStore(for account: Account) -> any
  /// Store`.
  private func returnsParts(_ type: SymbolID, _ isProven: Table<SymbolID, Bool>) -> Bool {
    let others: BaseKinds = [.anyInterface, .plumbing, .record, .interfaceClient, .coded]
    guard candidates.baseKinds[type].isDisjoint(with: others), !hasCases(type) else { return false }
    var parts: [SymbolID] = []
    for part in [type] + graph.extensions(of: type) {
      for member in graph.members(declaredIn: part) where graph.symbols[member].kind == .function {
        let made = graph.heldTypes(of: member).lazy.compactMap(\.type).first {
          isService($0) || isProven[$0] && isPart($0)
        }
        guard let made, made != type else { return false }
        parts.append(made)
      }
    }
    guard let first = parts.first, parts.count > 1 else { return false }
    add(type, .assembly, candidates.claim(byNameOf: type), .creates(first, count: Set(parts).count))
    return true
  }

  /// Whether it creates two or more parts with roles. At least one must not be a view, because container views create
  /// views too.
  private func linksProven(_ type: SymbolID, _ isProven: Table<SymbolID, Bool>) -> Bool {
    let others: BaseKinds = [.anyInterface, .plumbing, .record, .interfaceClient, .coded]
    guard candidates.baseKinds[type].isDisjoint(with: others), !hasCases(type) else { return false }
    let parts = uses.constructed(in: type).filter { part in
      part != type && isProven[part] && candidates.baseKinds[part].isDisjoint(with: [.record, .coded])
    }
    guard let first = parts.min(), parts.count > 1,
      parts.contains(where: { !candidates.baseKinds[$0].contains(.view) })
    else { return false }
    add(type, .assembly, candidates.claim(byNameOf: type), .creates(first, count: parts.count))
    return true
  }
}
