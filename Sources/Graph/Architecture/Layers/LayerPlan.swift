import Patterns
import SourceFacts

/// The layers of a project from top to bottom, configured or inferred.
public struct LayerPlan: Sendable, Equatable {
  public var rows: [LayerRow]
  /// Files of the composition root, in addition to detected entry points and assemblies.
  public var root: [PathPattern]
  public var isInferred: Bool

  public init(rows: [LayerRow] = [], root: [PathPattern] = [], isInferred: Bool = false) {
    self.rows = rows
    self.root = root
    self.isInferred = isInferred
  }
}

/// The layers on one level. Several are siblings, which must not use each other.
public struct LayerRow: Sendable, Equatable {
  public var layers: [LayerSpec]
  public init(_ layers: [LayerSpec]) { self.layers = layers }
}

/// A layer in a configuration: a name, its folders or files, and its nested layers.
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

  /// A layer that is only a name, which is also its folder: `Services` in the layer with the folder `App/Domain` means
  /// `App/Domain/Services`; in a layer with several folders, that folder in each. At the top level `parents` is empty.
  public init(folder name: String, in parents: [PathPattern] = []) {
    let paths = parents.isEmpty ? [name] : parents.map { "\($0.text)/\(name)" }
    self.init(name: name, paths: paths.map { PathPattern($0) })
  }
}
