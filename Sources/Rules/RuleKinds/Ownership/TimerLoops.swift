import Architecture
import DependencyGraph
import Frameworks
import LowLevel
import SourceFacts

/// Timers that run until they are invalidated, stored by the object that they call, as target or in a closure.
struct TimerLoops {
  private let own: SelfReferences
  private let context: RuleContext
  private var graph: DependencyGraph { context.graph }

  /// Names of timer types.
  static let words = Frameworks.known.all(with: .timer)

  init(_ own: SelfReferences, _ context: RuleContext) {
    self.own = own
    self.context = context
  }

  func loops() -> [ClosureLoop] {
    let found = context.reader.uses(of: own.type, forms: .assign).compactMap { use -> ClosureLoop? in
      guard own.isOwn(use.target), let property = context.strongProperty(use.target), !context.isStatic(use.source),
        let timer = context.reader.arguments(of: use).first, let kind = kind(of: timer, in: use.file)
      else { return nil }
      return ClosureLoop(kind: kind, type: own.type, links: [], closure: property, place: context.place(of: use))
    }
    return found.isEmpty || stopsTimers ? [] : found
  }

  /// Whether the code calls `invalidate` on anything, except in `deinit`: the timer may have another name there, as a
  /// parameter of the method that it calls or in its block.
  private var stopsTimers: Bool {
    context.reader.uses(of: own.type, forms: .call).contains { use in
      context.reader.isNamed(use, "invalidate") && !graph.isInDeinitializer(use.offset, in: use.file)
    }
  }

  /// How a repeating timer retains `self`.
  private func kind(of call: NodeID, in file: FileID) -> ClosureLoop.Kind? {
    guard graph.node(call, in: file).kind == .call, let callee = graph.children(of: call, in: file).first else {
      return nil
    }
    let name = graph.text(graph.node(callee, in: file).name, in: file)
    let receiver = graph.children(of: callee, in: file).first.flatMap { context.reader.path(of: $0, in: file) }
    let isLink = name == "CADisplayLink" || receiver == "CADisplayLink"
    guard isLink || [name, receiver ?? ""].contains(where: Self.words.contains) else { return nil }
    let arguments = labelled(call, callee, in: file)
    if !isLink, !(arguments["repeats"].map { isTrue($0, in: file) } ?? false) { return nil }
    if let target = arguments["target"] ?? arguments["displayLinkWithTarget"], isSelf(target, in: file) {
      return .target
    }
    return arguments.values.contains { isCapturing($0, in: file) } ? .closure : nil
  }

  /// The arguments by label; for a message by the parts of its selector.
  private func labelled(_ call: NodeID, _ callee: NodeID, in file: FileID) -> [String: NodeID] {
    let arguments = graph.children(of: call, in: file).dropFirst()
    let selector = graph.text(graph.node(callee, in: file).name, in: file).pieces(at: ":")
    let isMessage = graph.text(graph.node(callee, in: file).name, in: file).hasSuffix(":")
    var labelled: [String: NodeID] = [:]
    for (index, argument) in arguments.enumerated() {
      let word =
        isMessage
        ? (index < selector.count ? String(selector[index]) : "")
        : graph.text(graph.node(argument, in: file).label, in: file)
      labelled[word] = argument
    }
    return labelled
  }

  private func isTrue(_ node: NodeID, in file: FileID) -> Bool {
    let written = graph.node(node, in: file)
    return written.kind == .booleanLiteral && ["true", "YES"].contains(graph.text(written.name, in: file))
  }

  private func isSelf(_ node: NodeID, in file: FileID) -> Bool {
    let written = graph.node(node, in: file)
    return written.kind == .identifier && graph.text(written.name, in: file) == "self"
  }

  private func isCapturing(_ node: NodeID, in file: FileID) -> Bool {
    graph.node(node, in: file).kind == .closure && own.isCaptured(by: node, in: file)
  }
}
