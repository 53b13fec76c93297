import Architecture
import DependencyGraph
import SourceFacts
import Tables

/// The data from which fixes are computed: the model of the project, and the text of its files. Each thread has its own
/// instance. Expensive parts are computed lazily.
public final class FixContext {
  public let model: ArchitecturalModel
  /// Returns the text of a file as it was scanned; nil if the file has changed since or cannot be read.
  public let text: (_ file: FileID) -> [UInt8]?
  /// Returns the line and column of a byte offset.
  public let position: (_ file: FileID, _ offset: UInt32) -> Position
  /// Returns whether code outside of the run, such as tests, contains a word.
  public let isNamedInUnreadCode: (_ word: String) -> Bool

  /// The work that the current rule and its fixes may do. Searches whose work may grow faster than the code count their
  /// steps here.
  public var budget: WorkBudget

  public private(set) lazy var references = makeReferences()
  private let makeReferences: () -> ReferencesByTarget
  public private(set) lazy var index = FixIndex(graph)
  /// Which types hold which others by strong references.
  public private(set) lazy var ownership = OwnershipGraph(of: graph, model.holdings, model.subtypes)
  public private(set) lazy var ownershipByOwner = Dictionary(grouping: ownership.edges, by: \.owner)
  /// Indices of `ownership.edges`, by owned type.
  public private(set) lazy var ownershipByOwned = Dictionary(grouping: ownership.edges.indices) {
    ownership.edges[$0].owned
  }

  /// The owned types of each property of an owner, including those of its superclasses. A property whose type is a
  /// protocol may own thousands.
  private(set) lazy var ownedByProperty: [SymbolID: [OwnedTypes]] = {
    var places: [[SymbolID?]: Int] = [:]
    var groups: [SymbolID: [OwnedTypes]] = [:]
    for edge in ownership.edges {
      let new = OwnedTypes(property: edge.property.symbol, through: edge.through)
      let key = [edge.owner, new.property, new.through]
      let place = places[key] ?? groups[edge.owner]?.count ?? 0
      if places.updateValue(place, forKey: key) == nil { groups[edge.owner, default: []].append(new) }
      groups[edge.owner]?[place].types.append(edge.owned)
    }
    return groups
  }()

  /// By type: types that own each other, directly or indirectly, have the same component.
  private(set) lazy var ownershipComponent: Table<GroupID, StronglyConnectedComponents.ComponentID> = {
    var pairs: [(source: GroupID, target: GroupID)] = []
    var protocols: Set<SymbolID> = []
    for (owner, properties) in ownedByProperty {
      for owned in properties {
        // Thousands of properties may own the same thousands of types through one protocol.
        let source = owned.through ?? owner
        if let through = owned.through { pairs.append((GroupID(owner.index), GroupID(through.index))) }
        if let through = owned.through, !protocols.insert(through).inserted { continue }
        pairs += owned.types.map { (GroupID(source.index), GroupID($0.index)) }
      }
    }
    let edges = GroupEdges(groupCount: graph.symbols.count, pairs: pairs)
    return StronglyConnectedComponents(of: edges).component
  }()

  /// Whether two types own each other, directly or indirectly, or are one.
  func ownEachOther(_ one: SymbolID, _ other: SymbolID) -> Bool {
    ownershipComponent[GroupID(one.index)] == ownershipComponent[GroupID(other.index)]
  }

  struct OwnedTypes {
    let property: SymbolID
    /// The protocol to which all of them conform. They are the same for each property of its type.
    let through: SymbolID?
    var types: [SymbolID] = []
  }

  /// - Parameter references: those of the model's graph, which several contexts may share.
  public init(
    model: ArchitecturalModel, references: @escaping () -> ReferencesByTarget, text: @escaping (FileID) -> [UInt8]?,
    isNamedInUnreadCode: @escaping (String) -> Bool, position: @escaping (FileID, UInt32) -> Position
  ) {
    self.model = model
    budget = WorkBudget(for: model.graph)
    makeReferences = references
    self.text = text
    self.isNamedInUnreadCode = isNamedInUnreadCode
    self.position = position
  }

  /// The offset of the first occurrence of a whole word in a file's text.
  func firstOffset(of word: String, in file: FileID, _ text: SourceText) -> Int? {
    if let known = firstOffsets[file]?[word] { return known }
    let found = text.ranges(of: word, in: 0..<Int.max).first?.lowerBound
    firstOffsets[file, default: [:]][word] = .some(found)
    return found
  }

  private var firstOffsets: [FileID: [String: Int?]] = [:]

  /// How many properties and variables of a type have this name, without an underscore.
  func variableCount(named name: String, of type: SymbolID) -> Int {
    if let known = variableCounts[type] { return known[name] ?? 0 }
    var counts: [String: Int] = [:]
    for part in [type] + graph.extensions(of: type) {
      for member in graph.members(declaredIn: part) where graph.symbols[member].kind == .variable {
        counts[graph.plainName(of: member), default: 0] += 1
      }
    }
    variableCounts[type] = counts
    return counts[name] ?? 0
  }

  private var variableCounts: [SymbolID: [String: Int]] = [:]

  /// The first variable or parameter of a file whose type is written at an offset, and the type without `?`.
  func annotation(in file: FileID, at offset: UInt32) -> (declaration: DeclarationID, type: NodeID)? {
    if let known = annotations[file] { return known[offset] }
    let facts = graph.files[file].facts
    var found: [UInt32: (declaration: DeclarationID, type: NodeID)] = [:]
    for (index, declaration) in facts.declarations.entries where [.variable, .parameter].contains(declaration.kind) {
      guard let root = declaration.type else { continue }
      let isOptional = [.optionalType, .implicitlyUnwrappedType].contains(facts.nodes[root].kind)
      guard let type = isOptional ? facts.children(of: root).first : root else { continue }
      let start = facts.nodes[type].offset
      if found[start] == nil { found[start] = (index, type) }
    }
    annotations[file] = found
    return found[offset]
  }

  private var annotations: [FileID: [UInt32: (declaration: DeclarationID, type: NodeID)]] = [:]

  var graph: DependencyGraph { model.graph }

  func held(by property: StoredProperty) -> ArraySlice<HeldType> { model.holdings.held(by: property) }

  func origins(of type: SymbolID) -> PropertyOrigins { PropertyOrigins(of: type, in: model, references) }
}
