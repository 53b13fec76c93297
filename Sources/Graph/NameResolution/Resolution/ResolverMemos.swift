import SourceFacts
import Tables

/// What was found out about one file so far.
struct FileMemos: ~Copyable {
  /// What names stand for.
  var lookups = LookupMemo()
  /// What names that are not called were taken for.
  var settled = SettledNames()
  var values = ValueOwners()
  var patterns = PatternSubjects()
  var expectations = ExpectationMemo()
  var closures = ClosureTypes()

  /// Forgets all, for another file.
  mutating func clear(for view: FileView) {
    lookups.reset(expected: view.names.count / 2)
    settled.clear()
    values.clear()
    patterns.clear(scopeCount: view.scopes.count)
    expectations.clear()
    closures.clear()
  }
}

/// What was asked for about the places in which expressions of one file stand.
struct ExpectationMemo {
  /// By node: the child that was asked for last, and which one it is.
  var positions: [NodeID: (child: NodeID, position: Int)] = [:]
  /// Calls with so many arguments that none is asked for the type that is expected of it.
  var largeCalls: Set<NodeID> = []
  /// By array literal in which a value is looked for: that value's type.
  var soughtElements: [NodeID: TypeID] = [:]

  mutating func clear() {
    positions.removeAll(keepingCapacity: true)
    largeCalls.removeAll(keepingCapacity: true)
    soughtElements.removeAll(keepingCapacity: true)
  }
}

struct ClosureTypes {
  /// By closure of the file that is being read: what it returns. See `noteReturned`.
  var returned: [DeclarationID: TypeID] = [:]
  /// The type of functions of which nothing is known, once it was asked for.
  var openFunction = TypeID.unset

  mutating func clear() { returned.removeAll(keepingCapacity: true) }
}

/// Answers that were given about types.
struct TypeAnswers {
  /// By extension of the file: see `selfBounds(of:)`.
  var selfBounds: [EntityID: [EntityID]] = [:]
  /// By type, for all files: see `lacksInitializer`.
  var lackingInitializers: Table<EntityID, Bool?>
  /// By group of files: whether their public members are visible in the files of the own group.
  var visibleGroups: Table<GroupID, Bool?>
  /// Types of literals, by known name.
  private var literals = [TypeID](repeating: .unset, count: KnownNames.allCases.count + 1)

  init(_ table: SymbolTable) {
    lackingInitializers = Table(repeating: nil, count: table.entities.count)
    visibleGroups = Table(repeating: nil, count: table.files.groups.count)
  }

  /// For the next file.
  mutating func clear() { selfBounds.removeAll(keepingCapacity: true) }

  /// For a file of another group.
  mutating func forgetVisibleGroups() {
    for group in visibleGroups.indices { visibleGroups[group] = nil }
  }

  func literal(_ name: KnownNames) -> TypeID? {
    let type = literals[Int(name.rawValue)]
    return type == .unset ? nil : type
  }

  mutating func setLiteral(_ name: KnownNames, _ type: TypeID) { literals[Int(name.rawValue)] = type }
}
