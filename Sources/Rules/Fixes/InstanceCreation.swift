import DependencyGraph
import SourceFacts

/// How an expression that names a type, or one of its initializers, uses it.
enum InstanceCreation {
  /// Creates no instance: it uses another member.
  case none
  /// Passes the type or the initializer to code that may create instances.
  case passedOn
  /// Is the callee of this call, which creates an instance: `Subject(…)`, `Subject.init(…)`, `.init(…)`,
  /// `self.init(…)`.
  case call(NodeID)
}

extension FrozenFacts {
  /// - Parameter isKnown: whether the node is resolved to the type or its initializer; otherwise it is an unresolved
  ///   `init`.
  func creation(at node: NodeID, isKnown: Bool) -> InstanceCreation {
    guard [.identifier, .member, .implicitMember].contains(nodes[node].kind) else { return .none }
    guard let parent = parent(of: node), nodes[parent].start == nodes[node].start else {
      return isKnown ? .passedOn : .none
    }
    switch nodes[parent].kind {
    case .call: return .call(parent)
    // `Subject.init(…)`, but not another static member.
    case .member where nodes[node].kind != .implicitMember:
      let name = text(nodes[parent].name)
      guard name == "init" else { return name == "self" ? .passedOn : .none }
      guard let call = self.parent(of: parent), nodes[call].kind == .call, nodes[call].start == nodes[parent].start
      else { return .passedOn }
      return .call(call)
    default: return isKnown ? .passedOn : .none
    }
  }
}

/// Calls of initializers whose type is unknown: `.init(…)` without a known expected type.
struct UnknownInitializers {
  struct Argument {
    let file: FileID
    let node: NodeID
  }
  /// Whether such an initializer is passed as a function instead of being called.
  private(set) var arePassedOn = false
  /// The arguments of all such calls, by label.
  private(set) var arguments: [String: [Argument]] = [:]

  init(in graph: DependencyGraph) {
    for file in graph.files.indices where graph.files[file].isSwift {
      let facts = graph.files[file].facts
      guard let word = facts.names.find("init") else { continue }
      for node in facts.nodes.indices
      where facts.nodes[node].name == word && graph.references(in: file, at: facts.nodes[node].offset).isEmpty {
        switch facts.creation(at: node, isKnown: false) {
        case .none: break
        case .passedOn: arePassedOn = true
        case .call(let call):
          for argument in facts.children(of: call).dropFirst() where !facts.nodes[argument].label.isNone {
            arguments[facts.text(facts.nodes[argument].label), default: []].append(
              Argument(file: file, node: argument))
          }
        }
      }
    }
  }
}
