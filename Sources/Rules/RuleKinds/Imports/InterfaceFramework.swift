import Architecture
import DependencyGraph
import Frameworks
import Patterns
import SourceFacts

/// A user interface framework. Its declarations are known by name; no SDK is read.
enum InterfaceFramework: CaseIterable {
  case uiKit, appKit, swiftUI, watchKit

  init?(module: String) {
    switch module {
    case "UIKit": self = .uiKit
    case "AppKit", "Cocoa": self = .appKit
    case "SwiftUI": self = .swiftUI
    case "WatchKit": self = .watchKit
    default: return nil
    }
  }

  var name: String {
    switch self {
    case .uiKit: "UIKit"
    case .appKit: "AppKit"
    case .swiftUI: "SwiftUI"
    case .watchKit: "WatchKit"
    }
  }

  /// The framework that declares a name.
  static func declaring(_ name: String) -> InterfaceFramework? {
    allCases.first { $0.declares(name) }
  }

  /// Whether a file can use the name because it imports this framework: SwiftUI re-exports UIKit and AppKit.
  func provides(_ name: String, to facts: FrozenFacts) -> Bool {
    if declares(name) { return true }
    guard self == .swiftUI, let other = Self.declaring(name) else { return false }
    return !facts.imports.contains { InterfaceFramework(module: facts.text($0.module)) == other }
  }

  func declares(_ name: String) -> Bool { Self.globs[self]?.matches(name) ?? false }

  /// The names that any of them declares.
  static let allNames: [NamePattern] = allCases.flatMap(patterns)

  private static let globs = Dictionary(uniqueKeysWithValues: allCases.map { ($0, NameGlobs(patterns($0))) })

  private static func patterns(_ framework: InterfaceFramework) -> [NamePattern] {
    Frameworks.known.declaredNames(in: framework.name).map { NamePattern($0) }
  }
}
