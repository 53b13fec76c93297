import DependencyGraph
import SourceFacts

/// A place in Swift code that names a property or may name it, and how it accesses the value.
public struct Mention {
  public enum Access: Equatable, Sendable {
    case read
    /// The value is replaced as a whole (`assigned`) or in part (`changed`).
    case assigned, changed
    /// A method is called on the value or a part of it. The node names the method.
    case called(NodeID)
    case keyPath
  }
  public let file: FileID
  public let node: NodeID
  public let access: Access
  /// Whether the name is resolved to the property; otherwise it is unresolved.
  public let isSure: Bool
}

extension DependencyGraph {
  func isVisibleInItsFileOnly(_ property: SymbolID) -> Bool {
    !declaration(of: property).modifiers.isDisjoint(with: [.private, .fileprivate])
  }

  /// How the code around a node accesses the value that the node names.
  public func access(in file: FileID, at node: NodeID) -> Mention.Access {
    Expressions(facts: files[file].facts).access(at: node)
  }
}

private struct Expressions {
  let facts: FrozenFacts

  func access(at named: NodeID) -> Mention.Access {
    var node = named
    var member: NodeID?
    var isWhole = true
    while let parent = facts.parent(of: node) {
      // Whether it is the base of the expression, not an argument.
      let isBase = facts.nodes[parent].start == facts.nodes[node].start
      switch facts.nodes[parent].kind {
      case .member where isBase: (member, isWhole) = (parent, false)
      case .subscripting where isBase, .optionalChaining, .forcedUnwrapping: isWhole = false
      case .tuple, .effect: break
      case .call where isBase: return member == node ? .called(node) : .read
      case .inoutArgument: return .changed
      case .prefixOperator, .postfixOperator: return isReading(parent) ? .read : .changed
      case .sequence: return access(toOperand: node, of: parent, isWhole)
      default: return .read
      }
      node = parent
    }
    return .read
  }

  private func access(toOperand node: NodeID, of sequence: NodeID, _ isWhole: Bool) -> Mention.Access {
    let operands = facts.children(of: sequence)
    guard let index = operands.firstIndex(of: node) else { return .read }
    if index + 1 < operands.count, facts.nodes[operands[index + 1]].kind == .assignment {
      return isWhole ? .assigned : .changed
    }
    let isRead = [index - 1, index + 1].filter(operands.indices.contains).allSatisfy {
      facts.nodes[operands[$0]].kind != .binaryOperator || isReading(operands[$0])
    }
    return isRead ? .read : .changed
  }

  /// Operators of the standard library that modify neither operand.
  private static let reading: Set<String> = [
    "+", "-", "*", "/", "%", "==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||", "!", "??", "...", "..<", "~=",
    "&", "|", "^", "~", "<<", ">>", "&+", "&-", "&*",
  ]

  private func isReading(_ operation: NodeID) -> Bool { Self.reading.contains(facts.text(facts.nodes[operation].name)) }
}
