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

  /// A symmetric matrix without loops. Only one is built, since types may have thousands of members.
  func weights(_ shares: Shares = Shares()) -> [[Double]] {
    var weights = [[Double]](repeating: [Double](repeating: 0, count: nodes.count), count: nodes.count)
    func add(_ weight: Double, _ one: Int, _ other: Int) {
      weights[one][other] += weight
      weights[other][one] += weight
    }
    forEachSharedState { add(shares.state * $2, $0, $1) }
    forEachCall { add(shares.calls * $2, $0, $1) }
    forEachSharedWords { add(shares.words * $2, $0, $1) }
    let homes = homes()
    let families = nodes.map { type.members[$0].name.prefix { $0 != "(" && $0 != ":" } }
    for one in nodes.indices {
      for other in nodes.indices where other > one {
        if homes[one] != nil, homes[one] == homes[other] { add(shares.home, one, other) }
        if families[one] == families[other] { add(shares.family, one, other) }
      }
    }
    return weights
  }

  /// SSM: the properties that both methods use, divided by those that either uses. A property with many users has less
  /// weight. Calls `body` once for each pair that shares any.
  private func forEachSharedState(_ body: (_ one: Int, _ other: Int, _ share: Double) -> Void) {
    var properties = [[MemberID]](repeating: [], count: nodes.count)
    var users: [MemberID: Int] = [:]
    for (use, _) in type.sortedUses where type.members[use.used].kind == .stored {
      guard let node = numbers[use.user] else { continue }
      properties[node].append(use.used)
      users[use.used, default: 0] += 1
    }
    func weight(_ property: MemberID) -> Double { 1 / Double(users[property] ?? 1) }
    for one in nodes.indices where !properties[one].isEmpty {
      let own = Set(properties[one])
      for other in nodes.indices where other > one && !properties[other].isEmpty {
        let both = own.intersection(properties[other])
        guard !both.isEmpty else { continue }
        let either = own.union(properties[other])
        body(one, other, both.map(weight).sorted().reduce(0, +) / either.map(weight).sorted().reduce(0, +))
      }
    }
  }

  /// CDM: the share of the calls of a method that another method makes. Calls `body` once for each pair, with the
  /// higher share of both directions.
  private func forEachCall(_ body: (_ one: Int, _ other: Int, _ share: Double) -> Void) {
    var calls = [[Int: Double]](repeating: [:], count: nodes.count)
    var all = [Int](repeating: 0, count: nodes.count)
    for (use, count) in type.sortedUses {
      guard let user = numbers[use.user], let used = numbers[use.used] else { continue }
      calls[user][used, default: 0] += Double(count)
      all[used] += count
    }
    func share(_ user: Int, _ used: Int) -> Double {
      all[used] > 0 ? (calls[user][used] ?? 0) / Double(all[used]) : 0
    }
    for user in nodes.indices {
      for used in calls[user].keys where used > user || used < user && calls[used][user] == nil {
        body(user, used, max(share(user, used), share(used, user)))
      }
    }
  }

  /// CSM: the cosine similarity of the words, weighted by their rarity in the type. Calls `body` once for each pair
  /// that shares any.
  private func forEachSharedWords(_ body: (_ one: Int, _ other: Int, _ cosine: Double) -> Void) {
    var documents: [String: Int] = [:]
    for counts in words { for word in counts.keys { documents[word, default: 0] += 1 } }
    let vectors = words.map { counts in
      counts.map { word, count in
        (word, Double(count).squareRoot() / Double(documents[word] ?? 1))
      }.sorted { $0.0 < $1.0 }
    }
    let lengths = vectors.map { vector in vector.reduce(0) { $0 + $1.1 * $1.1 }.squareRoot() }
    for one in nodes.indices {
      let weights = Dictionary(uniqueKeysWithValues: vectors[one])
      for other in nodes.indices where other > one {
        let product = vectors[other].reduce(0) { $0 + $1.1 * (weights[$1.0] ?? 0) }
        if product > 0 { body(one, other, product / (lengths[one] * lengths[other])) }
      }
    }
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
