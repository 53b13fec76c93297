import SourceFacts
import Tables

/// Caches results for one file.
struct FileMemos: ~Copyable {
  /// Candidates for names.
  var lookups = LookupMemo()
  /// Entities of names that are not called.
  var settled = SettledNames()
  var values = ValueOwners()
  var patterns = PatternSubjects()
  var expectations = ExpectationMemo()
  var closures = ClosureTypes()

  /// Clears all caches for another file.
  mutating func clear(for view: FileView) {
    lookups.reset(expected: view.names.count / 2)
    settled.clear()
    values.clear()
    patterns.clear(scopeCount: view.scopes.count)
    expectations.clear()
    closures.clear()
  }
}

/// Caches results about the contexts of expressions in one file.
struct ExpectationMemo {
  /// For each parent node, the last child whose index was computed, and that index.
  var positions: [NodeID: (child: NodeID, position: Int)] = [:]
  /// Calls with too many arguments, for which no expected types are computed.
  var largeCalls: Set<NodeID> = []
  /// For an array literal that is searched for a value: the type of that value.
  var soughtElements: [NodeID: TypeID] = [:]

  mutating func clear() {
    positions.removeAll(keepingCapacity: true)
    largeCalls.removeAll(keepingCapacity: true)
    soughtElements.removeAll(keepingCapacity: true)
  }
}

struct ClosureTypes {
  /// For each closure, its result so far. See `noteReturned`.
  var returned: [DeclarationID: TypeID] = [:]
  /// The function type with an unknown result, created on demand.
  var openFunction = TypeID.unset

  mutating func clear() { returned.removeAll(keepingCapacity: true) }
}

/// Caches results about types.
struct TypeAnswers {
  /// For each extension of the file, see `selfBounds(of:)`.
  var selfBounds: [EntityID: [EntityID]] = [:]
  /// For each type, in all files: see `lacksInitializer`.
  var lackingInitializers: Table<EntityID, Bool?>
  /// For each group of files, whether its public members are visible in files of the current group.
  var visibleGroups: Table<GroupID, Bool?>
  /// Types of literals, by known name.
  private var literals = [TypeID](repeating: .unset, count: KnownNames.allCases.count + 1)

  init(_ table: SymbolTable) {
    lackingInitializers = Table(repeating: nil, count: table.entities.count)
    visibleGroups = Table(repeating: nil, count: table.files.groups.count)
  }

  /// Removes the results about the previous file.
  mutating func clear() { selfBounds.removeAll(keepingCapacity: true) }

  /// Must be called for a file of another group.
  mutating func forgetVisibleGroups() {
    for group in visibleGroups.indices { visibleGroups[group] = nil }
  }

  func literal(_ name: KnownNames) -> TypeID? {
    let type = literals[Int(name.rawValue)]
    return type == .unset ? nil : type
  }

  mutating func setLiteral(_ name: KnownNames, _ type: TypeID) { literals[Int(name.rawValue)] = type }
}
