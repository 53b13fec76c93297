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

  func contains(_ target: SymbolID, usedBy subject: SymbolID, at references: [Reference]) -> Bool {
    isSubstantial(target)
      && references.contains { !isInSignatureOfOverride($0) && !isInValue($0, of: subject) }
      && usesMembers(of: target, in: subject) && hasMediator(subject)
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

  /// Whether a type is made for display: by its name or folder, or because at least a tenth of its properties are for
  /// display.
  private func isDisplay(_ type: SymbolID) -> Bool {
    let name = graph.qualifiedName(of: type)
    if Self.displayNames.contains(where: name.contains) || isAmongViewModels(type) { return true }
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

  /// Whether the view uses members of a value, not only passes it on or compares it.
  private func usesMembers(of target: SymbolID, in subject: SymbolID) -> Bool {
    let owners = Set([target] + graph.allSupertypes(of: target).compactMap(\.symbol))
    return graph.parts(of: subject).contains { part in
      let text = graph.declaration(of: part)
      return graph.references(in: graph.symbols[part].file, bytes: text.start..<text.end).contains { index in
        let member = graph.references[index].target
        return graph.symbols[member].kind != .initializer && !owners.contains(member)
          && !isInValue(graph.references[index], of: subject)
          && graph.enclosingType(of: member).map(owners.contains) ?? false
      }
    }
  }

  /// Whether a reference is in the signature of an override, whose types the superclass determines.
  private func isInSignatureOfOverride(_ reference: Reference) -> Bool {
    guard let member = reference.source, graph.symbols[member].file == reference.file else { return false }
    let declaration = graph.declaration(of: member)
    guard declaration.modifiers.contains(.override) else { return false }
    let parameters = graph.symbols[member].kind == .function ? graph.parameters(of: member) : []
    let roots = ([declaration] + parameters).compactMap(\.type)
    let nodes = graph.files[reference.file].facts.nodes
    return roots.contains { root in
      (nodes[root].start...root).contains { nodes[$0].offset == reference.offset }
    }
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
