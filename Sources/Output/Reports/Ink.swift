/// Adds ANSI colors if they are on. The text must not contain control characters (see `String.visible`).
public struct Ink: Sendable {
  public enum Style: String, Sendable {
    case bold = "1"
    case dim = "2"
    case heading = "1;4"
    case error = "1;31"
    case warning = "1;33"
    case info = "1;34"
    case good = "1;32"
    case hint = "36"
    case place = "4"
  }
  public var isOn: Bool
  public init(isOn: Bool) { self.isOn = isOn }

  public func callAsFunction(_ style: Style, _ text: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
