/// The screens of an app, and which screens they show: the output of `screens`.
public struct ScreensDocument: QueryAnswer, Sendable {
  /// Screens, and other types that show screens, such as coordinators; sorted by file and line.
  public var nodes: [Node]
  /// Sorted by the order of their nodes, `from` first.
  public var links: [Link]
  /// Notes for standard error.
  public var notes: [String] = []
  public var problems: [Problem] = []

  public struct Node: Sendable, Equatable {
    public enum Kind: String, Sendable, CaseIterable {
      /// A view controller, or a SwiftUI view that is shown as a screen.
      case screen
      /// A coordinator or router.
      case coordinator
      case other
    }
    /// A unique and readable id: the qualified name of a type.
    public var id: String
    public var kind: Kind
    public var position: Position
    public var layer: String?
    /// Whether it is the initial view controller of a storyboard.
    public var isStart = false
    /// Whether it is a screen, other than an initial one, that no other type shows.
    public var isUnreached = false
    public init(id: String, kind: Kind, position: Position, layer: String? = nil) {
      self.id = id
      self.kind = kind
      self.position = position
      self.layer = layer
    }
  }

  /// A way in which one node shows another, with the first place where it does.
  public struct Link: Sendable, Equatable {
    public enum Way: String, Sendable, CaseIterable {
      case present, push, show, embed, segue, create
    }
    public var from: String
    public var to: String
    public var way: Way
    public var position: Position
    public init(from: String, to: String, way: Way, position: Position) {
      self.from = from
      self.to = to
      self.way = way
      self.position = position
    }
  }

  public init(nodes: [Node] = [], links: [Link] = []) {
    self.nodes = nodes
    self.links = links
  }
}
