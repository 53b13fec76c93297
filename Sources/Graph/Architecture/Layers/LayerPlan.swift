import Patterns
import SourceFacts

/// The layers that a project follows, top to bottom: as configured, or as inferred from its folders.
public struct LayerPlan: Sendable, Equatable {
  public var rows: [LayerRow]
  /// Files above all layers, beside the delegates and assemblies that are found by themselves.
  public var root: [PathPattern]
  public var isInferred: Bool

  public init(rows: [LayerRow] = [], root: [PathPattern] = [], isInferred: Bool = false) {
    self.rows = rows
    self.root = root
    self.isInferred = isInferred
  }
}

/// Layers of one height. More than one stand side by side and know nothing of each other.
public struct LayerRow: Sendable, Equatable {
  public var layers: [LayerSpec]
  public init(_ layers: [LayerSpec]) { self.layers = layers }
}

/// A layer as written: a name, the folders (or files) that make it up, and the layers nested in it.
public struct LayerSpec: Sendable, Equatable {
  public var name: String
  /// Relative to the base folder.
  public var paths: [PathPattern]
  /// Nested layers, top to bottom.
  public var rows: [LayerRow]

  public init(name: String, paths: [PathPattern], rows: [LayerRow] = []) {
    self.name = name
    self.paths = paths
    self.rows = rows
  }

  /// A layer written as a bare name, which is that of its folder: `Services` in the layer whose folder is `App/Domain`
  /// means `App/Domain/Services`; of a layer with several folders, that folder in each. At the top, `parents` is empty.
  public init(folder name: String, in parents: [PathPattern] = []) {
    let paths = parents.isEmpty ? [name] : parents.map { "\($0.text)/\(name)" }
    self.init(name: name, paths: paths.map { PathPattern($0) })
  }
}
