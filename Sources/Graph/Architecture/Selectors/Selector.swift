import Patterns
import SourceFacts

/// Selects the declarations of a rule or role. All conditions must be met; a selector without conditions selects
/// everything. All parts of a configuration use this syntax: `{ path: "**/Models/**", not: { name: "*ViewModel" } }`.
public struct Selector: Sendable, Equatable {
  public let conditions: [Condition]
  /// A declaration needs a role of each of these sets. Most have none, which rejects them quickly.
  let neededRoles: [RoleSet]
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
    /// A stored property of the type or of a superclass stores a matching type, or a protocol that one conforms to.
    indirect case holds(Selector)
    /// A matching type inherits from it or conforms to it.
    indirect case implementedBy(Selector)
    /// A matching type has a stored property of it, or of a supertype of it.
    indirect case heldBy(Selector)
  }

  /// Keys of a selector with a glob, or a list of globs, for names.
  public enum Property: String, Sendable, CaseIterable {
    /// The name of the declaration; if the glob contains a dot, the qualified name, `Feed.Item`
    case name
    /// A role of the declaration
    case role
    /// The layer of its file, or an outer layer
    case layer
    /// A module that its file is compiled into
    case module
    /// `class`, `struct`, `enum`, `actor`, `protocol`, `extension`, `function`, `variable` …
    case kind
    /// A direct or indirect superclass, of the project or not
    case inherits
    /// A type in its inheritance clause, in that of an extension, or in one of a supertype
    case conforms
    /// An attribute on it, without the `@`
    case attribute
    /// `swiftui` for SwiftUI's views, shapes, modifiers and wrappers, direct or indirect; `cocoa` for other parts of
    /// the user interface
    case framework = "ui_framework"
    /// A module that its file imports
    case imports
    /// The screen module around its file, by its folder's name: see `ScreenModules`
    case screenModule = "screen_module"
    /// `face` for what other screen modules may use, `internals` for the rest
    case modulePart = "module_part"
    /// A name in the code of the type or of an extension
    case mentions
  }

  /// All keys of a selector in a configuration.
  public static let keys =
    Property.allCases.map(\.rawValue) + ["path", "any", "all", "not", "holds", "implemented_by", "held_by"]
}

extension Selector.Condition {
  /// The roles that the selector needs; nil if it needs none.
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
