/// The screens of an app and how they lead to one another, as `screens` prints them.
public struct ScreensDocument: QueryAnswer, Sendable {
  /// Screens, and other types that lead to screens, such as coordinators; in order of file and line.
  public var nodes: [Node]
  /// Sorted by the order of their nodes, `from` first.
  public var links: [Link]
  /// Notes for standard error.
  public var notes: [String] = []
  public var problems: [Problem] = []

  public struct Node: Sendable, Equatable {
    public enum Kind: String, Sendable, CaseIterable {
      /// A view controller, or a view of SwiftUI that is shown as a screen
      case screen
      /// A coordinator or router
      case coordinator
      case other
    }
    /// A unique and readable id: the qualified name of a type.
    public var id: String
    public var kind: Kind
    public var position: Position
    public var layer: String?
    /// Whether a storyboard begins with it.
    public var isStart = false
    /// A screen that is no start and to which no other type leads.
    public var isUnreached = false
    public init(id: String, kind: Kind, position: Position, layer: String? = nil) {
      self.id = id
      self.kind = kind
      self.position = position
      self.layer = layer
    }
  }

  /// One way from one node to another, with the first place of it.
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
