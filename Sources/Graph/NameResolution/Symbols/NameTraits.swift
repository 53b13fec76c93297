import DependencyGraph
import Frameworks
import SourceFacts
import Tables

/// Properties of names that follow from their spelling, by merged name.
struct NameTraits: Sendable {
  private(set) var spelling: [Spelling]
  /// The precedence of operators.
  let precedence: [Precedence]
  /// Members of collections and optionals.
  let standardMembers: [StandardMember?]

  init(_ names: MergedNames) {
    spelling = [Spelling](unsafeUninitializedCapacity: names.table.count) { spellings, count in
      names.table.forEach { _, text in
        spellings.initializeElement(at: count, to: Spelling(text))
        count += 1
      }
    }
    precedence = Precedence.table(names)
    standardMembers = StandardMember.table(names)
    mark(StandardHolders.memberNames, .holderMember, names)
    mark(StandardNames.members, .standardMember, names)
    mark(StandardNames.functions, .standardFunction, names)
    mark(StandardNames.labels, .standardLabel, names)
  }

  private mutating func mark(_ texts: some Sequence<String>, _ mark: Spelling, _ names: MergedNames) {
    for name in texts.map(names.find) where name != 0 { spelling[Int(name)].insert(mark) }
  }
}
