import Architecture
import Findings

/// A kind of rule: the check behind it. One type can implement several kinds of the configuration; each has its own
/// specification.
///
/// To create a rule, find its `kind` in `RuleKindSpecification.all`, parse the parameters and data that the
/// specification lists, and pass them to `make`. A project's options for a rule are the same parameters.
public protocol RuleKind: Sendable {
  /// The findings of a rule of this kind, in no particular order of files.
  func check(_ context: RuleContext, rule: Rule) -> [Finding]

  /// How the findings depend on numbers of lines; nil if they do not.
  func lineDependence(in model: ArchitecturalModel) -> LineDependence?
}

extension RuleKind {
  public func lineDependence(in model: ArchitecturalModel) -> LineDependence? { nil }
}

/// The parameters, placeholders and notes of a kind of rule.
public struct RuleKindSpecification: Sendable {
  public var name: String
  /// One line.
  public var summary: String
  /// Parameters of every rule of the kind, which are also a project's options.
  public var parameters: [Parameter]
  /// Parameters that only rules of packs can set: the parts of a built-in check.
  public var data: [Parameter] = []
  /// Placeholders of the message and the suggestion.
  public var placeholders: [String]
  /// The notes of a rule and their placeholders.
  public var notes: [Note]
  /// The inputs of the findings, in addition to declarations, layers and roles.
  public var reads: RuleInputs
  /// Whether all breaches by one subject are one finding. Otherwise each has to be fixed separately.
  public var joinsTargets = false
  /// Whether it is a single built-in check, which needs the data of a pack's rule.
  public var isBuiltInCheck: Bool { data.contains(where: \.isMandatory) }
  public var make: @Sendable (ParameterValues) -> any RuleKind
  /// Says what is wrong with values that are valid one by one; nil if nothing is.
  public var mistake: (@Sendable (ParameterValues) -> String?)?

  public struct Note: Sendable {
    public var name: String
    public var placeholders: [String]
    /// Whether every rule of a pack must have it.
    public var isRequired: Bool
    public init(_ name: String, _ placeholders: [String], isRequired: Bool = true) {
      self.name = name
      self.placeholders = placeholders
      self.isRequired = isRequired
    }
  }

  public func make(_ values: [String: ParameterValue]) -> any RuleKind {
    make(ParameterValues(parameters + data, values))
  }

  public func mistake(in values: [String: ParameterValue]) -> String? {
    mistake?(ParameterValues(parameters + data, values))
  }
}

extension RuleKindSpecification {
  /// All kinds of rules.
  public static let all: [RuleKindSpecification] =
    [
      LayersRule.specification, CyclesRule.specification, IndependenceRule.specification, ImportsRule.specification,
      AssignmentRule.specification, ForbiddenRule.specification, ForbiddenRule.sharedInstances,
      OwnershipRule.specification,
      OwnershipCycleRule.specification, SizeRule.specification, ResponsibilitiesRule.specification,
      CallsRule.specification, CallsRule.moduleAssembly, CallPairsRule.specification, ConformanceRule.specification,
      ImmutabilityRule.specification, AbstractionRule.specification, CohesionRule.specification,
      EmbeddingRule.specification, NestingRule.specification, ModuleSizeRule.specification, MetricRule.specification,
    ] + SignatureRule.specifications + IsolationRule.specifications

  public static func named(_ name: String) -> RuleKindSpecification? {
    all.first { $0.name == name }
  }
}
