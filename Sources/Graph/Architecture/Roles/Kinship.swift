import SourceFacts

/// What the types that a type inherits from or conforms to make of it.
struct Kinship: OptionSet, Sendable {
  let rawValue: UInt16

  /// UIView, NSView, a cell, SwiftUI's `View`
  static let view = Kinship(rawValue: 1 << 0)
  /// UIViewController, NSViewController
  static let viewController = Kinship(rawValue: 1 << 1)
  /// Of the user interface, though neither of these: a window, a window controller, a layout, a view modifier
  static let interface = Kinship(rawValue: 1 << 2)
  /// A UIKit or AppKit view wrapped for SwiftUI
  static let representable = Kinship(rawValue: 1 << 3)
  /// (NS)Operation
  static let operation = Kinship(rawValue: 1 << 4)
  /// A record of Core Data, SwiftData or Realm
  static let record = Kinship(rawValue: 1 << 5)
  /// ObservableObject, `@Observable`
  static let observable = Kinship(rawValue: 1 << 6)
  /// An error, coding keys, an option set: never a role
  static let plumbing = Kinship(rawValue: 1 << 7)
  /// Codable and the like: a value that is sent or stored
  static let coded = Kinship(rawValue: 1 << 8)
  /// Of a dependency container: Swinject, Typhoon, Needle
  static let assembly = Kinship(rawValue: 1 << 9)
  /// It serves a view: a data source, a delegate, a transition
  static let interfaceClient = Kinship(rawValue: 1 << 10)

  /// Of SwiftUI, though no view: a modifier, a style, a scene
  static let interfaceValue = Kinship(rawValue: 1 << 11)

  /// It animates how one screen follows another
  static let transition = Kinship(rawValue: 1 << 12)

  /// Decodable and the like: a value that is received or read back
  static let decoded = Kinship(rawValue: 1 << 13)
  /// A part of SwiftUI: a view, a shape, a modifier, a wrapped view of UIKit or AppKit
  static let swiftUI = Kinship(rawValue: 1 << 14)

  static let screen: Kinship = [.view, .viewController]
  /// Anything of the user interface
  static let anyInterface: Kinship = [.view, .viewController, .interface]
}

/// What well-known names outside the project stand for.
enum KnownSupertypes {
  /// `isSuperclass`: the name is that of a class's superclass, so that a library's class may be told by how its name ends.
  static func kinship(of name: String, isSuperclass: Bool) -> Kinship {
    if let known = exact[name] { return known }
    return isSuperclass ? byEnding(name) : []
  }

  private static func byEnding(_ name: String) -> Kinship {
    if interfaceEndings.contains(where: name.hasEnding) { return .interface }
    if controllerEndings.contains(where: name.hasEnding) { return .viewController }
    if viewEndings.contains(where: name.hasEnding) { return .view }
    if name.hasSuffix("Operation") { return .operation }
    // A library's class that makes the views of its components.
    if name.hasSuffix("ViewManager") { return .plumbing }
    if name.hasSuffix("ManagedObject") { return .record }
    return []
  }

  private static let interfaceEndings: [StaticString] = ["WindowController", "PresentationController", "GestureRecognizer"]
  private static let controllerEndings: [StaticString] = [
    "ViewController", "NavigationController", "TabBarController", "TableController", "HostingController",
    "PickerController", "AlertController",
  ]
  private static let viewEndings: [StaticString] = [
    "View", "Cell", "Control", "Button", "Label", "TextField", "Slider", "Toolbar", "NavigationBar", "SearchBar",
  ]

  private static let exact: KnownWords<Kinship> = {
    var table = KnownWords<Kinship>()
    func add(_ kinship: Kinship, _ names: String) { table.add(kinship, names) }
    add(.viewController, controllers)
    add(.view, views)
    add([.view, .swiftUI], swiftUIViews)
    add([.view, .representable, .swiftUI], representables)
    add(.interface, interfaces)
    add([.interface, .interfaceValue, .swiftUI], interfaceValues)
    add(.interfaceClient, interfaceClients)
    add([.interfaceClient, .transition], transitions)
    add(.operation, "Operation NSOperation BlockOperation")
    add(.record, records)
    add(.observable, "ObservableObject BindableObject Observable")
    add(.plumbing, "Error LocalizedError CustomNSError RecoverableError CodingKey OptionSet XCTestCase PreviewProvider")
    // The system asks these what a widget, an intent or a control shows.
    add(.plumbing, "TimelineProvider IntentTimelineProvider AppIntentTimelineProvider DynamicOptionsProvider")
    add(.plumbing, "DynamicOptionsProviding AppShortcutsProvider ControlValueProvider AppIntentControlValueProvider")
    add(.plumbing, entryPoints)
    add(.coded, "Encodable URLRequestConvertible TargetType")
    add([.coded, .decoded], "Codable Decodable NSCoding NSSecureCoding \(mappers)")
    add(.assembly, "Assembly TyphoonAssembly AutoAssembly BootstrapComponent ResolverRegistering SharedContainer")
    return table
  }()

  /// Core Data, Realm, Parse, GRDB.
  private static let records = """
    NSManagedObject EmbeddedObject RealmSwiftObject RLMObject PFObject FetchableRecord PersistableRecord
    MutablePersistableRecord
    """

  private static let controllers = """
    UIViewController NSViewController UINavigationController UITabBarController UISplitViewController UIAlertController
    UISearchController UIHostingController NSHostingController NSPageController QLPreviewController UIImagePickerController
    UICloudSharingController UIVideoEditorController FloatingPanelController MMDrawerController
    """

  /// What the system, a shell or a script starts or asks for, and values that it is given.
  private static let entryPoints = """
    AppIntent AppEntity AppEnum EntityQuery EntityStringQuery WidgetConfigurationIntent SetFocusFilterIntent AudioPlaybackIntent
    TransientAppEntity Tip TimelineEntry ActivityAttributes FileDocument ReferenceFileDocument ParsableCommand
    AsyncParsableCommand ParsableArguments NSScriptCommand NSCreateCommand NSDeleteCommand NSGetCommand NSSetCommand
    NSCloneCommand NSCloseCommand NSCountCommand NSExistsCommand NSMoveCommand NSQuitCommand NSExtensionRequestHandling
    INExtension CLKComplicationDataSource UNNotificationServiceExtension GraphQLQuery GraphQLMutation GraphQLSubscription
    """

  /// Of libraries that make values from JSON.
  private static let mappers = """
    Mappable StaticMappable ImmutableMappable BaseMappable Unboxable HandyJSON SmartCodable JSONDecodable Glossy MTLModel
    MTLJSONSerializing JSONModel
    """

  private static let swiftUIViews = "View Shape InsettableShape DynamicViewContent"

  private static let views = """
    UIView NSView UIWindow UIControl NSControl UIToolbar UINavigationBar UISearchBar UITabBar
    UISlider UISwitch UIStepper UIDatePicker UIColorWell NSBox NSText NSSlider NSStepper NSSwitch NSTokenField NSComboBox
    NSSearchField NSSecureTextField NSDatePicker NSColorWell NSLevelIndicator NSProgressIndicator NSScroller NSMatrix
    """

  private static let representables = """
    UIViewRepresentable NSViewRepresentable UIViewControllerRepresentable NSViewControllerRepresentable
    WKInterfaceObjectRepresentable
    """

  private static let interfaces = """
    UIResponder NSResponder NSWindow NSPanel NSWindowController UIApplication NSApplication WKInterfaceController
    UIPresentationController UIGestureRecognizer NSGestureRecognizer UICollectionViewLayout UICollectionViewFlowLayout
    UICollectionViewCompositionalLayout UICollectionViewLayoutAttributes NSLayoutManager NSTextStorage NSTextContainer
    UIBarButtonItem UIBarItem UITabBarItem UINavigationItem UIStoryboardSegue UIActivity UIActivityItemProvider NSMenu
    NSMenuItem NSToolbar NSToolbarItem NSToolbarItemGroup NSTouchBar NSTouchBarItem NSCustomTouchBarItem CALayer
    CAShapeLayer CAGradientLayer CATextLayer CATransition UIViewPropertyAnimator
    UIDocument UIManagedDocument NSDocument UIDocumentInteractionController UIPrintPageRenderer UIColor UIFont UIImage
    NSColor NSFont NSImage NSAttributedString NSMutableAttributedString NSTextAttachment UIAccessibilityElement
    UIAccessibilityCustomAction SKScene SKNode SKSpriteNode SCNNode SCNScene
    NSDocumentController WKExtensionDelegate WKApplicationDelegate UIApplicationDelegate UIWindowSceneDelegate UISceneDelegate NSApplicationDelegate
    """

  private static let interfaceValues = """
    ViewModifier AnimatableModifier EnvironmentalModifier PreferenceKey EnvironmentKey FocusedValueKey LayoutValueKey
    ButtonStyle PrimitiveButtonStyle LabelStyle ToggleStyle TextFieldStyle ProgressViewStyle MenuStyle GroupBoxStyle
    DisclosureGroupStyle LabeledContentStyle NavigationViewStyle TabViewStyle GaugeStyle TableStyle ListStyle
    Layout Scene App Commands ToolbarContent CustomizableToolbarContent TableRowContent TableColumnContent MapContent
    ChartContent ShapeStyle Transition GeometryEffect VisualEffect DropDelegate CustomAnimation Widget WidgetBundle
    WidgetConfiguration ControlWidget LiveActivity DynamicProperty EnvironmentValues
    """

  private static let interfaceClients = """
    UITableViewDataSource UITableViewDelegate UITableViewDiffableDataSource UICollectionViewDataSource
    UICollectionViewDelegate UICollectionViewDelegateFlowLayout UICollectionViewDiffableDataSource NSTableViewDataSource
    NSTableViewDelegate NSOutlineViewDataSource NSOutlineViewDelegate UITextViewDelegate UITextFieldDelegate
    UIPickerViewDataSource UINavigationControllerDelegate UIPageViewControllerDataSource UISearchBarDelegate
    UISearchControllerDelegate UISearchResultsUpdating UIScrollViewDelegate UIGestureRecognizerDelegate UIPickerViewDelegate
    UIContextMenuInteractionDelegate UIDragInteractionDelegate UIDropInteractionDelegate NSTextFieldDelegate NSSearchFieldDelegate
    NSCollectionViewDataSource NSCollectionViewDelegate QLPreviewControllerDataSource QLPreviewControllerDelegate
    """

  private static let transitions = """
    UIViewControllerAnimatedTransitioning UIViewControllerInteractiveTransitioning UIPercentDrivenInteractiveTransition
    UIViewControllerTransitioningDelegate NSViewControllerPresentationAnimator
    """
}
