import Architecture
import DependencyGraph
import LowLevel
import SourceFacts
import Tables

extension Rule {
  /// Whether the rule is about a type in particular: a selector of what it checks says so. A rule that checks everything
  /// is about none.
  public func checks(_ type: SymbolID, in model: ArchitecturalModel) -> Bool {
    subjects.contains { $0.namesSome && $0.matches(symbol: type, in: model) }
  }

  /// The selectors of what is checked, in rules of every kind.
  private var subjects: [Selector] {
    Array(values.keys).ordered().flatMap { key -> [Selector] in
      switch values[key] {
      case .selector(let selector) where ["of", "from", "holder"].contains(key): [selector]
      case .pairs(let pairs): pairs.map(\.from)
      default: []
      }
    }
  }
}

extension Selector {
  /// Whether it says what it selects, and not only what it leaves out.
  fileprivate var namesSome: Bool { conditions.contains { if case .not = $0 { false } else { true } } }
}
