import DependencyGraph
import Frameworks
import SourceFacts
import Tables

/// What a file contains, by base types, members and names. Roles are not used, because they are inferred after the
/// layers.
enum FileCategory: UInt8, Sendable {
  case unknown
  /// A view, a view controller or another part of the user interface
  case screen
  /// A view model or presenter, a coordinator or router
  case presentation
  /// None of these, but it imports a user interface framework
  case interfaceUser
  case service
  /// A service that imports a user interface framework
  case interfaceService
  case model
  /// Only extensions
  case extensions

  /// Whether a file in a folder `Application` can be above all screens. Values, services and extensions there are also
  /// for lower layers.
  var mayBeOfApplication: Bool {
    switch self {
    case .unknown, .screen, .presentation, .interfaceUser: true
    case .service, .interfaceService, .model, .extensions: false
    }
  }

  /// The height of files of this category.
  var height: KnownHeight? {
    switch self {
    case .unknown, .interfaceUser, .extensions: nil
    case .screen, .presentation: .screens
    case .service, .interfaceService: .services
    case .model: .models
    }
  }
}

/// The category of each file in a graph.
struct FileCategories {
  private(set) var ofFile: Table<FileID, FileCategory>
  private(set) var baseKindLookup: BaseKindLookup

  init(in graph: DependencyGraph) {
    baseKindLookup = BaseKindLookup(in: graph)
    ofFile = []
    ofFile.reserveCapacity(graph.files.count)
    for file in graph.files.indices {
      let members = MemberCounts(of: file, in: graph)
      var held: Set<Held> = []
      for symbol in graph.symbols(in: file)
      where graph.symbols[symbol].parent == nil && graph.symbols[symbol].kind != .header {
        let isType = graph.symbols[symbol].kind.isNominalType
        // An Objective-C implementation has the category of its class, which the header declares.
        if let type = isType ? symbol : graph.implementedType(symbol) {
          var own = Self.held(type, baseKindLookup.baseKinds(of: type), members, in: graph)
          if own == .service && baseKindLookup.returnsControllers(type, in: graph)
            || graph.symbols[type].kind == .protocol && own == .nothing && baseKindLookup.namesScreen(type, in: graph)
          {
            own = .presentation
          }
          held.insert(own)
        } else {
          held.insert(graph.symbols[symbol].kind == .extension ? .extension : .nothing)
        }
      }
      let category = Self.category(held, importsInterface: graph.importsInterface(file))
      // A file of helpers belongs to no layer, even if it contains a small view.
      ofFile.append(HelperFile.hasHelperName(graph.files[file].path) && category != .unknown ? .extensions : category)
    }
  }

  private static func category(_ held: Set<Held>, importsInterface: Bool) -> FileCategory {
    if held.contains(.screen) { return .screen }
    if held.contains(.presentation) { return .presentation }
    if held.contains(.service) { return importsInterface ? .interfaceService : .service }
    if held == [.extension] { return .extensions }
    if held.contains(.stored), !held.contains(.other) { return .model }
    if importsInterface { return .interfaceUser }
    return held.contains(.value) && !held.contains(.other) ? .model : .unknown
  }

  private static func held(_ type: SymbolID, _ baseKinds: BaseKinds, _ members: MemberCounts, in graph: DependencyGraph)
    -> Held
  {
    let kind = graph.symbols[type].kind
    let trait = graph.trait(of: type)
    if kind == .protocol { return Held(trait) ?? .nothing }
    if !baseKinds.isDisjoint(with: interface) { return .screen }
    if baseKinds.contains(.record) { return .stored }
    if baseKinds.contains(.plumbing) { return .nothing }
    if let claimed = Held(trait) { return kind == .enum && claimed == .service ? .other : claimed }
    if baseKinds.contains(.operation) { return .service }
    if baseKinds.contains(.observable) { return .presentation }
    if baseKinds.contains(.coded) { return .stored }
    guard trait == .none || trait == .data, kind == .struct || kind == .enum, graph.foreignProtocol(of: type) == nil
    else { return .other }
    return members.isValue(type) ? .value : .other
  }

  private static let interface: BaseKinds = [
    .view, .viewController, .interface, .representable, .interfaceValue, .interfaceClient, .transition,
  ]
}

extension BaseKindLookup {
  /// Whether most functions of a type return a view controller: `ScannerProvider.makeScanner() -> ScannerController`
  /// belongs to the screens, whatever its name says.
  fileprivate mutating func returnsControllers(_ type: SymbolID, in graph: DependencyGraph) -> Bool {
    let functions = graph.members(declaredIn: type).filter { graph.symbols[$0].kind == .function }
    let returning = functions.count { returnsController($0, in: graph) }
    return returning > 0 && returning * 2 >= functions.count
  }

  /// Whether a requirement of a protocol takes or returns one of the project's screens or views, as the delegate of a
  /// view does: such a protocol belongs to the screens, whatever else its file declares.
  fileprivate mutating func namesScreen(_ type: SymbolID, in graph: DependencyGraph) -> Bool {
    let functions = graph.members(declaredIn: type).filter { graph.symbols[$0].kind == .function }
    return functions.contains { function in
      let types = graph.parameters(of: function).map(\.type) + [graph.declaration(of: function).type]
      return types.contains { names([.view, .viewController], in: $0, graph.symbols[function].file, graph) }
    }
  }

  private mutating func returnsController(_ function: SymbolID, in graph: DependencyGraph) -> Bool {
    let file = graph.symbols[function].file
    guard let result = graph.declaration(of: function).type else { return false }
    let facts = graph.files[file].facts
    let isForeign = (facts.nodes[result].start...result).contains {
      Frameworks.known.has(.viewController, facts.text(facts.nodes[$0].name))
    }
    return isForeign || names(.viewController, in: result, file, graph)
  }

  /// Whether a written type names a type of the project that is one of these.
  private mutating func names(_ wanted: BaseKinds, in root: NodeID?, _ file: FileID, _ graph: DependencyGraph) -> Bool {
    guard let root else { return false }
    let nodes = graph.files[file].facts.nodes
    for node in nodes[root].start...root {
      for reference in graph.references(in: file, at: nodes[node].offset)
      where !baseKinds(of: graph.references[reference].target).isDisjoint(with: wanted) {
        return true
      }
    }
    return false
  }
}

/// What a declaration implies about its file.
private enum Held {
  case screen, presentation, service
  /// A record or decoded type; a value that may belong to anything
  case stored, value
  case `extension`, nothing, other

  /// The category that the ending of a name suggests.
  init?(_ trait: NameTrait) {
    switch trait {
    case .viewModel, .cellModel, .presenter, .router, .coordinator, .view: self = .presentation
    case .interactor, .service, .worker: self = .service
    default: return nil
    }
  }
}

/// The number of values and functions in the types of a file.
private struct MemberCounts {
  private var values: [SymbolID: Int] = [:]
  private var functions: [SymbolID: Int] = [:]

  init(of file: FileID, in graph: DependencyGraph) {
    for symbol in graph.symbols(in: file) {
      guard let parent = graph.symbols[symbol].parent else { continue }
      let kind = graph.symbols[symbol].kind
      if kind == .case || kind == .variable && !graph.symbols[symbol].isStatic { values[parent, default: 0] += 1 }
      if kind == .function { functions[parent, default: 0] += 1 }
    }
  }

  /// Whether a type mainly carries data.
  func isValue(_ type: SymbolID) -> Bool {
    let values = values[type] ?? 0
    return values > 0 && functions[type] ?? 0 <= values
  }
}

extension DependencyGraph {
  /// The role that the ending of a type's name suggests.
  fileprivate func trait(of type: SymbolID) -> NameTrait {
    let isProtocol = symbols[type].kind == .protocol
    let ending = names.withBytes(of: symbols[type].name) {
      isProtocol ? NameEndings.shared.ofProtocol($0) : NameEndings.shared.ofType($0)
    }
    return ending.map { NameEndings.shared.endings[$0].trait } ?? NameTrait.none
  }

  /// The class of an `@implementation`, which does not count as an extension here.
  func implementedType(_ symbol: SymbolID) -> SymbolID? {
    guard symbols[symbol].kind == .extension, !isSwift(symbol), symbols[symbol].extended != nil else { return nil }
    let isImplementation = files[symbols[symbol].file].facts.text(declaration(of: symbol).label) == "implementation"
    return isImplementation ? symbols[symbol].extended : nil
  }

  /// Whether a file imports a user interface framework. `import Cocoa` usually does not count, because most files for
  /// macOS have it.
  func importsInterface(_ file: FileID, countingCocoa: Bool = false) -> Bool {
    files[file].facts.imports.contains { fact in
      if fact.kind == .forward { return false }
      let name = files[file].facts.text(fact.module)
      return interfaceFrameworks.contains(name) || countingCocoa && name == "Cocoa"
    }
  }
}

private let interfaceFrameworks = Frameworks.known.modules(with: .uiFramework)
