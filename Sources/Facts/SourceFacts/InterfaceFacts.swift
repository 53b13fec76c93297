import Tables

/// The id of an object in its storyboard or xib.
public typealias InterfaceObjectID = ID<InterfaceObject>

/// What a storyboard or xib says about the code: the classes of its objects, and the destinations of its segues.
public struct InterfaceFacts: Sendable {
  public var names = NameTable()
  /// In the order of the text: the top-level objects of scenes and of the document, and objects inside them that have a
  /// custom class.
  public var objects: Table<InterfaceObjectID, InterfaceObject> = []
  /// In the order of the text, without unwind segues.
  public var segues: [InterfaceSegue] = []
  /// `id` of the storyboard's initial view controller, or none.
  public var initial = Name.none
  public var problems: [SourceProblem] = []
  public var lines = LineTable()

  public init() {}

  public func text(_ name: Name) -> String { names[name] }
}

public struct InterfaceObject: Sendable, BitwiseCopyable {
  /// The kind of its element, independent of its class.
  public enum Kind: UInt8, Sendable, BitwiseCopyable {
    case viewController, view
    /// The object that loads the document. It is not part of it.
    case filesOwner
    /// A reference to a controller in another storyboard.
    case reference
    case other
  }
  public var kind: Kind
  /// As in `Attachment`.
  private var gap: (UInt8, UInt8, UInt8) = (0, 0, 0)
  /// `id`, which other elements of the document refer to.
  public var identifier = Name.none
  /// `customClass` and `customModule`, or none. The module is also none if it is that of the document's target, however
  /// it is written.
  public var className = Name.none
  public var module = Name.none
  /// UTF-8 byte range of the class name.
  public var offset: UInt32 = 0
  public var end: UInt32 = 0
  /// The object that it is part of, or itself: the view controller of its scene, the file's owner, or else the
  /// enclosing top-level object.
  public var top: InterfaceObjectID
  /// The identifier by which code, or a reference in another storyboard, instantiates it.
  public var storyboardIdentifier = Name.none
  /// For references: the storyboard (none for the same one), and the identifier there (none for its initial
  /// controller).
  public var storyboard = Name.none
  public var referenced = Name.none

  public init(kind: Kind, top: InterfaceObjectID) {
    self.kind = kind
    self.top = top
  }
}

public struct InterfaceSegue: Sendable, BitwiseCopyable {
  public enum Kind: UInt8, Sendable, BitwiseCopyable {
    case other
    /// The destination becomes a child of the source: an embed segue, or the relationship of a container to its
    /// content.
    case embed
    case push
    /// Modally, in a sheet or in a popover.
    case present
    /// As the container of the source shows screens.
    case show
  }

  /// The object that it starts from, as in `InterfaceObject.top`.
  public var source: InterfaceObjectID
  /// `id` of the object that it shows.
  public var destination: Name
  public var kind: Kind
  /// As in `Attachment`.
  private var gap: (UInt8, UInt8, UInt8) = (0, 0, 0)
  /// UTF-8 byte range of the destination's `id`.
  public var offset: UInt32
  public var end: UInt32

  public init(source: InterfaceObjectID, destination: Name, kind: Kind, offset: UInt32, end: UInt32) {
    self.source = source
    self.destination = destination
    self.kind = kind
    self.offset = offset
    self.end = end
  }

  public var isContainment: Bool { kind == .embed }
}
