import Architecture
import Findings

/// What rules can be made of. Several kinds of a configuration may be one type here: each has a specification of its own.
///
/// To read a rule: look its `kind` up in `RuleKindSpecification.all`, read the parameters and the data that the specification
/// lists, each by its type, and pass them to `make`. The options that a project sets on a rule are the same parameters again.
public protocol RuleKind: Sendable {
  /// All breaches of a rule of this kind, in no particular order of files.
  func check(_ context: RuleContext, rule: Rule) -> [Finding]

  /// How the findings depend on the numbers of lines; nil where they do not.
  func lineDependence(in model: ArchitecturalModel) -> LineDependence?
}

extension RuleKind {
  public func lineDependence(in model: ArchitecturalModel) -> LineDependence? { nil }
}

/// What a rule of a kind may and must say.
public struct RuleKindSpecification: Sendable {
  public var name: String
  /// One line.
  public var summary: String
  /// What every rule of the kind may set, and a project's options.
  public var parameters: [Parameter]
  /// What only rules of packs set, beside that: the parts of a built-in check.
  public var data: [Parameter] = []
  /// What the message and the suggestion may hold in braces.
  public var placeholders: [String]
  /// Notes that a rule must word, and what each may hold in braces.
  public var notes: [Note]
  /// What the findings depend on, next to declarations, layers and roles.
  public var reads: RuleInputs
  /// Whether all that one subject breaks the rule with is one fault. Otherwise each breach has to be fixed separately.
  public var joinsTargets = false
  /// Whether it is one check, and no rule can do without the data of a pack's rule.
  public var isBuiltInCheck: Bool { data.contains(where: \.isMandatory) }
  public var make: @Sendable (ParameterValues) -> any RuleKind

  public struct Note: Sendable {
    public var name: String
    public var placeholders: [String]
    /// Whether every rule of a pack words it.
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
}

extension RuleKindSpecification {
  /// Of all kinds of rules.
  public static let all: [RuleKindSpecification] =
    [
      LayersRule.specification, CyclesRule.specification, IndependenceRule.specification, ImportsRule.specification,
      AssignmentRule.specification, ForbiddenRule.specification, ForbiddenRule.sharedInstances,
      OwnershipRule.specification,
      OwnershipCycleRule.specification, SizeRule.specification, ResponsibilitiesRule.specification,
      CallsRule.specification, CallsRule.moduleAssembly, CallPairsRule.specification, ConformanceRule.specification,
      ImmutabilityRule.specification, AbstractionRule.specification, CohesionRule.specification,
      EmbeddingRule.specification, NestingRule.specification, ModuleSizeRule.specification,
    ] + SignatureRule.specifications + IsolationRule.specifications

  public static func named(_ name: String) -> RuleKindSpecification? {
    all.first { $0.name == name }
  }
}
