import Tables

/// The number of an object in its storyboard or xib.
public typealias InterfaceObjectID = ID<InterfaceObject>

/// What a storyboard or xib says of the code: the classes of its objects, and where its segues lead.
public struct InterfaceFacts: Sendable {
  public var names = NameTable()
  /// In the order of the text: all that stand at the top of a scene or of the document, and inside those what bears a class
  /// of its own.
  public var objects: Table<InterfaceObjectID, InterfaceObject> = []
  /// In the order of the text, without those that only lead back.
  public var segues: [InterfaceSegue] = []
  /// `id` of the controller that a storyboard begins with, or none.
  public var initial = Name.none
  public var problems: [SourceProblem] = []
  public var lines = LineTable()

  public init() {}

  /// The text of a name of this file.
  public func text(_ name: Name) -> String { names[name] }
}

public struct InterfaceObject: Sendable, BitwiseCopyable {
  /// What its element is, whatever its class.
  public enum Kind: UInt8, Sendable, BitwiseCopyable {
    case viewController, view
    /// Who loads the document: no object of it
    case filesOwner
    /// The place of a controller in another storyboard
    case reference
    case other
  }
  public var kind: Kind
  /// As in `Attachment`.
  private var gap: (UInt8, UInt8, UInt8) = (0, 0, 0)
  /// `id`, by which the document's own elements refer to it.
  public var identifier = Name.none
  /// `customClass` and `customModule`, or none; none too for the module of the target that the document belongs to, however
  /// that is named.
  public var className = Name.none
  public var module = Name.none
  /// Byte range of the class's name.
  public var offset: UInt32 = 0
  public var end: UInt32 = 0
  /// The object that it is a part of, or itself: the controller of its scene, who loads the document, else the
  /// object at the top that it stands in.
  public var top: InterfaceObjectID
  /// By which code, or a reference in another storyboard, asks for it.
  public var storyboardIdentifier = Name.none
  /// Of a reference: the storyboard, none for the same one; and what it asks for there, none for its initial controller.
  public var storyboard = Name.none
  public var referenced = Name.none

  public init(kind: Kind, top: InterfaceObjectID) {
    self.kind = kind
    self.top = top
  }
}

public struct InterfaceSegue: Sendable, BitwiseCopyable {
  /// The object that it starts from, as `InterfaceObject.top`.
  public var source: InterfaceObjectID
  /// `id` of the object that it leads to.
  public var destination: Name
  /// The destination becomes a part of the source: an embed segue, a relationship between a container and its contents.
  public var isContainment: Bool
  /// As in `Attachment`.
  private var gap: (UInt8, UInt8, UInt8) = (0, 0, 0)
  /// Byte range of the destination's `id`.
  public var offset: UInt32
  public var end: UInt32

  public init(source: InterfaceObjectID, destination: Name, isContainment: Bool, offset: UInt32, end: UInt32) {
    self.source = source
    self.destination = destination
    self.isContainment = isContainment
    self.offset = offset
    self.end = end
  }
}
