import SourceFacts
import SwiftSyntax

/// Declarations: types, aliases, imports, operators.
extension TreeFacts {
  mutating func members(_ list: MemberBlockItemListSyntax) {
    for item in list { declaration(item.decl) }
  }

  mutating func declaration(_ node: DeclSyntax) {
    switch node.as(DeclSyntaxEnum.self) {
    case .actorDecl(let node): nominal(.actor, node, node.name, node.genericParameterClause)
    case .classDecl(let node): nominal(.class, node, node.name, node.genericParameterClause)
    case .enumDecl(let node): nominal(.enum, node, node.name, node.genericParameterClause)
    case .structDecl(let node): nominal(.struct, node, node.name, node.genericParameterClause)
    case .protocolDecl(let node): nominal(.protocol, node, node.name, nil, primary: node.primaryAssociatedTypeClause)
    case .extensionDecl(let node): extensionOf(node)
    case .typeAliasDecl(let node): typealiasOf(node)
    case .associatedTypeDecl(let node): associatedType(node)
    case .functionDecl(let node): function(node)
    case .initializerDecl(let node): initializer(node)
    case .deinitializerDecl(let node): deinitializer(node)
    case .subscriptDecl(let node): subscripted(node)
    case .macroDecl(let node): macroDeclaration(node)
    case .variableDecl(let node): variables(node)
    case .enumCaseDecl(let node): enumCases(node)
    case .importDecl(let node): importOf(node)
    case .operatorDecl(let node): operatorOf(node)
    case .precedenceGroupDecl(let node): precedenceGroup(node)
    case .ifConfigDecl(let node): branches(node)
    case .macroExpansionDecl(let node):
      _ = attributes(node.attributes)
      macro(node)
      facts.nodes[root].context = .statement
    case .editorPlaceholderDecl, .missingDecl, .poundSourceLocation, .unexpectedCodeDecl: break
    case .accessorDecl: unknown(node)
    default: unknown(node)
    }
  }

  private mutating func branches(_ node: IfConfigDeclSyntax) {
    for clause in node.clauses {
      switch clause.elements {
      case .statements(let list): statements(list)
      case .decls(let list): members(list)
      case nil: break
      default: unknown(clause)
      }
    }
  }

  // MARK: Types

  private mutating func nominal(
    _ kind: DeclarationKind, _ node: some DeclGroupSyntax, _ name: TokenSyntax,
    _ generics: GenericParameterClauseSyntax?,
    primary: PrimaryAssociatedTypeClauseSyntax? = nil
  ) {
    let start = start(of: node)
    let list = attributes(node.attributes)
    let declaration = declare(kind, name: name.name, at: name.offset, start: start)
    let modifiers = modifiers(node.modifiers)
    change(declaration) { $0.modifiers = modifiers }
    inScope(.header, of: declaration, from: name.endOffset, to: end(of: node)) {
      let inner = $0.genericParameters(generics)
      for name in primary?.primaryAssociatedTypes.map(\.name) ?? [] {
        let type = $0.declare(.primaryAssociatedType, name: name.name, at: name.offset, start: name.offset)
        $0.change(type) { $0.end = name.endOffset }
      }
      $0.group(node, declaration, list + inner)
    }
  }

  private mutating func extensionOf(_ node: ExtensionDeclSyntax) {
    let start = start(of: node)
    var list = attributes(node.attributes)
    let declaration = declare(.extension, name: "", at: node.extendedType.offset, start: start)
    let modifiers = modifiers(node.modifiers)
    change(declaration) { $0.modifiers = modifiers }
    inScope(.header, of: declaration, from: node.extendedType.offset, to: end(of: node)) {
      let extended = $0.type(node.extendedType, .extendedType)
      list.append(Attachment(kind: .extended, node: extended))
      var named = $0.facts.nodes[extended]
      if named.kind == .attributedType { named = $0.facts.nodes[extended.previous] }
      $0.change(declaration) {
        $0.name = named.name
        $0.nameOffset = named.offset
      }
      $0.group(node, declaration, list)
    }
  }

  /// Inheritance, requirements and members.
  private mutating func group(_ node: some DeclGroupSyntax, _ declaration: DeclarationID, _ list: [Attachment]) {
    let list = list + inherited(node.inheritanceClause) + requirements(node.genericWhereClause)
    attach(list, to: declaration)
    let block = node.memberBlock
    let body = inScope(.members, of: declaration, from: block.leftBrace.offset, to: end(of: block)) {
      $0.members(block.members)
    }
    let end = end(of: node)
    change(declaration) {
      $0.body = body
      $0.end = end
    }
  }

  private mutating func inherited(_ clause: InheritanceClauseSyntax?) -> [Attachment] {
    (clause?.inheritedTypes).map { types in
      types.map { Attachment(kind: .inherited, node: type($0.type, .inheritance)) }
    } ?? []
  }

  /// Declares them; returns the requirements inside the brackets.
  mutating func genericParameters(_ clause: GenericParameterClauseSyntax?) -> [Attachment] {
    guard let clause else { return [] }
    for node in clause.parameters {
      let list = attributes(node.attributes)
      let parameter = declare(.genericParameter, name: node.name.name, at: node.name.offset, start: node.offset)
      attach(list, to: parameter)
      let type = node.inheritedType.map { self.type($0, .constraint) }
      change(parameter) {
        if node.specifier?.tokenKind == .keyword(.each) { $0.modifiers = .variadic }
        if node.specifier?.tokenKind == .keyword(.let) { $0.modifiers = .constant }
        $0.type = type
        $0.end = node.inheritedType?.endOffset ?? node.name.endOffset
      }
    }
    return requirements(clause.genericWhereClause)
  }

  // MARK: Aliases

  private mutating func typealiasOf(_ node: TypeAliasDeclSyntax) {
    let start = start(of: node)
    var list = attributes(node.attributes)
    let declaration = declare(.typealias, name: node.name.name, at: node.name.offset, start: start)
    let modifiers = modifiers(node.modifiers)
    inScope(.header, of: declaration, from: node.name.endOffset, to: end(of: node)) {
      list += $0.genericParameters(node.genericParameterClause)
      let type = $0.type(node.initializer.value, .aliasedType)
      list += $0.requirements(node.genericWhereClause)
      $0.attach(list, to: declaration)
      let end = $0.end(of: node)
      $0.change(declaration) {
        $0.modifiers = modifiers
        $0.type = type
        $0.end = end
      }
    }
  }

  private mutating func associatedType(_ node: AssociatedTypeDeclSyntax) {
    let start = start(of: node)
    var list = attributes(node.attributes)
    let declaration = declare(.associatedtype, name: node.name.name, at: node.name.offset, start: start)
    list += inherited(node.inheritanceClause)
    let type = node.initializer.map { self.type($0.value, .defaultType) }
    list += requirements(node.genericWhereClause)
    attach(list, to: declaration)
    let (modifiers, end) = (modifiers(node.modifiers), end(of: node))
    change(declaration) {
      $0.modifiers = modifiers
      $0.type = type
      $0.end = end
    }
  }
}
