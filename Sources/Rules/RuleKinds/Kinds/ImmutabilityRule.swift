import Architecture
import DependencyGraph
import Findings
import Fixes
import Patterns
import SourceFacts
import Tables

/// Types that should be immutable: finds settable stored properties, mutable collections, and methods that change the
/// value.
public struct ImmutabilityRule: RuleKind, Equatable {
  public var of: Selector
  /// Attributes of properties that a framework stores, such as `@NSManaged`.
  public var exceptAttributes: [NamePattern]
  /// Types whose values can change although the property is constant.
  public var mutableTypes: [NamePattern]
  public var fix: FixKind?

  public static let specification = RuleKindSpecification(
    name: "immutability", summary: "types whose values can change after they are created",
    parameters: [
      Parameter("of", .selector, default: nil, doc: "the types to check"),
      Parameter(
        "except_attributes", .names, default: .names([]), doc: "attributes; properties with one of them do not count"),
      .fix(.let),
    ],
    data: [
      Parameter(
        "mutable_types", .names, default: .names([]), doc: "types whose values can change even in a constant")
    ],
    // `member`: the property or method. `how`: why it makes the type mutable.
    placeholders: ["subject", "member", "how"], notes: [], reads: [.references, .graph], joinsTargets: true
  ) { values in
    ImmutabilityRule(
      of: values.selector("of") ?? Selector(), exceptAttributes: values.names("except_attributes") ?? [],
      mutableTypes: values.names("mutable_types") ?? [], fix: values.fix)
  }

  public func check(_ context: RuleContext, rule: Rule) -> [Finding] {
    let graph = context.graph
    return graph.types.flatMap { type -> [Finding] in
      guard graph.symbols[type].kind.isNominalType, graph.symbols[type].kind != .protocol,
        of.matches(symbol: type, in: context.model)
      else { return [] }
      return changeable(of: type, in: graph).map { finding(type, $0, context, rule) }
    }
  }

  private struct Changeable {
    let member: SymbolID
    let how: String
  }

  /// Members in source order. A redeclared Objective-C property counts where it becomes writable.
  private func changeable(of type: SymbolID, in graph: DependencyGraph) -> [Changeable] {
    let parts = [type] + graph.extensions(of: type)
    var seen: Set<String> = []
    return parts.flatMap { graph.members(declaredIn: $0) }.compactMap { member in
      let declaration = graph.declaration(of: member)
      let how =
        switch declaration.kind {
        case .variable: variable(member, declaration, in: graph)
        case .function where declaration.modifiers.contains(.mutating): "a mutating method"
        default: nil as String?
        }
      guard let how, seen.insert(graph.name(of: member)).inserted else { return nil }
      return Changeable(member: member, how: how)
    }
  }

  private func variable(_ member: SymbolID, _ declaration: Declaration, in graph: DependencyGraph) -> String? {
    guard declaration.modifiers.isDisjoint(with: [.static, .classMember, .computed]) else { return nil }
    if graph.attributeNames(of: member).contains(where: { name in exceptAttributes.contains { $0.matches(name) } }) {
      return nil
    }
    let file = graph.symbols[member].file
    if graph.files[file].isSwift {
      if !declaration.modifiers.contains(.constant) { return "a variable" }
    } else {
      // Private members do not make a type mutable for others.
      if declaration.modifiers.contains(.private) { return nil }
      if !declaration.modifiers.contains(.restrictedSetter) {
        let isRedeclared = graph.symbols[member].parent.map { graph.symbols[$0].kind == .extension } ?? false
        return isRedeclared ? "readwrite in the class extension" : "not readonly"
      }
    }
    guard let name = graph.typeName(of: declaration, in: file), mutableTypes.contains(where: { $0.matches(name) })
    else { return nil }
    return "of type \(name)"
  }

  private func finding(_ type: SymbolID, _ changeable: Changeable, _ context: RuleContext, _ rule: Rule) -> Finding {
    let graph = context.graph
    var draft = FindingDraft(
      rule: rule, context: context, at: Place(nameOf: changeable.member, in: graph),
      subject: graph.qualifiedName(of: type), target: graph.name(of: changeable.member))
    draft.setSeverity(forSubject: type)
    draft.values["member"] = graph.name(of: changeable.member)
    draft.values["how"] = changeable.how
    if fix == .let, let fix = LetFix(changeable.member, of: type, context.fixes).fix() { draft.finding.fixes = [fix] }
    return draft.finished(edge: "")
  }
}

extension DependencyGraph {
  /// The name of a declaration's written type, or of the type that its initial value constructs: `NSMutableArray`.
  fileprivate func typeName(of declaration: Declaration, in file: FileID) -> String? {
    var next = declaration.type ?? declaration.value
    while let root = next {
      let node = node(root, in: file)
      switch node.kind {
      case .typeName, .identifier: return text(node.name, in: file)
      case .optionalType, .implicitlyUnwrappedType, .call: next = children(of: root, in: file).first
      default: return nil
      }
    }
    return nil
  }
}
