import LowLevel
import SourceFacts
import Tables

/// Where some names are in one file. It is computed once, so that a search in a part of the file does not read all of
/// it.
struct NameOffsets {
  /// Ascending.
  private let offsets: [UInt32]

  init(_ offsets: [UInt32]) { self.offsets = offsets.sorted() }

  /// The identifiers and members with certain names.
  init(in facts: FrozenFacts, where isMeant: (Name) -> Bool) {
    var known: [Name: Bool] = [:]
    var offsets: [UInt32] = []
    for node in facts.nodes where [.identifier, .member].contains(node.kind) {
      let isNamed = known[node.name] ?? isMeant(node.name)
      known[node.name] = isNamed
      if isNamed { offsets.append(node.offset) }
    }
    self.init(offsets)
  }

  /// Whether one of them is in the text of a declaration.
  func isAny(in text: Declaration) -> Bool {
    let next = offsets.indices.partitioningIndex { offsets[$0] >= text.start }
    return next < offsets.endIndex && offsets[next] < text.end
  }
}
