import SourceFacts
import SwiftSyntax

/// Attributes and modifiers.
extension TreeFacts {
  mutating func attributes(_ list: AttributeListSyntax) -> [Attachment] {
    var attachments: [Attachment] = []
    for element in list {
      switch element {
      case .attribute(let node):
        attribute(node)
        attachments.append(Attachment(kind: .attribute, node: root))
      case .ifConfigDecl(let node):
        for clause in node.clauses {
          if case .attributes(let inner)? = clause.elements { attachments += attributes(inner) }
        }
      default: break
      }
    }
    return attachments
  }

  mutating func attribute(_ node: AttributeSyntax) {
    let start = endNode
    type(node.attributeName, .attribute)
    var name = ""
    switch node.arguments {
    case .argumentList(let list): arguments(list, .attributeArgument)
    case .objCName(let list): name = list.trimmedDescription
    default: break
    }
    if case .objCName? = node.arguments, let left = node.leftParen, let right = node.rightParen {
      name = text(from: left, to: right, name)
    }
    emit(.attribute, at: node.atSign.offset, from: start, name: name)
  }

  /// The text between two parentheses, as written: `inner` with the trivia around it.
  private func text(from left: TokenSyntax, to right: TokenSyntax, _ inner: String) -> String {
    guard let first = left.nextToken(viewMode: .sourceAccurate), first != right else {
      return left.trailingTrivia.description + right.leadingTrivia.description
    }
    guard let last = right.previousToken(viewMode: .sourceAccurate) else { return inner }
    return left.trailingTrivia.description + first.leadingTrivia.description + inner + last.trailingTrivia.description
      + right.leadingTrivia.description
  }

  func modifiers(_ list: DeclModifierListSyntax) -> Modifiers {
    list.reduce(into: []) { $0.formUnion(modifiers($1)) }
  }

  func modifiers(_ node: DeclModifierSyntax) -> Modifiers {
    let detail = node.detail?.detail.name
    if detail == "set" { return .restrictedSetter }
    var result = Self.named[node.name.name] ?? []
    if detail == "unsafe" { result.insert(.unsafe) }
    return result
  }

  private static let named: [String: Modifiers] = [
    "open": .open, "public": .public, "package": .package, "internal": .internal, "fileprivate": .fileprivate,
    "private": .private, "static": .static, "class": .classMember, "final": .final, "override": .override,
    "required": .required, "convenience": .convenience, "lazy": .lazy, "weak": .weak, "unowned": .unowned,
    "mutating": .mutating, "nonisolated": .nonisolated, "dynamic": .dynamic, "indirect": .indirect, "async": .async,
  ]
}
