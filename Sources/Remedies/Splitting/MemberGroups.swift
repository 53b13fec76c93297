import Tables
import TypeMembers

/// Groups the members of a type so that each group could become a separate type.
struct MemberGroups {
  /// In the order of their first members.
  private(set) var all: [Set<MemberID>] = []
  private var groupOfMember: [MemberID: Int] = [:]
  private let type: MemberGraph
  private let similarity: MemberSimilarity

  init(of type: MemberGraph) {
    self.type = type
    let code = type.members.indices.filter { type.members[$0].isCode && !type.stays($0) }
    similarity = MemberSimilarity(code, of: type)
    let groups = Louvain(weights: similarity.weights()).groups
    for (member, group) in zip(code, groups) { groupOfMember[member] = group }
    all = [Set<MemberID>](repeating: [], count: (groups.max() ?? -1) + 1)
    for (member, group) in zip(code, groups) { all[group].insert(member) }
    addState()
  }

  /// The group of a member; nil if the member stays in the type.
  func group(of member: MemberID) -> Int? { groupOfMember[member] }

  /// Adds stored properties, constants and nested types to the group that uses them, if no other code uses them except
  /// for setup code.
  private mutating func addState() {
    var users: [MemberID: [MemberID]] = [:]
    for (use, _) in type.sortedUses { users[use.used, default: []].append(use.user) }
    for member in type.members.indices where !type.members[member].isCode && !type.stays(member) {
      let found = Set((users[member] ?? []).compactMap { groupOfMember[$0] })
      let isSetUpOnly = (users[member] ?? []).allSatisfy { groupOfMember[$0] != nil || isSetup($0) }
      guard found.count == 1, let group = found.first, isSetUpOnly else { continue }
      groupOfMember[member] = group
      all[group].insert(member)
    }
  }

  private func isSetup(_ member: MemberID) -> Bool {
    let entry = type.members[member]
    return entry.kind == .initializer || entry.kind == .deinitializer || entry.name.hasPrefix("viewDidLoad")
  }

  /// The words that distinguish a group from the others.
  func words(of group: Int) -> [String] {
    var (own, elsewhere): ([String: Int], [String: Int]) = ([:], [:])
    for (member, words) in zip(similarity.nodes, similarity.words) {
      for word in words.keys {
        if groupOfMember[member] == group { own[word, default: 0] += 1 } else { elsewhere[word, default: 0] += 1 }
      }
    }
    // A word of a single member is not typical of the group.
    let scores = own.filter { $0.value > 1 && !MemberWords.unspecific.contains($0.key) }.map { word, count in
      (word: word, score: count * count * 1000 / (count + 2 * (elsewhere[word] ?? 0)))
    }
    return scores.sorted { ($1.score, $0.word) < ($0.score, $1.word) }.prefix(3).map(\.word)
  }
}
