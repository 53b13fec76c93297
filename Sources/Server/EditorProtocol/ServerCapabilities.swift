import JSON

/// The answer to `initialize`.
public struct InitializeResult: JSONWritable {
  public var encoding: PositionEncoding
  public var hasPulledDiagnostics: Bool
  public var hasLenses: Bool
  public var commands: [String]
  public var version: String

  public init(
    encoding: PositionEncoding, hasPulledDiagnostics: Bool, hasLenses: Bool, commands: [String], version: String
  ) {
    self.encoding = encoding
    self.hasPulledDiagnostics = hasPulledDiagnostics
    self.hasLenses = hasLenses
    self.commands = commands
    self.version = version
  }

  public func write(to writer: inout JSONWriter) {
    writer.object(.line) { writer in
      writer.member("capabilities") { $0.object(.line, writeCapabilities) }
      writer.member("serverInfo") { writer in
        writer.object(.line) { writer in
          writer.member("name", "layerlint")
          writer.member("version", version)
        }
      }
    }
  }

  private func writeCapabilities(to writer: inout JSONWriter) {
    writer.member("positionEncoding", encoding.rawValue)
    writer.member("textDocumentSync") { writer in
      writer.object(.line) { writer in
        writer.member("openClose", true)
        writer.member("change", 2)
        writer.member("save", true)
      }
    }
    writer.member("hoverProvider", true)
    writer.member("codeActionProvider") { $0.object(.line) { $0.member("codeActionKinds", [CodeAction.kind]) } }
    if hasLenses { writer.member("codeLensProvider") { $0.object(.line) { _ in } } }
    writer.member("completionProvider") { $0.object(.line) { $0.member("triggerCharacters", [":", " ", "-", "["]) } }
    writer.member("executeCommandProvider") { $0.object(.line) { $0.member("commands", commands) } }
    if hasPulledDiagnostics { writer.member("diagnosticProvider") { $0.object(.line, writeDiagnosticOptions) } }
    writer.member("workspace") { writer in
      writer.object(.line) { writer in
        writer.member("workspaceFolders") { writer in
          writer.object(.line) { writer in
            writer.member("supported", true)
            writer.member("changeNotifications", true)
          }
        }
      }
    }
  }

  private func writeDiagnosticOptions(to writer: inout JSONWriter) {
    writer.member("identifier", "layerlint")
    writer.member("interFileDependencies", true)
    writer.member("workspaceDiagnostics", true)
  }
}

/// Parameters of `client/registerCapability` for files whose changes the client reports.
public struct WatchedFiles: JSONWritable {
  public var globs: [String]

  public init(globs: [String]) { self.globs = globs }

  public func write(to writer: inout JSONWriter) {
    writer.object(.line) { writer in
      writer.member("registrations") { $0.list([0], .line) { writer, _ in writer.object(.line, writeRegistration) } }
    }
  }

  private func writeRegistration(to writer: inout JSONWriter) {
    writer.member("id", "layerlint-files")
    writer.member("method", "workspace/didChangeWatchedFiles")
    writer.member("registerOptions") { writer in
      writer.object(.line) { writer in
        writer.member("watchers") { writer in
          writer.list(globs, .line) { writer, glob in writer.object(.line) { $0.member("globPattern", glob) } }
        }
      }
    }
  }
}
