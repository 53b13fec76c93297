import DependencyGraph
import SourceFacts
import Storage

/// A place in Swift code that names a property, or may: what is done with its value there.
struct Mention {
  enum Deed: Equatable {
    case read
    /// Given another value: the whole of it, or a part.
    case assigned, changed
    /// A method is called on it, or on a part of it; the node names the method.
    case called(Int)
    case keyPath
  }
  let file: Int
  let node: Int
  let deed: Deed
  /// Whether it surely is the property; else nobody knows what it is.
  let isSure: Bool
}

extension DependencyGraph {
  func isSeenInItsFileOnly(_ property: Int) -> Bool {
    !declaration(of: property).modifiers.isDisjoint(with: [.private, .fileprivate])
  }
}

extension DependencyGraph {
  /// What is done with the value that a node of a file names.
  func deed(in file: Int, at node: Int) -> Mention.Deed { Expressions(facts: files[file].facts).deed(at: node) }
}

/// What the text around an expression does with it.
private struct Expressions {
  let facts: FrozenFacts

  func deed(at named: Int) -> Mention.Deed {
    var node = named
    var member: Int?
    var isWhole = true
    while let parent = facts.nodes.parent(of: node) {
      // As what the rest is said of, not as an argument.
      let isBase = facts.nodes[parent].start == facts.nodes[node].start
      switch facts.nodes[parent].kind {
      case .member where isBase: (member, isWhole) = (parent, false)
      case .subscripting where isBase, .optionalChaining, .forcedUnwrapping: isWhole = false
      case .tuple, .effect: break
      case .call where isBase: return member == node ? .called(node) : .read
      case .inoutArgument: return .changed
      case .prefixOperator, .postfixOperator: return isHarmless(parent) ? .read : .changed
      case .sequence: return deed(toOperand: node, of: parent, isWhole)
      default: return .read
      }
      node = parent
    }
    return .read
  }

  private func deed(toOperand node: Int, of sequence: Int, _ isWhole: Bool) -> Mention.Deed {
    let operands = facts.children(of: sequence)
    guard let index = operands.firstIndex(of: node) else { return .read }
    if index + 1 < operands.count, facts.nodes[operands[index + 1]].kind == .assignment { return isWhole ? .assigned : .changed }
    let isRead = [index - 1, index + 1].filter(operands.indices.contains).allSatisfy {
      facts.nodes[operands[$0]].kind != .binaryOperator || isHarmless(operands[$0])
    }
    return isRead ? .read : .changed
  }

  private static let harmless: Set<String> = [
    "+", "-", "*", "/", "%", "==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||", "!", "??", "...", "..<", "~=",
    "&", "|", "^", "~", "<<", ">>", "&+", "&-", "&*",
  ]

  private func isHarmless(_ node: Int) -> Bool { Self.harmless.contains(facts.text(facts.nodes[node].name)) }
}

extension FactList<Node> {
  /// The node that encloses a node of an expression; nil for an outermost one.
  func parent(of node: Int) -> Int? {
    guard self[node].context == .nested else { return nil }
    return (node + 1..<Swift.max(node + 1, count)).first { self[$0].start <= self[node].start }
  }
}
