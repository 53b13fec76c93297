import DependencyGraph
import Findings
import Frameworks
import SourceFacts
import Tables

/// Replaces a class by the one protocol of the project that has all that is asked of it.
///
/// Only where the class is a private property's type, and that of the initializers' parameters which set it: everything else
/// that could be done with the value is then in sight.
struct Abstracting {
  /// Of the kinds of rules that it may mend.
  static let word = "protocol"
  static let doc = "protocol: --fix replaces the class with the one protocol that fits, where that is safe"

  private let subject: Int
  private let target: Int
  private let context: RuleContext
  private var graph: DependencyGraph { context.graph }

  init(_ target: Int, in subject: Int, _ context: RuleContext) {
    self.subject = subject
    self.target = target
    self.context = context
  }

  /// A place where the class is written as the type of a property or parameter.
  private struct Annotation {
    let file: Int
    /// Index into the file's declarations.
    let declaration: Int
    /// Of the class's name.
    let type: Node
    let isOptional: Bool
  }

  /// Nil where it takes more than another name.
  func fix() -> Fix? {
    guard isPlainSubject, let annotations = annotations() else { return nil }
    let properties = annotations.compactMap { graph.symbol(in: $0.file, declaration: $0.declaration) }
    let parameters = annotations.filter { graph.files[$0.file].facts.declarations[$0.declaration].kind == .parameter }
    guard !properties.isEmpty, !parameters.isEmpty, annotations.count == properties.count + parameters.count,
      let uses = uses(of: properties, parameters), !uses.isEmpty,
      parameters.allSatisfy({ isOnlyHandedOn($0, to: properties) && areArgumentsPlain($0) })
    else { return nil }
    let fitting = graph.supertypes(of: target).map { Int($0.symbol) }.filter { type in
      type >= 0 && ProtocolFit(type, for: target, graph).covers(uses) && isVisible(type)
    }
    guard fitting.count == 1, let edits = edits(annotations, graph.name(of: fitting[0])) else { return nil }
    return Fix(
      title: "Know \(graph.name(of: target)) as \(graph.name(of: fitting[0]))",
      isSafe: !context.isNamedInUnreadCode(graph.name(of: subject)), edits: edits)
  }

  // MARK: The subject

  /// Nothing is made of its properties unasked, nobody asks for its initializers, and nothing overrides them.
  private var isPlainSubject: Bool {
    let supertypes = graph.allSupertypes(of: subject)
    return [.class, .struct].contains(graph.symbols[subject].kind) && graph.isSwift(subject) && graph.isSwift(target)
      && graph.symbols[target].kind == .class && graph.attributeNames(of: subject).allSatisfy { $0 == "MainActor" }
      && context.model.subtypes.all(of: subject).isEmpty
      && !supertypes.contains { Frameworks.known.has(.synthesized, graph.names[$0.name]) }
      && !supertypes.contains { $0.symbol != nil && hasInitializer(Int($0.symbol)) }
      && !graph.allSupertypes(of: target).contains { graph.names[$0.name] == "Sendable" }
  }

  private func hasInitializer(_ type: Int) -> Bool {
    graph.symbols[type].kind == .protocol && graph.members(declaredIn: type).contains { graph.symbols[$0].kind == .initializer }
  }

  /// Whoever sees the subject sees the protocol.
  private func isVisible(_ type: Int) -> Bool {
    let own = graph.files[Int(graph.symbols[subject].file)].modules
    let modifiers = graph.declaration(of: type).modifiers
    return graph.files[Int(graph.symbols[type].file)].modules == own && graph.symbols[type].parent == nil
      && modifiers.isDisjoint(with: [.private, .fileprivate])
  }

  // MARK: Where the class is written

  private static let unfit: Modifiers = [
    .lazy, .override, .static, .classMember, .computed, .settable, .observed, .dynamic, .weak, .unowned, .destructured, .variadic,
    .open, .public, .package,
  ]

  /// Nil where the class is named for anything else.
  private func annotations() -> [Annotation]? {
    var found: [Annotation] = []
    for part in [subject] + graph.extensions(of: subject).map(Int.init) {
      let (file, text) = (Int(graph.symbols[part].file), graph.declaration(of: part))
      for reference in graph.references(in: file, bytes: text.start..<text.end) where names(Int(graph.references[reference].target)) {
        guard part == subject, let annotation = annotation(in: file, at: graph.references[reference].offset) else { return nil }
        found.append(annotation)
      }
    }
    return found
  }

  private func names(_ symbol: Int) -> Bool {
    symbol == target || graph.symbols[symbol].kind == .initializer && graph.enclosingType(of: symbol) == target
  }

  private func annotation(in file: Int, at offset: UInt32) -> Annotation? {
    let facts = graph.files[file].facts
    if facts.branches.contains(where: { ($0.start..<$0.end).contains(offset) }) { return nil }
    for (index, declaration) in facts.declarations.enumerated()
    where [.variable, .parameter].contains(declaration.kind) && declaration.type >= 0 {
      let root = facts.nodes[Int(declaration.type)]
      let isOptional = [.optionalType, .implicitlyUnwrappedType].contains(root.kind)
      guard let type = isOptional ? facts.children(of: Int(declaration.type)).first : Int(declaration.type),
        facts.nodes[type].offset == offset
      else { continue }
      let isPlain = facts.nodes[type].kind == .typeName && facts.nodes[type].start == UInt32(type) && declaration.value < 0
        && declaration.attachmentCount == 0 && declaration.modifiers.isDisjoint(with: Self.unfit)
        && (declaration.kind == .parameter ? isInitializers(declaration, in: file) : isHidden(index, in: file))
      return isPlain ? Annotation(file: file, declaration: index, type: facts.nodes[type], isOptional: isOptional) : nil
    }
    return nil
  }

  private func isInitializers(_ parameter: Declaration, in file: Int) -> Bool {
    guard let owner = graph.symbol(in: file, declaration: Int(parameter.parent)), graph.symbols[owner].kind == .initializer,
      graph.symbols[owner].parent?.index == subject
    else { return false }
    let declaration = graph.declaration(of: owner)
    let same = graph.members(declaredIn: subject).count {
      graph.symbols[$0].kind == .initializer && graph.qualifiedName(of: $0) == graph.qualifiedName(of: owner)
    }
    return same == 1 && declaration.attachmentCount == 0
      && declaration.modifiers.isDisjoint(with: [.override, .required, .open, .public, .package])
  }

  private func isHidden(_ variable: Int, in file: Int) -> Bool {
    guard let symbol = graph.symbol(in: file, declaration: variable) else { return false }
    return graph.symbols[symbol].parent?.index == Int(Int32(subject))
      && !graph.declaration(of: symbol).modifiers.isDisjoint(with: [.private, .fileprivate])
  }

  // MARK: What is asked of it

  /// Members of the class that are used, and how; nil where something else is done with the value.
  private func uses(of properties: [Int], _ parameters: [Annotation]) -> [ProtocolFit.Use]? {
    var uses: [ProtocolFit.Use] = []
    for property in properties {
      for mention in context.fixIndex.mentions(of: property) {
        if mention.isSure, mention.deed == .assigned, isSet(mention, from: parameters) { continue }
        guard mention.isSure, let use = use(mention) else { return nil }
        uses.append(use)
      }
    }
    return uses
  }

  private func use(_ mention: Mention) -> ProtocolFit.Use? {
    let nodes = graph.files[mention.file].facts.nodes
    var node = mention.node
    while let parent = nodes.parent(of: node), nodes[parent].start == nodes[node].start {
      switch nodes[parent].kind {
      case .optionalChaining, .forcedUnwrapping: node = parent
      case .member:
        let targets = graph.references(in: mention.file, at: nodes[parent].offset).map { Int(graph.references[$0].target) }
        guard targets.count == 1 else { return nil }
        let call = nodes.parent(of: parent).flatMap { nodes[$0].kind == .call && nodes[$0].start == nodes[parent].start ? $0 : nil }
        let isRead = graph.deed(in: mention.file, at: parent) == .read
        return ProtocolFit.Use(member: targets[0], arguments: call.map { nodes.children(of: $0).count - 1 }, isRead: isRead)
      default: return nil
      }
    }
    return nil
  }

  /// `self.service = service`, the parameter
  private func isSet(_ mention: Mention, from parameters: [Annotation]) -> Bool {
    let facts = graph.files[mention.file].facts
    let value = graph.assignments(in: mention.file, bytes: 0..<UInt32.max).first { $0.offset == facts.nodes[mention.node].offset }?.value
    guard let value, facts.nodes[value].kind == .identifier else { return false }
    return parameters.contains { parameter in
      let declaration = facts.declarations[parameter.declaration]
      guard parameter.file == mention.file, facts.nodes[value].name == declaration.name else { return false }
      let owner = facts.declarations[Int(declaration.parent)]
      return (owner.start..<owner.end).contains(facts.nodes[value].offset)
    }
  }

  /// In its initializer a parameter's name stands for nothing but the value that such a property is set to.
  private func isOnlyHandedOn(_ parameter: Annotation, to properties: [Int]) -> Bool {
    let facts = graph.files[parameter.file].facts
    let declaration = facts.declarations[parameter.declaration]
    let owner = facts.declarations[Int(declaration.parent)]
    guard owner.body >= 0 else { return false }
    let scope = facts.scopes[Int(owner.body)]
    let values = graph.assignments(in: parameter.file, bytes: owner.start..<owner.end).filter { properties.contains(Int($0.target)) }
    let named = (Int(scope.firstNode)..<Int(scope.endNode)).filter {
      facts.nodes[$0].kind == .identifier && facts.nodes[$0].name == declaration.name
    }
    return !named.isEmpty && named.allSatisfy { node in values.contains { $0.value == node } }
  }

  // MARK: What is handed in

  /// Nobody leaves it to the parameter what is made: `resolve()`, `.shared`. Nor is the initializer handed on itself.
  private func areArgumentsPlain(_ parameter: Annotation) -> Bool {
    let declaration = graph.files[parameter.file].facts.declarations[parameter.declaration]
    let label = graph.text(declaration.label, in: parameter.file)
    let uses = context.references[SymbolID(subject)].map { graph.references[Int($0)] }
    let hasOtherName = uses.contains { $0.source != nil && graph.symbols[Int($0.source)].kind == .typealias }
    let unknown = context.fixIndex.unknownInitializers
    if label.isEmpty || hasOtherName || unknown.areHandedOn || isNamedInObjectiveC { return false }
    return (unknown.arguments[label] ?? []).allSatisfy { isPlain($0.node, graph.files[$0.file].facts, in: $0.file) }
      && makingFiles.allSatisfy { areArgumentsPlain(label, in: Int($0)) }
  }

  private var isNamedInObjectiveC: Bool {
    context.fixIndex.filesByName.files(having: graph.name(of: subject)).contains { file in
      !graph.files[Int(file)].isSwift && graph.files[Int(file)].facts.names.find(graph.name(of: subject)) != nil
    }
  }

  /// The files of Swift in which the subject or one of its initializers is named.
  private var makingFiles: Set<Int32> {
    Set(context.references(making: subject).map(\.file.raw).filter { graph.files[Int($0)].isSwift })
  }

  private func areArgumentsPlain(_ label: String, in file: Int) -> Bool {
    let facts = graph.files[file].facts
    return facts.nodes.indices.allSatisfy { node in
      guard graph.references(in: file, at: facts.nodes[node].offset).contains(where: { graph.isMaker(Int(graph.references[$0].target), of: subject) })
      else { return true }
      switch facts.making(at: node, isKnown: true) {
      case .none: return true
      case .handedOn: return false
      case .call(let call):
        return facts.children(of: call).dropFirst().allSatisfy { argument in
          facts.text(facts.nodes[argument].label) != label || isPlain(argument, facts, in: file)
        }
      }
    }
  }

  /// A new object of the class, a name, or a path of names: their type does not depend on where they stand.
  private func isPlain(_ argument: Int, _ facts: FrozenFacts, in file: Int) -> Bool {
    let node = facts.nodes[argument]
    switch node.kind {
    case .nilLiteral: return true
    case .identifier: return node.start == UInt32(argument)
    case .member: return facts.children(of: argument).count == 1 && isPlain(argument - 1, facts, in: file)
    case .optionalChaining, .forcedUnwrapping: return isPlain(argument - 1, facts, in: file)
    case .call:
      guard let callee = facts.children(of: argument).first, facts.nodes[callee].kind == .identifier else { return false }
      return graph.references(in: file, at: facts.nodes[callee].offset).contains { names(Int(graph.references[$0].target)) }
    default: return false
    }
  }

  // MARK: Edits

  /// `any P` where the project writes so anywhere; older compilers know `P` only.
  private func edits(_ annotations: [Annotation], _ name: String) -> [Fix.Edit]? {
    let writesAny = context.fixIndex.writesAny
    var edits: [Fix.Edit] = []
    for annotation in annotations {
      guard let text = SourceText(Int32(annotation.file), context) else { return nil }
      let start = Int(annotation.type.offset)
      let end = start + graph.text(annotation.type.name, in: annotation.file).utf8.count
      let written = writesAny ? (annotation.isOptional ? "(any \(name))" : "any \(name)") : name
      edits.append(text.replacing(start..<end, with: written))
    }
    return edits
  }
}
