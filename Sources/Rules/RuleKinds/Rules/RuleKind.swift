/// What rules can be made of: a kind's parameters say what exactly it looks for.
///
/// To read a rule: look its `kind` up in `specifications`, read the parameters that the specification lists, each by its
/// type, and hand them to `make`. The options that a project sets on a rule are the same parameters again.
public enum RuleKind: Sendable {
  case layers(LayersRule)
  case cycles(CyclesRule)
  case independence(IndependenceRule)
  case imports(ImportsRule)
  case assignment(AssignmentRule)
  case forbidden(ForbiddenRule)
  case ownership(OwnershipRule)
  case ownershipCycle(OwnershipCycleRule)
  case size(SizeRule)
  case responsibilities(ResponsibilitiesRule)
  case calls(CallsRule)
  case callPairs(CallPairsRule)
  case conformance(ConformanceRule)
  case immutability(ImmutabilityRule)
  case abstraction(AbstractionRule)
  case cohesion(CohesionRule)
  case embedding(EmbeddingRule)
  case nesting(NestingRule)
  case moduleSize(ModuleSizeRule)
  case signature(SignatureRule)
  case isolation(IsolationRule)

  public static let specifications: [RuleKindSpecification] = [
    LayersRule.specification, CyclesRule.specification, IndependenceRule.specification, ImportsRule.specification,
    AssignmentRule.specification, ForbiddenRule.specification, OwnershipRule.specification,
    OwnershipCycleRule.specification, SizeRule.specification, ResponsibilitiesRule.specification,
    CallsRule.specification, CallPairsRule.specification, ConformanceRule.specification,
    ImmutabilityRule.specification, AbstractionRule.specification,
    CohesionRule.specification, EmbeddingRule.specification, NestingRule.specification, ModuleSizeRule.specification,
    SignatureRule.specification, IsolationRule.specification,
  ]

  public static func specification(named name: String) -> RuleKindSpecification? {
    specifications.first { $0.name == name }
  }

  public var specification: RuleKindSpecification {
    switch self {
    case .layers: LayersRule.specification
    case .cycles: CyclesRule.specification
    case .independence: IndependenceRule.specification
    case .imports: ImportsRule.specification
    case .assignment: AssignmentRule.specification
    case .forbidden: ForbiddenRule.specification
    case .ownership: OwnershipRule.specification
    case .ownershipCycle: OwnershipCycleRule.specification
    case .size: SizeRule.specification
    case .responsibilities: ResponsibilitiesRule.specification
    case .calls: CallsRule.specification
    case .callPairs: CallPairsRule.specification
    case .conformance: ConformanceRule.specification
    case .immutability: ImmutabilityRule.specification
    case .abstraction: AbstractionRule.specification
    case .cohesion: CohesionRule.specification
    case .embedding: EmbeddingRule.specification
    case .nesting: NestingRule.specification
    case .moduleSize: ModuleSizeRule.specification
    case .signature: SignatureRule.specification
    case .isolation: IsolationRule.specification
    }
  }
}

/// What a rule of a kind may and must say.
public struct RuleKindSpecification: Sendable {
  public var name: String
  /// One line.
  public var summary: String
  public var parameters: [Parameter]
  /// What the message and the suggestion may hold in braces.
  public var placeholders: [String]
  /// Notes that a rule must word, and what each may hold in braces.
  public var notes: [Note]
  /// Whether it looks at what code does, expression by expression: that takes longer than to ask the graph.
  public var readsCode = false
  /// Whether all that one subject breaks the rule with is one fault. Otherwise each breach has to be fixed separately.
  public var joinsTargets: Bool { Self.joining.contains(name) }
  private static let joining: Set = ["calls", "embedding", "forbidden", "immutability", "imports", "independence", "layers", "signature"]
  public var make: @Sendable (ParameterValues) -> RuleKind

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

  public func make(_ values: [String: ParameterValue]) -> RuleKind { make(ParameterValues(parameters, values)) }
}
