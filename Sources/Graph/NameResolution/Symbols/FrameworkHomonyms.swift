import DependencyGraph
import LowLevel
import SourceFacts

/// Types of Apple's frameworks with names so plain that projects have them too. A file that imports both knows a name from
/// two modules: which one is meant follows from how it is used, which is not followed up.
struct FrameworkHomonyms: Sendable {
  /// Bits stand for frameworks, in the order of `frameworks`.
  private typealias Bits = UInt16

  /// By merged name: the frameworks that have a type of that name.
  private var owners: [Bits] = []
  /// By file: the frameworks whose types it knows.
  private var known: [Bits] = []

  init() {}

  init(_ files: [GraphFile], _ names: MergedNames) {
    owners = [Bits](repeating: 0, count: names.table.count)
    var brought = owners
    for (index, framework) in Self.frameworks.enumerated() {
      for type in Self.byFramework[framework] ?? [] { owners[Int(names.find(String(type)))] |= 1 << Bits(index) }
    }
    for (module, frameworks) in Self.passedOn {
      for framework in frameworks {
        guard let index = Self.frameworks.firstIndex(of: framework) else { continue }
        brought[Int(names.find(module))] |= 1 << Bits(index)
      }
    }
    // Texts that no file holds.
    owners[0] = 0
    brought[0] = 0
    known = files.indices.map { file in
      var bits: Bits = 0
      for index in files[file].facts.imports.indices where files[file].facts.imports[index].kind == .module {
        bits |= brought[Int(names.merged(files[file].facts.imports[index].module, in: file))]
      }
      return bits
    }
  }

  /// Whether a framework that a file imports brings a type of this name along, itself or by what it passes on.
  @inline(__always)
  func has(_ name: UInt32, in file: Int) -> Bool { owners[Int(name)] & known[file] != 0 }

  private static let frameworks = byFramework.keys.ordered()

  private static let passedOn: [String: [String]] = [
    "SwiftUI": ["SwiftUI", "Foundation", "Combine"], "UIKit": ["Foundation"], "AppKit": ["Foundation"],
    "Cocoa": ["Foundation"], "WatchKit": ["Foundation"], "WidgetKit": ["WidgetKit", "SwiftUI", "Foundation"],
    "Foundation": ["Foundation"], "Combine": ["Combine"], "MapKit": ["MapKit", "Foundation"], "Charts": ["Charts"],
    "StoreKit": ["StoreKit", "Foundation"], "CoreData": ["Foundation"], "Observation": ["Observation"],
    "SwiftData": ["SwiftData", "Foundation"], "AppIntents": ["AppIntents", "Foundation"],
    "Testing": ["Testing"], "OSLog": ["OSLog", "Foundation"], "os": ["OSLog"],
  ]

  private static let byFramework: [String: [Substring]] = [
    "SwiftUI": names(
      """
      View Text List Section Form Image Label Button Group Link Menu Picker Toggle Slider Stepper Color Font Shape Path Circle \
      Rectangle Capsule Ellipse Divider Spacer Table Grid Gauge Tab Environment State Binding Scene App Commands Alignment \
      Edge Axis Angle Animation Transaction Gradient Material Namespace Layout Canvas Toolbar Alert ActionSheet \
      TextField SecureField TextEditor DatePicker ColorPicker ProgressView ScrollView NavigationLink NavigationView TabView \
      Window WindowGroup Settings Transition Anchor Spring Visibility Event Role Content Tooltip Badge Window Preview
      """),
    "Foundation": names(
      """
      Data Date URL Notification Locale Calendar Operation Process Thread Timer Unit Measurement Bundle Scanner Stream Port \
      Host Progress Dimension Formatter Pipe Morphology Predicate Selector UUID IndexPath IndexSet TimeZone Decimal
      """),
    "Combine": names("Publisher Subject Subscriber Subscription Cancellable Future Just Empty Fail Record Result Publishers"),
    "MapKit": names("Map Marker Annotation"), "Charts": names("Chart Plot"), "StoreKit": names("Product Transaction"),
    "Observation": names("Observable"), "SwiftData": names("Model Query Schema"), "WidgetKit": names("Widget"),
    "AppIntents": names("Parameter"), "Testing": names("Test Suite Tag Trait Issue"), "OSLog": names("Logger"),
  ]

  private static func names(_ text: String) -> [Substring] { text.pieces(at: " ") }
}
