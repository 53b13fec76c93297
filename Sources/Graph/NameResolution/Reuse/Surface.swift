import DependencyGraph
import SourceFacts
import Storage
import Tables

/// What other files can see of a symbol, except its position.
struct Surface: Sendable, BitwiseCopyable {
  /// A digest of its header and of the declarations around it.
  var digest: UInt64
  /// The hash of its name.
  var name: UInt32
  /// Whether only code that mentions the name is affected if it is added or removed.
  var isFoundByName: Bool
}

/// The surfaces of a file's symbols, in order, and a digest of the rest.
struct Surfaces {
  private(set) var list: [Surface] = []
  /// A digest of imports and of the branches of `#if`.
  private(set) var frame: UInt64 = 0

  private let file: FileID
  private let facts: FrozenFacts
  private let names: NameDigests
  /// Maps the file's own names to merged names.
  private let map: NameMap
  private let content: UInt64
  /// A digest of each declaration's header; 0 if other files cannot see it.
  private var digests: Table<DeclarationID, UInt64> = []

  /// - Parameter content: the content hash of the file.
  init(of file: FileID, in table: SymbolTable, _ names: NameDigests, content: ContentHash) {
    self.file = file
    self.content = content.low
    facts = table.files[file].facts
    map = table.names.maps[file]
    self.names = names
    let branches = facts.branches.sorted { ($0.start, $1.end) < ($1.start, $0.end) }
    frame = frame(branches)
    read(table, branches)
  }

  private func frame(_ branches: [ConditionalBranch]) -> UInt64 {
    var digest = ContentHash()
    for fact in facts.imports {
      digest.add(UInt64(fact.kind.rawValue) | UInt64(fact.flags.rawValue) << 8)
      digest.add(name(fact.module))
      digest.add(name(fact.path))
    }
    for renamed in facts.swiftNames {
      digest.add(UInt64(renamed.declaration.index))
      digest.add(name(renamed.name))
    }
    for branch in branches { digest.add(UInt64(branch.group)) }
    return digest.low
  }

  @inline(__always)
  private func name(_ name: Name) -> UInt64 { names[map[name]] }

  // MARK: Symbols

  private mutating func read(_ table: SymbolTable, _ branches: [ConditionalBranch]) {
    digests = Table(repeating: 0, count: facts.declarations.count)
    var symbols: [DeclarationID] = []
    var walk = BranchWalk(branches)
    for (id, declaration) in facts.declarations.entries {
      if let entity = table.entities.declared(by: id, in: file), table.entities.isSymbol(entity) {
        var digest = ContentHash()
        if let parent = declaration.parent { digest.add(digests[parent]) }
        digest.add(UInt64(walk.branch(at: declaration.start)))
        let written = table.entities.writtenTypes[entity].id
        take(declaration, type: declaration.type.map { max($0, written ?? $0) } ?? written, into: &digest)
        digests[id] = digest.low
        symbols.append(id)
      } else if declaration.isPartOfHeader, let parent = declaration.parent, digests[parent] != 0 {
        var digest = ContentHash()
        digest.add(digests[parent])
        take(declaration, type: declaration.type, into: &digest)
        digests[parent] = digest.low
      }
    }
    list = symbols.map {
      let declaration = facts.declarations[$0]
      return Surface(
        digest: digests[$0], name: facts.withBytes(of: declaration.name) { NameTable.hash($0) },
        isFoundByName: isFoundByName(declaration))
    }
  }

  /// - Parameter type: the root of its type, which may follow another name: `var width, height: Int`.
  private func take(_ declaration: Declaration, type: NodeID?, into digest: inout ContentHash) {
    digest.add(
      UInt64(declaration.kind.rawValue) | UInt64(declaration.modifiers.rawValue) << 8
        | UInt64(declaration.tuplePlace) << 40)
    digest.add(name(declaration.name))
    digest.add(name(declaration.label))
    digest.add(UInt64(declaration.attachmentCount))
    for attachment in facts.attachments(of: declaration) {
      digest.add(UInt64(attachment.kind.rawValue))
      take(attachment.node, into: &digest)
    }
    digest.add((type != nil ? 1 : 0) | (declaration.value != nil ? 2 : 0))
    if let type { take(type, into: &digest) }
    // Of other values, only their existence matters.
    if declaration.kind == .variable, type == nil, let value = declaration.value { take(value, into: &digest) }
  }

  /// Adds the nodes of a type or expression to a digest.
  private func take(_ root: NodeID, into digest: inout ContentHash) {
    let first = facts.nodes[root].start
    for node in facts.nodes[first...root] {
      let shape = UInt64(node.kind.rawValue) | UInt64(node.flags.rawValue) << 8 | UInt64(node.context.rawValue) << 16
      digest.add(shape | UInt64(first.distance(to: node.start)) << 32)
      digest.add(name(node.label))
      // A closure counts as changed whenever the file has changed.
      digest.add(node.kind == .closure ? content : name(node.name))
    }
  }

  /// Whether a declaration is used only where its name is written. True for functions, cases and computed properties.
  /// False for types, extensions, operators and declarations called without a name; for stored properties, which change
  /// the memberwise initializer; for names in a tuple pattern; for requirements, which conformances depend on; and for
  /// `@objc(name)`, a second name.
  private func isFoundByName(_ declaration: Declaration) -> Bool {
    let parent = declaration.parent.map { facts.declarations[$0] }
    if parent?.kind == .protocol { return false }
    switch declaration.kind {
    case .case: return true
    case .function:
      let hasOtherName = facts.attachments(of: declaration).contains {
        $0.kind == .attribute && facts.nodes[$0.node].name != .none
      }
      return !hasOtherName && facts.withBytes(of: declaration.name) { $0.first.map(Self.beginsName) ?? false }
    case .variable:
      let isStored = parent != nil && declaration.modifiers.isDisjoint(with: [.computed, .static, .classMember])
      return !isStored && !declaration.modifiers.contains(.destructured) && declaration.attachmentCount == 0
    default: return false
    }
  }
}

extension Surfaces {
  /// Whether a byte can start a name that is not an operator.
  private static func beginsName(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) || byte == 0x5F }
}

extension Declaration {
  fileprivate var isPartOfHeader: Bool {
    kind == .parameter || kind == .genericParameter || kind == .primaryAssociatedType
  }
}

/// Finds the innermost branch around places in ascending order.
private struct BranchWalk {
  private let branches: [ConditionalBranch]
  private var next = 0
  private var open: [Int] = []

  /// - Parameter branches: sorted, outer ones before inner ones.
  init(_ branches: [ConditionalBranch]) { self.branches = branches }

  /// The branch number, starting at 1; 0 outside of all branches.
  mutating func branch(at place: UInt32) -> Int {
    while next < branches.count, branches[next].start <= place {
      open.append(next)
      next += 1
    }
    while let last = open.last, branches[last].end <= place { open.removeLast() }
    return open.last.map { $0 + 1 } ?? 0
  }
}

/// A digest of the text of each merged name that is the same in every run; computed on demand.
final class NameDigests {
  private let names: NameTable
  private var known: [UInt64]

  init(_ names: NameTable) {
    self.names = names
    known = [UInt64](repeating: 0, count: names.count)
  }

  subscript(name: UInt32) -> UInt64 {
    if known[Int(name)] == 0 {
      known[Int(name)] = names.withBytes(of: Name(name)) { ContentHash($0).low }
    }
    return known[Int(name)]
  }
}
