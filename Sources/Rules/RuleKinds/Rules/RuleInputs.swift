import DependencyGraph
import SourceFacts

/// The inputs that the findings of a kind of rule depend on. Declarations, layers and roles are inputs of every rule
/// and are not listed.
///
/// `RuleContext` provides the declared inputs, and stops a debug build if a rule reads any other.
public struct RuleInputs: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The actions in the subject's code, expression by expression. Reading them takes longer than querying the graph.
  public static let code = RuleInputs(rawValue: 1)
  /// References from and to the subject, in any file.
  public static let references = RuleInputs(rawValue: 2)
  /// Relations between types and files that are neither the subject nor referred to by it: cycles, ownership, the
  /// imports of modules, singletons.
  public static let graph = RuleInputs(rawValue: 4)
  /// The number of lines of types or files; `RuleKind.lineDependence` has the details. Positions of findings do not
  /// count.
  public static let lineCounts = RuleInputs(rawValue: 8)
}

/// How the findings of a rule depend on numbers of lines. A cached result stays valid while lines move within these
/// limits.
public struct LineDependence: Sendable {
  /// A part of a type whose length counts.
  public struct Part: Sendable {
    /// The type or extension.
    public var symbol: SymbolID
    /// The number of lines that the type may gain without a change of the findings, while it may lose any number. If
    /// negative, it may neither gain nor lose lines.
    public var margin: Int
  }

  /// Types with room for `growthLimit` lines or more are left out; nil if no type is measured.
  public var parts: [Part]?
  /// Files of which every line counts; nil if lines of files do not count.
  public var files: [FileID]?

  /// The number of lines that a type seldom gains between two runs.
  public static let growthLimit = 100
  /// The number of lines that a module seldom loses between two runs.
  public static let moduleShrinkLimit = 10
}
