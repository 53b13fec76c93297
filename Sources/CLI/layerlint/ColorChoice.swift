/// `--color`
enum ColorChoice: String, Choice {
  case auto, always, never

  /// By itself colour is for terminals, unless `NO_COLOR` is set (<https://no-color.org>).
  func isOn(onTerminal: Bool, environment: [String: String]) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: onTerminal && environment["NO_COLOR", default: ""].isEmpty
    }
  }
}
