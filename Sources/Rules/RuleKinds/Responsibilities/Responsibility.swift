/// What shows that a view controller contains business logic.
enum BusinessUse: String, CaseIterable {
  case dataAccess = "data_access"
  case serviceCall = "service_call"
}

/// The responsibilities of a view controller, in the order in which they occur.
enum Responsibility: String, CaseIterable, Sendable {
  case configureUI = "configure_ui"
  case updateUI = "update_ui"
  case catchInteraction = "catch_interaction"
  case handleInteraction = "handle_interaction"
  case businessLogic = "business_logic"
  case navigation

  /// The order in reports: what should be moved out first comes first.
  static let byWeight: [Responsibility] = [
    .businessLogic, .navigation, .handleInteraction, .catchInteraction, .updateUI, .configureUI,
  ]

  /// The note with advice on where it belongs; nil if it may stay in the view controller.
  var advice: String? {
    switch self {
    case .businessLogic, .navigation, .handleInteraction: "move_" + rawValue
    default: nil
    }
  }

  /// The note for a method that is called with an event, which sets up nothing.
  static let eventMethod = "event_method"

  /// The note with its name in messages.
  var title: String { "name_" + rawValue }

  /// Its index in `allCases`.
  var order: Int {
    switch self {
    case .configureUI: 0
    case .updateUI: 1
    case .catchInteraction: 2
    case .handleInteraction: 3
    case .businessLogic: 4
    case .navigation: 5
    }
  }
}

/// A place that shows a responsibility, and the code there.
struct ResponsibilityEvidence {
  var responsibility: Responsibility
  var place: Place
  /// How clearly the place shows it; the strongest places are reported.
  var strength = 1
  /// The note that describes the place, if it is more specific than the responsibility.
  var note: String?
  /// Whether it is too little to report a type by itself.
  var isWeak: Bool { strength < 2 }
  /// As code: `navigationController.pushViewController(SettingsViewController)`.
  var use: String
}
