// @generated from the folder Rules/vocabulary by `make generate`

extension Traits {
  /// Part of the user interface, such as a window, a layout or a colour
  public static let interface = Traits(rawValue: 1 << 0)
  /// Serves a view, as its data source or delegate
  public static let interfaceClient = Traits(rawValue: 1 << 1)
  /// Declared by SwiftUI, or made for it
  public static let swiftui = Traits(rawValue: 1 << 2)
  /// A view of UIKit, AppKit or SwiftUI
  public static let view = Traits(rawValue: 1 << 3)
  /// A view controller
  public static let viewController = Traits(rawValue: 1 << 4)
  /// Part of SwiftUI, but not a view: a modifier, a style, a scene
  public static let interfaceValue = Traits(rawValue: 1 << 5)
  /// Animates how one screen follows another
  public static let transition = Traits(rawValue: 1 << 6)
  /// Wraps a view of UIKit, AppKit or WatchKit for SwiftUI
  public static let representable = Traits(rawValue: 1 << 7)
  /// A unit of work in an operation queue
  public static let operation = Traits(rawValue: 1 << 8)
  /// A stored object of a database
  public static let record = Traits(rawValue: 1 << 9)
  /// Notifies observers of its changes
  public static let observable = Traits(rawValue: 1 << 10)
  /// A value that is written as JSON or to an archive
  public static let coded = Traits(rawValue: 1 << 11)
  /// A value that is read from JSON or from an archive
  public static let decoded = Traits(rawValue: 1 << 12)
  /// A container of dependencies, or a part of one
  public static let assembly = Traits(rawValue: 1 << 13)
  /// Made for the language or the system, so that what inherits from it has no role in the architecture
  public static let noRole = Traits(rawValue: 1 << 14)
  /// A SwiftUI app
  public static let app = Traits(rawValue: 1 << 15)
  /// A delegate of the app, which lives as long as the app
  public static let appDelegate = Traits(rawValue: 1 << 16)
  /// A delegate of a scene, which comes and goes with it
  public static let sceneDelegate = Traits(rawValue: 1 << 17)
  /// A class of which each app has one object
  public static let onePerApp = Traits(rawValue: 1 << 18)
  /// The class of the application object
  public static let application = Traits(rawValue: 1 << 19)
  /// Marks the type where the program starts
  public static let entryPoint = Traits(rawValue: 1 << 20)
  /// A window, or its controller
  public static let window = Traits(rawValue: 1 << 21)
  /// A short message to the user
  public static let alert = Traits(rawValue: 1 << 22)
  /// A view controller that shows other view controllers
  public static let screenContainer = Traits(rawValue: 1 << 23)
  /// Shows a SwiftUI view in UIKit or AppKit
  public static let hostsSwiftui = Traits(rawValue: 1 << 24)
  /// A value that only the user interface needs, such as an image or a colour
  public static let displayValue = Traits(rawValue: 1 << 25)
  /// May only be used on the main thread
  public static let mainThread = Traits(rawValue: 1 << 26)
  /// A stream of values, to which others subscribe
  public static let signal = Traits(rawValue: 1 << 27)
  /// A framework of user interface
  public static let uiFramework = Traits(rawValue: 1 << 28)
  /// Works with the network, with files, a database, a device or the system
  public static let service = Traits(rawValue: 1 << 29)
  /// A service that any type may ask for a single value
  public static let ambient = Traits(rawValue: 1 << 30)
  /// A session of the network
  public static let session = Traits(rawValue: 1 << 31)
  /// Moves from one screen to another, or names the screen that is shown
  public static let navigates = Traits(rawValue: 1 << 32)
  /// Shows a screen or a message, or closes it
  public static let presents = Traits(rawValue: 1 << 33)
  /// Delivers on the main thread
  public static let mainScheduler = Traits(rawValue: 1 << 34)
  /// An operator that passes values on where it receives them
  public static let keepsScheduler = Traits(rawValue: 1 << 35)
  /// An operator that delivers values on the scheduler that it is given
  public static let setsScheduler = Traits(rawValue: 1 << 36)
  /// An operator whose result ends when what it is called on ends, and not before
  public static let endsWithSource = Traits(rawValue: 1 << 37)
  /// A generic type that keeps what it is generic over
  public static let holder = Traits(rawValue: 1 << 38)
  /// A collection
  public static let collection = Traits(rawValue: 1 << 39)
  /// Calls its delegate on any queue
  public static let anyQueue = Traits(rawValue: 1 << 40)
  /// Calls a target or a closure at intervals
  public static let timer = Traits(rawValue: 1 << 41)
  /// A protocol that says nothing of the purpose of what conforms to it
  public static let plain = Traits(rawValue: 1 << 42)
  /// Stores values by key in the user's defaults
  public static let preferences = Traits(rawValue: 1 << 43)
  /// What the app ships with
  public static let bundle = Traits(rawValue: 1 << 44)
  /// Stands for files on the disk
  public static let localFile = Traits(rawValue: 1 << 45)
  /// A notification
  public static let notification = Traits(rawValue: 1 << 46)
  /// A queue of operations
  public static let operationQueue = Traits(rawValue: 1 << 47)
  /// A place in a table or a collection
  public static let indexPath = Traits(rawValue: 1 << 48)
  /// A protocol whose requirements are made from the stored properties
  public static let synthesized = Traits(rawValue: 1 << 49)
  /// A protocol that asks for nothing but values that can be read
  public static let readsOnly = Traits(rawValue: 1 << 50)
  /// A number, or a structure of numbers
  public static let scalar = Traits(rawValue: 1 << 51)
  /// Says no more than whether something went well
  public static let status = Traits(rawValue: 1 << 52)
  /// A protocol whose types have most of the standard library's members of sequences
  public static let sequence = Traits(rawValue: 1 << 53)
  /// A type of number
  public static let number = Traits(rawValue: 1 << 54)
  /// A member that the standard library gives its types
  public static let standardMember = Traits(rawValue: 1 << 55)
  /// A member that takes a function
  public static let takesFunction = Traits(rawValue: 1 << 56)
  /// A function of the standard library
  public static let standardFunction = Traits(rawValue: 1 << 57)
  /// A label of the members of the standard library
  public static let memberLabel = Traits(rawValue: 1 << 58)
  /// A label of the initializers of the standard library
  public static let initializerLabel = Traits(rawValue: 1 << 59)
  /// A label of the initializers of numbers
  public static let numberLabel = Traits(rawValue: 1 << 60)
  /// A generic class of Objective-C
  public static let objcGeneric = Traits(rawValue: 1 << 61)
}

let vocabularyText = """
  # AppKit 268435456 Foundation
  n NSView* NSWindow* NSColor* NSImage* NSFont* NSApp* NSApplication* NSMenu* NSButton* NSCell* NSControl* NSTable* NSOutline* NSCollection* NSStack* NSSplit* NSTab* NSTextField* NSTextView* NSTextAttachment* NSTextStorage* NSTextContainer* NSTextAlignment* NSScreen* NSTool* NSTouch* NSPasteboard* NSWorkspace* NSAlert* NSPanel* NSOpenPanel* NSSavePanel* NSResponder* NSStoryboard* NSEvent* NSCursor* NSBezier* NSLayout* NSStatus* NSHosting* NSParagraph* NSMutableParagraphStyle* NSShadow* NSGraphicsContext* NSBox* NSSlider* NSSwitch* NSSearchField* NSScroll* NSProgressIndicator* NSPopUp* NSSegmented* NSVisualEffect* NSGestureRecognizer* NSClickGesture* NSRunningApplication* NSAnimationContext* NSSound* NSDrag* NSSharing* NSDocument* NSAppearance* NSTrackingArea* NSUserInterface* NSHaptic* NSPrintInfo* NSPrintOperation* NSPopover* NSGradient* NSBitmap* NSEdgeInsets*
  c NSColor NSObject 33554433
  c NSDocument NSObject 1
  c NSDocumentController NSObject 262145
  c NSFont NSObject 33554433
  c NSGestureRecognizer NSObject 1
  c NSImage NSObject 33554433
  c NSMenu NSObject 1
  c NSMenuItem NSObject 1
  c NSResponder NSObject 1
  c NSApplication NSResponder 786432 - mainWindow:NSWindow,keyWindow:NSWindow,windows:[NSWindow]
  c NSView NSResponder 67108872 - layer:CALayer,superview:NSView,subviews:[NSView],window:NSWindow,topAnchor:NSLayoutYAxisAnchor,bottomAnchor:NSLayoutYAxisAnchor,leadingAnchor:NSLayoutXAxisAnchor,trailingAnchor:NSLayoutXAxisAnchor,leftAnchor:NSLayoutXAxisAnchor,rightAnchor:NSLayoutXAxisAnchor,centerXAnchor:NSLayoutXAxisAnchor,centerYAnchor:NSLayoutYAxisAnchor,widthAnchor:NSLayoutDimension,heightAnchor:NSLayoutDimension
  c NSBox NSView
  c NSCollectionView NSView
  c NSControl NSView
  c NSButton NSControl
  c NSPopUpButton NSButton
  c NSColorWell NSControl
  c NSDatePicker NSControl
  c NSImageView NSControl
  c NSLevelIndicator NSControl
  c NSMatrix NSControl
  c NSScroller NSControl
  c NSSegmentedControl NSControl
  c NSSlider NSControl
  c NSStepper NSControl
  c NSSwitch NSControl
  c NSTableView NSControl
  c NSOutlineView NSTableView
  c NSTextField NSControl
  c NSComboBox NSTextField
  c NSSearchField NSTextField
  c NSSecureTextField NSTextField
  c NSTokenField NSTextField
  c NSProgressIndicator NSView
  c NSScrollView NSView - - documentView:NSView,contentView:NSView
  c NSSplitView NSView
  c NSStackView NSView - - arrangedSubviews:[NSView]
  c NSTabView NSView
  c NSTableCellView NSView - - textField:NSTextField,imageView:NSImageView
  c NSTableRowView NSView
  c NSText NSView
  c NSTextView NSText - - textStorage:NSTextStorage,layoutManager:NSLayoutManager
  c NSVisualEffectView NSView
  c NSViewController NSResponder 67108880 - view:NSView,parent:NSViewController,children:[NSViewController],presentingViewController:NSViewController,storyboard:NSStoryboard,undoManager:UndoManager,extensionContext:NSExtensionContext
  c NSPageController NSViewController 8388608
  c NSSplitViewController NSViewController 8388608 - splitView:NSSplitView
  c NSTabViewController NSViewController 8388608 - tabView:NSTabView
  c NSTitlebarAccessoryViewController NSViewController
  c NSWindow NSResponder 69206016 - contentView:NSView,contentViewController:NSViewController,toolbar:NSToolbar,sheetParent:NSWindow
  c NSPanel NSWindow
  c NSSavePanel NSPanel
  c NSOpenPanel NSSavePanel
  c NSWindowController NSResponder 8659140608 - window:NSWindow,contentViewController:NSViewController
  c NSStoryboard NSObject - - instantiateController:NSViewController,instantiateInitialController:NSViewController
  c NSStoryboardSegue NSObject - - destinationController:NSViewController,sourceController:NSViewController
  c NSToolbar NSObject 1
  c NSToolbarItem NSObject 1
  c NSToolbarItemGroup NSToolbarItem
  c NSTouchBar NSObject 1
  c NSTouchBarItem NSObject 1
  c NSCustomTouchBarItem NSTouchBarItem
  c NSViewControllerPresentationAnimator NSObject 66
  c NSAlert NSObject 8594128896
  p NSApplicationDelegate - 65537
  p NSTableViewDataSource - 2
  p NSTableViewDelegate - 2
  p NSOutlineViewDataSource - 2
  p NSOutlineViewDelegate - 2
  p NSTextFieldDelegate - 2
  p NSSearchFieldDelegate - 2
  p NSCollectionViewDataSource - 2
  p NSCollectionViewDelegate - 2
  f instantiateController - 8589934592
  f makeKeyAndOrderFront - 8589934592
  f makeKeyAndOrderFront: - 8589934592
  f showWindow - 8589934592
  f showWindow: - 8589934592
  f runModal - 8589934592
  f beginSheet - 8589934592
  f beginSheetModal - 8589934592
  a NSApplicationMain - 1048576
  # Cocoa - AppKit,Foundation
  # AVKit
  c AVPlayerViewController UIViewController
  v VideoPlayer View
  # ActivityKit
  p ActivityAttributes - 16384
  v ActivityKit - 1610612736
  # AppIntents - Foundation
  h Parameter
  p DynamicOptionsProvider - 16384
  p AppShortcutsProvider - 16384
  p AppIntent - 16384
  p AppEntity - 16384
  p AppEnum - 16384
  p EntityQuery - 16384
  p EntityStringQuery EntityQuery
  p WidgetConfigurationIntent - 16384
  p SetFocusFilterIntent - 16384
  p AudioPlaybackIntent - 16384
  p TransientAppEntity - 16384
  # CarPlay
  p CPTemplateApplicationSceneDelegate UISceneDelegate 131072
  p CPTemplateApplicationDashboardSceneDelegate UISceneDelegate 131072
  # Charts
  h Chart Plot
  p ChartContent - 37
  v Chart View
  # ClockKit
  p CLKComplicationDataSource - 16384
  # CoreData 536870912 Foundation
  c NSManagedObject NSObject 512
  c NSManagedObjectContext - 1610612736
  c NSPersistentContainer - 536870912
  c NSPersistentCloudKitContainer - 536870912
  c NSFetchRequest - 2305843010824306688
  c NSPersistentStoreCoordinator - 536870912
  c NSBatchDeleteRequest - 536870912
  # Intents
  c INExtension NSObject 16384
  c INPreferences - 536870912
  p DynamicOptionsProviding - 16384
  # MapKit - Foundation
  h Map Marker Annotation
  c MKAnnotationView UIView
  c MKMapView UIView
  c MKLocalSearch - 536870912
  p MapContent - 37
  v Map View
  # MessageUI
  c MFMailComposeViewController UINavigationController
  # MetalKit
  c MTKView UIView
  # OSLog - Foundation
  n Logger OSLog os_log
  h Logger
  # Observation
  n ObservationIgnored ObservationTracked ObservationRegistrar withObservationTracking
  h Observable
  p Observable - 1024
  # PhotosUI
  c PHPickerViewController UIViewController
  v PhotosPicker View
  # QuartzCore
  c CAAnimation NSObject
  c CATransition CAAnimation 1
  c CALayer NSObject 67108865
  c CAGradientLayer CALayer
  c CAShapeLayer CALayer
  c CATextLayer CALayer
  c CADisplayLink NSObject 2199023255552
  # QuickLook
  c QLPreviewController UIViewController
  p QLPreviewControllerDataSource - 2
  p QLPreviewControllerDelegate - 2
  # SafariServices
  c SFSafariViewController UIViewController
  # SceneKit
  c SCNNode NSObject 1
  c SCNScene NSObject 1
  # Social
  c SLComposeServiceViewController UIViewController
  # SpriteKit
  c SKNode NSObject 1
  c SKScene SKNode
  c SKSpriteNode SKNode
  c SKView UIView
  # Testing
  h Test Suite Tag Trait Issue
  # TipKit
  p Tip - 16384
  # UserNotifications 536870912
  c UNNotificationServiceExtension NSObject 16384
  c UNUserNotificationCenter - 536870912
  # WebKit
  c WKWebView UIView - - scrollView:UIScrollView,configuration:WKWebViewConfiguration
  c WKContentRuleListStore - 536870912
  # WidgetKit - SwiftUI,Foundation
  h Widget
  p Widget - 37
  p WidgetBundle - 37
  p WidgetConfiguration - 37
  p ControlWidget - 37
  p LiveActivity - 37
  p TimelineProvider - 16384
  p IntentTimelineProvider - 16384
  p AppIntentTimelineProvider - 16384
  p ControlValueProvider - 16384
  p AppIntentControlValueProvider - 16384
  p TimelineEntry - 16384
  # XCTest
  c XCTestCase NSObject 16384
  # os - OSLog
  # Combine
  n Subscriber Subscription Cancellable Future Just Empty Fail Publishers ObservableObjectPublisher AnyCancellable Deferred Subscribers
  h Publisher Subject Subscriber Subscription Cancellable Future Just Empty Fail Record Result Publishers
  c PassthroughSubject Subject - Output,Failure
  c CurrentValueSubject Subject 274877906944 Output,Failure
  p Publisher - 134217728 Output,Failure
  p ObservableObject - 1125899906843648
  p Subject Publisher
  v AnyPublisher Publisher - Output,Failure
  v Published - 274877906944
  f catch - 34359738368
  f collect - 34359738368
  f compactMap - 171798691840
  f eraseToAnyPublisher - 171798691840
  f filter - 171798691840
  f first - 34359738368
  f handleEvents - 171798691840
  f ignoreOutput - 34359738368
  f map - 171798691840
  f mapError - 34359738368
  f prefix - 34359738368
  f print - 171798691840
  f reduce - 34359738368
  f removeDuplicates - 171798691840
  f replaceError - 34359738368
  f replaceNil - 171798691840
  f scan - 171798691840
  f share - 171798691840
  f subscribe - 171798691840
  f tryMap - 34359738368
  f receive - 206158430208
  f dropFirst - 137438953472
  f debounce - 137438953472
  f throttle - 137438953472
  f delay - 137438953472
  f autoconnect - 137438953472
  f combineLatest - 137438953472
  f merge - 137438953472
  # Foundation
  n Notification Locale Calendar Thread Measurement Bundle Scanner Stream Host Progress Formatter Pipe Predicate Selector IndexPath IndexSet TimeZone Decimal DateComponents DateFormatter DateInterval* TimeInterval URLComponents URLQueryItem URLRequest URLResponse URLSession* URLError HTTPURLResponse HTTPCookie* Unit* CharacterSet NotificationCenter NSNotification* ProcessInfo Operation* DispatchQueue DispatchGroup DispatchSemaphore DispatchTime DispatchWorkItem DispatchSource* JSON* PropertyList* NumberFormatter ByteCountFormatter ISO8601DateFormatter RelativeDateTimeFormatter DateComponentsFormatter MeasurementFormatter PersonNameComponents* ListFormatter NSString NSNumber NSError NSRange NSValue NSNull NSData NSDate NSURL NSPredicate NSSortDescriptor NSRegularExpression NSMutable* NSCoder NSKeyed* NSCountedSet NSUserActivity NSItemProvider NSTextCheckingResult NSDataDetector NSCopying NSUUID NSLog NSLocalizedString NSKeyValue* NSObjectProtocol NSIndexPath NSTimeInterval LocalizedStringResource CocoaError POSIXError StringTransform InputStream OutputStream CGPoint CGSize CGRect CGVector CGAffineTransform pow sqrt floor ceil round sin cos tan log exp autoreleasepool arc4random* objc_* FloatingPointRoundingRule ComparisonResult SortDescriptor
  h Data Date URL Notification Locale Calendar Operation Process Thread Timer Unit Measurement Bundle Scanner Stream Port Host Progress Dimension Formatter Pipe Morphology Predicate Selector UUID IndexPath IndexSet TimeZone Decimal
  c NSObject
  c NSAttributedString NSObject 33554433
  c NSMutableAttributedString NSAttributedString
  c NSCondition NSObject,NSLocking
  c NSConditionLock NSObject,NSLocking
  c NSLock NSObject,NSLocking
  c NSOperation NSObject 256
  c NSRecursiveLock NSObject,NSLocking
  c NSScriptCommand NSObject 16384
  c NSCloneCommand NSScriptCommand
  c NSCloseCommand NSScriptCommand
  c NSCountCommand NSScriptCommand
  c NSCreateCommand NSScriptCommand
  c NSDeleteCommand NSScriptCommand
  c NSExistsCommand NSScriptCommand
  c NSGetCommand NSScriptCommand
  c NSMoveCommand NSScriptCommand
  c NSQuitCommand NSScriptCommand
  c NSSetCommand NSScriptCommand
  c NSURLRequest NSObject
  c NSMutableURLRequest NSURLRequest
  c Operation NSObject 256
  c BlockOperation Operation
  c URLSession NSObject 1102195982336 - dataTask:URLSessionDataTask,uploadTask:URLSessionUploadTask,downloadTask:URLSessionDownloadTask
  c URLSessionTask NSObject 536870912
  c URLSessionDataTask URLSessionTask
  c URLSessionUploadTask URLSessionDataTask
  c URLSessionDownloadTask URLSessionTask
  c NSURLSession - 1102195982336
  c NSURLSessionDataTask - 536870912
  c NSURLSessionConfiguration - 1610612736
  c NSUserDefaults - 8797703634944
  c NSFileManager - 35185982701568
  c URLSessionConfiguration - 1610612736
  c NSURLConnection - 536870912
  c UserDefaults - 8797703634944
  c NSUbiquitousKeyValueStore - 8796629893120
  c FileManager - 35185982701568
  c FileHandle - 1610612736
  c NSFileCoordinator - 536870912
  c NSCache - 2305844110335934464
  c URLCache - 1610612736
  c Process - 1610612736
  c NSBackgroundActivityScheduler - 536870912
  c NSXPCConnection - 536870912
  c NSMetadataQuery - 536870912
  c NSNetServiceBrowser - 536870912
  c NetServiceBrowser - 536870912
  c URLSessionWebSocketTask - 536870912
  c OperationQueue NSObject 140737488355328 - main::17179869184
  c NSOperationQueue NSObject 140737488355328 - mainQueue::17179869184
  c RunLoop NSObject - - main::17179869184
  c NSRunLoop NSObject - - mainRunLoop::17179869184
  c NSArray NSObject 2305843833847414784
  c NSSet NSObject 2305843833847414784
  c NSOrderedSet NSObject 2305843833847414784
  c NSDictionary NSObject 2305843833847414784
  c NSMutableArray NSArray
  c NSMutableSet NSSet
  c NSMutableOrderedSet NSOrderedSet
  c NSMutableDictionary NSDictionary
  c NSStream NSObject 1099511627776
  c NSXPCListener NSObject 1099511627776
  c Timer NSObject 2199023255552
  c NSTimer NSObject 2199023255552
  c Bundle NSObject 52776558133248
  c NSBundle NSObject 52776558133248
  c NSNotification NSObject 70368744177664
  c NSIndexPath NSObject 281474976710656
  c NSError NSObject 4503599627370496
  c NSException NSObject 4503599627370496
  c NSEnumerator NSObject 2305843009213693952
  c NSHashTable NSObject 2305843009213693952
  c NSMapTable NSObject 2305843009213693952
  c NSMeasurement NSObject 2305843009213693952
  c NSFastEnumerationEnumerator NSObject 2305843009213693952
  c NSCountedSet NSMutableSet
  p DataProtocol RandomAccessCollection,ContiguousBytes
  p LocalizedError Error
  p CustomNSError Error
  p RecoverableError Error
  p NSExtensionRequestHandling - 16384
  p NSCoding - 562949953427456
  p NSSecureCoding NSCoding
  p ContiguousBytes
  p NSLocking
  p NSCopying - 1125899906842624
  v Data DataProtocol,MutableCollection,RangeReplaceableCollection,Hashable,Codable,CustomStringConvertible
  v CGFloat BinaryFloatingPoint,Codable,CVarArg 20266198323167232
  v URL Hashable,Codable,CustomStringConvertible
  v UUID Hashable,Codable,CustomStringConvertible
  v Date Hashable,Codable,CustomStringConvertible,Comparable
  v AttributedString - 33554432
  v Notification - 70368744177664
  v IndexPath - 281474976710656
  v BOOL - 6755399441055744
  v NSInteger - 2251799813685248
  v NSUInteger - 2251799813685248
  v NSTimeInterval - 2251799813685248
  v NSRange - 2251799813685248
  v CGPoint - 2251799813685248
  v CGRect - 2251799813685248
  v CGSize - 2251799813685248
  f writeToFile:atomically: - 536870912
  f writeToURL:atomically: - 536870912
  f writeToFile:options:error: - 536870912
  f writeToURL:options:error: - 536870912
  f fileURLWithPath - 35184372088832
  f fileURLWithPath: - 35184372088832
  f appendingPathComponent - 35184372088832
  f documentsDirectory - 35184372088832
  # Alamofire 536870912
  c SessionManager - 536870912
  p URLRequestConvertible - 2048
  v AF - 536870912
  v Alamofire - 536870912
  # Apollo 536870912
  c ApolloClient - 536870912
  p GraphQLQuery - 16384
  p GraphQLMutation - 16384
  p GraphQLSubscription - 16384
  # ArgumentParser
  p ParsableCommand - 16384
  p AsyncParsableCommand - 16384
  p ParsableArguments - 16384
  # AsyncAlgorithms
  c AsyncChannel - 134217728
  # Collections
  v Deque - 274877906944
  v OrderedSet - 274877906944
  v OrderedDictionary - 274877906944
  # Factory
  p AutoAssembly - 8192
  p SharedContainer - 8192
  # FloatingPanel
  c FloatingPanelController UIViewController
  # Freddy
  p JSONDecodable - 6144
  # GRDB 536870912
  c DatabaseQueue - 536870912
  c DatabasePool - 536870912
  p FetchableRecord - 512
  p PersistableRecord - 512
  p MutablePersistableRecord - 512
  p DatabaseWriter - 536870912
  p DatabaseReader - 536870912
  # Gloss
  p Glossy - 6144
  # HandyJSON
  p HandyJSON - 6144
  # IdentifiedCollections
  v IdentifiedArrayOf - 274877906944
  # JSONModel
  c JSONModel NSObject 6144
  # MMDrawerController
  c MMDrawerController UIViewController
  # Mantle
  c MTLModel NSObject 6144
  p MTLJSONSerializing - 6144
  # Moya 536870912
  c MoyaProvider - 536870912
  p TargetType - 2048
  # NeedleFoundation
  c BootstrapComponent - 8192
  # ObjectMapper
  p Mappable - 6144
  p StaticMappable - 6144
  p ImmutableMappable - 6144
  p BaseMappable - 6144
  # Parse
  c PFObject NSObject 512
  # PromiseKit
  f tap - 34359738368
  # Realm 536870912
  c RLMObject NSObject 512
  # RealmSwift 536870912
  c EmbeddedObject - 512
  c RealmSwiftObject - 512
  v Realm - 536870912
  # Resolver
  p ResolverRegistering - 8192
  # SmartCodable
  p SmartCodable - 6144
  # Swinject
  p Assembly - 8192
  # Typhoon
  c TyphoonAssembly NSObject 8192
  # Unbox
  p Unboxable - 6144
  # ViperMcFlurry
  f transitionHandler - 4294967296
  # ReactiveObjC
  c RACSignal NSObject 134217728
  c RACSubject RACSignal
  c RACReplaySubject RACSubject
  c RACCommand NSObject 134217728
  c RACScheduler NSObject - - mainThreadScheduler::17179869184
  f catch - 34359738368
  f catchTo - 34359738368
  f collect - 34359738368
  f dematerialize - 34359738368
  f distinctUntilChanged - 34359738368
  f doCompleted - 34359738368
  f doError - 34359738368
  f doNext - 34359738368
  f filter - 34359738368
  f finally - 34359738368
  f first - 34359738368
  f firstOrDefault - 34359738368
  f ignore - 34359738368
  f ignoreValues - 34359738368
  f initially - 34359738368
  f logAll - 34359738368
  f logCompleted - 34359738368
  f logError - 34359738368
  f logNext - 34359738368
  f map - 34359738368
  f mapReplace - 34359738368
  f materialize - 34359738368
  f not - 34359738368
  f reduceEach - 34359738368
  f scanWithStart - 34359738368
  f skip - 34359738368
  f skipUntilBlock - 34359738368
  f skipUntilReplacement - 34359738368
  f skipWhileBlock - 34359738368
  f startWith - 34359738368
  f take - 34359738368
  f takeLast - 34359738368
  f takeUntil - 34359738368
  f takeUntilBlock - 34359738368
  f takeUntilReplacement - 34359738368
  f takeWhileBlock - 34359738368
  f deliverOn - 68719476736
  f publishOn - 68719476736
  # ReactiveSwift
  c Signal - 134217728
  c Property - 134217728
  c MutableProperty - 134217728
  c UIScheduler - 17179869184 - shared::17179869184
  c QueueScheduler - - - main::17179869184
  v SignalProducer - 134217728
  f map - 34359738368
  f mapError - 34359738368
  f filter - 34359738368
  f on - 34359738368
  f collect - 34359738368
  f reduce - 34359738368
  f scan - 34359738368
  f skip - 34359738368
  f take - 34359738368
  f first - 34359738368
  f materialize - 34359738368
  f dematerialize - 34359738368
  f observe - 68719476736
  # RxCocoa
  v Driver - 134217728
  v Signal - 134217728
  # RxRelay
  c PublishRelay - 134217728
  c BehaviorRelay - 275012124672
  # RxSwift
  c Observable - 134217728
  c PublishSubject Observable
  c BehaviorSubject Observable 274877906944
  c ReplaySubject Observable
  c AsyncSubject Observable
  c Variable - 275012124672
  c MainScheduler - 17179869184 - instance::17179869184,asyncInstance::17179869184
  c ConcurrentMainScheduler - - - instance::17179869184
  v Single - 134217728
  v Maybe - 134217728
  v Completable - 134217728
  v Infallible - 134217728
  f asObservable - 34359738368
  f catch - 34359738368
  f catchAndReturn - 34359738368
  f catchError - 34359738368
  f catchErrorJustReturn - 34359738368
  f compactMap - 34359738368
  f debug - 34359738368
  f dematerialize - 34359738368
  f distinctUntilChanged - 34359738368
  f do - 34359738368
  f filter - 34359738368
  f ignoreElements - 34359738368
  f map - 34359738368
  f materialize - 34359738368
  f reduce - 34359738368
  f scan - 34359738368
  f share - 34359738368
  f shareReplay - 34359738368
  f skip - 34359738368
  f skipWhile - 34359738368
  f startWith - 34359738368
  f subscribe - 34359738368
  f subscribeOn - 34359738368
  f take - 34359738368
  f takeLast - 34359738368
  f takeUntil - 34359738368
  f takeWhile - 34359738368
  f observe - 68719476736
  f observeOn - 68719476736
  # AFNetworking
  c AFHTTPSessionManager - 2684354560
  c AFHTTPRequestOperationManager - 536870912
  c AFHTTPRequestOperation - 536870912
  c AFHTTPClient - 536870912
  # AVFoundation 536870912
  c AVAudioSession - 536870912
  c AVAudioPlayer - 1610612736
  c AVAudioEngine - 536870912
  c AVAudioRecorder - 536870912
  c AVCaptureSession - 536870912
  c AVPlayer - 1610612736
  c AVSpeechSynthesizer - 536870912
  c AVCaptureDevice - 536870912
  c AVAssetExportSession - 536870912
  # AsyncHTTPClient
  c HTTPClient - 536870912
  # AuthenticationServices 536870912
  c ASAuthorizationController - 536870912
  c ASWebAuthenticationSession - 536870912
  # BackgroundTasks 536870912
  c BGTaskScheduler - 536870912
  # CFNetwork
  f CFSocketCreate - 536870912
  # CallKit
  c CXProvider - 536870912
  c CXCallController - 536870912
  # CloudKit 536870912
  c CKContainer - 536870912
  c CKDatabase - 536870912
  # CocoaAsyncSocket
  c GCDAsyncSocket - 536870912
  c GCDAsyncUdpSocket - 536870912
  # CocoaMQTT 536870912
  # Contacts 536870912
  c CNContactStore - 536870912
  # CoreAudio
  f AudioObjectGetPropertyData - 536870912
  # CoreBluetooth 536870912
  c CBCentralManager - 1100048498688
  c CBPeripheral - 1100048498688
  c CBPeripheralManager - 1099511627776
  # CoreLocation 536870912
  c CLLocationManager - 536870912
  c CLGeocoder - 536870912
  # CoreMIDI
  f MIDIClientCreate - 536870912
  # CoreMotion 536870912
  c CMMotionManager - 536870912
  c CMPedometer - 536870912
  c CMMotionActivityManager - 536870912
  # CoreServices
  f FSEventStreamCreate - 536870912
  # CoreSpotlight 536870912
  c CSSearchableIndex - 536870912
  # CoreWLAN
  c CWWiFiClient - 536870912
  # Darwin
  v bool - 4503599627370496
  f getaddrinfo - 536870912
  f host_statistics64 - 536870912
  f host_processor_info - 536870912
  f host_statistics - 536870912
  f proc_pidinfo - 536870912
  f proc_listpids - 536870912
  # Dispatch
  c DispatchQueue - - - main::17179869184
  f makeFileSystemObjectSource - 536870912
  f makeReadSource - 536870912
  f dispatch_get_main_queue - 17179869184
  # EventKit 536870912
  c EKEventStore - 536870912
  # FMDB
  c FMDatabase - 536870912
  c FMDatabaseQueue - 536870912
  c FMResultSet - 536870912
  # FirebaseAnalytics
  c Analytics - 1610612736
  # FirebaseAuth 536870912
  c Auth - 1610612736
  # FirebaseCore
  c FirebaseApp - 536870912
  # FirebaseCrashlytics
  c Crashlytics - 1610612736
  # FirebaseDatabase 536870912
  # FirebaseFirestore 536870912
  c Firestore - 536870912
  # FirebaseMessaging 536870912
  # FirebaseRemoteConfig 536870912
  # FirebaseStorage 536870912
  # GCDWebServers
  c GCDWebServer - 536870912
  # GameKit
  c GKLocalPlayer - 536870912
  # HealthKit 536870912
  c HKHealthStore - 536870912
  # IOKit 536870912
  v io_connect_t - 536870912
  f IOServiceOpen - 536870912
  f IOServiceGetMatchingServices - 536870912
  f IOServiceGetMatchingService - 536870912
  f IOServiceMatching - 536870912
  f IOHIDManagerCreate - 536870912
  f IOHIDEventSystemClientCreate - 536870912
  f IOPSCopyPowerSourcesInfo - 536870912
  # KeychainAccess 536870912
  c Keychain - 1610612736
  c KeychainAccess - 536870912
  # KeychainSwift
  c KeychainSwift - 536870912
  # LocalAuthentication 536870912
  c LAContext - 1610612736
  # MKNetworkKit
  c MKNetworkEngine - 536870912
  # MediaPlayer
  c MPRemoteCommandCenter - 536870912
  c MPNowPlayingInfoCenter - 536870912
  # MultipeerConnectivity 536870912
  c MCSession - 1100048498688
  c MCNearbyServiceBrowser - 1099511627776
  c MCNearbyServiceAdvertiser - 1099511627776
  # Network 536870912
  c NWConnection - 536870912
  c NWPathMonitor - 536870912
  c NWListener - 536870912
  c NWBrowser - 536870912
  v nw_path_monitor_t - 536870912
  v nw_connection_t - 536870912
  f nw_path_monitor_create - 536870912
  f nw_connection_create - 536870912
  f nw_listener_create - 536870912
  # NetworkExtension 536870912
  c NEHotspotNetwork - 536870912
  c NEVPNManager - 536870912
  c NETunnelProviderManager - 536870912
  c NEFilterManager - 536870912
  # Photos 536870912
  c PHPhotoLibrary - 536870912
  c PHImageManager - 536870912
  # PushKit
  c PKPushRegistry - 536870912
  # Reachability
  c Reachability - 1610612736
  # RestKit
  c RKObjectManager - 536870912
  # RevenueCat 536870912
  # SAMKeychain
  c SAMKeychain - 536870912
  # SQLite 536870912
  # SQLite3 536870912
  f sqlite3_open - 536870912
  f sqlite3_open_v2 - 536870912
  f sqlite3_prepare_v2 - 536870912
  f sqlite3_exec - 536870912
  # SSKeychain
  c SSKeychain - 536870912
  # Security
  f SecItemAdd - 536870912
  f SecItemCopyMatching - 536870912
  f SecItemUpdate - 536870912
  f SecItemDelete - 536870912
  f SecKeyCreateRandomKey - 536870912
  # Sentry
  c SentrySDK - 1610612736
  # ServiceManagement 536870912
  c SMAppService - 536870912
  # Speech 536870912
  c SFSpeechRecognizer - 536870912
  # Starscream 536870912
  c WebSocket - 536870912
  # StoreKit 536870912 Foundation
  h Product Transaction
  c SKPaymentQueue - 536870912
  c SKProductsRequest - 1610612736
  # SwiftData 536870912 Foundation
  h Model Query Schema
  c ModelContext - 1610612736
  c ModelContainer - 536870912
  v FetchDescriptor - 1610612736
  # SystemConfiguration 536870912
  c SCNetworkReachability - 536870912
  f SCDynamicStoreCreate - 536870912
  f SCNetworkReachabilityCreateWithName - 536870912
  f SCNetworkReachabilityCreateWithAddress - 536870912
  f CNCopyCurrentNetworkInfo - 536870912
  # SystemExtensions
  c OSSystemExtensionRequest - 536870912
  # WatchConnectivity 536870912
  c WCSession - 1100048498688
  # Swift
  n self Self super init true false nil Any AnyHashable AnyClass Void Never TaskGroup Actor CancellationError CheckedContinuation Encoder Decoder DecodingError EncodingError WritableKeyPath ReferenceWritableKeyPath PartialKeyPath AnyKeyPath ContinuousClock Duration SuspendingClock Mirror ObjectIdentifier Zip2Sequence StaticString Unmanaged print debugPrint min max abs zip stride type fatalError assert assertionFailure precondition preconditionFailure swap withCheckedContinuation withCheckedThrowingContinuation withTaskGroup withThrowingTaskGroup repeatElement sequence newValue oldValue error rawValue hashValue objectWillChange available unavailable discardableResult escaping autoclosure inlinable frozen objc nonobjc objcMembers dynamicMemberLookup resultBuilder propertyWrapper unknown preconcurrency usableFromInline convention file fileID function line column selector keyPath
  c KeyPath - - Root,Value
  p Collection Sequence 4398046511104 Index,SubSequence,Indices
  p BidirectionalCollection Collection
  p RandomAccessCollection BidirectionalCollection
  p MutableCollection Collection
  p RangeReplaceableCollection Collection
  p StringProtocol BidirectionalCollection,Hashable,Comparable,LosslessStringConvertible,TextOutputStream
  p Hashable Equatable 4398046511104
  p Comparable Equatable 4398046511104
  p Codable Encodable,Decodable
  p FixedWidthInteger BinaryInteger,LosslessStringConvertible
  p BinaryInteger Hashable,Numeric,Strideable,CustomStringConvertible
  p Numeric AdditiveArithmetic,ExpressibleByIntegerLiteral
  p SignedInteger BinaryInteger,SignedNumeric
  p UnsignedInteger BinaryInteger
  p BinaryFloatingPoint FloatingPoint,ExpressibleByFloatLiteral
  p FloatingPoint Hashable,SignedNumeric,Strideable
  p SignedNumeric Numeric
  p OptionSet SetAlgebra,RawRepresentable 16384
  p RawRepresentable - 4398046511104 RawValue
  p Identifiable - 1130297953353728 ID
  p Strideable Comparable - Stride
  p AsyncSequence - - Element,AsyncIterator
  p IteratorProtocol - 9007199254740992 Element
  p SetAlgebra - 9007199254740992 Element
  p CaseIterable - 1130297953353728 AllCases
  p Error - 5629499534229504
  p CodingKey - 16384
  p Encodable - 1688849860265984
  p Decodable - 1688849860270080
  p AdditiveArithmetic Equatable
  p CVarArg
  p CustomStringConvertible - 1130297953353728
  p Equatable - 1693247906775040
  p ExpressibleByArrayLiteral
  p ExpressibleByDictionaryLiteral
  p ExpressibleByFloatLiteral
  p ExpressibleByIntegerLiteral
  p LosslessStringConvertible CustomStringConvertible
  p RangeExpression
  p Sequence - 9011597301252096 Element,Iterator
  p TextOutputStream
  p Sendable - 1693247906775040
  p CustomDebugStringConvertible - 1130297953353728
  p AnyObject - 1130297953353728
  p ExpressibleByStringLiteral - 4398046511104
  p LazySequenceProtocol Sequence
  p LazyCollectionProtocol Collection,LazySequenceProtocol
  v Array RandomAccessCollection,MutableCollection,RangeReplaceableCollection,ExpressibleByArrayLiteral,Hashable,Codable 824633720832 Element
  v ArraySlice RandomAccessCollection,MutableCollection,RangeReplaceableCollection,ExpressibleByArrayLiteral,Hashable,Codable 824633720832 Element
  v ContiguousArray RandomAccessCollection,MutableCollection,RangeReplaceableCollection,ExpressibleByArrayLiteral,Hashable,Codable 824633720832 Element
  v Dictionary Collection,ExpressibleByDictionaryLiteral,Hashable,Codable 824633720832 Key,Value
  v Set Collection,SetAlgebra,Hashable,Codable 824633720832 Element
  v String StringProtocol,RangeReplaceableCollection,Codable
  v Substring StringProtocol,RangeReplaceableCollection
  v Character Hashable,Comparable,LosslessStringConvertible
  v Bool Hashable,LosslessStringConvertible,Codable 4503599627370496
  v Int FixedWidthInteger,SignedInteger,Codable,CVarArg 18014398509481984
  v Int8 FixedWidthInteger,SignedInteger,Codable,CVarArg 18014398509481984
  v Int16 FixedWidthInteger,SignedInteger,Codable,CVarArg 18014398509481984
  v Int32 FixedWidthInteger,SignedInteger,Codable,CVarArg 18014398509481984
  v Int64 FixedWidthInteger,SignedInteger,Codable,CVarArg 18014398509481984
  v UInt FixedWidthInteger,UnsignedInteger,Codable,CVarArg 18014398509481984
  v UInt8 FixedWidthInteger,UnsignedInteger,Codable,CVarArg 18014398509481984
  v UInt16 FixedWidthInteger,UnsignedInteger,Codable,CVarArg 18014398509481984
  v UInt32 FixedWidthInteger,UnsignedInteger,Codable,CVarArg 18014398509481984
  v UInt64 FixedWidthInteger,UnsignedInteger,Codable,CVarArg 18014398509481984
  v Double BinaryFloatingPoint,LosslessStringConvertible,Codable,CVarArg 18014398509481984
  v Float BinaryFloatingPoint,LosslessStringConvertible,Codable,CVarArg 18014398509481984
  v Range RandomAccessCollection,RangeExpression,Hashable - Bound
  v ClosedRange RandomAccessCollection,RangeExpression,Hashable - Bound
  v EmptyCollection RandomAccessCollection - Element
  v CollectionOfOne RandomAccessCollection - Element
  v Repeated RandomAccessCollection - Element
  v Slice Collection - Base
  v ReversedCollection BidirectionalCollection - Base
  v UnsafeBufferPointer RandomAccessCollection - Element
  v UnsafeMutableBufferPointer RandomAccessCollection - Element
  v UnsafeRawBufferPointer RandomAccessCollection
  v UnsafeMutableRawBufferPointer RandomAccessCollection
  v AnySequence Sequence - Element
  v AnyCollection Collection - Element
  v AnyBidirectionalCollection BidirectionalCollection - Element
  v AnyRandomAccessCollection RandomAccessCollection - Element
  v AnyIterator IteratorProtocol,Sequence - Element
  v AsyncStream AsyncSequence 134217728 Element
  v AsyncThrowingStream AsyncSequence 134217728 Element,Failure
  v Optional - 274877906944 Wrapped
  v Result - - Success,Failure
  v Task - - Success,Failure
  v KeyedDecodingContainer - - Key
  v KeyedEncodingContainer - - Key
  v MainActor - 17179869184 - shared::17179869184
  v Never - 4503599627370496
  f abs - 144115188075855872
  f addingTimeInterval - 36028797018963968
  f advanced - 36028797018963968
  f allSatisfy - 108086391056891904
  f append - 36028797018963968
  f appending - 36028797018963968
  f assert - 144115188075855872
  f assertionFailure - 144115188075855872
  f bigEndian - 36028797018963968
  f byteSwapped - 36028797018963968
  f capacity - 36028797018963968
  f capitalized - 36028797018963968
  f compactMap - 108086391056891904
  f compactMapValues - 108086391056891904
  f components - 36028797018963968
  f contains - 108086391056891904
  f count - 36028797018963968
  f data - 36028797018963968
  f debugDescription - 36028797018963968
  f debugPrint - 144115188075855872
  f decode - 36028797018963968
  f decodeIfPresent - 36028797018963968
  f description - 36028797018963968
  f distance - 36028797018963968
  f drop - 108086391056891904
  f dropFirst - 36028797018963968
  f dropLast - 36028797018963968
  f dump - 144115188075855872
  f elementsEqual - 108086391056891904
  f encode - 36028797018963968
  f endIndex - 36028797018963968
  f enumerated - 36028797018963968
  f fatalError - 144115188075855872
  f filter - 108086391056891904
  f first - 108086391056891904
  f firstIndex - 108086391056891904
  f flatMap - 108086391056891904
  f forEach - 108086391056891904
  f formIndex - 36028797018963968
  f formIntersection - 36028797018963968
  f formSymmetricDifference - 36028797018963968
  f formUnion - 36028797018963968
  f get - 36028797018963968
  f getVaList - 144115188075855872
  f hasPrefix - 36028797018963968
  f hasSuffix - 36028797018963968
  f hash - 36028797018963968
  f hashValue - 36028797018963968
  f index - 36028797018963968
  f indices - 36028797018963968
  f insert - 36028797018963968
  f intersection - 36028797018963968
  f isDisjoint - 36028797018963968
  f isEmpty - 36028797018963968
  f isStrictSubset - 36028797018963968
  f isStrictSuperset - 36028797018963968
  f isSubset - 36028797018963968
  f isSuperset - 36028797018963968
  f joined - 36028797018963968
  f keys - 36028797018963968
  f last - 108086391056891904
  f lastIndex - 108086391056891904
  f lazy - 36028797018963968
  f lexicographicallyPrecedes - 108086391056891904
  f littleEndian - 36028797018963968
  f lowercased - 36028797018963968
  f makeAsyncIterator - 36028797018963968
  f makeIterator - 36028797018963968
  f map - 108086391056891904
  f mapValues - 108086391056891904
  f max - 252201579132747776
  f merge - 108086391056891904
  f merging - 108086391056891904
  f min - 252201579132747776
  f next - 108086391056891904
  f numericCast - 144115188075855872
  f partition - 108086391056891904
  f popFirst - 36028797018963968
  f popLast - 36028797018963968
  f precondition - 144115188075855872
  f preconditionFailure - 144115188075855872
  f prefix - 108086391056891904
  f print - 144115188075855872
  f randomElement - 36028797018963968
  f range - 108086391056891904
  f readLine - 144115188075855872
  f reduce - 108086391056891904
  f remove - 36028797018963968
  f removeAll - 108086391056891904
  f removeFirst - 36028797018963968
  f removeLast - 36028797018963968
  f removeSubrange - 36028797018963968
  f removeValue - 36028797018963968
  f repeatElement - 144115188075855872
  f replaceSubrange - 36028797018963968
  f replacingOccurrences - 36028797018963968
  f reserveCapacity - 36028797018963968
  f reverse - 36028797018963968
  f reversed - 36028797018963968
  f sequence - 144115188075855872
  f shuffle - 36028797018963968
  f shuffled - 36028797018963968
  f sort - 108086391056891904
  f sorted - 108086391056891904
  f split - 108086391056891904
  f startIndex - 36028797018963968
  f starts - 108086391056891904
  f stride - 144115188075855872
  f subtract - 36028797018963968
  f subtracting - 36028797018963968
  f suffix - 36028797018963968
  f swap - 144115188075855872
  f swapAt - 36028797018963968
  f symmetricDifference - 36028797018963968
  f take - 108086391056891904
  f trimmingCharacters - 108086391056891904
  f type - 144115188075855872
  f underestimatedCount - 36028797018963968
  f unicodeScalars - 36028797018963968
  f union - 36028797018963968
  f unsafeBitCast - 144115188075855872
  f unsafeDowncast - 144115188075855872
  f unsafelyUnwrapped - 36028797018963968
  f update - 108086391056891904
  f updateValue - 36028797018963968
  f uppercased - 36028797018963968
  f utf16 - 36028797018963968
  f utf8 - 36028797018963968
  f values - 36028797018963968
  f withContiguousStorageIfAvailable - 108086391056891904
  f withExtendedLifetime - 144115188075855872
  f withUnsafeBufferPointer - 108086391056891904
  f withUnsafeBytes - 252201579132747776
  f withUnsafeMutableBufferPointer - 108086391056891904
  f withUnsafeMutableBytes - 252201579132747776
  f withUnsafeMutablePointer - 144115188075855872
  f withUnsafePointer - 144115188075855872
  f withoutActuallyEscaping - 144115188075855872
  f write - 108086391056891904
  f zip - 144115188075855872
  l after - 288230376151711744
  l arguments - 576460752303423488
  l arrayLiteral - 576460752303423488
  l as - 288230376151711744
  l at - 288230376151711744
  l atomically - 288230376151711744
  l base64Encoded - 576460752303423488
  l before - 288230376151711744
  l bigEndian - 1152921504606846976
  l bitPattern - 1729382256910270464
  l booleanLiteral - 576460752303423488
  l by - 864691128455135232
  l bytes - 576460752303423488
  l bytesNoCopy - 576460752303423488
  l cString - 576460752303423488
  l capacity - 576460752303423488
  l clamping - 1729382256910270464
  l configuration - 288230376151711744
  l contentsOf - 864691128455135232
  l contentsOfFile - 576460752303423488
  l count - 576460752303423488
  l data - 576460752303423488
  l decoding - 576460752303423488
  l describing - 576460752303423488
  l dictionaryLiteral - 576460752303423488
  l encoding - 864691128455135232
  l exactly - 1729382256910270464
  l exponent - 1152921504606846976
  l exponentBitPattern - 1152921504606846976
  l floatLiteral - 1729382256910270464
  l for - 288230376151711744
  l forKey - 288230376151711744
  l format - 1729382256910270464
  l from - 2017612633061982208
  l grouping - 576460752303423488
  l in - 288230376151711744
  l integerLiteral - 1729382256910270464
  l into - 288230376151711744
  l keepingCapacity - 288230376151711744
  l lenient - 1152921504606846976
  l limitedBy - 288230376151711744
  l littleEndian - 1152921504606846976
  l locale - 864691128455135232
  l magnitudeOf - 1152921504606846976
  l maxSplits - 288230376151711744
  l minimumCapacity - 576460752303423488
  l nan - 1152921504606846976
  l nanPayload - 1152921504606846976
  l of - 288230376151711744
  l offsetBy - 288230376151711744
  l omittingEmptySubsequences - 288230376151711744
  l optionalLiteral - 576460752303423488
  l options - 288230376151711744
  l payload - 1152921504606846976
  l radix - 1729382256910270464
  l range - 288230376151711744
  l rawValue - 1729382256910270464
  l reflecting - 576460752303423488
  l repeating - 576460752303423488
  l separator - 288230376151711744
  l sign - 1152921504606846976
  l signOf - 1152921504606846976
  l signaling - 1152921504606846976
  l significand - 1152921504606846976
  l significandBitPattern - 1152921504606846976
  l strategy - 1152921504606846976
  l string - 576460752303423488
  l stringLiteral - 576460752303423488
  l through - 288230376151711744
  l to - 288230376151711744
  l truncating - 1729382256910270464
  l truncatingBits - 1152921504606846976
  l truncatingIfNeeded - 1729382256910270464
  l unicodeScalarLiteral - 576460752303423488
  l uniqueKeysWithValues - 576460752303423488
  l uniquingKeysWith - 864691128455135232
  l unsafeUninitializedCapacity - 576460752303423488
  l until - 288230376151711744
  l upTo - 288230376151711744
  l using - 288230376151711744
  l utf8String - 576460752303423488
  l validatingUTF8 - 576460752303423488
  l where - 288230376151711744
  l whereSeparator - 288230376151711744
  l while - 288230376151711744
  l with - 288230376151711744
  a main - 1048576
  # SwiftUI 268435456 Foundation,Combine
  n Tab Environment Alignment Edge Axis Angle Animation Transaction Material Namespace Alert ActionSheet Window WindowGroup Settings Visibility Preview TupleView ViewBuilder EmptyModifier ViewDimensions MultiDatePicker PhotosPicker GridItem ScrollViewProxy GeometryProxy NavigationSplitViewVisibility NavigationBarItem HSplitView VSplitView ColorScheme MeshGradient AnyShapeStyle AnyShape StrokeStyle FillStyle EdgeInsets HorizontalAlignment VerticalAlignment TextAlignment UnitPoint AnyTransition Animatable AnimatablePair VectorArithmetic withAnimation withTransaction Bindable AppStorage SceneStorage FocusState FocusedValue FocusedBinding FocusedObject GestureState ScaledMetric FetchRequest SectionedFetchRequest FetchedResults SectionedFetchResults Query SceneBuilder ScenePhase DocumentGroup MenuBarExtra CommandMenu CommandGroup CommandsBuilder UIApplicationDelegateAdaptor NSApplicationDelegateAdaptor WKExtensionDelegateAdaptor FileDocumentConfiguration FileDocumentReadConfiguration FileDocumentWriteConfiguration NSHostingView UIHostingConfiguration ToolbarItem ToolbarItemGroup ToolbarItemPlacement ToolbarContentBuilder ToolbarPlacement ToolbarRole Popover* Presentation* SheetPresentation* DismissAction OpenURLAction OpenWindowAction RefreshAction Gesture DragGesture TapGesture LongPressGesture MagnificationGesture MagnifyGesture RotationGesture SpatialTapGesture KeyEquivalent EventModifiers KeyPress KeyboardShortcut SubmitLabel ContentMode ButtonRole PickerStyle FormStyle DatePickerStyle IndexViewStyle DynamicTypeSize LayoutDirection AnyLayout LayoutSubview LayoutSubviews ProposedViewSize ViewSpacing PreviewDevice DropInfo DropProposal SensoryFeedback SymbolRenderingMode ImageRenderer GraphicsContext CoordinateSpace NamedCoordinateSpace SafeAreaRegions BlendMode RoundedCornerStyle TableColumn TableRow UserInterfaceSizeClass ControlSize ControlActiveState RedactionReasons PinnedScrollableViews PlaceholderTextShapeStyle
  h View Text List Section Form Image Label Button Group Link Menu Picker Toggle Slider Stepper Color Font Shape Path Circle Rectangle Capsule Ellipse Divider Spacer Table Grid Gauge Tab Environment State Binding Scene App Commands Alignment Edge Axis Angle Animation Transaction Gradient Material Namespace Layout Canvas Toolbar Alert ActionSheet TextField SecureField TextEditor DatePicker ColorPicker ProgressView ScrollView NavigationLink NavigationView TabView Window WindowGroup Settings Transition Anchor Spring Visibility Event Role Content Tooltip Badge Preview
  c NSHostingController NSViewController 16777216
  c UIHostingController UIViewController 16777216
  p Shape View
  p View - 12 Body
  p ViewModifier - 37 Body,Content
  p InsettableShape Shape
  p DynamicViewContent View
  p UIViewRepresentable - 140
  p NSViewRepresentable - 140
  p UIViewControllerRepresentable - 140
  p NSViewControllerRepresentable - 140
  p WKInterfaceObjectRepresentable - 140
  p AnimatableModifier ViewModifier
  p EnvironmentalModifier - 37
  p PreferenceKey - 37
  p EnvironmentKey - 37
  p FocusedValueKey - 37
  p LayoutValueKey - 37
  p ButtonStyle - 37
  p PrimitiveButtonStyle - 37
  p LabelStyle - 37
  p ToggleStyle - 37
  p TextFieldStyle - 37
  p ProgressViewStyle - 37
  p MenuStyle - 37
  p GroupBoxStyle - 37
  p DisclosureGroupStyle - 37
  p LabeledContentStyle - 37
  p NavigationViewStyle - 37
  p TabViewStyle - 37
  p GaugeStyle - 37
  p TableStyle - 37
  p ListStyle - 37
  p Layout - 37
  p Scene - 37
  p App - 32805
  p Commands - 37
  p ToolbarContent - 37
  p CustomizableToolbarContent - 37
  p TableRowContent - 37
  p TableColumnContent - 37
  p ShapeStyle - 37
  p Transition - 37
  p GeometryEffect - 37
  p VisualEffect - 37
  p DropDelegate - 37
  p CustomAnimation - 37
  p DynamicProperty - 37
  p BindableObject - 1024
  p PreviewProvider - 16384
  p FileDocument - 16384
  p ReferenceFileDocument ObservableObject 16384
  v Circle Shape
  v Rectangle Shape
  v RoundedRectangle Shape
  v Capsule Shape
  v Ellipse Shape
  v Path Shape
  v UnevenRoundedRectangle Shape
  v Gradient View
  v Text View 33554432
  v Image View 33554432
  v Button View
  v VStack View
  v HStack View
  v ZStack View
  v LazyVStack View
  v LazyHStack View
  v LazyVGrid View
  v LazyHGrid View
  v Grid View
  v GridRow View
  v List View
  v ScrollView View
  v ForEach View
  v Group View
  v Section View
  v Form View
  v NavigationStack View
  v NavigationView View
  v NavigationLink View
  v NavigationSplitView View
  v TabView View
  v Spacer View
  v Divider View
  v Color View 33554432
  v Toggle View
  v TextField View
  v SecureField View
  v TextEditor View
  v Picker View
  v DatePicker View
  v ColorPicker View
  v Slider View
  v Stepper View
  v Menu View
  v Label View
  v Link View
  v ShareLink View
  v ProgressView View
  v Gauge View
  v GeometryReader View
  v ScrollViewReader View
  v AnyView View
  v EmptyView View
  v AsyncImage View
  v DisclosureGroup View
  v OutlineGroup View
  v ControlGroup View
  v GroupBox View
  v ViewThatFits View
  v TimelineView View
  v Canvas View
  v LabeledContent View
  v ContentUnavailableView View
  v Table View
  v EquatableView View
  v LinearGradient View
  v RadialGradient View
  v AngularGradient View
  v Binding - - Value
  v EnvironmentValues - 37
  v LocalizedStringKey - 33554432
  v NavigationPath - 4294967296
  v ObservedObject - 274877906944
  v StateObject - 274877906944
  v State - 274877906944
  v EnvironmentObject - 274877906944
  v Font - 33554432
  # UIKit 268435456 Foundation
  n UI{A,B,C,D,E,F,G,H,I,J,K,L,M,N,O,P,Q,R,S,T,U,V,W,X,Y,Z}* NSParagraphStyle NSMutableParagraphStyle NSShadow NSDataAsset NSDirectionalEdgeInsets NSDiffableDataSource* NSCollectionLayout* NSTextAlignment NSLineBreakMode NSUnderlineStyle NSStringDrawing* NSStringFromCG*
  c NSTextStorage NSMutableAttributedString
  c NSLayoutAnchor NSObject - - constraint:NSLayoutConstraint
  c NSLayoutDimension NSLayoutAnchor
  c NSLayoutXAxisAnchor NSLayoutAnchor
  c NSLayoutYAxisAnchor NSLayoutAnchor
  c NSLayoutManager NSObject 1
  c NSTextAttachment NSObject 1
  c NSTextContainer NSObject 1
  c UIActivityItemProvider Operation 1
  c UIAccessibilityCustomAction NSObject 1
  c UIActivity NSObject 1
  c UIBarItem NSObject 67108865
  c UIBarButtonItem UIBarItem - - customView:UIView
  c UITabBarItem UIBarItem
  c UICollectionViewDiffableDataSource NSObject 2
  c UICollectionViewLayout NSObject 1
  c UICollectionViewCompositionalLayout UICollectionViewLayout
  c UICollectionViewFlowLayout UICollectionViewLayout
  c UICollectionViewLayoutAttributes NSObject 1
  c UIColor NSObject 33554433
  c UIDocument NSObject 1
  c UIManagedDocument UIDocument
  c UIDocumentInteractionController NSObject 1
  c UIFont NSObject 33554433
  c UIGestureRecognizer NSObject 67108865 - view:UIView
  c UIHoverGestureRecognizer UIGestureRecognizer
  c UILongPressGestureRecognizer UIGestureRecognizer
  c UIPanGestureRecognizer UIGestureRecognizer
  c UIScreenEdgePanGestureRecognizer UIPanGestureRecognizer
  c UIPinchGestureRecognizer UIGestureRecognizer
  c UIRotationGestureRecognizer UIGestureRecognizer
  c UISwipeGestureRecognizer UIGestureRecognizer
  c UITapGestureRecognizer UIGestureRecognizer
  c UIImage NSObject 33554433
  c UINavigationItem NSObject 67108865 - rightBarButtonItem:UIBarButtonItem,leftBarButtonItem:UIBarButtonItem,titleView:UIView,rightBarButtonItems:[UIBarButtonItem],leftBarButtonItems:[UIBarButtonItem],searchController:UISearchController
  c UIPercentDrivenInteractiveTransition NSObject 66
  c UIPresentationController NSObject 1
  c UIPrintPageRenderer NSObject 1
  c UIResponder NSObject 1
  c UIAccessibilityElement UIResponder
  c UIApplication UIResponder 786432 - keyWindow:UIWindow,windows:[UIWindow],delegate:UIApplicationDelegate,connectedScenes:[UIScene]
  c UIScene UIResponder
  c UIWindowScene UIScene - - windows:[UIWindow],keyWindow:UIWindow
  c UIView UIResponder 67108872 - layer:CALayer,superview:UIView,subviews:[UIView],window:UIWindow,gestureRecognizers:[UIGestureRecognizer],inputView:UIView,viewWithTag:UIView,topAnchor:NSLayoutYAxisAnchor,bottomAnchor:NSLayoutYAxisAnchor,leadingAnchor:NSLayoutXAxisAnchor,trailingAnchor:NSLayoutXAxisAnchor,leftAnchor:NSLayoutXAxisAnchor,rightAnchor:NSLayoutXAxisAnchor,centerXAnchor:NSLayoutXAxisAnchor,centerYAnchor:NSLayoutYAxisAnchor,widthAnchor:NSLayoutDimension,heightAnchor:NSLayoutDimension,safeAreaLayoutGuide:UILayoutGuide,layoutMarginsGuide:UILayoutGuide
  c UIActivityIndicatorView UIView
  c UICollectionReusableView UIView
  c UICollectionViewCell UICollectionReusableView - - contentView:UIView,backgroundView:UIView
  c UICollectionViewListCell UICollectionViewCell
  c UIControl UIView
  c UIButton UIControl - - titleLabel:UILabel,imageView:UIImageView
  c UIColorWell UIControl
  c UIDatePicker UIControl
  c UIPageControl UIControl
  c UIRefreshControl UIControl
  c UISegmentedControl UIControl
  c UISlider UIControl
  c UIStepper UIControl
  c UISwitch UIControl
  c UITextField UIControl - - leftView:UIView,rightView:UIView
  c UIImageView UIView
  c UIInputView UIView
  c UILabel UIView
  c UINavigationBar UIView - - topItem:UINavigationItem
  c UIPickerView UIView
  c UIProgressView UIView
  c UIScrollView UIView - - panGestureRecognizer:UIPanGestureRecognizer,refreshControl:UIRefreshControl
  c UICollectionView UIScrollView - - dequeueReusableCell:UICollectionViewCell,cellForItem:UICollectionViewCell,visibleCells:[UICollectionViewCell],collectionViewLayout:UICollectionViewLayout,backgroundView:UIView,dequeueReusableSupplementaryView:UICollectionReusableView
  c UITableView UIScrollView - - tableHeaderView:UIView,tableFooterView:UIView,backgroundView:UIView,dequeueReusableCell:UITableViewCell,cellForRow:UITableViewCell,visibleCells:[UITableViewCell],dequeueReusableHeaderFooterView:UITableViewHeaderFooterView
  c UITextView UIScrollView - - textStorage:NSTextStorage,layoutManager:NSLayoutManager
  c UISearchBar UIView - - searchTextField:UITextField
  c UIStackView UIView - - arrangedSubviews:[UIView]
  c UITabBar UIView - - items:[UITabBarItem]
  c UITableViewCell UIView - - textLabel:UILabel,detailTextLabel:UILabel,imageView:UIImageView,contentView:UIView,backgroundView:UIView,accessoryView:UIView,selectedBackgroundView:UIView
  c UITableViewHeaderFooterView UIView - - textLabel:UILabel,contentView:UIView,backgroundView:UIView
  c UIToolbar UIView
  c UIVisualEffectView UIView - - contentView:UIView
  c UIWebView UIView - - scrollView:UIScrollView
  c UIWindow UIView 2097152 - rootViewController:UIViewController,windowScene:UIWindowScene
  c UIViewController UIResponder 67108880 - view:UIView,viewIfLoaded:UIView,navigationController:UINavigationController,navigationItem:UINavigationItem,tabBarController:UITabBarController,tabBarItem:UITabBarItem,splitViewController:UISplitViewController,parent:UIViewController,children:[UIViewController],presentedViewController:UIViewController,presentingViewController:UIViewController,toolbarItems:[UIBarButtonItem],popoverPresentationController:UIPopoverPresentationController,storyboard:UIStoryboard,presentationController:UIPresentationController,extensionContext:NSExtensionContext,sheetPresentationController:UISheetPresentationController,undoManager:UndoManager
  c UIActivityViewController UIViewController
  c UIAlertController UIViewController 8594128896 - textFields:[UITextField]
  c UICloudSharingController UIViewController
  c UICollectionViewController UIViewController - - collectionView:UICollectionView
  c UIDocumentPickerViewController UIViewController
  c UIInputViewController UIViewController
  c UINavigationController UIViewController 8388608 - navigationBar:UINavigationBar,toolbar:UIToolbar,topViewController:UIViewController,visibleViewController:UIViewController,viewControllers:[UIViewController],interactivePopGestureRecognizer:UIGestureRecognizer
  c UIImagePickerController UINavigationController
  c UIVideoEditorController UINavigationController
  c UIPageViewController UIViewController 8388608 - viewControllers:[UIViewController]
  c UISearchController UIViewController - - searchBar:UISearchBar,searchResultsController:UIViewController
  c UISplitViewController UIViewController 8388608 - viewControllers:[UIViewController]
  c UITabBarController UIViewController 8388608 - tabBar:UITabBar,selectedViewController:UIViewController,viewControllers:[UIViewController]
  c UITableViewController UIViewController - - tableView:UITableView,refreshControl:UIRefreshControl
  c UIStoryboard NSObject - - instantiateViewController:UIViewController,instantiateInitialViewController:UIViewController
  c UIStoryboardSegue NSObject 1 - destination:UIViewController,source:UIViewController,destinationViewController:UIViewController
  c UITableViewDiffableDataSource NSObject 2
  c UIViewPropertyAnimator NSObject 1
  c NSLayoutConstraint NSObject 67108864
  p UIApplicationDelegate - 65537
  p UIWindowSceneDelegate UISceneDelegate
  p UISceneDelegate - 131073
  p UITableViewDataSource - 2
  p UITableViewDelegate UIScrollViewDelegate
  p UICollectionViewDataSource - 2
  p UICollectionViewDelegate UIScrollViewDelegate
  p UICollectionViewDelegateFlowLayout UICollectionViewDelegate
  p UITextViewDelegate UIScrollViewDelegate
  p UITextFieldDelegate - 2
  p UIPickerViewDataSource - 2
  p UINavigationControllerDelegate - 2
  p UIPageViewControllerDataSource - 2
  p UISearchBarDelegate - 2
  p UISearchControllerDelegate - 2
  p UISearchResultsUpdating - 2
  p UIScrollViewDelegate - 2
  p UIGestureRecognizerDelegate - 2
  p UIPickerViewDelegate - 2
  p UIContextMenuInteractionDelegate - 2
  p UIDragInteractionDelegate - 2
  p UIDropInteractionDelegate - 2
  p UIViewControllerAnimatedTransitioning - 66
  p UIViewControllerInteractiveTransitioning - 66
  p UIViewControllerTransitioningDelegate - 66
  v UICellAccessory - 33554432
  v AccessoryType - 33554432
  v UIBackgroundFetchResult - 4503599627370496
  f pushViewController - 12884901888
  f popViewController - 12884901888
  f popToRootViewController - 12884901888
  f pushViewController:animated: - 12884901888
  f popViewControllerAnimated: - 12884901888
  f popToRootViewControllerAnimated: - 12884901888
  f setViewControllers:animated: - 12884901888
  f presentViewController:animated:completion: - 12884901888
  f showDetailViewController:sender: - 4294967296
  f performSegueWithIdentifier:sender: - 4294967296
  f setViewControllers - 12884901888
  f showDetailViewController - 12884901888
  f presentedViewController - 4294967296
  f viewControllers - 4294967296
  f rootViewController - 4294967296
  f present - 8589934592
  f dismiss - 8589934592
  f dismissViewControllerAnimated:completion: - 8589934592
  f instantiateViewController - 8589934592
  f instantiateInitialViewController - 8589934592
  f instantiateViewControllerWithIdentifier: - 8589934592
  f makeKeyAndVisible - 8589934592
  a UIApplicationMain - 1048576
  # WatchKit 268435456 Foundation
  n WKInterface* WKExtension* WKApplication* WKHaptic* WKAlert* WKRefresh*
  c WKInterfaceController NSObject 1
  p WKExtensionDelegate - 65537
  p WKApplicationDelegate - 65537
  """
