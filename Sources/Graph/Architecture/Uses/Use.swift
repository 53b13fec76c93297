import DependencyGraph
import SourceFacts
import Tables

/// One thing that code does: it calls, sets or reads a member, or makes a value of a type.
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
    /// All but looking.
    public static let doing: Forms = [.call, .assign, .construct]

    func contains(_ form: Form) -> Bool { contains(Forms(form)) }
  }
  /// What is written for the own object as receiver.
  enum OwnWord: UInt8, Sendable { case none, `self`, `super` }
  public var form: Form
  public var file: FileID
  /// Byte range of the member's name, of the type's where a value is made.
  public var offset: UInt32
  public var length: UInt32
  private var storedSource: OptionalID<Symbol>
  private var storedTarget: OptionalID<Symbol>
  /// The name in the file's own table; an Objective-C selector whole, `pushViewController:animated:`.
  public var name: Name
  /// The name among those of all files.
  public var mergedName: Name
  /// The node that names the member: an identifier, member or implicit member.
  public var node: NodeID
  /// The node of the call, where it is one; else the same as `node`.
  public var call: NodeID
  private var storedBase: OptionalID<Node>
  var ownWord: OwnWord
  /// It makes a value of the type that is named, which no variable hides.
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
  /// Innermost symbol whose text holds the place.
  public var source: SymbolID? { storedSource.id }
  /// The project's symbol that is used; of a type and its initializer the type.
  public var target: SymbolID? { storedTarget.id }
  /// The node of the written receiver.
  public var base: NodeID? { storedBase.id }
  /// Among the uses that a reader keeps, where it keeps any.
  var id: ID<Use>? {
    get { storedPlace.id }
    set { storedPlace = OptionalID(newValue) }
  }
}

/// Uses that may be meant by what is done, or by where they stand; each is a list of its own.
public struct UseFilter {
  /// By merged name; none for no name.
  let names: [Bool]
  /// By symbol, the innermost around a use; none for no symbol.
  let sources: Table<SymbolID, Bool>

  public init(names: [Bool] = [], sources: Table<SymbolID, Bool> = []) {
    self.names = names
    self.sources = sources
  }

  func holds(_ name: Name) -> Bool { !names.isEmpty && names[Int(name.raw)] }

  /// Asked only where there are sources.
  func holds(source: SymbolID?) -> Bool { source.map { sources[$0] } ?? false }
}

/// What a member is used on.
public enum Receiver: Sendable, Hashable {
  /// `self`, written or not. Without a written receiver a function of a framework looks the same.
  case own
  case superclass
  case value(ValueType)
  /// Nothing: a function of the project, a local closure.
  case none
}
