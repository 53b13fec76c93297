import Architecture
import DependencyGraph
import SourceFacts
import Tables
import TypeMembers

/// The number of lines that moving members removes, including the comments and empty lines before them. An extension
/// that loses all members is removed as a whole.
struct MemberLines {
  private var ofMember: [MemberID: Int] = [:]
  /// The members of each part of the type (its declaration or an extension), and the number of lines of the part's head
  /// and end.
  private var parts: [(members: Set<MemberID>, frame: Int)] = []

  init(of type: MemberGraph) {
    let graph = type.graph
    for part in graph.parts(of: type.type) {
      let table = graph.files[graph.symbols[part].file].facts.lines
      let declaration = graph.declaration(of: part)
      var line =
        declaration.body.map { body in
          table.line(at: graph.files[graph.symbols[part].file].facts.scopes[body].start).line
        } ?? table.line(at: declaration.nameOffset).line
      let start = line
      var members: Set<MemberID> = []
      for symbol in graph.members(declaredIn: part) {
        guard let member = type.member(of: symbol) else { continue }
        let end = table.line(at: max(graph.declaration(of: symbol).end, 1) - 1).line
        members.insert(member)
        ofMember[member, default: 0] += max(0, end - line)
        line = max(line, end)
      }
      let end = table.line(at: max(declaration.end, 1) - 1).line
      let frame = start - table.line(at: declaration.nameOffset).line + 1 + end - line
      if part != type.type, !members.isEmpty { parts.append((members, frame)) }
    }
  }

  func lines(of members: Set<MemberID>) -> Int {
    members.reduce(0) { $0 + (ofMember[$1] ?? 0) }
      + parts.reduce(0) { $0 + ($1.members.isSubset(of: members) ? $1.frame : 0) }
  }
}
