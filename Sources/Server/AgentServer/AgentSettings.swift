import Findings
import Linting

/// The settings of a server of the Model Context Protocol.
public struct AgentSettings {
  /// The absolute path of the served folder. Paths in arguments are relative to it and must be inside it.
  public var root: String
  /// Returns the request of a run over an absolute path.
  public var request: (_ path: String) -> LintRequest
  /// Returns the page that `layerlint explain` prints about a rule or a pack; nil if the name is unknown.
  public var explain: (_ name: String) throws -> String?

  public init(
    root: String, request: @escaping (_ path: String) -> LintRequest,
    explain: @escaping (_ name: String) throws -> String?
  ) {
    self.root = root
    self.request = request
    self.explain = explain
  }
}
