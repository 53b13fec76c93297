import SourceFacts
import SwiftSyntax

/// `let` and `var` with their accessors.
extension TreeFacts {
  mutating func variables(_ node: VariableDeclSyntax) {
    let start = start(of: node)
    let list = attributes(node.attributes)
    let attachments = (first: UInt32(facts.attachments.count), count: UInt16(list.count))
    facts.attachments += list
    var modifiers = modifiers(node.modifiers)
    if node.bindingSpecifier.tokenKind == .keyword(.let) { modifiers.insert(.constant) }
    for (index, binding) in node.bindings.enumerated() {
      let bound = declaringPattern(binding.pattern, modifiers: modifiers)
      for declaration in bound {
        facts.declarations[declaration].attachments = attachments.first
        facts.declarations[declaration].attachmentCount = attachments.count
      }
      if index == 0, let declaration = bound.first { facts.declarations[declaration].start = start }
      self.binding(binding, bound)
    }
  }

  private mutating func binding(_ node: PatternBindingSyntax, _ bound: [DeclarationID]) {
    let type = node.typeAnnotation.map { self.type($0.type, .annotation) }
    let value = node.initializer.map { expression($0.value, .initialValue) }
    let visibleFrom = facts.scopes[scope].kind == .code ? UInt32(facts.nodes.count) : 0
    let end = lastEnd(of: node)
    for declaration in bound {
      change(declaration) {
        $0.type = type
        $0.value = value
        $0.visibleFrom = visibleFrom
        $0.end = end
      }
    }
    if let block = node.accessorBlock { accessors(block, of: bound.first) }
  }

  /// The end of a binding without the comma after it.
  private func lastEnd(of node: PatternBindingSyntax) -> UInt32 {
    if let block = node.accessorBlock { return end(of: block) }
    if let clause = node.initializer { return end(of: clause) }
    return node.typeAnnotation?.endOffset ?? node.pattern.endOffset
  }

  // MARK: Accessors

  /// - Parameter declaration: nil for accessors of `var _: T { … }`.
  mutating func accessors(_ node: AccessorBlockSyntax, of declaration: DeclarationID?) {
    let outer = owner
    if let declaration { owner = declaration }
    defer { owner = outer }
    switch node.accessors {
    case .accessors(let list):
      for accessor in list { self.accessor(accessor, of: declaration) }
    case .getter(let statements):
      let brace = node.leftBrace.offset
      let end = end(of: node)
      note(.computed, on: declaration)
      let getter = declare(.accessor, name: "get", at: brace, start: brace)
      let body = inScope(.code, of: getter, from: brace, to: end) { $0.statements(statements) }
      change(getter) {
        $0.body = body
        $0.end = end
      }
    default: unknown(node)
    }
  }

  private mutating func note(_ modifier: Modifiers, on declaration: DeclarationID?) {
    if let declaration { change(declaration) { $0.modifiers.insert(modifier) } }
  }

  private mutating func accessor(_ node: AccessorDeclSyntax, of declaration: DeclarationID?) {
    let start = start(of: node)
    let word = node.accessorSpecifier
    var list = attributes(node.attributes)
    note(Self.consequence(of: word.text), on: declaration)
    let accessor = declare(.accessor, name: word.name, at: word.offset, start: start)
    let (modifiers, end) = (node.modifier.map { self.modifiers($0) } ?? [], end(of: node))
    change(accessor) {
      $0.modifiers = modifiers
      $0.end = end
    }
    list += effects(node.effectSpecifiers?.asyncSpecifier, node.effectSpecifiers?.throwsClause, accessor)
    attach(list, to: accessor)
    guard let block = node.body else { return }
    let body = inScope(.code, of: accessor, from: block.leftBrace.offset, to: self.end(of: block)) {
      if let name = node.parameters?.name {
        let parameter = $0.declare(.parameter, name: name.boundName, at: name.offset, start: name.offset)
        $0.change(parameter) { $0.end = name.endOffset }
      }
      $0.statements(block.statements)
    }
    change(accessor) { $0.body = body }
  }

  /// The modifier of a variable that follows from an accessor.
  private static func consequence(of word: String) -> Modifiers {
    switch word {
    case "set", "_modify", "modify", "mutate", "unsafeMutableAddress", "mutableAddressWithOwner",
      "mutableAddressWithNativeOwner":
      .settable
    case "willSet", "didSet": .observed
    case "init": []
    default: .computed
    }
  }
}
