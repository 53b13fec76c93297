import Architecture
import DependencyGraph
import Findings
import Ordering
import SourceFacts

/// Which uses of shared instances count, for a rule that asks for nothing else.
struct SharedInstances {
  private let context: RuleContext
  private let ambient: [NamePattern]
  /// Types whose code names a framework type that marks ambient services.
  private let marked: Set<Int>

  /// - Parameters:
  ///   - ambient: names of services that are around everywhere, such as themes and logs.
  ///   - marks: framework types that only such services name.
  init(_ context: RuleContext, ambient: [NamePattern], marks: [NamePattern]) {
    (self.context, self.ambient) = (context, ambient)
    let graph = context.graph
    guard !marks.isEmpty else {
      marked = []
      return
    }
    let names = context.foreignNames(marks)
    marked = graph.files.indices.reduce(into: []) { marked, file in
      for found in names.names(in: file) where found.place.source >= 0 {
        marked.insert(graph.outermostType(of: Int(found.place.source)))
      }
    }
  }

  /// What hands out a shared instance that matters, with the class of that.
  func accessors(of selector: Selector) -> [(symbol: Int32, target: Int)] {
    context.singletons.accessors.compactMap { symbol, type in
      selector.matches(symbol: Int(type), in: context.model) && !isAmbient(Int(type)) ? (symbol, Int(type)) : nil
    }
  }

  private func isAmbient(_ type: Int) -> Bool {
    let name = context.graph.name(of: type)
    return ambient.contains { $0.matches(name) } || marked.contains(context.graph.outermostType(of: type))
  }
}

extension DependencyGraph {
  /// Whether the one who makes the object may pass another instance than the one that a reference names: it is the default of a
  /// parameter or of a stored property, or is in a convenience initializer.
  func isReplaceable(_ reference: Reference) -> Bool {
    let source = Int(reference.source)
    switch symbols[source].kind {
    case .variable: return isInitialValue(reference, of: source)
    case .initializer where declaration(of: source).modifiers.contains(.convenience): return true
    default: break
    }
    return parameters(of: source).contains { $0.value >= 0 && ($0.start..<$0.end).contains(reference.offset) }
  }

  /// What a lazy property names is asked for later, and code in a closure whenever it runs.
  private func isInitialValue(_ reference: Reference, of property: Int) -> Bool {
    let declaration = declaration(of: property)
    guard declaration.value >= 0, symbols[property].parent >= 0,
      declaration.modifiers.isDisjoint(with: [.static, .classMember, .lazy, .computed])
    else { return false }
    let nodes = files[Int(symbols[property].file)].facts.nodes
    let root = Int(declaration.value)
    let value = Int(nodes[root].start)...root
    guard let place = value.first(where: { nodes[$0].offset == reference.offset }) else { return false }
    return !value.contains { nodes[$0].kind == .closure && (Int(nodes[$0].start)..<$0).contains(place) }
  }
}

/// Shared instances that so many types use that the fault is the instance's, not each user's.
struct WidelyUsedInstances {
  /// By class of the instance.
  private(set) var heads: [Int: Finding] = [:]

  /// - Parameters:
  ///   - uses: each user with the class of an instance, and where it names that.
  ///   - threshold: so many users are many; 0: none are. A fifth of the view controllers are many too.
  init(_ uses: [(user: Int, target: Int, references: [Reference])], threshold: Int, _ context: RuleContext, _ rule: Rule) {
    guard threshold > 0, rule.texts.notes["widely_used"] != nil else { return }
    let screens = context.model.roles.count(.viewController)
    for (target, uses) in Dictionary(grouping: uses, by: \.target) {
      let controllers = uses.count { context.model.roles.has(.viewController, $0.user) }
      let isShare = controllers >= Self.fewest && controllers * Self.share >= screens
      guard uses.count >= threshold || isShare else { continue }
      heads[target] = Self.head(target, uses, context, rule)
    }
  }

  private static let share = 5
  /// A fifth of a small app is not many.
  private static let fewest = 5

  private static func head(
    _ target: Int, _ uses: [(user: Int, target: Int, references: [Reference])], _ context: RuleContext, _ rule: Rule
  ) -> Finding {
    var counts: [Int32: Int] = [:]
    for reference in uses.flatMap(\.references) { counts[reference.target, default: 0] += 1 }
    let accessor = Int(counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? Int32(target))
    let name = context.graph.qualifiedName(of: target)
    var draft = FindingDraft(
      rule: rule, context: context, at: Place(nameOf: accessor, in: context.graph), subject: name, target: "")
    draft.values.merge(
      ["target": name, "name": context.graph.qualifiedName(of: accessor), "count": "\(uses.count)"], uniquingKeysWith: { $1 })
    draft.finding.measures["users"] = .count(uses.count)
    var head = draft.finished(edge: "users", saying: "widely_used", advice: "widely_used_advice")
    head.share = .head
    return head
  }
}
