/// How types can be taken apart, as `split` prints it.
public struct SplitDocument: QueryAnswer, Sendable {
  public var types: [TypeSplit] = []
  /// Notes for standard error.
  public var notes: [String] = []
  public var problems: [Problem] = []

  public init() {}

  /// One type, with the parts that could leave it.
  public struct TypeSplit: Sendable {
    public var name: String
    public var position: Position
    public var roles: [String] = []
    /// Before anything moves.
    public var size = Size()
    /// After all proposals.
    public var rest = Size()
    /// The best first. No member is in two of them.
    public var proposals: [Proposal] = []
    /// All methods and computed properties, in the order of the text.
    public var members: [Member] = []

    public init(name: String, position: Position) { (self.name, self.position) = (name, position) }
  }

  /// Measured like the rules `massive_controller` and `controller_responsibilities`.
  public struct Size: Sendable, Equatable {
    public var lines = 0
    /// In words, in the order of the rule.
    public var responsibilities: [String] = []
    public init() {}
  }

  /// What a part becomes.
  public enum Target: String, Sendable, CaseIterable {
    case dataSource = "data_source"
    case coordinator, router, presenter, interactor, service, view
    case viewModel = "view_model"
    case childController = "child_controller"
  }

  public struct Proposal: Sendable {
    public var target: Target
    /// Words that its members have in common, the most telling first.
    public var words: [String] = []
    /// Methods, computed properties and nested types that move.
    public var members: [Member] = []
    /// Stored properties that move with them.
    public var state: [Member] = []
    /// Of `members` and `state` those that are used from elsewhere.
    public var interface: [Member] = []
    /// What of the rest it uses, and has to be passed.
    public var needs: [Member] = []
    /// Services, entities and other types of the project that it works with.
    public var collaborators: [String] = []
    /// Lines that move.
    public var lines = 0
    /// Responsibilities that its members show.
    public var responsibilities: [String] = []
    /// The type when this proposal alone is carried out.
    public var rest = Size()
    public init(target: Target) { self.target = target }
  }

  public struct Member: Sendable, Equatable {
    public enum Kind: String, Sendable { case method, property, type }
    /// As users write it: `load(from:)`.
    public var name: String
    public var kind: Kind
    public var position: Position
    /// The number of its group among all groups that were found; nil if it has to stay.
    public var group: Int?
    public init(name: String, kind: Kind, position: Position, group: Int? = nil) {
      (self.name, self.kind, self.position, self.group) = (name, kind, position, group)
    }
  }
}
