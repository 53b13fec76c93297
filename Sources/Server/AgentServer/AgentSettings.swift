import Findings
import Linting

/// What a server of the Model Context Protocol needs from the command line.
public struct AgentSettings {
  /// The absolute path of the folder that is served. Arguments that name paths are relative to it and inside it.
  public var root: String
  /// The options of a run, for an absolute path.
  public var request: (_ path: String) -> LintRequest
  /// The page that `layerlint explain` prints about a rule or a pack; nil if there is none of that name.
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
