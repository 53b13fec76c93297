import Architecture
import Findings
import Patterns
import RuleKinds
import SourceFacts

/// The parsed configuration of a project and the rules of all packs, with positions.
public struct Policy: Sendable {
  /// The packs named in `architectures`; nil if they are inferred from the code.
  public var architectures: Located<[String]>?
  /// The packs on the command line, which override `architectures`.
  public var architecturesOfRun: [String] = []
  /// Files to lint; empty for all.
  public var include: [LocatedPattern] = []
  /// Files to exclude, including patterns of nested files, relative to the base folder.
  public var exclude: [LocatedPattern] = []
  public var root: [LocatedPattern] = []
  /// The layers from top to bottom; empty if they are to be inferred.
  public var layers: [LayerRow] = []
  /// The folders of all layers, including nested ones.
  public var layerPatterns: [LocatedPattern] = []
  /// Configured roles, which override the inferred ones.
  public var roles: [RoleDefinition] = []
  /// All rules of all packs and all custom rules, without the settings of the project.
  public var knownRules: [KnownRule] = []
  /// The settings in the file of the base folder, by rule id.
  public var settings: [String: RuleSetting] = [:]
  /// The positions of custom rules, by rule id.
  public var customRules: [String: Position] = [:]
  public var allowances: [Allowance] = []
  public var tests: Located<Bool>?
  public var generated: Located<Bool>?
  /// The position of `projects`, which lists folders that are projects of their own; nil if it is missing.
  public var projects: Position?
  /// The configuration files of subfolders, outer ones first.
  public var refinements: [FolderRefinement] = []

  init() {}

  /// Packs that were chosen explicitly and not inferred.
  var namedPacks: [String] { architecturesOfRun.isEmpty ? architectures?.value ?? [] : architecturesOfRun }

  /// All rules. Each access parses them again.
  public var rules: [Rule] { knownRules.compactMap(\.rule) }

  /// The configured layers; nil if they are to be inferred.
  public var layerPlan: LayerPlan? {
    layers.isEmpty ? nil : LayerPlan(rows: layers, root: root.map(\.pattern))
  }

  /// All patterns that are expected to match a file.
  public var patterns: [LocatedPattern] { include + exclude + root + layerPatterns }

  /// The refinements that apply to a path, outer ones first.
  func refinements(at path: String) -> [FolderRefinement] { refinements.filter { $0.contains(path) } }

  /// Whether the project itself, not a pack, decides on the severity of a rule at a path.
  public func setsSeverity(of rule: String, at path: String) -> Bool {
    func isSet(_ setting: RuleSetting?) -> Bool {
      if case .severity? = setting?.level?.value { return true }
      return false
    }
    return customRules[rule] != nil || isSet(settings[rule])
      || refinements(at: path).contains { isSet($0.settings[rule]) }
  }

  /// Whether test code is checked at a path.
  public func checksTests(at path: String) -> Bool {
    refinements(at: path).compactMap(\.tests).last?.value ?? tests?.value ?? false
  }

  /// Whether generated code is checked at a path.
  public func checksGenerated(at path: String) -> Bool {
    refinements(at: path).compactMap(\.generated).last?.value ?? generated?.value ?? false
  }
}

/// A value and its position in the configuration.
public struct Located<Value: Sendable>: Sendable {
  public var value: Value
  public var position: Position
}

/// A glob over paths, relative to the base folder, and its position in the configuration.
public struct LocatedPattern: Sendable {
  public enum Use: Sendable, Equatable {
    case include, exclude, root
    /// A folder of this layer.
    case layer(String)
  }
  public var pattern: PathPattern
  public var position: Position
  public var use: Use
  /// Whether a layer's pattern may match no file.
  public var isOptional = false
}

/// A role under `roles:`, and the selector of its declarations.
public struct RoleDefinition: Sendable {
  public var role: String
  public var selector: Selector
  public var position: Position
}

/// An exact exception from a rule under `allow:`, with its reason.
public struct Allowance: Sendable {
  public var rule: String
  /// The finding's subject.
  public var from: NamePattern
  /// The finding's target; nil matches any target and findings without one.
  public var to: NamePattern?
  public var because: String
  public var position: Position
  /// The folder to which it applies; empty for all.
  public var folder: String

  /// Whether the exception covers a finding.
  public func covers(_ finding: Finding) -> Bool {
    finding.rule == rule && from.matches(finding.subject) && isInside(finding.position.file, folder: folder)
      && to?.matches(finding.target?.name ?? "") ?? true
  }
}

/// A configuration file in a subfolder, which overrides settings for that folder.
public struct FolderRefinement: Sendable {
  /// Relative to the base folder, without a trailing slash.
  public var folder: String
  /// The name of the file as it is shown in messages.
  public var file: String
  public var settings: [String: RuleSetting]
  public var tests: Located<Bool>?
  public var generated: Located<Bool>?

  func contains(_ path: String) -> Bool { path == folder || isInside(path, folder: folder) }
}

/// Whether a path is below a folder; every path is below the empty one.
func isInside(_ path: String, folder: String) -> Bool { folder.isEmpty || path.hasPrefix(folder + "/") }
