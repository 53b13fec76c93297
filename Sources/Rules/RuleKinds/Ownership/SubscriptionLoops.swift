import Architecture
import DependencyGraph
import Frameworks
import SourceFacts

/// Subscriptions that an object stores and that capture the object: `$text.sink { self.show($0) }.store(in: &bag)`. A
/// subscription ends with its publisher and then releases the closure. So only publishers count that live at least as
/// long as the object: its own, those of objects that it owns, notifications and timers.
struct SubscriptionLoops {
  private let own: SelfReferences
  private let context: RuleContext
  private var graph: DependencyGraph { context.graph }

  /// Methods that create a subscription.
  static let words = ["sink", "assign"]

  init(_ own: SelfReferences, _ context: RuleContext) {
    self.own = own
    self.context = context
  }

  func loops() -> [ClosureLoop] {
    guard graph.isSwift(own.type) else { return [] }
    return context.reader.uses(of: own.type).compactMap { use in
      guard let (subscription, way) = kept(use), let closure = way.last, !context.isStatic(use.source),
        let kind = kind(of: subscription, use), isEndless(subscription, use)
      else { return nil }
      return ClosureLoop(
        kind: kind, type: own.type, links: way.dropLast(), closure: closure, place: context.place(of: use))
    }
  }

  /// The node of a stored subscription, and the path to the property that stores it.
  private func kept(_ use: Use) -> (subscription: NodeID, way: [StoredProperty])? {
    let reader = context.reader
    if use.form == .assign {
      guard own.isOwn(use.target), let property = context.strongProperty(use.target),
        let argument = reader.onlyArgument(of: use)
      else { return nil }
      return (argument, [property])
    }
    guard use.form == .call, let receiver = reader.receiverNode(of: use) else { return nil }
    if reader.isNamed(use, "store") {
      guard reader.labels(of: use) == ["in"], let argument = reader.onlyArgument(of: use) else { return nil }
      return own.way(to: argument, at: use).map { (receiver, $0) }
    }
    guard reader.isNamed(use, "insert"), let argument = reader.onlyArgument(of: use) else { return nil }
    return own.way(to: receiver, at: use).map { (argument, $0) }
  }

  private func kind(of subscription: NodeID, _ use: Use) -> ClosureLoop.Kind? {
    let file = use.file
    let arguments = graph.children(of: subscription, in: file).dropFirst()
    switch called(subscription, in: file) {
    case "sink":
      return captures(subscription, in: file) || isCapturedByOperator(of: subscription, in: file) ? .closure : nil
    case "assign":
      // Overloads in libraries, such as `assign(to:on:ownership:)`, have a parameter for the strength of the reference.
      let isOwn =
        arguments.count == 2
        && arguments.contains { argument in
          let node = graph.node(argument, in: file)
          return graph.text(node.label, in: file) == "on" && node.kind == .identifier
            && graph.text(node.name, in: file) == "self"
        }
      if isOwn { return .assignment }
      return isCapturedByOperator(of: subscription, in: file) ? .closure : nil
    default: return nil
    }
  }

  /// Whether an operator's closure captures the object: `$text.map { self.trimmed($0) }.sink { … }`. The subscription
  /// retains the closures of all operators.
  private func isCapturedByOperator(of subscription: NodeID, in file: FileID) -> Bool {
    var node = receiver(subscription, in: file)
    while let call = node, let name = called(call, in: file), Frameworks.known.has(.endsWithSource, name) {
      if captures(call, in: file) { return true }
      node = receiver(call, in: file)
    }
    return false
  }

  /// Whether a closure argument of a call captures the object.
  private func captures(_ call: NodeID, in file: FileID) -> Bool {
    graph.children(of: call, in: file).dropFirst().contains { argument in
      graph.node(argument, in: file).kind == .closure && own.isCaptured(by: argument, in: file)
    }
  }

  /// The name of the called method.
  private func called(_ call: NodeID, in file: FileID) -> String? {
    guard graph.node(call, in: file).kind == .call, let callee = graph.children(of: call, in: file).first,
      graph.node(callee, in: file).kind == .member
    else { return nil }
    return graph.text(graph.node(callee, in: file).name, in: file)
  }

  // MARK: Publishers

  /// `Publishers.CombineLatest($name, $age)` ends when both publishers have ended.
  private static let combining: Set<String> = [
    "CombineLatest", "CombineLatest3", "CombineLatest4", "Merge", "Merge3", "Merge4", "MergeMany",
  ]

  private func isEndless(_ subscription: NodeID, _ use: Use) -> Bool {
    receiver(subscription, in: use.file).map { isEndlessPublisher($0, use) } ?? false
  }

  private func isEndlessPublisher(_ publisher: NodeID, _ use: Use) -> Bool {
    let file = use.file
    var node = publisher
    while let name = called(node, in: file) {
      if name == "publisher" || name == "publish" {
        let path = receiver(node, in: file).flatMap { context.reader.path(of: $0, in: file) }
        return path == "NotificationCenter.default" || path == "Timer"
      }
      guard let inner = receiver(node, in: file) else { return false }
      if Self.combining.contains(name), context.reader.path(of: inner, in: file) == "Publishers" {
        return graph.children(of: node, in: file).dropFirst().contains { isEndlessPublisher($0, use) }
      }
      guard Frameworks.known.has(.endsWithSource, name) else { return false }
      node = inner
    }
    return isPublished(node, use)
  }

  private func receiver(_ call: NodeID, in file: FileID) -> NodeID? {
    graph.children(of: call, in: file).first.flatMap { graph.children(of: $0, in: file).first }
  }

  /// Whether an expression is a publisher of the object or its model: `$text`, `self.$text`, `model.$text`, or a
  /// property of a subject type.
  private func isPublished(_ node: NodeID, _ use: Use) -> Bool {
    let file = use.file
    let written = graph.node(node, in: file)
    guard [.identifier, .member].contains(written.kind) else { return false }
    if graph.text(written.name, in: file).hasPrefix("$") {
      return written.kind == .identifier
        || graph.children(of: node, in: file).first.flatMap { own.way(to: $0, at: use) } != nil
    }
    guard own.way(to: node, at: use) != nil, case .foreign(let type) = context.reader.types.type(of: node, in: file)
    else { return false }
    let name = context.reader.types.text(type)
    return name == "PassthroughSubject" || name == "CurrentValueSubject"
  }
}
