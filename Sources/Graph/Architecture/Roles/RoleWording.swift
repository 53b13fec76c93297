import DependencyGraph
import LowLevel
import SourceFacts
import Tables

/// Writes the sentence about the evidence for a role.
struct RoleWording {
  let graph: DependencyGraph
  /// For each configured role, its place in the configuration.
  let places: [String]
  /// The roles of each symbol.
  let sets: Table<SymbolID, RoleSet>
  let aliases: [Name: String]

  func because(_ proof: RoleProof) -> String {
    let sign = sign(proof)
    switch proof.claim {
    case .base(let baseKinds):
      let base = base(proof.symbol, baseKinds)
      return sign.isEmpty || base.isEmpty ? base + sign : "\(base) and \(sign)"
    case .named(let ending): return "named *\(NameEndings.shared.endings[ending].text) and \(sign)"
    case .conforms(let supertype): return "conforms to \(name(supertype)) and \(sign)"
    case .folder(let component):
      return "in the folder \(folder(of: proof.symbol, upTo: component, isWhole: false)) and \(sign)"
    case .module(let module): return "in the module \(graph.modules[module]) and \(sign)"
    case .shared: return "offers a shared instance and \(sign)"
    case .global: return "is the type of a global variable and \(sign)"
    case .plain where proof.role == .service:
      guard case .word(let file, let word) = proof.sign else { return sign }
      return "a \(graph.symbols[proof.symbol].kind.keyword) that holds \(graph.files[file].facts.text(word))"
    case .plain: return "a plain \(graph.symbols[proof.symbol].kind.keyword) \(sign)"
    case .inherits(let base): return "inherits \(name(base))" + (sign.isEmpty ? "" : " and \(sign)")
    case .inheritedBy(let activity): return "named *Activity and inherited by \(name(activity))"
    case .starts(let activity): return "starts activities, \(name(activity)), and \(sign)"
    case .configured(let index): return "configured at \(places.indices.contains(index) ? places[index] : "?")"
    }
  }

  private func name(_ symbol: SymbolID) -> String { graph.qualifiedName(of: symbol) }

  private func base(_ symbol: SymbolID, _ baseKinds: BaseKinds) -> String {
    let isMatch: (String, Bool) -> Bool = {
      KnownSupertypes.baseKinds(of: $0, isSuperclass: $1).contains(baseKinds)
    }
    if let path = graph.path(from: symbol, aliases: aliases, to: isMatch) {
      let through = path.through.map(graph.qualifiedName)
      let isClass = graph.symbols[symbol].kind == .class && path.name != "View"
      let verb = isClass ? "inherits" : "conforms to"
      return "\(verb) \(path.name)" + (through.isEmpty ? "" : " through \(through.joined(separator: ", "))")
    }
    if graph.interfaces.baseKinds(of: symbol).contains(baseKinds) { return "" }
    if graph.attributeNames(of: symbol).contains("Model") { return "declared @Model" }
    if baseKinds == .view, graph.symbols[symbol].kind == .struct, let name = graph.foreignProtocol(of: symbol) {
      return "conforms to \(name), and its body is a View"
    }
    let supertype = graph.supertypes(of: symbol).lazy.compactMap(\.symbol).first
    if !baseKinds.isDisjoint(with: .screen), let supertype { return "inherits \(name(supertype))" }
    return supertype.map { "inherits \(name($0)), which is stored" } ?? "inherits Object of Realm"
  }

  private func sign(_ proof: RoleProof) -> String {
    switch proof.sign {
    case .none: return ""
    case .holds(let symbol): return "holds \(what(symbol)), \(name(symbol))"
    case .names(let symbol): return "uses \(what(symbol)), \(name(symbol))"
    case .word(let file, let word): return "uses \(graph.files[file].facts.text(word))"
    case .heldBy(let symbol): return "held by \(name(symbol))"
    case .usedBy(let symbol): return "used by \(name(symbol))"
    case .conforms(let symbol): return "conforms to \(name(symbol))"
    case .inherits(let symbol): return "inherits \(name(symbol))"
    case .outside(let word): return "conforms to \(graph.names[word])"
    case .nested(let symbol): return "nested in \(name(symbol))"
    case .folder(let component):
      let isEntity = proof.role == .entity
      return "in the folder \(folder(of: proof.symbol, upTo: component, isWhole: isEntity))"
    case .implementedIn(let file, let component):
      let folders = graph.files[file].path.pieces(at: "/").prefix(component + 1)
      return "implemented in the folder \(folders.suffix(2).joined(separator: "/"))"
    case .importing(let file, let module): return "imports \(graph.files[file].facts.text(module))"
    case .suppliedBy(let service): return "that \(name(service)) hands out"
    case .partOf(let entity): return "that is part of \(name(entity))"
    case .decoded: return "that is decoded"
    case .closures: return "keeps the closures that do its work"
    case .route(let property): return (proof.isPlain ? "that " : "") + "keeps its route in \(graph.name(of: property))"
    case .module(let module): return "in the module \(graph.modules[module])"
    case .interface(let file):
      let path = graph.interfaces.files[file].path
      let word = proof.role == .viewController ? "view controller" : "view"
      return "stands as a \(word) in \(path.lastPathComponent)"
    case .observable: return "is observable"
    case .shared: return "offers a shared instance"
    case .stack: return "is named *Stack"
    case .queue: return "keeps a queue of operations"
    case .creates(let symbol, let count) where proof.isPlain:
      return "that creates \(name(symbol))" + (count > 1 ? " and \(count - 1) more" : "")
    case .creates(let symbol, let count):
      return "creates \(name(symbol))" + (count > 1 ? " and \(count - 1) more" : "")
    }
  }

  private func folder(of symbol: SymbolID, upTo component: Int, isWhole: Bool) -> String {
    let folders = graph.files[graph.symbols[symbol].file].path.pieces(at: "/").prefix(component + 1)
    return (isWhole ? folders.suffix(2) : folders.suffix(1)).joined(separator: "/")
  }

  /// Describes a symbol by its role or kind, a protocol by its name.
  private func what(_ symbol: SymbolID) -> String {
    let word =
      sets[symbol].roles.first?.rawValue ?? protocolWord(symbol) ?? graph.symbols[symbol].kind.keyword
    return (word.first.map { "aeiou".contains($0) } ?? false ? "an " : "a ") + word.replacing("_", with: " ")
  }

  private func protocolWord(_ symbol: SymbolID) -> String? {
    guard graph.symbols[symbol].kind == .protocol else { return nil }
    let name = graph.symbols[symbol].name
    let ending = graph.names.withBytes(of: name) { NameEndings.shared.ofProtocol($0) }
    switch ending.map({ NameEndings.shared.endings[$0].trait }) ?? NameTrait.none {
    case .view: return "view"
    case .service, .worker: return "service"
    case .presenter: return "presenter"
    case .interactor: return "interactor"
    case .router: return "router"
    case .coordinator: return "coordinator"
    default: return graph.names[name].hasSuffix("View") ? "view" : nil
    }
  }
}
