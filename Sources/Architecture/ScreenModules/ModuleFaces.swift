import DependencyGraph
import SourceFacts

/// What screen modules show to each other.
struct ModuleFaces {
  /// By symbol; types only.
  private(set) var isFace: [Bool]
  private let graph: DependencyGraph
  private let roles: RoleMap
  private let modules: ScreenModules

  init(in graph: DependencyGraph, _ roles: RoleMap, _ modules: ScreenModules) {
    self.graph = graph
    self.roles = roles
    self.modules = modules
    isFace = [Bool](repeating: false, count: graph.symbols.count)
    let assembling = assemblingFunctions
    for type in graph.symbols.indices where modules.module(of: type, in: graph) != nil && graph.symbols[type].kind.isNominalType {
      if isNamedSo(type) || roles.has(.assembly, type) { isFace[type] = true }
    }
    for (function, module) in assembling {
      guard let type = graph.enclosingType(of: function), modules.module(of: type, in: graph) == module else { continue }
      isFace[type] = true
    }
    for type in graph.symbols.indices where isFace[type] && graph.symbols[type].kind == .protocol {
      if let module = modules.module(of: type, in: graph) { addValues(in: type, module) }
    }
    for (function, module) in assembling { addValues(in: function, module) }
  }

  /// Input, output and delegates.
  private func isNamedSo(_ type: Int) -> Bool {
    guard graph.symbols[type].kind == .protocol else { return false }
    let name = graph.name(of: type)
    return Self.endings.contains { name.hasSuffix($0) }
  }

  private static let endings = [
    "ModuleInput", "ModuleOutput", "ModuleInterface", "ModuleProtocol", "ModuleDelegate", "Module", "Delegate", "DelegateProtocol",
  ]

  /// Functions that make a module's presenter, and so put it together: its assembly's, its router's, those of an assembly for
  /// the whole app.
  private var assemblingFunctions: [(function: Int, module: Int)] {
    var presenters = [Int32](repeating: -1, count: graph.symbols.count)
    for (module, screen) in modules.modules.enumerated() {
      for presenter in screen.presenters { presenters[Int(presenter)] = Int32(module) }
    }
    var functions: [(function: Int, module: Int)] = []
    for reference in graph.references where presenters[Int(reference.target)] >= 0 && reference.source >= 0 {
      let (source, module) = (Int(reference.source), Int(presenters[Int(reference.target)]))
      guard graph.symbols[source].kind == .function, let type = graph.enclosingType(of: source), mayPutTogether(source, of: type)
      else { continue }
      if functions.last.map({ $0 != (source, module) }) ?? true { functions.append((source, module)) }
    }
    return functions
  }

  /// A screen that makes its own presenter is no assembly, unless it does so before there is one of it.
  private func mayPutTogether(_ function: Int, of type: Int) -> Bool {
    if !graph.declaration(of: function).modifiers.isDisjoint(with: [.static, .classMember]) { return true }
    if roles.has(.router, type) || roles.has(.assembly, type) { return true }
    return roles[type].isEmpty && graph.putsModuleTogether(function, roles)
  }

  /// What the face speaks of is part of it, but for the parts of the screen.
  private mutating func addValues(in symbol: Int, _ module: Int) {
    let declaration = graph.declaration(of: symbol)
    let isHidden = !declaration.modifiers.isDisjoint(with: [.private, .fileprivate])
    if isHidden { return }
    let isFunction = graph.symbols[symbol].kind == .function
    let end = isFunction && declaration.body >= 0
      ? graph.files[Int(graph.symbols[symbol].file)].facts.scopes[Int(declaration.body)].start : declaration.end
    for index in graph.references(in: Int(graph.symbols[symbol].file), bytes: declaration.start..<max(declaration.start, end)) {
      let target = Int(graph.references[index].target)
      guard graph.symbols[target].kind.isNominalType, modules.module(of: target, in: graph) == module, isValue(target) else { continue }
      isFace[target] = true
    }
  }

  private func isValue(_ type: Int) -> Bool {
    graph.symbols[type].kind != .protocol
      && roles[type].isDisjoint(with: [RoleSet(.presenter), RoleSet(.interactor), RoleSet(.router), RoleSet(.view), RoleSet(.viewController)])
  }
}

extension DependencyGraph {
  /// Whether a function names the class of a presenter and that of another part of a screen: it links them.
  public func putsModuleTogether(_ function: Int, _ roles: RoleMap) -> Bool {
    let declaration = declaration(of: function)
    var presenter = false
    var other = false
    for index in references(in: Int(symbols[function].file), bytes: declaration.start..<declaration.end) {
      let target = Int(references[index].target)
      guard symbols[target].kind.isNominalType else { continue }
      let borne = roles[target]
      if borne.contains(.presenter) {
        presenter = true
      } else if !borne.isDisjoint(with: [RoleSet(.view), RoleSet(.viewController), RoleSet(.interactor), RoleSet(.router)]) {
        other = true
      }
    }
    return presenter && other
  }
}
