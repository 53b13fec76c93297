import Architecture
import DependencyGraph
import SourceFacts
import Tables

extension Rule {
  /// Whether the rule checks a type because one of its selectors selects it in particular. False for a rule that checks
  /// everything.
  public func checks(_ type: SymbolID, in model: ArchitecturalModel) -> Bool {
    subjects.contains { $0.namesSome && $0.matches(symbol: type, in: model) }
  }

  /// The selectors of the checked declarations, for rules of any kind.
  private var subjects: [Selector] {
    Array(values.keys).sorted().flatMap { key -> [Selector] in
      switch values[key] {
      case .selector(let selector) where ["of", "from", "holder"].contains(key): [selector]
      case .pairs(let pairs): pairs.map(\.from)
      default: []
      }
    }
  }
}

extension Selector {
  /// Whether it has conditions other than `not`.
  fileprivate var namesSome: Bool { conditions.contains { if case .not = $0 { false } else { true } } }
}
