import Patterns
import SourceFacts

/// Which declarations a rule or role speaks of. All conditions must hold; one without conditions selects everything.
/// The one small language for this everywhere: `{ path: "**/Models/**", not: { name: "*ViewModel" } }`.
public struct Selector: Sendable, Equatable {
  public let conditions: [Condition]
  /// Of each of these sets a declaration needs a role: most have none, and are told apart by that alone.
  let neededRoles: [RoleSet]
  /// Conditions that those sets do not say.
  let others: [Condition]

  public init(_ conditions: [Condition] = []) {
    self.conditions = conditions
    neededRoles = conditions.compactMap(\.neededRoles)
    others = conditions.filter { if case .property(.role, _) = $0 { false } else { true } }
  }

  public enum Condition: Sendable, Equatable {
    /// One of the globs matches the property.
    case property(Property, [NamePattern])
    /// One of the globs matches the file's path, or a folder above it.
    case path([PathPattern])
    case any([Selector])
    case all([Selector])
    indirect case not(Selector)
    /// A stored property of the type, or of a superclass, holds what matches, or a protocol that such a type conforms to.
    indirect case holds(Selector)
    /// A type that matches inherits from or conforms to it.
    indirect case implementedBy(Selector)
    /// A type that matches has a stored property of it, or of a protocol or class that it is one of.
    indirect case heldBy(Selector)
  }

  /// Keys of a selector that take a glob or a list of globs over names.
  public enum Property: String, Sendable, CaseIterable {
    /// The declared name; with a dot in the glob the qualified one, `Feed.Item`
    case name
    /// A role that the declaration bears
    case role
    /// The layer of its file, or one that this is nested in
    case layer
    /// A module that its file is compiled into
    case module
    /// `class`, `struct`, `enum`, `actor`, `protocol`, `extension`, `function`, `variable` …
    case kind
    /// A superclass, at any remove, of the project or not
    case inherits
    /// A type in its inheritance clause, in that of an extension, or in one of a supertype
    case conforms
    /// An attribute on it, without the `@`
    case attribute
    /// `swiftui` for what is a view, shape, modifier or wrapper of SwiftUI, by whatever makes it one; `cocoa` for other parts of the
    /// user interface
    case framework = "ui_framework"
    /// A module that its file imports
    case imports
    /// The screen module that its file lies in, by its folder's name: see `ScreenModules`
    case screenModule = "screen_module"
    /// `face` for what its screen module shows to others, `internals` for the rest of it
    case modulePart = "module_part"
    /// A name that the text of the type, or of an extension of it, uses
    case mentions
  }

  /// All keys of a selector in a configuration.
  public static let keys =
    Property.allCases.map(\.rawValue) + ["path", "any", "all", "not", "holds", "implemented_by", "held_by"]
}

extension Selector.Condition {
  /// Nil where roles alone say nothing.
  fileprivate var neededRoles: RoleSet? {
    switch self {
    case .property(.role, let patterns):
      return patterns.reduce(into: []) { roles, pattern in
        let meant =
          pattern.isPlain
          ? Role(rawValue: pattern.text).map { [$0] } ?? [] : Role.allCases.filter { pattern.matches($0.rawValue) }
        for role in meant { roles.insert(RoleSet(role)) }
      }
    case .any(let selectors):
      let needed = selectors.compactMap { $0.neededRoles.first }
      return needed.count == selectors.count ? needed.reduce(into: []) { $0.formUnion($1) } : nil
    case .all(let selectors): return selectors.lazy.compactMap { $0.neededRoles.first }.first
    case .property, .path, .not, .holds, .implementedBy, .heldBy: return nil
    }
  }
}
