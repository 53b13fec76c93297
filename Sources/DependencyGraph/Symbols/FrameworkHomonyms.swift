/// Types of Apple's frameworks with names so plain that projects have them too. A file that imports both knows a name from
/// two modules: which one is meant follows from how it is used, which is not followed up.
enum FrameworkHomonyms {
  /// Whether a framework brings a type of this name along, itself or by what it passes on.
  static func has(_ name: String, framework: String) -> Bool {
    guard let brought = passedOn[framework] else { return false }
    return brought.contains { byFramework[$0]?.contains(name) ?? false }
  }

  static let all = Set(byFramework.values.joined())

  private static let passedOn: [String: [String]] = [
    "SwiftUI": ["SwiftUI", "Foundation", "Combine"], "UIKit": ["Foundation"], "AppKit": ["Foundation"],
    "Cocoa": ["Foundation"], "WatchKit": ["Foundation"], "WidgetKit": ["WidgetKit", "SwiftUI", "Foundation"],
    "Foundation": ["Foundation"], "Combine": ["Combine"], "MapKit": ["MapKit", "Foundation"], "Charts": ["Charts"],
    "StoreKit": ["StoreKit", "Foundation"], "CoreData": ["Foundation"], "Observation": ["Observation"],
    "SwiftData": ["SwiftData", "Foundation"], "AppIntents": ["AppIntents", "Foundation"],
    "Testing": ["Testing"], "OSLog": ["OSLog", "Foundation"], "os": ["OSLog"],
  ]

  private static let byFramework: [String: Set<String>] = [
    "SwiftUI": names(
      """
      View Text List Section Form Image Label Button Group Link Menu Picker Toggle Slider Stepper Color Font Shape Path Circle
      Rectangle Capsule Ellipse Divider Spacer Table Grid Gauge Tab Environment State Binding Scene App Commands Alignment
      Edge Axis Angle Animation Transaction Gradient Material Namespace Layout Canvas Toolbar Alert ActionSheet
      TextField SecureField TextEditor DatePicker ColorPicker ProgressView ScrollView NavigationLink NavigationView TabView
      Window WindowGroup Settings Transition Anchor Spring Visibility Event Role Content Tooltip Badge Window Preview
      """),
    "Foundation": names(
      """
      Data Date URL Notification Locale Calendar Operation Process Thread Timer Unit Measurement Bundle Scanner Stream Port
      Host Progress Dimension Formatter Pipe Morphology Predicate Selector UUID IndexPath IndexSet TimeZone Decimal
      """),
    "Combine": names("Publisher Subject Subscriber Subscription Cancellable Future Just Empty Fail Record Result Publishers"),
    "MapKit": names("Map Marker Annotation"), "Charts": names("Chart Plot"), "StoreKit": names("Product Transaction"),
    "Observation": names("Observable"), "SwiftData": names("Model Query Schema"), "WidgetKit": names("Widget"),
    "AppIntents": names("Parameter"), "Testing": names("Test Suite Tag Trait Issue"), "OSLog": names("Logger"),
  ]

  private static func names(_ text: String) -> Set<String> { Set(text.split(whereSeparator: \.isWhitespace).map(String.init)) }
}
