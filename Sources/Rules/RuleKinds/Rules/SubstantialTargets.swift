import Architecture
import DependencyGraph
import Frameworks
import SourceFacts
import Tables

/// Decides which references of a view to a model type are more than the use of a small value: the type is a database
/// record, has many properties, or is a class that does work, and the view uses its members.
final class SubstantialTargets {
  private let context: RuleContext
  private var graph: DependencyGraph { context.graph }
  /// For each type; computed on demand.
  private var substantial: [SymbolID: Bool] = [:]
  private var shares: Table<ModuleID, ModuleShare>?

  private struct ModuleShare {
    var views = 0
    var mediators = 0
  }

  init(_ context: RuleContext) { self.context = context }

  /// - Parameter isHeld: whether another type, such as a cell model, holds the target for the subject.
  func contains(_ target: SymbolID, usedBy subject: SymbolID, at references: [Reference], isHeld: Bool) -> Bool {
    isSubstantial(target) && !isSharedHelper(target, at: references)
      && references.contains { !isInSignatureOfOverride($0) && !isInValue($0, of: subject) }
      && worksWith(target, in: subject, at: references, isHeld: isHeld) && hasMediator(subject)
  }

  /// Whether a reference is in a value type that the view creates from the model: `struct Config { init(_ post: Post)
  /// }`.
  private func isInValue(_ reference: Reference, of subject: SymbolID) -> Bool {
    guard let source = reference.source, let type = graph.enclosingType(of: source), type != subject else {
      return false
    }
    return [.struct, .enum].contains(graph.symbols[type].kind) && !context.model.roles.has(.view, type)
      && (graph.symbols[source].kind == .initializer || graph.symbols[source].isStatic && graph.makesOwnType(source))
  }

  /// Whether a target has a shared instance and is not the type of a value here: a helper, in whatever folder.
  private func isSharedHelper(_ target: SymbolID, at references: [Reference]) -> Bool {
    context.singletons.classes.contains(target)
      && !references.contains { reference in
        reference.target == target
          && graph.nameNode(in: reference.file, at: reference.offset).map {
            graph.files[reference.file].facts.nodes[$0].kind == .typeName
          } ?? false
      }
  }

  // MARK: What the target is

  private func isSubstantial(_ type: SymbolID) -> Bool {
    if let known = substantial[type] { return known }
    let found = isRecord(type) || !isDisplay(type) && (isLarge(type) || works(type))
    substantial[type] = found
    return found
  }

  private func isRecord(_ type: SymbolID) -> Bool {
    graph.attributeNames(of: type).contains("Model")
      || graph.inherits(type, from: .record)
      || graph.allSupertypes(of: type).contains { $0.symbol == nil && graph.names[$0.name] == "Object" }
  }

  private func isLarge(_ type: SymbolID) -> Bool { storedProperties(of: type).count >= 5 }

  /// Whether a class has state and several methods of its own.
  private func works(_ type: SymbolID) -> Bool {
    guard graph.symbols[type].kind == .class else { return false }
    let stored = storedProperties(of: type)
    // An Objective-C method is declared in the header and in the implementation, which may also contain accessors.
    let accessors = Set(stored.map { graph.symbols[$0].name })
    let members = graph.parts(of: type).flatMap { graph.members(declaredIn: $0) }
    let functions = Set(members.filter { graph.symbols[$0].kind == .function }.map { graph.symbols[$0].name })
    let working = functions.subtracting(accessors).filter { !Self.valueFunctions.contains(graph.names[$0]) }
    return stored.count > 1 && working.count > 2
  }

  /// Whether a type is made for display: by its name or folder, or because at least a tenth of its properties, or any
  /// of an enum's, are for display.
  private func isDisplay(_ type: SymbolID) -> Bool {
    let name = graph.qualifiedName(of: type)
    if Self.displayNames.contains(where: name.contains) || isAmongViewModels(type) { return true }
    if graph.symbols[type].kind == .enum { return graph.members(of: type).contains { showsSomething($0) } }
    let stored = storedProperties(of: type)
    return !stored.isEmpty && stored.count { showsSomething($0) } * 10 >= stored.count
  }

  /// `ViewModels/Amount.swift`
  private func isAmongViewModels(_ type: SymbolID) -> Bool {
    let folders = graph.files[graph.symbols[type].file].path.split(separator: "/").dropLast()
    return folders.contains { KnownHeight(name: $0) == .viewModels }
  }

  private func showsSomething(_ property: SymbolID) -> Bool {
    let facts = graph.files[graph.symbols[property].file].facts
    return facts.names(inType: graph.declaration(of: property).type, where: { Frameworks.known.has(.displayValue, $0) })
  }

  /// Its own stored properties, those of superclasses, and the associated values of an enum.
  private func storedProperties(of type: SymbolID) -> [SymbolID] {
    let types = [type] + graph.allSupertypes(of: type).compactMap(\.symbol)
    return types.flatMap { graph.storedProperties(of: $0).all.map { $0.symbol } }
  }

  // MARK: How the subject uses it

  /// Whether the view does more with a value than show a few of its members, pass it on or compare it: it reads many
  /// members, decides by one or by the value's class, sets one, or calls a method with arguments or without a result.
  private func worksWith(_ target: SymbolID, in subject: SymbolID, at references: [Reference], isHeld: Bool)
    -> Bool
  {
    let uses = membersUsed(of: target, in: subject)
    if isHeld { return uses.contains { !isPassedOn($0.target) } }
    return Set(uses.map(\.target)).count >= Self.manyMembers
      || uses.contains { commands($0.target) || decidesOrSets($0) }
      || !uses.isEmpty && references.contains(where: isCast)
  }

  /// Whether a property holds another object of the project, which the view can show nothing of by itself: it passes
  /// it on, or uses that object's members.
  private func isPassedOn(_ member: SymbolID) -> Bool {
    graph.symbols[member].kind == .variable
      && graph.heldTypes(of: member).contains { held in
        held.type.map { [.class, .struct].contains(graph.symbols[$0].kind) } ?? false
      }
  }

  private func membersUsed(of target: SymbolID, in subject: SymbolID) -> [Reference] {
    let owners = Set([target] + graph.allSupertypes(of: target).compactMap(\.symbol))
    return graph.parts(of: subject).flatMap { part -> [Reference] in
      let text = graph.declaration(of: part)
      return graph.references(in: graph.symbols[part].file, bytes: text.start..<text.end).compactMap { index in
        let reference = graph.references[index]
        let member = reference.target
        return graph.symbols[member].kind != .initializer && !owners.contains(member) && !isHelper(member)
          && graph.enclosingType(of: member).map(owners.contains) ?? false && !isInValue(reference, of: subject)
          ? reference : nil
      }
    }
  }

  /// Whether a static function takes and returns only values of frameworks: a helper that happens to be in the type.
  private func isHelper(_ member: SymbolID) -> Bool {
    guard graph.symbols[member].kind == .function, graph.symbols[member].isStatic,
      let result = graph.declaration(of: member).type
    else { return false }
    let file = graph.symbols[member].file
    let facts = graph.files[file].facts
    if ["Self", "instancetype"].contains(facts.text(ofType: result)) { return false }
    return ([result] + graph.parameters(of: member).compactMap(\.type)).allSatisfy { root in
      (facts.nodes[root].start...root).allSatisfy { node in
        graph.references(in: file, at: facts.nodes[node].offset).isEmpty
      }
    }
  }

  /// `item as? Note`, `item is Note`
  private func isCast(_ reference: Reference) -> Bool {
    guard let name = graph.nameNode(in: reference.file, at: reference.offset) else { return false }
    return [.castType, .typeCheck].contains(graph.files[reference.file].facts.nodes[name].context)
  }

  private static let manyMembers = 5

  /// Whether a member is a method that does something, not one that returns a property of its object.
  private func commands(_ member: SymbolID) -> Bool {
    graph.symbols[member].kind == .function
      && (!graph.parameters(of: member).isEmpty || graph.declaration(of: member).type == nil)
  }

  /// Whether a member is compared in a condition, is the subject of a `switch`, or is set.
  private func decidesOrSets(_ reference: Reference) -> Bool {
    let facts = graph.files[reference.file].facts
    guard var node = graph.nameNode(in: reference.file, at: reference.offset) else { return false }
    while true {
      switch facts.nodes[node].context {
      case .switchSubject: return true
      case .condition where !isBinding(node, in: facts): return true
      default: break
      }
      guard let parent = facts.parent(of: node) else { return false }
      if facts.nodes[parent].kind == .sequence {
        let operands = facts.children(of: parent)
        let kinds = operands.map { facts.nodes[$0].kind }
        if kinds.contains(.nilLiteral) { return false }
        if operands[0] == node, kinds.contains(.assignment) { return true }
        if let ternary = kinds.firstIndex(of: .ternary), operands[..<ternary].contains(node) { return true }
      }
      if facts.nodes[parent].kind == .closure { return false }
      node = parent
    }
  }

  /// Whether a condition only looks for a value: `if let name = user.name`.
  private func isBinding(_ node: NodeID, in facts: FrozenFacts) -> Bool {
    facts.declarations.contains { $0.modifiers.contains(.optionalBinding) && $0.value == node }
  }

  /// Whether a reference is in the signature of an override, whose types the superclass determines.
  private func isInSignatureOfOverride(_ reference: Reference) -> Bool {
    guard let member = reference.source else { return false }
    return graph.declaration(of: member).modifiers.contains(.override) && graph.isInSignature(reference)
  }

  // MARK: Who could mediate

  /// Whether a controller, presenter or view model could mediate between view and model. Always true in a module with
  /// fewer than three views, which is too small for a conclusion.
  private func hasMediator(_ subject: SymbolID) -> Bool {
    let shares = self.shares ?? moduleShares()
    self.shares = shares
    let modules = graph.files[graph.symbols[subject].file].modules
    return modules.isEmpty || modules.contains { shares[$0].mediators > 0 || shares[$0].views < 3 }
  }

  private func moduleShares() -> Table<ModuleID, ModuleShare> {
    var shares = Table<ModuleID, ModuleShare>(repeating: ModuleShare(), count: graph.modules.count)
    let mediators: RoleSet = [
      RoleSet(.viewController), RoleSet(.presenter), RoleSet(.viewModel), RoleSet(.coordinator),
    ]
    for type in graph.types {
      let roles = context.model.roles(of: type)
      let isMediator = !roles.isDisjoint(with: mediators)
      guard isMediator || roles.contains(RoleSet(.view)) else { continue }
      for module in graph.files[graph.symbols[type].file].modules {
        if isMediator { shares[module].mediators += 1 } else { shares[module].views += 1 }
      }
    }
    return shares
  }

  /// Methods that make a value comparable and storable do not count as work.
  private static let valueFunctions: Set<String> = [
    "==", "<", "hash", "isEqual", "isEqual:", "encode", "encodeWithCoder:", "copy", "copyWithZone:", "diffIdentifier",
    "isEqualToDiffableObject:",
  ]

  /// `UIStateModel.Home`, `FeedViewState`
  private static let displayNames = ["UIState", "ViewState", "ScreenState"]
}
