import DependencyGraph
import LowLevel
import SourceFacts
import Tables
import TypeMembers

/// The similarity of the methods of a type: shared properties, calls, and shared words in names.
///
/// These three measures and their sum are those of G. Bavota, A. De Lucia, A. Marcus, R. Oliveto: Automating Extract
/// Class Refactoring: An Improved Method and Its Evaluation. Empirical Software Engineering 19, 2014. Words are
/// weighted by their rarity instead of being reduced by latent semantic indexing. Two more measures connect methods of
/// the same extension or category, and methods of the same base name, such as those of a delegate.
struct MemberSimilarity {
  private let graph: DependencyGraph
  private let type: MemberGraph
  /// The methods and computed properties to compare.
  let nodes: [MemberID]
  private var numbers: [MemberID: Int] = [:]
  /// The frequency of each word in each node.
  private(set) var words: [[String: Int]]

  struct Shares {
    var state = 0.2
    var calls = 0.2
    var words = 0.6
    var home = 0.1
    var family = 0.3
  }

  init(_ nodes: [MemberID], of type: MemberGraph) {
    (self.nodes, self.type, graph) = (nodes, type, type.graph)
    for (number, node) in nodes.enumerated() { numbers[node] = number }
    let own = Set(CamelWords(type.graph.name(of: type.type)).list.map { $0.lowercased() })
    words = nodes.map { node in MemberWords(of: node, in: type, without: own).counts }
  }

  /// A symmetric matrix without loops.
  func weights(_ shares: Shares = Shares()) -> [[Double]] {
    let (state, calls, words, homes) = (sharedState(), calls(), sharedWords(), homes())
    let families = nodes.map { type.members[$0].name.prefix { $0 != "(" && $0 != ":" } }
    return nodes.indices.map { one in
      nodes.indices.map { other in
        if one == other { return 0 }
        return shares.state * state[one][other] + shares.calls * max(calls[one][other], calls[other][one])
          + shares.words * words[one][other] + (homes[one] != nil && homes[one] == homes[other] ? shares.home : 0)
          + (families[one] == families[other] ? shares.family : 0)
      }
    }
  }

  private func matrix() -> [[Double]] {
    [[Double]](repeating: [Double](repeating: 0, count: nodes.count), count: nodes.count)
  }

  /// SSM: the properties that both methods use, divided by those that either uses. A property with many users has less
  /// weight.
  private func sharedState() -> [[Double]] {
    var properties = [[MemberID]](repeating: [], count: nodes.count)
    var users: [MemberID: Int] = [:]
    for (use, _) in type.sortedUses where type.members[use.used].kind == .stored {
      guard let node = numbers[use.user] else { continue }
      properties[node].append(use.used)
      users[use.used, default: 0] += 1
    }
    func weight(_ property: MemberID) -> Double { 1 / Double(users[property] ?? 1) }
    var shared = matrix()
    for one in nodes.indices where !properties[one].isEmpty {
      for other in nodes.indices where other > one && !properties[other].isEmpty {
        let both = Set(properties[one]).intersection(properties[other])
        let either = Set(properties[one]).union(properties[other])
        guard !both.isEmpty else { continue }
        let share = both.map(weight).sorted().reduce(0, +) / either.map(weight).sorted().reduce(0, +)
        (shared[one][other], shared[other][one]) = (share, share)
      }
    }
    return shared
  }

  /// CDM: the share of the calls of a method that another method makes.
  private func calls() -> [[Double]] {
    var calls = matrix()
    var all = [Int](repeating: 0, count: nodes.count)
    for (use, count) in type.sortedUses {
      guard let user = numbers[use.user], let used = numbers[use.used] else { continue }
      calls[user][used] += Double(count)
      all[used] += count
    }
    for user in nodes.indices {
      for used in nodes.indices where all[used] > 0 { calls[user][used] /= Double(all[used]) }
    }
    return calls
  }

  /// CSM: the cosine similarity of the words, weighted by their rarity in the type.
  private func sharedWords() -> [[Double]] {
    var documents: [String: Int] = [:]
    for counts in words { for word in counts.keys { documents[word, default: 0] += 1 } }
    let vectors = words.map { counts in
      counts.map { word, count in
        (word, Double(count).squareRoot() / Double(documents[word] ?? 1))
      }.sorted { $0.0 < $1.0 }
    }
    let lengths = vectors.map { vector in vector.reduce(0) { $0 + $1.1 * $1.1 }.squareRoot() }
    var cosines = matrix()
    for one in nodes.indices {
      let weights = Dictionary(uniqueKeysWithValues: vectors[one])
      for other in nodes.indices where other > one {
        let product = vectors[other].reduce(0) { $0 + $1.1 * (weights[$1.0] ?? 0) }
        guard product > 0 else { continue }
        let cosine = product / (lengths[one] * lengths[other])
        (cosines[one][other], cosines[other][one]) = (cosine, cosine)
      }
    }
    return cosines
  }

  /// The extension or category that declares each node; nil for the main declaration.
  private func homes() -> [SymbolID?] {
    nodes.map { node in
      let parent = graph.symbols[type.members[node].symbols[0]].parent
      guard let parent, parent != type.type, graph.symbols[parent].kind == .extension else { return nil }
      // The main implementation of an Objective-C class contains nearly all of its methods.
      let label = graph.text(graph.declaration(of: parent).label, in: graph.symbols[parent].file)
      return !graph.isSwift(parent) && label == "implementation" ? nil : parent
    }
  }
}
