/// The granularity of metrics.
public enum MetricsLevel: String, Sendable, CaseIterable {
  case layer, module, folder, type
}

/// Metrics of the parts of a project, as `metrics` prints them.
public struct MetricsDocument: QueryAnswer, Sendable {
  public var level: MetricsLevel
  /// Layers from top to bottom; others by id.
  public var parts: [Part] = []
  public var totals = Totals()
  /// Notes for standard error.
  public var notes: [String] = []
  public var problems: [Problem] = []

  public init(level: MetricsLevel) { self.level = level }

  public struct Part: Sendable, Equatable {
    /// A unique and readable id: a layer's name, a path, or the qualified name of a type.
    public var id: String
    /// Of a folder or type: its layer.
    public var layer: String?
    /// Of a type: where it is declared.
    public var position: Position?
    /// Of a type as the rule `massive_controller` counts them; else all lines of its files.
    public var lines = 0
    public var types = 0
    /// Ca: declarations outside that use a declaration inside. A declaration is a type, a free function, a global, or an
    /// extension of a foreign type.
    public var afferent = 0
    /// Ce: declarations inside that use a declaration outside; of a type the declarations that it uses.
    public var efferent = 0
    /// A: the share of protocols among the types. Nil without a type, and for a type.
    public var abstractness: Double?
    /// The length of the longest chain of dependencies that starts here, this part included. The parts of a cycle count
    /// as one.
    public var depth = 1
    /// How many parts are in its cycle; 0 if it is in none.
    public var cycle = 0
    /// Of a type: LCOM4; nil for a protocol.
    public var lackOfCohesion: Int?

    public init(id: String) { self.id = id }

    /// I = Ce / (Ca + Ce); nil if nothing uses it and it uses nothing.
    public var instability: Double? {
      afferent + efferent == 0 ? nil : Double(efferent) / Double(afferent + efferent)
    }

    /// D = |A + I - 1|
    public var distance: Double? {
      guard let abstractness, let instability else { return nil }
      return abs(abstractness + instability - 1)
    }
  }

  public struct Totals: Sendable, Equatable {
    public var files = 0
    public var lines = 0
    public var types = 0
    /// Lines of files that are in a layer.
    public var linesInLayers = 0
    /// Cycles among the parts, and the parts in them.
    public var cycles = 0
    public var partsInCycles = 0
    public var depth = 0
    public init() {}

    public var shareInLayers: Double? { lines == 0 ? nil : Double(linesInLayers) / Double(lines) }
  }
}
