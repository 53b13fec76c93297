import DependencyGraph
import SourceFacts
import Tables

/// One action of code: it calls, sets or reads a member, or creates a value of a type.
public struct Use: Sendable, Equatable {
  public enum Form: UInt8, Sendable, CaseIterable { case call, assign, read, construct }
  public struct Forms: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ form: Form) { self.init(rawValue: 1 << form.rawValue) }
    public static let call = Forms(.call)
    public static let assign = Forms(.assign)
    public static let read = Forms(.read)
    public static let construct = Forms(.construct)
    /// All forms except `read`.
    public static let doing: Forms = [.call, .assign, .construct]

    func contains(_ form: Form) -> Bool { contains(Forms(form)) }
  }
  /// Whether the receiver is written as `self` or `super`.
  enum OwnWord: UInt8, Sendable { case none, `self`, `super` }
  public var form: Form
  public var file: FileID
  /// Byte range of the member's name, or of the type's name if a value is created.
  public var offset: UInt32
  public var length: UInt32
  private var storedSource: OptionalID<Symbol>
  private var storedTarget: OptionalID<Symbol>
  /// The name in the file's own table; for Objective-C the whole selector, `pushViewController:animated:`.
  public var name: Name
  /// The name among those of all files.
  public var mergedName: Name
  /// The node that names the member: an identifier, member or implicit member.
  public var node: NodeID
  /// The node of the call if it is one, else the same as `node`.
  public var call: NodeID
  private var storedBase: OptionalID<Node>
  var ownWord: OwnWord
  /// Whether it creates a value of a named type that no variable shadows.
  var namesType = false
  private var storedPlace = OptionalID<Use>.none

  init(
    form: Form, file: FileID, offset: UInt32, length: UInt32, source: SymbolID?, target: SymbolID?, name: Name,
    mergedName: Name, node: NodeID, call: NodeID, base: NodeID?, ownWord: OwnWord
  ) {
    (self.form, self.file, self.offset, self.length) = (form, file, offset, length)
    (storedSource, storedTarget) = (OptionalID(source), OptionalID(target))
    (self.name, self.mergedName) = (name, mergedName)
    (self.node, self.call, storedBase) = (node, call, OptionalID(base))
    self.ownWord = ownWord
  }
}

extension Use {
  /// The innermost symbol around the place.
  public var source: SymbolID? { storedSource.id }
  /// The used symbol of the project; for an initializer the type.
  public var target: SymbolID? { storedTarget.id }
  /// The node of the written receiver.
  public var base: NodeID? { storedBase.id }
  /// Its index in the reader's cache; nil if not cached.
  var id: ID<Use>? {
    get { storedPlace.id }
    set { storedPlace = OptionalID(newValue) }
  }
}

/// Filters uses: by the names of members, and by the symbols around them.
public struct UseFilter {
  /// For each merged name, whether it passes; empty if no name passes.
  let names: [Bool]
  /// For each innermost symbol around a use, whether it passes; empty if no symbol passes.
  let sources: Table<SymbolID, Bool>

  public init(names: [Bool] = [], sources: Table<SymbolID, Bool> = []) {
    self.names = names
    self.sources = sources
  }

  public init(name: Name, in graph: DependencyGraph) {
    var names = [Bool](repeating: false, count: graph.names.count)
    names[Int(name.raw)] = true
    self.init(names: names)
  }

  func holds(_ name: Name) -> Bool { !names.isEmpty && names[Int(name.raw)] }

  /// Must only be called if `sources` is not empty.
  func holds(source: SymbolID?) -> Bool { source.map { sources[$0] } ?? false }
}

/// The receiver of a use.
public enum Receiver: Sendable, Hashable {
  /// `self`, explicit or implicit. A call of a global framework function looks the same.
  case own
  case superclass
  case value(ValueType)
  /// No receiver: a function of the project, a local closure.
  case none
}
