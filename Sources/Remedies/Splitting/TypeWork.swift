import Architecture
import DependencyGraph
import Findings
import RuleKinds
import SourceFacts
import Tables
import TypeMembers

/// The length and the responsibilities of a type, as measured by the rules, with or without some of its members.
struct TypeWork {
  /// Members that become a type of their own.
  struct Part {
    var members: Set<MemberID>
    var target: SplitDocument.Target
  }

  let lines: MemberLines
  private let allLines: Int
  private let responsibilities: [(name: String, title: String, members: Set<MemberID>)]
  private let members: MemberGraph
  private let context: RuleContext
  private let rule: Rule

  init(of type: SymbolID, _ members: MemberGraph, _ context: RuleContext, _ rule: Rule) {
    (self.members, self.context, self.rule) = (members, context, rule)
    lines = MemberLines(of: members)
    allLines = SizeRule.lines(of: type, in: context.model.graph)
    let found = (rule.kind as? ResponsibilitiesRule)?.members(of: type, showingEach: context) ?? []
    responsibilities = found.map { name, symbols in
      (name, rule.title(ofResponsibility: name), Set(symbols.compactMap { members.member(of: $0) }))
    }
  }

  /// The size after some members have moved to new types. Each new type needs a property of one line.
  func size(without parts: [Part]) -> SplitDocument.Size {
    var size = SplitDocument.Size()
    size.lines = allLines - lines.lines(of: parts.reduce(into: []) { $0.formUnion($1.members) }) + parts.count
    let kind = rule.kind as? ResponsibilitiesRule
    let names = kind?.responsibilities(of: members.type, without: moved(parts), context) ?? []
    size.responsibilities = names.map(rule.title(ofResponsibility:))
    return size
  }

  private func moved(_ parts: [Part]) -> MovedMembers {
    var moved = MovedMembers()
    for part in parts {
      let shown = Set(responsibilities(of: part.members).map(\.name))
      // A part without the work of a service is called a service here only because no other kind fits.
      let isService = part.target == .service && shown.contains("business_logic")
      moved.add(
        part.members.flatMap { members.members[$0].symbols }, roles: isService ? RoleSet(.service) : [],
        isInterface: part.target == .view,
        isShown: [.view, .childController].contains(part.target) && shown.contains("configure_ui"))
    }
    return moved
  }

  func responsibilities(of members: Set<MemberID>) -> [(name: String, title: String)] {
    responsibilities.filter { !$0.members.isDisjoint(with: members) }.map { ($0.name, $0.title) }
  }
}
