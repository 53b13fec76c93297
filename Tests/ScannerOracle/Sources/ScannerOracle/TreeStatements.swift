import SourceFacts
import SwiftSyntax

/// Statements and the scopes they open.
extension TreeFacts {
  mutating func statements(_ list: CodeBlockItemListSyntax) {
    for item in list {
      switch item.item {
      case .decl(let node): declaration(node)
      case .stmt(let node): statement(node)
      case .expr(let node): expression(node, .statement)
      default: break
      }
    }
  }

  /// Braces as a scope of the current owner.
  mutating func block(_ node: CodeBlockSyntax) {
    inScope(.code, of: owner, from: node.leftBrace.offset, to: end(of: node)) { $0.statements(node.statements) }
  }

  private mutating func statement(_ node: StmtSyntax) {
    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node):
      switch node.expression.as(ExprSyntaxEnum.self) {
      case .ifExpr(let node): ifBranches(node)
      case .switchExpr(let node): switchCases(node)
      default: expression(node.expression, .statement)
      }
    case .labeledStmt(let node): statement(node.statement)
    case .returnStmt(let node):
      if let value = node.expression { expression(value, .returned) }
    case .throwStmt(let node): expression(node.expression, .thrown)
    case .discardStmt(let node): expression(node.expression, .statement)
    case .yieldStmt(let node): yield(node)
    case .deferStmt(let node): block(node.body)
    case .guardStmt(let node):
      conditions(node.conditions)
      block(node.body)
    case .whileStmt(let node):
      inScope(.code, of: owner, from: node.whileKeyword.offset, to: end(of: node)) {
        $0.conditions(node.conditions)
        $0.statements(node.body.statements)
      }
    case .repeatStmt(let node):
      block(node.body)
      expression(node.condition, .condition)
    case .forStmt(let node): forLoop(node)
    case .doStmt(let node): doBlock(node)
    case .breakStmt, .continueStmt, .fallThroughStmt, .missingStmt: break
    default: unknown(node)
    }
  }

  private mutating func yield(_ node: YieldStmtSyntax) {
    switch node.yieldedExpressions {
    case .single(let node): expression(node, .statement)
    case .multiple(let node):
      let start = endNode
      for element in node.elements { expression(element.expression, .nested) }
      emit(.tuple, at: node.leftParen.offset, from: start, context: .statement)
    default: break
    }
  }

  /// Each branch is a scope that begins with its conditions.
  mutating func ifBranches(_ node: IfExprSyntax) {
    var next: IfExprSyntax? = node
    while let branch = next {
      next = nil
      inScope(.code, of: owner, from: branch.ifKeyword.offset, to: end(of: branch.body)) {
        $0.conditions(branch.conditions)
        $0.statements(branch.body.statements)
      }
      switch branch.elseBody {
      case .ifExpr(let node): next = node
      case .codeBlock(let node): block(node)
      case nil: break
      default: break
      }
    }
  }

  mutating func switchCases(_ node: SwitchExprSyntax) {
    expression(node.subject, .switchSubject)
    switchCases(node.cases, subject: root)
  }

  private mutating func switchCases(_ list: SwitchCaseListSyntax, subject: NodeID) {
    for element in list {
      switch element {
      case .switchCase(let node): switchCase(node, subject)
      case .ifConfigDecl(let node):
        for clause in node.clauses {
          if case .switchCases(let inner)? = clause.elements { switchCases(inner, subject: subject) }
        }
      default: break
      }
    }
  }

  private mutating func switchCase(_ node: SwitchCaseSyntax, _ subject: NodeID) {
    inScope(.code, of: owner, from: start(of: node), to: end(of: node)) {
      if case .case(let label) = node.label {
        for item in label.caseItems {
          _ = $0.casePattern(item.pattern, value: subject)
          if let clause = item.whereClause { $0.expression(clause.condition, .whereClause) }
        }
      }
      $0.statements(node.statements)
    }
  }

  private mutating func forLoop(_ node: ForStmtSyntax) {
    inScope(.code, of: owner, from: node.forKeyword.offset, to: end(of: node)) {
      var bound: [DeclarationID]
      if node.caseKeyword != nil {
        bound = $0.casePattern(node.pattern, value: nil)
      } else {
        bound = $0.declaringPattern(node.pattern, modifiers: .constant)
      }
      var type: NodeID?
      if let annotation = node.typeAnnotation { type = $0.type(annotation.type, .annotation) }
      $0.expression(node.sequence, .forSequence)
      for index in bound {
        $0.facts.declarations[index].modifiers.insert(.iterated)
        if node.caseKeyword == nil { $0.facts.declarations[index].type = type }
        $0.facts.declarations[index].value = $0.root
        $0.facts.declarations[index].visibleFrom = UInt32($0.facts.nodes.count)
      }
      if let clause = node.whereClause { $0.expression(clause.condition, .whereClause) }
      $0.statements(node.body.statements)
    }
  }

  private mutating func doBlock(_ node: DoStmtSyntax) {
    if let thrown = node.throwsClause?.type { type(thrown, .thrownType) }
    block(node.body)
    for clause in node.catchClauses {
      inScope(.code, of: owner, from: clause.catchKeyword.offset, to: end(of: clause)) {
        for item in clause.catchItems {
          if let pattern = item.pattern { _ = $0.casePattern(pattern, value: nil) }
          if let clause = item.whereClause { $0.expression(clause.condition, .whereClause) }
        }
        $0.statements(clause.body.statements)
      }
    }
  }
}
