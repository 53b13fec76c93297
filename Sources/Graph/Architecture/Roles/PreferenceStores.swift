import DependencyGraph
import Frameworks
import SourceFacts
import Tables

/// Finds types that read and write preferences by key and do no other I/O: `class Settings { let defaults =
/// UserDefaults.standard … }`. A screen may use them, as it may use `UserDefaults` itself.
extension RoleInference {
  /// For each symbol, whether it is such a type.
  func preferenceStores(among types: [SymbolID]) -> Table<SymbolID, Bool> {
    var isStore = Table<SymbolID, Bool>(repeating: false, count: graph.symbols.count)
    var isService = isStore
    for proof in proofs where proof.role == .service { isService[proof.symbol] = true }
    var open: [SymbolID] = []
    for type in types where candidates.baseKinds[type].isDisjoint(with: .anyInterface) {
      guard uses.onlyWord(in: type, of: .work, among: Self.preferenceWords) else { continue }
      isStore[type] = true
      open.append(type)
    }
    if open.isEmpty { return isStore }
    for type in types where !isStore[type] && isService[type] && groupsStores(type, isStore) {
      isStore[type] = true
      open.append(type)
    }
    // A type that uses another service may do I/O through it.
    while true {
      let workers = open.filter { type in
        uses.first(in: type) { (isService[$0] || self.isService($0)) && !isStore[$0] } != nil
      }
      if workers.isEmpty { return isStore }
      for worker in workers { isStore[worker] = false }
      open.removeAll { !isStore[$0] }
    }
  }

  private static let preferenceWords = Frameworks.known.all(with: .preferences)

  /// `class Storage { var token = StoredValue<String>(key: "token") … }`: most of its properties are preferences.
  private func groupsStores(_ type: SymbolID, _ isStore: Table<SymbolID, Bool>) -> Bool {
    if uses.word(in: type, of: .work) != nil { return false }
    let properties = graph.storedProperties(of: type)
    let preferences = properties.all.count { property in
      properties.held(by: property).contains { $0.type.map { isStore[$0] } ?? false }
    }
    return preferences > 1 && preferences * 2 > properties.all.count
  }
}
