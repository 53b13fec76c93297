/// Proposals for splitting types: the output of `split`.
public struct SplitDocument: QueryAnswer, Sendable {
  public var types: [TypeSplit] = []
  /// Notes for standard error.
  public var notes: [String] = []
  public var problems: [Problem] = []

  public init() {}

  /// A type, and parts that could become separate types.
  public struct TypeSplit: Sendable {
    public var name: String
    public var position: Position
    public var roles: [String] = []
    /// The size before any proposal.
    public var size = Size()
    /// The size after all proposals.
    public var rest = Size()
    /// Best first. No member is in two proposals.
    public var proposals: [Proposal] = []
    /// All methods and computed properties, in the order of the text.
    public var members: [Member] = []

    public init(name: String, position: Position) { (self.name, self.position) = (name, position) }
  }

  /// Measured as in the rules `massive_controller` and `controller_responsibilities`.
  public struct Size: Sendable, Equatable {
    public var lines = 0
    /// In words, in the order of the rule.
    public var responsibilities: [String] = []
    public init() {}
  }

  /// The kind of type that a part becomes.
  public enum Target: String, Sendable, CaseIterable {
    case dataSource = "data_source"
    case coordinator, router, presenter, interactor, service, view
    case viewModel = "view_model"
    case childController = "child_controller"
  }

  public struct Proposal: Sendable {
    public var target: Target
    /// Words that its members have in common, most typical first.
    public var words: [String] = []
    /// Methods, computed properties and nested types that move.
    public var members: [Member] = []
    /// Stored properties that move with them.
    public var state: [Member] = []
    /// The members of `members` and `state` that other code uses.
    public var interface: [Member] = []
    /// The remaining members that it uses, which must be passed to it.
    public var needs: [Member] = []
    /// Services, entities and other types of the project that it uses.
    public var collaborators: [String] = []
    /// The number of lines that move.
    public var lines = 0
    /// The responsibilities of its members.
    public var responsibilities: [String] = []
    /// The size of the type after only this proposal.
    public var rest = Size()
    public init(target: Target) { self.target = target }
  }

  public struct Member: Sendable, Equatable {
    public enum Kind: String, Sendable { case method, property, type }
    /// With argument labels: `load(from:)`.
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
