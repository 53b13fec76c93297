/// The values of `--color`.
enum ColorChoice: String, Choice {
  case auto, always, never

  /// With `auto`, colors are used on terminals unless `NO_COLOR` is set (<https://no-color.org>).
  func isOn(onTerminal: Bool, environment: [String: String]) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: onTerminal && environment["NO_COLOR", default: ""].isEmpty
    }
  }
}
