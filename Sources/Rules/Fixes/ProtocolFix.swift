import DependencyGraph
import Findings
import Frameworks
import SourceFacts
import Tables

/// Replaces a class by the only protocol of the project that declares every member that is used.
///
/// Offered only if the class is the type of a private property and of the initializer parameters that set it, because
/// then all uses of the value are visible.
public struct ProtocolFix {
  private let subject: SymbolID
  private let target: SymbolID
  private let context: FixContext
  private var graph: DependencyGraph { context.graph }

  public init(_ target: SymbolID, in subject: SymbolID, _ context: FixContext) {
    self.subject = subject
    self.target = target
    self.context = context
  }

  /// A property or parameter whose written type is the class.
  private struct Annotation {
    let file: FileID
    let declaration: DeclarationID
    /// The node of the class's name.
    let type: Node
    let isOptional: Bool
  }

  /// Returns nil if more than the name of the type has to change.
  public func fix() -> Fix? {
    guard isPlainSubject, let annotations = annotations() else { return nil }
    let properties = annotations.compactMap { graph.symbol(in: $0.file, declaration: $0.declaration) }
    let parameters = annotations.filter { graph.files[$0.file].facts.declarations[$0.declaration].kind == .parameter }
    guard !properties.isEmpty, !parameters.isEmpty, annotations.count == properties.count + parameters.count,
      let uses = uses(of: properties, parameters), !uses.isEmpty,
      parameters.allSatisfy({ isOnlyPassedOn($0, to: properties) && areArgumentsPlain($0) })
    else { return nil }
    let fitting = graph.supertypes(of: target).compactMap(\.symbol).filter { type in
      ProtocolFit(type, for: target, graph).covers(uses) && isVisible(type)
    }
    guard fitting.count == 1, let edits = edits(annotations, graph.name(of: fitting[0])) else { return nil }
    return Fix(
      title: "Know \(graph.name(of: target)) as \(graph.name(of: fitting[0]))",
      isSafe: !context.isNamedInUnreadCode(graph.name(of: subject)), edits: edits)
  }

  // MARK: The subject

  /// Whether nothing is synthesized from its properties, no protocol requires its initializers, and nothing overrides
  /// them.
  private var isPlainSubject: Bool {
    let supertypes = graph.allSupertypes(of: subject)
    return [.class, .struct].contains(graph.symbols[subject].kind) && graph.isSwift(subject) && graph.isSwift(target)
      && graph.symbols[target].kind == .class && graph.attributeNames(of: subject).allSatisfy { $0 == "MainActor" }
      && context.model.subtypes.all(of: subject).isEmpty
      && !supertypes.contains { Frameworks.known.has(.synthesized, graph.names[$0.name]) }
      && !supertypes.contains { $0.symbol.map(hasInitializer) ?? false }
      && !graph.allSupertypes(of: target).contains { graph.names[$0.name] == "Sendable" }
  }

  private func hasInitializer(_ type: SymbolID) -> Bool {
    graph.symbols[type].kind == .protocol
      && graph.members(declaredIn: type).contains { graph.symbols[$0].kind == .initializer }
  }

  /// Whether the protocol is visible wherever the subject is.
  private func isVisible(_ type: SymbolID) -> Bool {
    let own = graph.files[graph.symbols[subject].file].modules
    let modifiers = graph.declaration(of: type).modifiers
    return graph.files[graph.symbols[type].file].modules == own && graph.symbols[type].parent == nil
      && modifiers.isDisjoint(with: [.private, .fileprivate])
  }

  // MARK: Annotations

  private static let unfit: Modifiers = [
    .lazy, .override, .static, .classMember, .computed, .settable, .observed, .dynamic, .weak, .unowned, .destructured,
    .variadic,
    .open, .public, .package,
  ]

  /// Returns nil if the subject also names the class elsewhere.
  private func annotations() -> [Annotation]? {
    var found: [Annotation] = []
    for part in [subject] + graph.extensions(of: subject) {
      let (file, text) = (graph.symbols[part].file, graph.declaration(of: part))
      for reference in graph.references(in: file, bytes: text.start..<text.end)
      where names(graph.references[reference].target) {
        guard part == subject, let annotation = annotation(in: file, at: graph.references[reference].offset) else {
          return nil
        }
        found.append(annotation)
      }
    }
    return found
  }

  private func names(_ symbol: SymbolID) -> Bool {
    symbol == target || graph.symbols[symbol].kind == .initializer && graph.enclosingType(of: symbol) == target
  }

  private func annotation(in file: FileID, at offset: UInt32) -> Annotation? {
    let facts = graph.files[file].facts
    if facts.branches.contains(where: { ($0.start..<$0.end).contains(offset) }) { return nil }
    guard let (index, type) = context.annotation(in: file, at: offset) else { return nil }
    let declaration = facts.declarations[index]
    let isPlain =
      facts.nodes[type].kind == .typeName && facts.nodes[type].start == type && declaration.value == nil
      && declaration.attachmentCount == 0 && declaration.modifiers.isDisjoint(with: Self.unfit)
      && (declaration.kind == .parameter ? isInitializers(declaration, in: file) : isHidden(index, in: file))
    guard isPlain else { return nil }
    let isOptional = declaration.type != type
    return Annotation(file: file, declaration: index, type: facts.nodes[type], isOptional: isOptional)
  }

  private func isInitializers(_ parameter: Declaration, in file: FileID) -> Bool {
    guard let owner = parameter.parent.flatMap({ graph.symbol(in: file, declaration: $0) }),
      graph.symbols[owner].kind == .initializer,
      graph.symbols[owner].parent == subject
    else { return false }
    let declaration = graph.declaration(of: owner)
    let same = graph.members(declaredIn: subject).count {
      graph.symbols[$0].kind == .initializer && graph.qualifiedName(of: $0) == graph.qualifiedName(of: owner)
    }
    return same == 1 && declaration.attachmentCount == 0
      && declaration.modifiers.isDisjoint(with: [.override, .required, .open, .public, .package])
  }

  private func isHidden(_ variable: DeclarationID, in file: FileID) -> Bool {
    guard let symbol = graph.symbol(in: file, declaration: variable) else { return false }
    return graph.symbols[symbol].parent == subject
      && !graph.declaration(of: symbol).modifiers.isDisjoint(with: [.private, .fileprivate])
  }

  // MARK: Uses

  /// The members of the class that are used, and how; nil if the value is used as a whole.
  private func uses(of properties: [SymbolID], _ parameters: [Annotation]) -> [ProtocolFit.Use]? {
    var uses: [ProtocolFit.Use] = []
    for property in properties {
      for mention in context.index.mentions(of: property) {
        if mention.isSure, mention.access == .assigned, isSet(mention, from: parameters) { continue }
        guard mention.isSure, let use = use(mention) else { return nil }
        uses.append(use)
      }
    }
    return uses
  }

  private func use(_ mention: Mention) -> ProtocolFit.Use? {
    let facts = graph.files[mention.file].facts
    let nodes = facts.nodes
    var node = mention.node
    while let parent = facts.parent(of: node), nodes[parent].start == nodes[node].start {
      switch nodes[parent].kind {
      case .optionalChaining, .forcedUnwrapping: node = parent
      case .member:
        let targets = graph.references(in: mention.file, at: nodes[parent].offset).map {
          graph.references[$0].target
        }
        guard targets.count == 1 else { return nil }
        let call = facts.parent(of: parent).flatMap {
          nodes[$0].kind == .call && nodes[$0].start == nodes[parent].start ? $0 : nil
        }
        let isRead = graph.access(in: mention.file, at: parent) == .read
        return ProtocolFit.Use(
          member: targets[0], arguments: call.map { nodes.children(of: $0).count - 1 }, isRead: isRead)
      default: return nil
      }
    }
    return nil
  }

  /// Whether a property is assigned from one of the parameters: `self.service = service`.
  private func isSet(_ mention: Mention, from parameters: [Annotation]) -> Bool {
    let facts = graph.files[mention.file].facts
    let value = graph.assignments(in: mention.file, bytes: 0..<UInt32.max).first {
      $0.offset == facts.nodes[mention.node].offset
    }?.value
    guard let value, facts.nodes[value].kind == .identifier else { return false }
    return parameters.contains { parameter in
      let declaration = facts.declarations[parameter.declaration]
      guard parameter.file == mention.file, facts.nodes[value].name == declaration.name,
        let owner = declaration.parent.map({ facts.declarations[$0] })
      else { return false }
      return (owner.start..<owner.end).contains(facts.nodes[value].offset)
    }
  }

  /// Whether the initializer uses the parameter only to set one of the properties.
  private func isOnlyPassedOn(_ parameter: Annotation, to properties: [SymbolID]) -> Bool {
    let facts = graph.files[parameter.file].facts
    let declaration = facts.declarations[parameter.declaration]
    guard let owner = declaration.parent.map({ facts.declarations[$0] }), let body = owner.body else { return false }
    let scope = facts.scopes[body]
    let values = graph.assignments(in: parameter.file, bytes: owner.start..<owner.end).filter {
      properties.contains($0.target)
    }
    let named = (scope.firstNode..<scope.endNode).filter {
      facts.nodes[$0].kind == .identifier && facts.nodes[$0].name == declaration.name
    }
    return !named.isEmpty && named.allSatisfy { node in values.contains { $0.value == node } }
  }

  // MARK: Arguments

  /// Whether no argument depends on the parameter's type, as `resolve()` and `.shared` do, and the initializer is not
  /// passed as a function.
  private func areArgumentsPlain(_ parameter: Annotation) -> Bool {
    let declaration = graph.files[parameter.file].facts.declarations[parameter.declaration]
    let label = graph.text(declaration.label, in: parameter.file)
    let uses = context.references[subject].map { graph.references[$0] }
    let hasOtherName = uses.contains { $0.source.map { graph.symbols[$0].kind } == .typealias }
    let unknown = context.index.unknownInitializers
    if label.isEmpty || hasOtherName || unknown.arePassedOn || isNamedInObjectiveC { return false }
    return (unknown.arguments[label] ?? []).allSatisfy { isPlain($0.node, graph.files[$0.file].facts, in: $0.file) }
      && makingFiles.allSatisfy { areArgumentsPlain(label, in: $0) }
  }

  private var isNamedInObjectiveC: Bool {
    context.index.filesByName.files(having: graph.name(of: subject)).contains { file in
      !graph.files[file].isSwift && graph.files[file].facts.names.find(graph.name(of: subject)) != nil
    }
  }

  /// The Swift files that name the subject or one of its initializers.
  private var makingFiles: Set<FileID> {
    Set(
      context.references.references(making: [subject], in: graph).map(\.file).filter {
        graph.files[$0].isSwift
      })
  }

  private func areArgumentsPlain(_ label: String, in file: FileID) -> Bool {
    let facts = graph.files[file].facts
    return facts.nodes.indices.allSatisfy { node in
      guard
        graph.references(in: file, at: facts.nodes[node].offset).contains(where: {
          graph.isMaker(graph.references[$0].target, of: subject)
        })
      else { return true }
      switch facts.creation(at: node, isKnown: true) {
      case .none: return true
      case .passedOn: return false
      case .call(let call):
        return facts.children(of: call).dropFirst().allSatisfy { argument in
          facts.text(facts.nodes[argument].label) != label || isPlain(argument, facts, in: file)
        }
      }
    }
  }

  /// Whether an argument's type does not depend on the context: a new object of the class, a name, or a path of names.
  private func isPlain(_ argument: NodeID, _ facts: FrozenFacts, in file: FileID) -> Bool {
    let node = facts.nodes[argument]
    switch node.kind {
    case .nilLiteral: return true
    case .identifier: return node.start == argument
    case .member: return facts.children(of: argument).count == 1 && isPlain(argument.previous, facts, in: file)
    case .optionalChaining, .forcedUnwrapping: return isPlain(argument.previous, facts, in: file)
    case .call:
      guard let callee = facts.children(of: argument).first, facts.nodes[callee].kind == .identifier else {
        return false
      }
      return graph.references(in: file, at: facts.nodes[callee].offset).contains {
        names(graph.references[$0].target)
      }
    default: return false
    }
  }

  // MARK: Edits

  /// The edits, with `any P` if the project uses that syntax anywhere, since older compilers accept only `P`.
  private func edits(_ annotations: [Annotation], _ name: String) -> [Fix.Edit]? {
    let writesAny = context.index.writesAny
    var edits: [Fix.Edit] = []
    for annotation in annotations {
      guard let text = SourceText(annotation.file, context) else { return nil }
      let start = Int(annotation.type.offset)
      let end = start + graph.text(annotation.type.name, in: annotation.file).utf8.count
      let written = writesAny ? (annotation.isOptional ? "(any \(name))" : "any \(name)") : name
      edits.append(text.replacing(start..<end, with: written))
    }
    return edits
  }
}
