import DependencyGraph
import SourceFacts

/// What a name of a type, or of an initializer, is for where it stands.
enum Making {
  /// It makes no object: another member is meant.
  case none
  /// The type or the initializer is given on, to whoever makes objects by it.
  case handedOn
  /// The call that makes one: `Subject(…)`, `Subject.init(…)`, `.init(…)`, `self.init(…)`.
  case call(Int)
}

extension FrozenFacts {
  /// - Parameter isKnown: whether the node surely names the type or its initializer; else it is named `init`, and nobody knows whose.
  func making(at node: Int, isKnown: Bool) -> Making {
    guard [.identifier, .member, .implicitMember].contains(nodes[node].kind) else { return .none }
    guard let parent = nodes.parent(of: node), nodes[parent].start == nodes[node].start else { return isKnown ? .handedOn : .none }
    switch nodes[parent].kind {
    case .call: return .call(parent)
    // `Subject.init(…)`; a static member is none of ours.
    case .member where nodes[node].kind != .implicitMember:
      let name = text(nodes[parent].name)
      guard name == "init" else { return name == "self" ? .handedOn : .none }
      guard let call = nodes.parent(of: parent), nodes[call].kind == .call, nodes[call].start == nodes[parent].start
      else { return .handedOn }
      return .call(call)
    default: return isKnown ? .handedOn : .none
    }
  }
}

/// Calls of initializers of which the project's code does not tell whose they are: `.init(…)` where nothing says what is wanted.
struct UnknownInitializers {
  struct Argument {
    let file: Int
    let node: Int
  }
  /// Whether one is handed on instead.
  private(set) var areHandedOn = false
  /// What is handed to them, by its label.
  private(set) var arguments: [String: [Argument]] = [:]

  init(in graph: DependencyGraph) {
    for file in graph.files.indices where graph.files[file].isSwift {
      let facts = graph.files[file].facts
      guard let word = facts.names.find("init") else { continue }
      for node in facts.nodes.indices
      where facts.nodes[node].name == word && graph.references(in: file, at: facts.nodes[node].offset).isEmpty {
        switch facts.making(at: node, isKnown: false) {
        case .none: break
        case .handedOn: areHandedOn = true
        case .call(let call):
          for argument in facts.children(of: call).dropFirst() where !facts.nodes[argument].label.isNone {
            arguments[facts.text(facts.nodes[argument].label), default: []].append(Argument(file: file.index, node: argument))
          }
        }
      }
    }
  }
}
