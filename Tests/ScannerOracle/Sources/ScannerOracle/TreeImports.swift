import SourceFacts
import SwiftSyntax

/// Imports, operators, precedence groups.
extension TreeFacts {
  mutating func importOf(_ node: ImportDeclSyntax) {
    _ = attributes(node.attributes)
    let names = node.path.map { $0.name.name }
    guard let first = node.path.first, let last = node.path.last else { return }
    facts.imports.append(
      ImportFact(
        kind: importKind(node.importKindSpecifier), flags: importFlags(node),
        module: facts.names.intern(first.name.name),
        path: facts.names.intern(names.joined(separator: ".")), offset: first.name.offset, end: last.name.endOffset))
  }

  private func importKind(_ token: TokenSyntax?) -> ImportFact.Kind {
    switch token?.tokenKind {
    case .keyword(.struct): .struct
    case .keyword(.class): .class
    case .keyword(.enum): .enum
    case .keyword(.protocol): .protocol
    case .keyword(.typealias): .typealias
    case .keyword(.func): .function
    case .keyword(.var), .keyword(.let): .variable
    case .keyword(.actor): .actor
    default: .module
    }
  }

  private func importFlags(_ node: ImportDeclSyntax) -> ImportFact.Flags {
    var flags = ImportFact.Flags()
    for name in attributeNames(node.attributes) {
      switch name {
      case "_exported": flags.insert(.exported)
      case "testable": flags.insert(.testable)
      case "preconcurrency": flags.insert(.preconcurrency)
      case "_implementationOnly": flags.insert(.hidden)
      default: break
      }
    }
    for modifier in node.modifiers where ["private", "fileprivate", "internal"].contains(modifier.name.text) {
      flags.insert(.hidden)
    }
    return flags
  }

  private func attributeNames(_ list: AttributeListSyntax) -> [String] {
    list.flatMap { element -> [String] in
      switch element {
      case .attribute(let node): return [node.attributeName.trimmedDescription]
      case .ifConfigDecl(let node):
        return node.clauses.flatMap { clause -> [String] in
          guard case .attributes(let inner)? = clause.elements else { return [] }
          return attributeNames(inner)
        }
      default: return []
      }
    }
  }

  mutating func operatorOf(_ node: OperatorDeclSyntax) {
    let declaration = declare(.operator, name: node.name.name, at: node.name.offset, start: start(of: node))
    let end = end(of: node)
    change(declaration) { $0.end = end }
  }

  mutating func precedenceGroup(_ node: PrecedenceGroupDeclSyntax) {
    let start = start(of: node)
    let list = attributes(node.attributes)
    let declaration = declare(.precedenceGroup, name: node.name.name, at: node.name.offset, start: start)
    attach(list, to: declaration)
    let (modifiers, end) = (modifiers(node.modifiers), end(of: node))
    change(declaration) {
      $0.modifiers = modifiers
      $0.end = end
    }
  }
}
