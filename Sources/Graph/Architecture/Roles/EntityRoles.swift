import DependencyGraph
import SourceFacts
import Tables

/// Entities: values that are stored or decoded, that services return, or that are declared in the model.
extension RoleInference {
  func inferEntities(_ types: [SymbolID]) {
    var search = EntitySearch(self)
    inferModels(types, &search)
    inferValues(types, &search)
    inferParts(types, &search)
  }

  /// Types in a folder or module of models. Near network and storage code they are data transfer objects if the project
  /// has entities elsewhere, unless a service returns them.
  private func inferModels(_ types: [SymbolID], _ search: inout EntitySearch) {
    for type in types where !search.isProven[type] {
      let folder = candidates.modelFolder(of: type)
      let isTransferObject =
        folder.trait.contains(.storedModel) && search.hasEntityFolders && search.supplier[type] == nil
      let isInFolder = folder.trait.contains(.model) && !isTransferObject
      let module = candidates.modelModule(of: type)
      guard isInFolder || module != nil else { continue }
      guard mayBeNamed(type, search), isPlainModel(type), isOutermostOrPart(type, search.isEntity) else { continue }
      let sign = isInFolder ? folderSign(folder, of: type) : module.map { RoleProof.Sign.module($0) }
      if let sign { addEntity(type, sign, &search) }
    }
  }

  private func folderSign(_ folder: (trait: FolderTrait, component: Int?, file: FileID), of type: SymbolID)
    -> RoleProof.Sign
  {
    guard let component = folder.component else { return .none }
    return folder.file == graph.symbols[type].file
      ? .folder(component) : .implementedIn(file: folder.file, component: component)
  }

  /// In other folders: types that are decoded, and types that services return.
  private func inferValues(_ types: [SymbolID], _ search: inout EntitySearch) {
    for type in types where !search.isProven[type] && mayBeValue(type, search) {
      if let supplier = search.supplier[type], isDecoded(type) || carriesData(type) {
        addEntity(type, .suppliedBy(supplier), &search)
      } else if isDecoded(type), !search.isAmongScreens(type, candidates), hasNeutralName(type) {
        if search.hasEntityFolders, candidates.folder(of: type).trait.contains(.service) { continue }
        addEntity(type, .decoded, &search)
      }
    }
  }

  /// Finds entities among the types of an entity's properties.
  private func inferParts(_ types: [SymbolID], _ search: inout EntitySearch) {
    var open = types.filter { search.isEntity[$0] }
    while let entity = open.popLast() {
      for part in graph.storedProperties(of: entity).held.compactMap(\.type) where !search.isProven[part] {
        guard graph.symbols[part].kind.canHaveRole, mayBePart(part, search), isDecoded(part) || carriesData(part),
          !search.isAmongScreens(part, candidates)
        else { continue }
        addEntity(part, .partOf(entity), &search)
        open.append(part)
      }
    }
  }

  /// A part may also be an enum of several cases: `enum Row: Decodable { case text(Text), image(Image) }`.
  private func mayBePart(_ type: SymbolID, _ search: EntitySearch) -> Bool {
    guard graph.symbols[type].kind == .enum else { return mayBeValue(type, search) }
    let name = graph.name(of: type)
    return isDecoded(type) && graph.symbols[type].parent == nil && mayBeNamed(type, search) && isPlainModel(type)
      && !name.hasPrefix("Any") && !Self.settings.contains(where: name.hasSuffix)
  }

  /// Whether its name suggests neither a role of a worker nor a data transfer object.
  private func hasNeutralName(_ type: SymbolID) -> Bool {
    [.none, .router, .coordinator, .maker].contains(candidates.trait(type))
  }

  private func addEntity(_ type: SymbolID, _ sign: RoleProof.Sign, _ search: inout EntitySearch) {
    add(type, .entity, .plain, sign)
    search.isEntity[type] = true
    search.isProven[type] = true
  }

  /// Whether it is decoded. A class must have several properties, because `NSCoding` alone says little.
  private func isDecoded(_ type: SymbolID) -> Bool {
    guard candidates.baseKinds[type].contains(.decoded) else { return isReadFromDictionary(type) }
    return [.struct, .enum].contains(graph.symbols[type].kind)
      || candidates.modelFolder(of: type).trait.contains(.model)
      || graph.supertypes(of: type).contains { $0.symbol.map { graph.symbols[$0].kind == .class } ?? false }
      || graph.storedProperties(of: type).all.count > 2
  }

  /// Whether it has an initializer such as `- (instancetype)initWithDictionary:(NSDictionary *)dictionary`.
  private func isReadFromDictionary(_ type: SymbolID) -> Bool {
    !graph.isSwift(type) && graph.symbols[type].kind == .class
      && graph.hasMember(type) { member in
        isObjectiveCInitializer(member)
          && ["initWithDictionary:", "initFromDictionary:", "initWithJSON:"].contains { graph.name(of: member) == $0 }
      } && carriesData(type)
  }

  /// Whether it is a struct or class with two or more stored properties; a class must have few functions.
  private func carriesData(_ type: SymbolID) -> Bool {
    if graph.symbols[type].kind == .enum { return false }
    let stored = graph.storedProperties(of: type).all.filter { graph.symbols[$0.symbol].kind == .variable }
    guard stored.count > 1, !stored.contains(where: \.namesFunction) else { return false }
    if graph.symbols[type].kind == .struct { return true }
    // An Objective-C method is declared in the header and again in the implementation.
    var functions: Set<Name> = []
    for part in [type] + graph.extensions(of: type) {
      for member in graph.members(declaredIn: part)
      where graph.symbols[member].kind == .function && !isObjectiveCInitializer(member) {
        functions.insert(graph.symbols[member].name)
      }
    }
    return functions.count * 2 <= stored.count
  }

  private func mayBeValue(_ type: SymbolID, _ search: EntitySearch) -> Bool {
    guard graph.symbols[type].kind != .enum, mayBeNamed(type, search), isPlainModel(type),
      isOutermostOrPart(type, search.isEntity)
    else { return false }
    let name = graph.symbols[type].name
    if graph.names.withBytes(of: name, { SampleName.isStandIn($0) || SampleName.mentionsPreview($0) }) { return false }
    // A type that a service decodes and returns is data, whatever its name.
    let isReceived = search.supplier[type] != nil && isDecoded(type)
    let text = graph.name(of: type)
    return !Self.settings.contains { text.hasSuffix($0) && !(isReceived && Self.received.contains($0)) }
  }

  private static let received: Set<String> = ["Snapshot", "Info"]

  /// Names of options, requests and state of screens: values, but not entities.
  private static let settings = [
    "Settings", "Preferences", "Options", "Option", "Config", "Configuration", "Parameters", "Params", "Context",
    "Query", "Filter",
    "Descriptor", "Theme", "Appearance", "Attributes", "Key", "Identifier", "Action", "Command", "Result", "Snapshot",
    "Props",
    "Style", "Layout", "Metrics", "Token", "Cursor", "Info",
  ]

  /// Whether the name is possible for an entity. A decoded type was received, whatever its name; a response only if a
  /// service returns it, and the same for an encodable request.
  private func mayBeNamed(_ type: SymbolID, _ search: EntitySearch) -> Bool {
    guard candidates.trait(type) == .data else { return true }
    guard isDecoded(type) else { return false }
    switch candidates.ending(type) {
    case "Payload", "Request", "Style", "View", "Input", "Output":
      return search.supplier[type] != nil || candidates.modelFolder(of: type).trait.contains(.model)
    case "Response": return search.supplier[type] != nil
    default: return false
    }
  }

  private func isPlainModel(_ type: SymbolID) -> Bool {
    let isDecoded = isDecoded(type)
    var excluded: BaseKinds = [.view, .viewController, .interface, .interfaceClient, .plumbing, .operation, .assembly]
    if !isDecoded { excluded.insert(.observable) }
    guard candidates.baseKinds[type].isDisjoint(with: excluded), graph.symbols[type].kind != .actor else {
      return false
    }
    switch candidates.trait(type) {
    case .none: break
    case .service, .worker:
      let ending = candidates.ending(type)
      // A `Codable` type is sent or stored, so it is no worker: `class InsuranceProvider: Codable`.
      let isWorker = graph.symbols[type].kind == .class && !candidates.baseKinds[type].contains(.coded)
      if isWorker || ["Service", "Services", "Manager", "Cache"].contains(ending) {
        return false
      }
    case .view where !graph.name(of: type).hasSuffix("View"): break
    case .data where isDecoded: break
    // `struct CashFlow: Codable`
    case .router, .coordinator, .maker, .helper:
      if !isDecoded || graph.symbols[type].kind != .struct { return false }
    default: return false
    }
    if graph.symbols[type].kind == .class,
      holdsWork(type) || storesDelegate(type) || isKindOfWorker(type) || graph.hasSharedInstance(type)
    {
      return false
    }
    if holdsScreen(type) || isDisplay(type) || isCalledViewModel(type) || isRequestOrLayout(type) { return false }
    return hasState(type) && !isVocabulary(type)
  }

  /// Whether it can never be an entity, in any folder: `enum ServerRoute { case login(Credentials) }`, `enum JSON`,
  /// `struct GridLayout`.
  private func isRequestOrLayout(_ type: SymbolID) -> Bool {
    let name = graph.name(of: type)
    if graph.symbols[type].kind == .enum {
      return ["Route", "Endpoint"].contains(where: name.hasSuffix) || isAnyValue(type)
    }
    return !isDecoded(type) && ["Layout", "LayoutConfiguration", "LayoutOptions"].contains(where: name.hasSuffix)
  }

  /// Whether an enum can hold any value, as JSON does: it has lists and dictionaries of itself.
  private func isAnyValue(_ type: SymbolID) -> Bool {
    let (facts, name) = (graph.files[graph.symbols[type].file].facts, graph.name(of: type))
    let cases = Set(
      graph.members(declaredIn: type).filter { graph.symbols[$0].kind == .case }.map { graph.symbols[$0].declaration })
    let (declarations, text) = (facts.declarations, graph.declaration(of: type))
    // Declarations are in the order of their names.
    let first = declarations.indices.partitioningIndex { declarations[$0].nameOffset > text.start }
    let inside = (first..<declarations.endIndex).lazy.map { declarations[$0] }.prefix { $0.nameOffset < text.end }
    let recursive = inside.count { parameter in
      guard parameter.kind == .parameter, let parent = parameter.parent, cases.contains(parent),
        let written = parameter.type, [.arrayType, .dictionaryType].contains(facts.nodes[written].kind)
      else { return false }
      return facts.names(inType: written) { $0 == name }
    }
    return recursive > 1
  }

  /// Whether a variable named after a view model has the type, as in `func show(viewModel: PriceModel)`; types in a
  /// folder of entities are not checked.
  private func isCalledViewModel(_ type: SymbolID) -> Bool {
    graph.name(of: type).hasSuffix("Model") && !candidates.folder(of: type).trait.contains(.entity)
      && shownModels.contains(type)
  }

  /// Whether it stores a delegate, which data does not have.
  private func storesDelegate(_ type: SymbolID) -> Bool {
    graph.hasMember(type) {
      graph.storedProperty($0) == .ofInstance && graph.name(of: $0).lowercased().hasSuffix("delegate")
    }
  }

  /// Whether a superclass is named as a worker: `class MyFeed: DataSource<Post>`.
  private func isKindOfWorker(_ type: SymbolID) -> Bool {
    graph.hasSupertype(type) { supertype in
      guard let superclass = supertype.symbol, graph.symbols[superclass].kind == .class else { return false }
      let trait = candidates.trait(superclass)
      if trait == .data, candidates.baseKinds[superclass].contains(.decoded) { return false }
      return ![.none, .view].contains(trait)
    }
  }

  /// Whether a struct contains closures, images or attributed strings, directly or indirectly, so that it is for
  /// display. Types in a folder of entities are not checked.
  private func isDisplay(_ type: SymbolID) -> Bool {
    guard graph.symbols[type].kind == .struct, !candidates.folder(of: type).trait.contains(.entity) else {
      return false
    }
    if uses.holdsClosure(type, orAnyOf: shownTypes) { return true }
    let part = uses.first(in: type) { graph.symbols[$0].kind == .struct && uses.holdsClosure($0, orAnyOf: shownTypes) }
    if case .holds = part { return true }
    return false
  }

  /// Whether it is an enum without associated values, which a view may use too.
  private func isVocabulary(_ type: SymbolID) -> Bool {
    guard graph.symbols[type].kind == .enum else { return false }
    let declarations = graph.files[graph.symbols[type].file].facts.declarations
    return !graph.members(declaredIn: type).contains { member in
      let next = graph.symbols[member].declaration.next
      return graph.symbols[member].kind == .case && next < declarations.endIndex
        && declarations[next].kind == .parameter && declarations[next].parent == graph.symbols[member].declaration
    }
  }

  /// Whether it stores a service, a presenter or the like.
  private func holdsWork(_ type: SymbolID) -> Bool {
    let workers: [NameTrait] = [.viewModel, .presenter, .interactor, .router, .coordinator]
    let held = uses.first(in: type) { isService($0) || workers.contains(candidates.trait($0)) }
    if case .holds = held { return true }
    return false
  }

  /// Whether it has a stored property or case, itself or in a superclass.
  private func hasState(_ type: SymbolID) -> Bool {
    graph.hasMember(type) {
      graph.symbols[$0].kind == .case || graph.storedProperty($0) == .ofInstance
    } || graph.supertypes(of: type).contains { $0.symbol.map { graph.symbols[$0].kind == .class } ?? false }
  }

  /// Whether a nested type can be part of the model: if its outer type is, or is only a namespace. An enum in a
  /// namespace is a list of names, such as columns or keys.
  private func isOutermostOrPart(_ type: SymbolID, _ isEntity: Table<SymbolID, Bool>) -> Bool {
    if !graph.declaration(of: type).modifiers.isDisjoint(with: [.private, .fileprivate]) { return false }
    guard let parent = graph.symbols[type].parent else { return true }
    guard let outer = graph.enclosingType(of: parent) else { return graph.symbols[type].kind != .enum }
    if isEntity[outer] { return true }
    return graph.symbols[type].kind != .enum && graph.symbols[outer].kind == .enum && !hasState(outer)
  }
}

/// Data about all types for the search for entities.
struct EntitySearch {
  /// For each symbol, whether it is an entity so far, and whether it has any role.
  var isEntity: Table<SymbolID, Bool>
  var isProven: Table<SymbolID, Bool>
  /// For each type, a service that provides values of it.
  let supplier: Table<SymbolID, SymbolID?>
  /// For each file, whether it declares a screen.
  private let hasScreen: Table<FileID, Bool>
  /// Whether the project has separate folders for entities.
  let hasEntityFolders: Bool

  init(_ inference: RoleInference) {
    let graph = inference.graph
    hasEntityFolders = inference.candidates.folders.contains { $0.trait.contains(.entity) }
    isEntity = Table<SymbolID, Bool>(repeating: false, count: graph.symbols.count)
    isProven = inference.isProven
    var services: [SymbolID] = []
    for proof in inference.proofs {
      if proof.role == .entity { isEntity[proof.symbol] = true }
      if proof.role == .service { services.append(proof.symbol) }
    }
    services += graph.types.filter { inference.candidates.isProtocol($0) && inference.isService($0) }
    supplier = graph.suppliers(among: services)
    var hasScreen = Table<FileID, Bool>(repeating: false, count: graph.files.count)
    for type in graph.types where !inference.candidates.baseKinds[type].isDisjoint(with: .screen) {
      hasScreen[graph.symbols[type].file] = true
    }
    self.hasScreen = hasScreen
  }

  /// Whether a type is in a folder of screens or in the file of one, so that only that screen shows it.
  func isAmongScreens(_ type: SymbolID, _ candidates: RoleCandidates) -> Bool {
    let (graph, folder) = (candidates.graph, candidates.folder(of: type))
    if hasScreen[graph.symbols[type].file] { return true }
    guard !folder.trait.isDisjoint(with: [.presentation, .viewModel]) else { return false }
    return !FolderWords.isOfAnyKind(graph.files[graph.symbols[type].file].path, folder.component)
  }
}

extension DependencyGraph {
  /// For each type, the first service that provides values of it: as a function's result, as an argument of a closure,
  /// or by a property.
  func suppliers(among services: [SymbolID]) -> Table<SymbolID, SymbolID?> {
    var supplier = Table<SymbolID, SymbolID?>(repeating: nil, count: symbols.count)
    for service in services {
      for part in [service] + extensions(of: service) {
        let file = symbols[part].file
        forEachSuppliedType(in: part) { node in
          for reference in references(in: file, at: node) where supplier[references[reference].target] == nil {
            supplier[references[reference].target] = service
          }
        }
      }
    }
    return supplier
  }

  /// The offsets of type names in results, published values and closures to call.
  private func forEachSuppliedType(in part: SymbolID, _ body: (UInt32) -> Void) {
    let facts = files[symbols[part].file].facts
    func visit(_ root: NodeID) {
      for node in facts.nodes[root].start...root {
        if [.typeName, .typeMember].contains(facts.nodes[node].kind) { body(facts.nodes[node].offset) }
      }
    }
    for member in members(declaredIn: part) where [.function, .variable, .subscript].contains(symbols[member].kind) {
      let declaration = declaration(of: member)
      if !declaration.modifiers.isDisjoint(with: [.private, .fileprivate]) { continue }
      if let type = declaration.type { visit(type) }
      let own = symbols[member].declaration
      for parameter in facts.declarations[own.next...].prefix(while: { $0.start < declaration.end })
      where parameter.kind == .parameter && parameter.parent == own {
        guard let root = parameter.type else { continue }
        let isClosure = (facts.nodes[root].start...root).contains { facts.nodes[$0].kind == .functionType }
        if isClosure { visit(root) }
      }
    }
  }
}
