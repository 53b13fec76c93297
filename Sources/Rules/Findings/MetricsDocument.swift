/// The granularity of metrics.
public enum MetricsLevel: String, Sendable, CaseIterable {
  case layer, module, folder, type
}

/// Metrics of the parts of a project: the output of `metrics`.
public struct MetricsDocument: QueryAnswer, Sendable {
  public var level: MetricsLevel
  /// Layers from top to bottom; others sorted by id.
  public var parts: [Part] = []
  public var totals = Totals()
  /// Notes for standard error.
  public var notes: [String] = []
  public var problems: [Problem] = []

  public init(level: MetricsLevel) { self.level = level }

  public struct Part: Sendable, Equatable {
    /// A unique and readable id: a layer's name, a path, or the qualified name of a type.
    public var id: String
    /// For a folder or type: its layer.
    public var layer: String?
    /// For a type: the position of its declaration.
    public var position: Position?
    /// For a type the lines that the rule `massive_controller` counts; otherwise all lines of its files.
    public var lines = 0
    public var types = 0
    /// Ca: the number of declarations outside that use a declaration inside. A declaration is a type, a free function,
    /// a global variable, or an extension of an external type.
    public var afferent = 0
    /// Ce: the number of declarations inside that use a declaration outside; for a type the number of declarations that
    /// it uses.
    public var efferent = 0
    /// A: the share of protocols among the types. Nil for a part without types, and for a type.
    public var abstractness: Double?
    /// The length of the longest chain of dependencies from this part, including it. The parts of a cycle count as one.
    public var depth = 1
    /// The number of parts in its cycle; 0 if it is in none.
    public var cycle = 0
    /// For a type: LCOM4; nil for a protocol.
    public var lackOfCohesion: Int?

    public init(id: String) { self.id = id }

    /// I = Ce / (Ca + Ce); nil if both are 0.
    public var instability: Double? {
      afferent + efferent == 0 ? nil : Double(efferent) / Double(afferent + efferent)
    }

    /// D = |A + I - 1|.
    public var distance: Double? {
      guard let abstractness, let instability else { return nil }
      return abs(abstractness + instability - 1)
    }
  }

  public struct Totals: Sendable, Equatable {
    public var files = 0
    public var lines = 0
    public var types = 0
    /// The number of lines of files in layers.
    public var linesInLayers = 0
    /// The number of cycles, and of parts in cycles.
    public var cycles = 0
    public var partsInCycles = 0
    public var depth = 0
    public init() {}

    public var shareInLayers: Double? { lines == 0 ? nil : Double(linesInLayers) / Double(lines) }
  }
}
