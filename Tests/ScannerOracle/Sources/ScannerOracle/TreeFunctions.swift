import SourceFacts
import SwiftSyntax

/// Functions, initializers, subscripts, macros, enum cases.
extension TreeFacts {
  /// The common parts of the four kinds of callable declarations.
  struct Callable {
    var kind: DeclarationKind
    var name: String
    /// The name of the declaration; its header begins after `last`.
    var token: TokenSyntax
    var last: TokenSyntax
    var attributes: AttributeListSyntax
    var modifiers: Modifiers
    var generics: GenericParameterClauseSyntax?
    var parameters: FunctionParameterListSyntax
    var async: TokenSyntax?
    var throwing: ThrowsClauseSyntax?
    var result: ReturnClauseSyntax?
    var requirements: GenericWhereClauseSyntax?
    var definition: InitializerClauseSyntax?
    var body: CodeBlockSyntax?
    var accessors: AccessorBlockSyntax?
  }

  mutating func function(_ node: FunctionDeclSyntax) {
    let effects = node.signature.effectSpecifiers
    callable(
      node,
      Callable(
        kind: .function, name: node.name.name, token: node.name, last: node.name, attributes: node.attributes,
        modifiers: modifiers(node.modifiers), generics: node.genericParameterClause,
        parameters: node.signature.parameterClause.parameters, async: effects?.asyncSpecifier,
        throwing: effects?.throwsClause, result: node.signature.returnClause, requirements: node.genericWhereClause,
        body: node.body))
  }

  mutating func initializer(_ node: InitializerDeclSyntax) {
    let effects = node.signature.effectSpecifiers
    var modifiers = modifiers(node.modifiers)
    if node.optionalMark != nil { modifiers.insert(.failable) }
    callable(
      node,
      Callable(
        kind: .initializer, name: "init", token: node.initKeyword, last: node.optionalMark ?? node.initKeyword,
        attributes: node.attributes, modifiers: modifiers, generics: node.genericParameterClause,
        parameters: node.signature.parameterClause.parameters, async: effects?.asyncSpecifier,
        throwing: effects?.throwsClause, result: node.signature.returnClause, requirements: node.genericWhereClause,
        body: node.body))
  }

  mutating func subscripted(_ node: SubscriptDeclSyntax) {
    callable(
      node,
      Callable(
        kind: .subscript, name: "subscript", token: node.subscriptKeyword, last: node.subscriptKeyword,
        attributes: node.attributes, modifiers: modifiers(node.modifiers), generics: node.genericParameterClause,
        parameters: node.parameterClause.parameters, result: node.returnClause, requirements: node.genericWhereClause,
        accessors: node.accessorBlock))
  }

  mutating func macroDeclaration(_ node: MacroDeclSyntax) {
    let effects = node.signature.effectSpecifiers
    callable(
      node,
      Callable(
        kind: .macro, name: node.name.name, token: node.name, last: node.name, attributes: node.attributes,
        modifiers: modifiers(node.modifiers), generics: node.genericParameterClause,
        parameters: node.signature.parameterClause.parameters, async: effects?.asyncSpecifier,
        throwing: effects?.throwsClause, result: node.signature.returnClause, requirements: node.genericWhereClause,
        definition: node.definition))
  }

  private mutating func callable(_ node: some SyntaxProtocol, _ parts: Callable) {
    let (start, end) = (start(of: node), end(of: node))
    var list = attributes(parts.attributes)
    let declaration = declare(parts.kind, name: parts.name, at: parts.token.offset, start: start)
    change(declaration) {
      $0.modifiers = parts.modifiers
      $0.end = end
    }
    inScope(.header, of: declaration, from: parts.last.endOffset, to: end) {
      list += $0.genericParameters(parts.generics)
      for parameter in parts.parameters { $0.parameter(parameter) }
      list += $0.effects(parts.async, parts.throwing, declaration)
      var (type, value): (NodeID?, NodeID?)
      if let clause = parts.result { type = $0.type(clause.type, .result) }
      if let clause = parts.definition { value = $0.expression(clause.value, .initialValue) }
      list += $0.requirements(parts.requirements)
      $0.attach(list, to: declaration)
      $0.change(declaration) { [type, value] in
        $0.type = type
        $0.value = value
      }
      if let block = parts.accessors { $0.accessors(block, of: declaration) }
      if let block = parts.body { $0.body(block, of: declaration) }
    }
  }

  mutating func body(_ node: CodeBlockSyntax, of declaration: DeclarationID) {
    let body = inScope(.code, of: declaration, from: node.leftBrace.offset, to: end(of: node)) {
      $0.statements(node.statements)
    }
    change(declaration) { $0.body = body }
  }

  mutating func deinitializer(_ node: DeinitializerDeclSyntax) {
    let start = start(of: node)
    let list = attributes(node.attributes)
    let declaration = declare(.deinitializer, name: "deinit", at: node.deinitKeyword.offset, start: start)
    attach(list, to: declaration)
    var (modifiers, end) = (modifiers(node.modifiers), end(of: node))
    if node.effectSpecifiers?.asyncSpecifier != nil { modifiers.insert(.async) }
    change(declaration) {
      $0.modifiers = modifiers
      $0.end = end
    }
    if let block = node.body { body(block, of: declaration) }
  }

  private mutating func parameter(_ node: FunctionParameterSyntax) {
    let start = start(of: node)
    let list = attributes(node.attributes)
    let name = node.secondName ?? node.firstName
    let parameter = declare(.parameter, name: name.boundName, at: name.offset, start: start)
    attach(list, to: parameter)
    label(parameter, node.firstName)
    let type = type(node.type, .parameterType)
    let value = node.defaultValue.map { expression($0.value, .defaultValue) }
    let end = node.defaultValue.map { self.end(of: $0) } ?? node.ellipsis?.endOffset ?? node.type.endOffset
    change(parameter) {
      if node.ellipsis != nil { $0.modifiers = .variadic }
      $0.type = type
      $0.value = value
      $0.end = end
    }
  }

  // MARK: Enum cases

  mutating func enumCases(_ node: EnumCaseDeclSyntax) {
    var start = start(of: node)
    let list = attributes(node.attributes)
    let first = facts.attachments.count
    facts.attachments += list
    let modifiers = modifiers(node.modifiers)
    for (index, element) in node.elements.enumerated() {
      if index > 0 { start = element.name.offset }
      let declaration = declare(.case, name: element.name.name, at: element.name.offset, start: start)
      let end =
        element.rawValue.map { self.end(of: $0) } ?? element.parameterClause?.endOffset ?? element.name.endOffset
      change(declaration) {
        $0.modifiers = modifiers
        $0.attachments = UInt32(first)
        $0.attachmentCount = UInt16(list.count)
        $0.end = end
      }
      if let clause = element.parameterClause {
        inScope(.header, of: declaration, from: element.name.endOffset, to: end) {
          for parameter in clause.parameters { $0.parameter(parameter) }
          $0.rawValue(element.rawValue, of: declaration)
        }
      } else {
        rawValue(element.rawValue, of: declaration)
      }
    }
  }

  private mutating func rawValue(_ node: InitializerClauseSyntax?, of declaration: DeclarationID) {
    guard let node else { return }
    let value = expression(node.value, .rawValue)
    change(declaration) { $0.value = value }
  }

  private mutating func parameter(_ node: EnumCaseParameterSyntax) {
    let name = node.secondName ?? node.firstName
    let parameter = declare(
      .parameter, name: name?.boundName ?? "", at: name?.offset ?? node.type.offset, start: start(of: node))
    label(parameter, node.firstName)
    let type = type(node.type, .parameterType)
    let value = node.defaultValue.map { expression($0.value, .defaultValue) }
    let end = node.defaultValue.map { self.end(of: $0) } ?? node.type.endOffset
    change(parameter) {
      $0.type = type
      $0.value = value
      $0.end = end
    }
  }
}
