import SourceFacts

/// The function of a type in the architecture. A type may have several roles.
public enum Role: String, Sendable, CaseIterable {
  case view
  case viewController = "view_controller"
  case viewModel = "view_model"
  case cellModel = "cell_model"
  case presenter, interactor, router, coordinator, assembly, service, entity, activity
  /// Stores activities, or a queue of them, and starts them for types that must not.
  case activityStack = "activity_stack"

  /// Its index in `allCases`; a search each time would be slow.
  var order: Int {
    switch self {
    case .view: 0
    case .viewController: 1
    case .viewModel: 2
    case .cellModel: 3
    case .presenter: 4
    case .interactor: 5
    case .router: 6
    case .coordinator: 7
    case .assembly: 8
    case .service: 9
    case .entity: 10
    case .activity: 11
    case .activityStack: 12
    }
  }
}

public struct RoleSet: OptionSet, Sendable, Hashable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }
  public init(_ role: Role) { rawValue = 1 << UInt16(role.order) }

  public func contains(_ role: Role) -> Bool { contains(RoleSet(role)) }

  /// In the order of `Role.allCases`.
  public var roles: [Role] { Self.all.indices.filter { rawValue >> UInt16($0) & 1 == 1 }.map { Self.all[$0] } }

  private static let all = Role.allCases
}

extension DeclarationKind {
  /// Whether such a symbol can have a role: protocols have none.
  var canHaveRole: Bool { isNominalType && self != .protocol }
}
