import Architecture
import DependencyGraph
import Findings
import LowLevel
import RuleKinds
import SourceFacts
import Tables
import TypeMembers

/// Proposes parts of a type that can become separate types.
public struct TypeSplitter {
  let context: RuleContext
  /// The rule that defines responsibilities.
  let rule: Rule
  /// The rule packs that the app follows.
  let packs: [String]
  private let usesFromOutside: OutsideUses
  var graph: DependencyGraph { context.model.graph }

  /// - Parameters:
  ///   - types: the types that will be split.
  ///   - rule: a rule of the kind `responsibilities`.
  public init(_ types: [SymbolID], _ context: RuleContext, rule: Rule, packs: [String]) {
    (self.context, self.rule, self.packs) = (context, rule, packs)
    usesFromOutside = OutsideUses(of: types, in: context.model.graph)
  }

  /// The minimum number of methods and lines of a part that is proposed.
  static let leastMethods = 3
  static let leastLines = 20
  /// The maximum ratio of uses between the part and the rest of the type to uses inside the part.
  static let maximumCoupling = 3

  public func split(_ type: SymbolID) -> SplitDocument.TypeSplit {
    let members = MemberGraph(of: type, in: graph)
    let groups = MemberGroups(of: members)
    let work = TypeWork(of: type, members, context, rule)
    var split = SplitDocument.TypeSplit(name: graph.qualifiedName(of: type), position: position(of: type))
    split.roles = context.model.roles(of: type).roles.map(\.rawValue)
    split.size = work.size(without: [])
    split.members = members.members.indices.filter { members.members[$0].isCode }.map {
      describe($0, members, group: groups.group(of: $0))
    }
    var drafts = groups.all.indices.compactMap { draft($0, groups, members, work) }
    drafts = drafts.sorted { ($1.worth, $0.group) < ($0.worth, $1.group) }
    split.proposals = drafts.map { proposal($0, members, groups, work, of: type) }
    split.rest = work.size(
      without: zip(drafts, split.proposals).map { TypeWork.Part(members: $0.moving, target: $1.target) })
    return split
  }

  // MARK: Proposals

  /// A group of members that could move.
  struct Draft {
    var group: Int
    /// Methods, computed properties and nested types, and the stored properties that move with them.
    var moving: Set<MemberID>
    var lines: Int
    /// The number of lines that move, reduced by the share of uses between the part and the rest.
    var worth: Int
  }

  private func draft(_ group: Int, _ groups: MemberGroups, _ members: MemberGraph, _ work: TypeWork) -> Draft? {
    let moving = groups.all[group]
    let methods = moving.count { members.members[$0].isCode }
    let lines = work.lines.lines(of: moving)
    guard methods >= Self.leastMethods, lines >= Self.leastLines else { return nil }
    var (inner, outer) = (0, 0)
    for use in members.uses.keys {
      let (user, used) = (moving.contains(use.user), moving.contains(use.used))
      if user && used { inner += 1 } else if user || used { outer += 1 }
    }
    // A part with closer ties to the rest than to itself would just be one half of the type.
    guard inner > 0, inner * Self.maximumCoupling >= outer else { return nil }
    return Draft(group: group, moving: moving, lines: lines, worth: lines * inner / (inner + outer))
  }

  private func proposal(
    _ draft: Draft, _ members: MemberGraph, _ groups: MemberGroups, _ work: TypeWork, of type: SymbolID
  ) -> SplitDocument.Proposal {
    let shown = work.responsibilities(of: draft.moving)
    let target = TargetChoice(model: context.model, packs: packs).target(
      for: draft.moving, of: members, responsibilities: shown.map(\.name))
    var proposal = SplitDocument.Proposal(target: target)
    proposal.words = groups.words(of: draft.group)
    let moving = members.members.indices.filter(draft.moving.contains)
    for member in moving {
      let described = describe(member, members, group: draft.group)
      if members.members[member].kind == .stored {
        proposal.state.append(described)
      } else {
        proposal.members.append(described)
      }
    }
    var (interface, needs): (Set<MemberID>, Set<MemberID>) = ([], [])
    for use in members.uses.keys {
      let (user, used) = (draft.moving.contains(use.user), draft.moving.contains(use.used))
      if used, !user { interface.insert(use.used) }
      if user, !used { needs.insert(use.used) }
    }
    interface.formUnion(moving.filter { members.members[$0].symbols.contains(where: usesFromOutside.contains) })
    func described(_ set: Set<MemberID>) -> [SplitDocument.Member] {
      set.sorted().map { describe($0, members, group: groups.group(of: $0)) }
    }
    (proposal.interface, proposal.needs) = (described(interface), described(needs))
    proposal.collaborators = collaborators(of: draft.moving, members, type)
    proposal.lines = draft.lines
    proposal.responsibilities = shown.map(\.title)
    proposal.rest = work.size(without: [TypeWork.Part(members: draft.moving, target: target)])
    return proposal
  }

  /// Types of the project that the moving members use, most used first.
  private func collaborators(of moving: Set<MemberID>, _ members: MemberGraph, _ type: SymbolID) -> [String] {
    var counts: [SymbolID: Int] = [:]
    for member in moving {
      for index in members.references(of: member) {
        guard let used = graph.enclosingType(of: graph.references[index].target) else { continue }
        let outer = graph.outermostType(of: used)
        guard outer != type, graph.symbols[outer].kind.isNominalType else { continue }
        let roles = context.model.roles(of: outer)
        if roles.isDisjoint(with: [RoleSet(.view), RoleSet(.viewController)]), !roles.isEmpty {
          counts[outer, default: 0] += 1
        }
      }
    }
    return counts.keys.sorted { (-(counts[$0] ?? 0), $0) < (-(counts[$1] ?? 0), $1) }.prefix(5).map {
      graph.qualifiedName(of: $0)
    }
  }

  // MARK: Members

  private func position(of symbol: SymbolID) -> Position {
    context.position(graph.symbols[symbol].file, graph.declaration(of: symbol).nameOffset)
  }

  private func describe(_ member: MemberID, _ members: MemberGraph, group: Int?) -> SplitDocument.Member {
    let entry = members.members[member]
    let kind: SplitDocument.Member.Kind =
      switch entry.kind {
      case .nestedType, .other: .type
      case .stored, .computed: .property
      case .method, .initializer, .deinitializer: .method
      }
    return SplitDocument.Member(name: entry.name, kind: kind, position: position(of: entry.symbols[0]), group: group)
  }
}

/// The members of some types that other types use.
private struct OutsideUses {
  private var used: Set<SymbolID> = []

  init(of types: [SymbolID], in graph: DependencyGraph) {
    let isOwner = graph.symbols.marked(types)
    for reference in graph.references {
      guard let owner = graph.enclosingType(of: reference.target), isOwner[owner] else { continue }
      if reference.source.map(graph.outermostType(of:)) != owner { used.insert(reference.target) }
    }
  }

  func contains(_ symbol: SymbolID) -> Bool { used.contains(symbol) }
}
