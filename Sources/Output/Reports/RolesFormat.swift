import Findings

/// The output formats of `roles`.
public enum RolesFormat: String, Sendable, CaseIterable {
  case text, json

  public func render(_ roles: RolesDocument, ink: Ink = Ink(isOn: false)) -> String {
    switch self {
    case .text: RolesText(roles, ink: ink).render()
    case .json: RolesJSON.render(roles)
    }
  }
}
