/// The data of the HTML page in addition to a lint result: the entire graph, screens and view controllers.
public struct PageDocument: Sendable {
  /// The name of the app, which is that of its largest module.
  public var title = ""
  /// From top to bottom, each layer before its nested layers.
  public var layers: [Layer] = []
  public var areLayersInferred = false
  public var modules: [String] = []
  public var files: [File] = []
  public var types: [TypeNode] = []
  /// Sorted by source file, target file, source type, target type.
  public var links: [Link] = []
  public var screens = ScreensDocument()
  /// Largest first.
  public var controllers: [Controller] = []
  public var controllerLimits = ControllerLimits()

  public struct Layer: Sendable, Equatable {
    public var name: String
    /// Index of the layer that contains it.
    public var parent: Int?
    /// See `GraphDocument.Node.rank`.
    public var rank: Int
    /// The patterns of its folders, configured or inferred.
    public var paths: [String]
    public init(name: String, parent: Int?, rank: Int, paths: [String]) {
      (self.name, self.parent, self.rank, self.paths) = (name, parent, rank, paths)
    }
  }

  public struct File: Sendable, Equatable {
    public var path: String
    public var lines: Int
    /// Index into `layers`.
    public var layer: Int?
    /// Index into `modules`.
    public var module: Int?
    public init(path: String, lines: Int, layer: Int?, module: Int?) {
      (self.path, self.lines, self.layer, self.module) = (path, lines, layer, module)
    }
  }

  /// A type, or a free function or global variable with references.
  public struct TypeNode: Sendable, Equatable {
    public var name: String
    /// `class`, `struct`, `protocol`, `function` …
    public var kind: String
    /// Index into `files`.
    public var file: Int
    public var line: Int
    /// The number of lines of its declaration.
    public var lines: Int
    public var roles: [RolesDocument.Role] = []
    public init(name: String, kind: String, file: Int, line: Int, lines: Int) {
      (self.name, self.kind, self.file, self.line, self.lines) = (name, kind, file, line, lines)
    }
  }

  /// All references from one type in one file to another type.
  public struct Link: Sendable, Equatable {
    /// Indices into `files`. For the target, the file of its declaration.
    public var fromFile: Int
    public var toFile: Int
    /// Indices into `types`; nil at file level.
    public var fromType: Int?
    public var toType: Int?
    /// The lines of the references, ascending.
    public var lines: [Int]
    /// The number of references to a higher layer or a sibling.
    public var upward = 0
    /// The lines at which `lint` reports a violation of the layers.
    public var violations: [Int] = []
    public init(fromFile: Int, toFile: Int, fromType: Int?, toType: Int?, lines: [Int]) {
      (self.fromFile, self.toFile, self.fromType, self.toType) = (fromFile, toFile, fromType, toType)
      self.lines = lines
    }
  }

  /// A view controller and its responsibilities.
  public struct Controller: Sendable {
    public var name: String
    public var position: Position
    public var lines: Int
    public var responsibilities: [Responsibility]
    public init(name: String, position: Position, lines: Int, responsibilities: [Responsibility] = []) {
      (self.name, self.position, self.lines) = (name, position, lines)
      self.responsibilities = responsibilities
    }
  }

  /// The limits that the rules on view controllers have in this project.
  public struct ControllerLimits: Sendable, Equatable {
    /// View controllers with more lines are reported. Ascending.
    public var lines: [Int] = []
    /// View controllers with more responsibilities are reported.
    public var responsibilities: Int?
    public init(lines: [Int] = [], responsibilities: Int? = nil) {
      (self.lines, self.responsibilities) = (lines, responsibilities)
    }
  }

  /// One of the six responsibilities of view controllers.
  public struct Responsibility: Sendable {
    /// `configure_ui`, `business_logic` …
    public var id: String
    public var evidence: [Evidence]
    public init(id: String, evidence: [Evidence] = []) {
      (self.id, self.evidence) = (id, evidence)
    }
  }

  public init() {}
}
