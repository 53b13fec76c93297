import Architecture
import Findings
import Patterns
import RuleKinds
import SourceFacts

/// What a project asks for: its configuration files and the packs' rules, typed and located.
public struct Policy: Sendable {
  /// The packs named in `architectures`; nil leaves the choice to what the code is.
  public var architectures: Located<[String]>?
  /// The packs that the command line names, in place of `architectures`.
  public var architecturesOfRun: [String] = []
  /// Files to look at; none given: all.
  public var include: [LocatedPattern] = []
  /// Files to leave out, those of nested files too, relative to the base folder.
  public var exclude: [LocatedPattern] = []
  public var root: [LocatedPattern] = []
  /// Top to bottom; none given: to be inferred.
  public var layers: [LayerRow] = []
  /// The folders of the layers, nested ones too.
  public var layerPatterns: [LocatedPattern] = []
  /// Laid over what is inferred.
  public var roles: [RoleDefinition] = []
  /// All rules of all packs and of the project, as they are without the project's settings.
  public var knownRules: [KnownRule] = []
  /// What the base folder's file says of rules, by rule.
  public var settings: [String: RuleSetting] = [:]
  /// The project's own rules: where each is written.
  public var customRules: [String: Position] = [:]
  public var allowances: [Allowance] = []
  public var tests: Located<Bool>?
  public var generated: Located<Bool>?
  /// Folders with a file of their own, outer ones first.
  public var refinements: [FolderRefinement] = []

  init() {}

  /// Packs that somebody asked for, and that were not inferred.
  var namedPacks: [String] { architecturesOfRun.isEmpty ? architectures?.value ?? [] : architecturesOfRun }

  /// They are read each time.
  public var rules: [Rule] { knownRules.compactMap(\.rule) }

  /// The layers as configured; nil where they are to be inferred.
  public var layerPlan: LayerPlan? {
    layers.isEmpty ? nil : LayerPlan(rows: layers, root: root.map(\.pattern))
  }

  /// All patterns that are expected to match a file.
  public var patterns: [LocatedPattern] { include + exclude + root + layerPatterns }

  /// The refinements that speak of a path, outer ones first.
  func refinements(at path: String) -> [FolderRefinement] { refinements.filter { $0.contains(path) } }

  /// Whether test code is judged there.
  public func judgesTests(at path: String) -> Bool {
    refinements(at: path).compactMap(\.tests).last?.value ?? tests?.value ?? false
  }

  /// Whether generated code is judged there.
  public func judgesGenerated(at path: String) -> Bool {
    refinements(at: path).compactMap(\.generated).last?.value ?? generated?.value ?? false
  }
}

/// A value and where it is written.
public struct Located<Value: Sendable>: Sendable {
  public var value: Value
  public var position: Position
}

/// A glob over paths, relative to the base folder, and where it is written.
public struct LocatedPattern: Sendable {
  public enum Use: Sendable, Equatable {
    case include, exclude, root
    /// A folder of this layer
    case layer(String)
  }
  public var pattern: PathPattern
  public var position: Position
  public var use: Use
  /// Of a layer: it need not match any file.
  public var isOptional = false
}

/// `roles:` a role, and the declarations that bear it.
public struct RoleDefinition: Sendable {
  public var role: String
  public var selector: Selector
  public var position: Position
}

/// `allow:` an exact exception from a rule, with its reason.
public struct Allowance: Sendable {
  public var rule: String
  /// The finding's subject.
  public var from: NamePattern
  /// The finding's target; none: whatever it is, or that there is none.
  public var to: NamePattern?
  public var because: String
  public var position: Position
  /// It holds below this folder only; empty: everywhere.
  public var folder: String

  /// Whether a finding is this exception.
  public func covers(_ finding: Finding) -> Bool {
    finding.rule == rule && from.matches(finding.subject) && isInside(finding.position.file, folder: folder)
      && to?.matches(finding.target?.name ?? "") ?? true
  }
}

/// A configuration file in a subfolder: it refines what holds there.
public struct FolderRefinement: Sendable {
  /// Relative to the base folder, without a slash at its end.
  public var folder: String
  /// The file, as its source was named.
  public var file: String
  public var settings: [String: RuleSetting]
  public var tests: Located<Bool>?
  public var generated: Located<Bool>?

  func contains(_ path: String) -> Bool { path == folder || isInside(path, folder: folder) }
}

/// Whether a path lies below a folder; all lie below the empty one.
func isInside(_ path: String, folder: String) -> Bool { folder.isEmpty || path.hasPrefix(folder + "/") }
