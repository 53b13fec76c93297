import Findings
import LowLevel
import Testing

@testable import Reports

func sampleRoles() -> RolesDocument {
  func place(_ line: Int) -> Position { Position(file: "App/Feed.swift", line: line, column: 1) }
  return RolesDocument(
    declarations: [
      .init(
        name: "FeedCell", kind: "class", position: place(3), layer: "App",
        roles: [.init(role: "view", because: "inherits UITableViewCell")]),
      .init(name: "Row", kind: "struct", position: place(9), roles: [.init(role: "view", because: "conforms to View")]),
      .init(name: "Limits", kind: "enum", position: place(12)),
      .init(name: "Stored", kind: "protocol", position: place(14)),
    ],
    roles: ["view", "entity"])
}

@Suite struct RolesReportTests {
  @Test func text() {
    #expect(
      RolesFormat.text.render(sampleRoles()) == """
        view  2 types
          FeedCell  inherits UITableViewCell  (App/Feed.swift:3, App)
          Row       conforms to View  (App/Feed.swift:9)

        3 types: view 2
        1 type without a role (enum 1)

        """)
  }

  @Test func json() {
    var roles = sampleRoles()
    roles.declarations.removeLast(2)
    #expect(
      RolesFormat.json.render(roles) == """
        {
          "schemaVersion": 1,
          "declarations": [
            {"name": "FeedCell", "kind": "class", "file": "App/Feed.swift", "line": 3, "layer": "App", "roles": [{"role": "view", "because": "inherits UITableViewCell"}]},
            {"name": "Row", "kind": "struct", "file": "App/Feed.swift", "line": 9, "roles": [{"role": "view", "because": "conforms to View"}]}
          ]
        }

        """)
  }

  @Test func emptyReport() {
    #expect(RolesFormat.text.render(RolesDocument()) == "0 types\n")
  }

  @Test(arguments: RolesFormat.allCases)
  func namesAreEscaped(_ format: RolesFormat) {
    var roles = sampleRoles()
    roles.declarations[0].name = "a\n\u{1B}[1m"
    roles.declarations[0].position.file = "b\u{7}\n"
    let text = format.render(roles)
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !isUnprintable($0) })
  }
}
