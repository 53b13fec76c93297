import Findings

/// The output formats of the commands that describe a project or propose changes.
public enum RemedyFormat: String, Sendable, CaseIterable {
  case text, json, markdown
}
