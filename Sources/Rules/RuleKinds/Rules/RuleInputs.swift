import DependencyGraph
import SourceFacts

/// What the findings of a kind of rule depend on. Declarations, layers and roles count for every rule and are not
/// listed.
///
/// `RuleContext` provides what a rule declares, and stops a debug build if the rule reads anything else.
public struct RuleInputs: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What the code of the subject does, expression by expression. Reading it takes longer than querying the graph.
  public static let code = RuleInputs(rawValue: 1)
  /// References from and to the subject, wherever they are written.
  public static let references = RuleInputs(rawValue: 2)
  /// Relations between types and files that are neither the subject nor referred to by it: cycles, ownership, the imports
  /// of modules, singletons.
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
    /// The number of lines that the type may gain, with any number it may lose, without a change of the findings; if
    /// negative, it may neither gain nor lose.
    public var room: Int
  }

  /// Types with room for `horizon` lines or more are left out; nil if no type is measured.
  public var parts: [Part]?
  /// Files of which every line counts; nil if lines of files do not count.
  public var files: [FileID]?

  /// In lines: types seldom grow by more between two runs …
  public static let horizon = 100
  /// … and modules seldom lose more.
  public static let moduleHorizon = 10
}
