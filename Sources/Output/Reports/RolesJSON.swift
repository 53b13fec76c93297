import Findings
import JSON

/// JSON: `{"schemaVersion", "declarations"}`; see `Schema/layerlint-roles.schema.json`.
enum RolesJSON {
  static func render(_ roles: RolesDocument) -> String {
    JSONWriter.document { writer in
      writer.member("schemaVersion", JSONReport.schemaVersion)
      writer.member("declarations") { $0.list(roles.declarations, .lines) { $0.declaration($1) } }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func declaration(_ declaration: RolesDocument.Declaration) {
    object(.line) { writer in
      writer.member("name", declaration.name)
      writer.member("kind", declaration.kind)
      writer.member("file", declaration.position.file)
      writer.member("line", declaration.position.line)
      writer.member("layer", declaration.layer)
      writer.member("roles") {
        $0.list(declaration.roles, .line) { writer, role in
          writer.object(.line) {
            $0.member("role", role.role)
            $0.member("because", role.because)
          }
        }
      }
    }
  }
}
