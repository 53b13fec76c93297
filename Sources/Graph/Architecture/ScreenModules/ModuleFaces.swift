import DependencyGraph
import SourceFacts
import Tables

/// The faces of screen modules: the types that other modules may use.
struct ModuleFaces {
  /// For each type, whether it is in its module's face.
  private(set) var isFace: Table<SymbolID, Bool>
  /// Values in a face whose properties have to be visited.
  private var values: [SymbolID] = []
  private let graph: DependencyGraph
  private let roles: RoleMap
  private let modules: ScreenModules
  private let subtypes: Subtypes

  init(in graph: DependencyGraph, _ roles: RoleMap, _ modules: ScreenModules, _ subtypes: Subtypes) {
    self.subtypes = subtypes
    self.graph = graph
    self.roles = roles
    self.modules = modules
    isFace = Table(repeating: false, count: graph.symbols.count)
    let assembling = assemblingFunctions
    for type in graph.symbols.indices
    where modules.module(of: type, in: graph) != nil && graph.symbols[type].kind.isNominalType {
      if isNamedAsFace(type) || roles.has(.assembly, type) { isFace[type] = true }
    }
    for (function, module) in assembling {
      guard let type = graph.enclosingType(of: function), modules.module(of: type, in: graph) == module else {
        continue
      }
      isFace[type] = true
    }
    for type in graph.symbols.indices where isFace[type] {
      if let module = modules.module(of: type, in: graph) { addMentionedTypes(by: type, module) }
    }
    for (function, module) in assembling { addMentionedTypes(in: function, module) }
    addTypesOfProperties()
  }

  /// Whether a protocol is an input, output or delegate of a module, by its name or that of an inherited protocol.
  private func isNamedAsFace(_ type: SymbolID) -> Bool {
    guard graph.symbols[type].kind == .protocol else { return false }
    let name = graph.name(of: type)
    if Self.endings.contains(where: { name.hasSuffix($0) }) || isInputOrOutput(name) { return true }
    return graph.allSupertypes(of: type).contains { supertype in
      let name = graph.names[supertype.name]
      return name.hasSuffix("ModuleInput") || name.hasSuffix("ModuleOutput")
    }
  }

  /// Whether a name is that of a module's input or output, `FeedInput`, `FeedOutputProtocol`, and contains no part of
  /// the screen.
  private func isInputOrOutput(_ name: String) -> Bool {
    let plain = name.hasSuffix("Protocol") ? name.dropLast("Protocol".count) : name[...]
    guard let ending = ["Input", "Output"].first(where: plain.hasSuffix) else { return false }
    let stem = plain.dropLast(ending.count)
    return !stem.isEmpty && !Self.parts.contains(where: stem.hasSuffix)
  }

  private static let parts = [
    "View", "Controller", "Interactor", "Presenter", "Router", "Wireframe", "Model", "Manager", "Service", "Cell",
    "UseCase", "Worker",
  ]
  private static let endings = [
    "ModuleInput", "ModuleOutput", "ModuleInterface", "ModuleProtocol", "ModuleDelegate", "Module", "Delegate",
    "DelegateProtocol",
  ]

  /// Functions that create a module's presenter, and so assemble the module: in its assembly, in its router (also in an
  /// initializer), or in an assembly for the whole app.
  private var assemblingFunctions: [(function: SymbolID, module: ScreenModuleID)] {
    var moduleOfPresenter: [SymbolID: ScreenModuleID] = [:]
    for (module, screen) in modules.modules.entries {
      for presenter in screen.presenters { moduleOfPresenter[presenter] = module }
    }
    var functions: [(function: SymbolID, module: ScreenModuleID)] = []
    let isPresenter = graph.symbols.marked(moduleOfPresenter.keys)
    for reference in graph.references where isPresenter[reference.target] {
      guard let source = reference.source, let module = moduleOfPresenter[reference.target],
        [.function, .initializer].contains(graph.symbols[source].kind), let type = graph.enclosingType(of: source),
        mayAssemble(source, of: type)
      else { continue }
      if functions.last.map({ $0 != (source, module) }) ?? true { functions.append((source, module)) }
    }
    return functions
  }

  /// Whether a function may assemble a module. For a screen that creates its own presenter, only a static function
  /// counts.
  private func mayAssemble(_ function: SymbolID, of type: SymbolID) -> Bool {
    if !graph.declaration(of: function).modifiers.isDisjoint(with: [.static, .classMember]) { return true }
    if roles.has(.router, type) || roles.has(.assembly, type) { return true }
    return roles[type].isEmpty && graph.assemblesModule(function, roles)
  }

  /// Adds the types in the members of a face, except parts of the screen. Members of a protocol are implemented by
  /// other modules, which have to name even the protocol of a view that is passed to them.
  private mutating func addMentionedTypes(by type: SymbolID, _ module: ScreenModuleID) {
    guard graph.symbols[type].kind == .protocol else {
      // Of a router that assembles its module, only the assembling function belongs to the face.
      if !roles.has(.assembly, type) { return }
      // In Objective-C, only declarations in headers count.
      for part in graph.parts(of: type)
      where graph.isSwift(part) || graph.files[graph.symbols[part].file].path.hasSuffix(".h") {
        for member in graph.members(declaredIn: part) { addMentionedTypes(in: member, module) }
      }
      return
    }
    addMentionedTypes(in: type, module, withProtocols: isNamedAsFace(type))
  }

  private mutating func addMentionedTypes(
    in symbol: SymbolID, _ module: ScreenModuleID, withProtocols: Bool = false, ofValue: Bool = false
  ) {
    let declaration = graph.declaration(of: symbol)
    let resultOffsets = ofValue ? [] : offsets(ofResult: declaration, in: graph.symbols[symbol].file)
    if !declaration.modifiers.isDisjoint(with: [.private, .fileprivate]) { return }
    let isType = graph.symbols[symbol].kind.isNominalType
    let body = isType ? nil : declaration.body
    let end = body.map { graph.files[graph.symbols[symbol].file].facts.scopes[$0].start } ?? declaration.end
    for index in graph.references(
      in: graph.symbols[symbol].file, bytes: declaration.start..<max(declaration.start, end))
    {
      let target = graph.references[index].target
      // Only the type of a property counts, not the code of its getter.
      if !ofValue, declaration.kind == .variable, !resultOffsets.contains(graph.references[index].offset) { continue }
      guard graph.symbols[target].kind.isNominalType, modules.module(of: target, in: graph) == module else { continue }
      guard graph.symbols[target].kind == .protocol else {
        // Callers have to create parameters, but need not name a helper that is returned.
        if isValue(target), !resultOffsets.contains(graph.references[index].offset) || isPlainValue(target) {
          show(target)
        }
        continue
      }
      if withProtocols || isKindOfValue(target) { show(target) }
    }
  }

  /// The offsets in the type of a property or in a function's result.
  private func offsets(ofResult declaration: Declaration, in file: FileID) -> Set<UInt32> {
    guard let root = declaration.type, [.function, .variable].contains(declaration.kind) else { return [] }
    let nodes = graph.files[file].facts.nodes
    return Set((nodes[root].start...root).map { nodes[$0].offset })
  }

  /// Whether it is a struct, an enum or an entity, which may be passed in both directions.
  private func isPlainValue(_ type: SymbolID) -> Bool {
    [.struct, .enum].contains(graph.symbols[type].kind) || roles.has(.entity, type)
  }

  private mutating func show(_ type: SymbolID) {
    if isFace[type] { return }
    isFace[type] = true
    guard graph.symbols[type].kind == .protocol else { return values.append(type) }
    // Code that has to provide such a value creates an instance of a conforming type.
    guard isKindOfValue(type), let module = modules.module(of: type, in: graph) else { return }
    for value in subtypes.all(of: type) where modules.module(of: value, in: graph) == module { show(value) }
  }

  /// Whether it is a protocol for values: `protocol FeedKind`, `struct PopularFeed: FeedKind`
  private func isKindOfValue(_ type: SymbolID) -> Bool {
    let conformers = subtypes.all(of: type).filter { graph.symbols[$0].kind != .protocol }
    return !conformers.isEmpty
      && conformers.allSatisfy { [.struct, .enum].contains(graph.symbols[$0].kind) && isValue($0) }
  }

  /// Code that passes a value has to name the types of its properties, and the types nested in it.
  private mutating func addTypesOfProperties() {
    while let value = values.popLast() {
      guard let module = modules.module(of: value, in: graph) else { continue }
      for member in graph.members(declaredIn: value)
      where [.variable, .case, .initializer].contains(graph.symbols[member].kind) {
        addMentionedTypes(in: member, module, ofValue: true)
      }
      for member in graph.members(declaredIn: value) where graph.symbols[member].kind.isNominalType && isValue(member) {
        show(member)
      }
    }
  }

  private func isValue(_ type: SymbolID) -> Bool {
    graph.symbols[type].kind != .protocol
      && roles[type].isDisjoint(with: [
        RoleSet(.presenter), RoleSet(.interactor), RoleSet(.router), RoleSet(.view), RoleSet(.viewController),
      ])
  }
}

extension DependencyGraph {
  /// Whether a function uses the class of a presenter and the class of another part of a screen, which it connects.
  public func assemblesModule(_ function: SymbolID, _ roles: RoleMap) -> Bool {
    let declaration = declaration(of: function)
    var presenter = false
    var other = false
    for index in references(in: symbols[function].file, bytes: declaration.start..<declaration.end) {
      let target = references[index].target
      guard symbols[target].kind.isNominalType else { continue }
      let targetRoles = roles[target]
      if targetRoles.contains(.presenter) {
        presenter = true
      } else if !targetRoles.isDisjoint(with: [
        RoleSet(.view), RoleSet(.viewController), RoleSet(.interactor), RoleSet(.router),
      ]) {
        other = true
      }
    }
    return presenter && other
  }
}
