import DependencyGraph
import Findings
import RuleKinds
import SourceFacts
import Tables
import TypeMembers

/// The length and the responsibilities of a type, as measured by the rules, with or without some of its members.
struct TypeWork {
  let lines: MemberLines
  private let allLines: Int
  private let responsibilities: [(name: String, title: String, members: Set<MemberID>)]

  init(of type: SymbolID, _ members: MemberGraph, _ context: RuleContext, _ rule: Rule) {
    lines = MemberLines(of: members)
    allLines = SizeRule.lines(of: type, in: context.model.graph)
    let found = (rule.kind as? ResponsibilitiesRule)?.members(of: type, showingEach: context) ?? []
    responsibilities = found.map { name, symbols in
      (name, rule.title(ofResponsibility: name), Set(symbols.compactMap { members.member(of: $0) }))
    }
  }

  /// - Parameter newTypes: the number of new types. Each needs a property of one line.
  func size(without moved: Set<MemberID>, newTypes: Int = 0) -> SplitDocument.Size {
    var size = SplitDocument.Size()
    size.lines = allLines - lines.lines(of: moved) + newTypes
    size.responsibilities = responsibilities.filter { !$0.members.isSubset(of: moved) }.map(\.title)
    return size
  }

  func responsibilities(of members: Set<MemberID>) -> [(name: String, title: String)] {
    responsibilities.filter { !$0.members.isDisjoint(with: members) }.map { ($0.name, $0.title) }
  }
}
