import Architecture
import DependencyGraph
import FactCollection
import Findings
import Foundation
import Policy
import RuleKinds
import Threads

/// Checks rules on several threads. Rules of one kind run on the same thread, since they make the same queries.
struct RuleChecks {
  private let contexts: Contexts
  private let jobs: Int

  /// - Parameter references: the references of the model, if they are known already.
  init(
    _ model: ArchitecturalModel, _ positions: SourcePositions, _ unread: UnreadCode, _ references: ReferencesByTarget?,
    jobs: Int
  ) {
    contexts = Contexts(model, positions, unread, references, count: jobs)
    self.jobs = jobs
  }

  /// Returns the findings, in the order of the rules. Each variant of a rule reports only on the folder to which it
  /// applies. After a cancellation, remaining rules are skipped.
  func findings(_ rules: [[RuleVariant]], unless isCancelled: @escaping @Sendable () -> Bool) -> [Finding] {
    let kinds = Dictionary(grouping: rules.indices) { rules[$0][0].rule.specification.name }
    let slow = kinds.filter { rules[$0.value[0]][0].rule.specification.reads.contains(.code) }
    // The largest kinds are at both ends of the list, so that threads finish at about the same time. Rules that read
    // code are adjacent, since a thread caches what it finds in code for the next rule.
    let ordered = [slow, kinds.filter { slow[$0.key] == nil }].map { kinds in
      kinds.values.sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
    }
    let ofSlow = ordered[0].joined().map { [$0] }
    let shares = ofSlow + ordered[1].reversed()
    let found = Slots<[Finding]>(rules.count)
    concurrently(Array(shares.indices), jobs: jobs, fromBothEnds: true, each: contexts.next) { share, context in
      if share >= ofSlow.count { context.forgetCode() }
      for index in shares[share] where !isCancelled() { found[index] = Self.findings(rules[index], context) }
    }
    let lists = rules.indices.map { found.take($0) ?? [] }
    var all: [Finding] = []
    all.reserveCapacity(lists.reduce(0) { $0 + $1.count })
    for list in lists { all += list }
    return all
  }

  /// Rules that were stopped so far, in the order of their names, and the steps of all rules.
  func work() -> (problems: [Problem], steps: [String: Int]) {
    let contexts = contexts.release()
    let steps = contexts.reduce(into: [:]) { all, context in all.merge(context.steps, uniquingKeysWith: +) }
    return (contexts.flatMap(\.problems).sorted { $0.message < $1.message }, steps)
  }

  private static func findings(_ variants: [RuleVariant], _ context: RuleContext) -> [Finding] {
    if variants.count == 1 { return variants[0].rule.isOn ? variants[0].rule.check(context) : [] }
    return variants.indices.flatMap { index in
      let variant = variants[index].rule
      guard variant.isOn else { return [Finding]() }
      return variant.check(context).filter { variants.index(for: $0.position.file) == index }
    }
  }

  /// Creates a context for each thread. A lock guards what they share.
  private final class Contexts: @unchecked Sendable {
    private var models: [ArchitecturalModel]
    private let positions: SourcePositions
    private let unread: UnreadCode
    private let lock = NSLock()
    private let graph: DependencyGraph
    private var knownReferences: ReferencesByTarget?
    private let referencesLock = NSLock()
    private var made: [RuleContext] = []

    init(
      _ model: ArchitecturalModel, _ positions: SourcePositions, _ unread: UnreadCode,
      _ references: ReferencesByTarget?, count: Int
    ) {
      models = (1..<max(count, 1)).map { _ in model.copy() } + [model]
      (self.positions, self.unread, graph, knownReferences) = (positions, unread, model.graph, references)
    }

    /// The first thread that calls this computes the references; other threads wait for it.
    private func references() -> ReferencesByTarget {
      referencesLock.withLock {
        let references = knownReferences ?? ReferencesByTarget(in: graph)
        knownReferences = references
        return references
      }
    }

    /// The contexts, which must not be in use. They are released, since each refers to this object: a cycle would keep
    /// the whole project, with its base folder open.
    func release() -> [RuleContext] {
      lock.withLock {
        defer { made = [] }
        return made
      }
    }

    @Sendable func next() -> RuleContext {
      let context = makeContext()
      lock.withLock { made.append(context) }
      return context
    }

    private func makeContext() -> RuleContext {
      RuleContext(
        model: lock.withLock { models.removeLast() },
        references: references,
        text: { file in self.lock.withLock { self.positions.scannedText(ofFile: file) } },
        isNamedInUnreadCode: { word in self.lock.withLock { self.unread.contains(word) } }
      ) { file, offset in
        self.lock.withLock { self.positions.position(file: file, offset: offset) }
      }
    }
  }
}
