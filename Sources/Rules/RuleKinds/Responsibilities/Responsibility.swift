/// What a view controller may have to do, in the order in which it does it.
enum Responsibility: String, CaseIterable, Sendable {
  case configureUI = "configure_ui"
  case updateUI = "update_ui"
  case catchInteraction = "catch_interaction"
  case handleInteraction = "handle_interaction"
  case businessLogic = "business_logic"
  case navigation

  /// What a reader looks at first is what should move out first.
  static let byWeight: [Responsibility] = [
    .businessLogic, .navigation, .handleInteraction, .catchInteraction, .updateUI, .configureUI,
  ]

  /// The note that says where it belongs; nil for what a view controller may do.
  var advice: String? {
    switch self {
    case .businessLogic, .navigation, .handleInteraction: "move_" + rawValue
    default: nil
    }
  }

  /// The note that is its name in messages.
  var title: String { "name_" + rawValue }

  /// Its place in `allCases`.
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

/// A place that shows a responsibility, and what is done there.
struct ResponsibilityEvidence {
  var responsibility: Responsibility
  var place: Place
  /// How clearly it shows it: of several places the strongest are reported.
  var strength = 1
  /// As code: `navigationController.pushViewController(SettingsViewController)`.
  var use: String
}
