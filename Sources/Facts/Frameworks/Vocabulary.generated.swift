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
  /// A view that a table or collection creates: a cell, a header
  public static let reusableView = Traits(rawValue: 1 << 24)
  /// Shows a SwiftUI view in UIKit or AppKit
  public static let hostsSwiftui = Traits(rawValue: 1 << 25)
  /// A value that only the user interface needs, such as an image or a colour
  public static let displayValue = Traits(rawValue: 1 << 26)
  /// May only be used on the main thread
  public static let mainThread = Traits(rawValue: 1 << 27)
  /// A stream of values, to which others subscribe
  public static let signal = Traits(rawValue: 1 << 28)
  /// A framework of user interface
  public static let uiFramework = Traits(rawValue: 1 << 29)
  /// Works with the network, with files, a database, a device or the system
  public static let service = Traits(rawValue: 1 << 30)
  /// A service that any type may ask for a single value
  public static let ambient = Traits(rawValue: 1 << 31)
  /// A session of the network
  public static let session = Traits(rawValue: 1 << 32)
  /// Moves from one screen to another, or names the screen that is shown
  public static let navigates = Traits(rawValue: 1 << 33)
  /// Shows a screen or a message, or closes it
  public static let presents = Traits(rawValue: 1 << 34)
  /// Delivers on the main thread
  public static let mainScheduler = Traits(rawValue: 1 << 35)
  /// An operator that passes values on where it receives them
  public static let keepsScheduler = Traits(rawValue: 1 << 36)
  /// An operator that delivers values on the scheduler that it is given
  public static let setsScheduler = Traits(rawValue: 1 << 37)
  /// An operator whose result ends when what it is called on ends, and not before
  public static let endsWithSource = Traits(rawValue: 1 << 38)
  /// A generic type that keeps what it is generic over
  public static let holder = Traits(rawValue: 1 << 39)
  /// A collection
  public static let collection = Traits(rawValue: 1 << 40)
  /// Calls its delegate on any queue
  public static let anyQueue = Traits(rawValue: 1 << 41)
  /// Calls a target or a closure at intervals
  public static let timer = Traits(rawValue: 1 << 42)
  /// A protocol that says nothing of the purpose of what conforms to it
  public static let plain = Traits(rawValue: 1 << 43)
  /// Stores values by key in the user's defaults
  public static let preferences = Traits(rawValue: 1 << 44)
  /// What the app ships with
  public static let bundle = Traits(rawValue: 1 << 45)
  /// Stands for files on the disk
  public static let localFile = Traits(rawValue: 1 << 46)
  /// A notification
  public static let notification = Traits(rawValue: 1 << 47)
  /// A queue of operations
  public static let operationQueue = Traits(rawValue: 1 << 48)
  /// A place in a table or a collection
  public static let indexPath = Traits(rawValue: 1 << 49)
  /// A protocol whose requirements are made from the stored properties
  public static let synthesized = Traits(rawValue: 1 << 50)
  /// A protocol that asks for nothing but values that can be read
  public static let readsOnly = Traits(rawValue: 1 << 51)
  /// A number, or a structure of numbers
  public static let scalar = Traits(rawValue: 1 << 52)
  /// Says no more than whether something went well
  public static let status = Traits(rawValue: 1 << 53)
  /// A protocol whose types have most of the standard library's members of sequences
  public static let sequence = Traits(rawValue: 1 << 54)
  /// A type of number
  public static let number = Traits(rawValue: 1 << 55)
  /// A member that the standard library gives its types
  public static let standardMember = Traits(rawValue: 1 << 56)
  /// A member that takes a function
  public static let takesFunction = Traits(rawValue: 1 << 57)
  /// A function of the standard library
  public static let standardFunction = Traits(rawValue: 1 << 58)
  /// A label of the members of the standard library
  public static let memberLabel = Traits(rawValue: 1 << 59)
  /// A label of the initializers of the standard library
  public static let initializerLabel = Traits(rawValue: 1 << 60)
  /// A label of the initializers of numbers
  public static let numberLabel = Traits(rawValue: 1 << 61)
  /// A generic class of Objective-C
  public static let objcGeneric = Traits(rawValue: 1 << 62)
}

let vocabularyText = """
  # AppKit 536870912 Foundation
  n NSView* NSWindow* NSColor* NSImage* NSFont* NSApp* NSApplication* NSMenu* NSButton* NSCell* NSControl* NSTable* NSOutline* NSCollection* NSStack* NSSplit* NSTab* NSTextField* NSTextView* NSTextAttachment* NSTextStorage* NSTextContainer* NSTextAlignment* NSScreen* NSTool* NSTouch* NSPasteboard* NSWorkspace* NSAlert* NSPanel* NSOpenPanel* NSSavePanel* NSResponder* NSStoryboard* NSEvent* NSCursor* NSBezier* NSLayout* NSStatus* NSHosting* NSParagraph* NSMutableParagraphStyle* NSShadow* NSGraphicsContext* NSBox* NSSlider* NSSwitch* NSSearchField* NSScroll* NSProgressIndicator* NSPopUp* NSSegmented* NSVisualEffect* NSGestureRecognizer* NSClickGesture* NSRunningApplication* NSAnimationContext* NSSound* NSDrag* NSSharing* NSDocument* NSAppearance* NSTrackingArea* NSUserInterface* NSHaptic* NSPrintInfo* NSPrintOperation* NSPopover* NSGradient* NSBitmap* NSEdgeInsets*
  c NSColor NSObject 67108865
  c NSDocument NSObject 1
  c NSDocumentController NSObject 262145
  c NSFont NSObject 67108865
  c NSGestureRecognizer NSObject 1
  c NSImage NSObject 67108865
  c NSMenu NSObject 1
  c NSMenuItem NSObject 1
  c NSResponder NSObject 1
  c NSApplication NSResponder 786432 - mainWindow:NSWindow,keyWindow:NSWindow,windows:[NSWindow]
  c NSView NSResponder 134217736 - layer:CALayer,superview:NSView,subviews:[NSView],window:NSWindow,topAnchor:NSLayoutYAxisAnchor,bottomAnchor:NSLayoutYAxisAnchor,leadingAnchor:NSLayoutXAxisAnchor,trailingAnchor:NSLayoutXAxisAnchor,leftAnchor:NSLayoutXAxisAnchor,rightAnchor:NSLayoutXAxisAnchor,centerXAnchor:NSLayoutXAxisAnchor,centerYAnchor:NSLayoutYAxisAnchor,widthAnchor:NSLayoutDimension,heightAnchor:NSLayoutDimension
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
  c NSViewController NSResponder 134217744 - view:NSView,parent:NSViewController,children:[NSViewController],presentingViewController:NSViewController,storyboard:NSStoryboard,undoManager:UndoManager,extensionContext:NSExtensionContext
  c NSPageController NSViewController 8388608
  c NSSplitViewController NSViewController 8388608 - splitView:NSSplitView
  c NSTabViewController NSViewController 8388608 - tabView:NSTabView
  c NSTitlebarAccessoryViewController NSViewController
  c NSWindow NSResponder 136314880 - contentView:NSView,contentViewController:NSViewController,toolbar:NSToolbar,sheetParent:NSWindow
  c NSPanel NSWindow
  c NSSavePanel NSPanel
  c NSOpenPanel NSSavePanel
  c NSWindowController NSResponder 17316184064 - window:NSWindow,contentViewController:NSViewController
  c NSStoryboard NSObject - - instantiateController:NSViewController,instantiateInitialController:NSViewController
  c NSStoryboardSegue NSObject - - destinationController:NSViewController,sourceController:NSViewController
  c NSToolbar NSObject 1
  c NSToolbarItem NSObject 1
  c NSToolbarItemGroup NSToolbarItem
  c NSTouchBar NSObject 1
  c NSTouchBarItem NSObject 1
  c NSCustomTouchBarItem NSTouchBarItem
  c NSViewControllerPresentationAnimator NSObject 66
  c NSAlert NSObject 17184063488
  p NSApplicationDelegate - 65537
  p NSTableViewDataSource - 2
  p NSTableViewDelegate - 2
  p NSOutlineViewDataSource - 2
  p NSOutlineViewDelegate - 2
  p NSTextFieldDelegate - 2
  p NSSearchFieldDelegate - 2
  p NSCollectionViewDataSource - 2
  p NSCollectionViewDelegate - 2
  f instantiateController - 17179869184
  f makeKeyAndOrderFront - 17179869184
  f makeKeyAndOrderFront: - 17179869184
  f showWindow - 17179869184
  f showWindow: - 17179869184
  f runModal - 17179869184
  f beginSheet - 17179869184
  f beginSheetModal - 17179869184
  a NSApplicationMain - 1048576
  # Cocoa - AppKit,Foundation
  # AVKit
  c AVPlayerViewController UIViewController
  v VideoPlayer View
  # ActivityKit
  p ActivityAttributes - 16384
  v ActivityKit - 3221225472
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
  # CoreData 1073741824 Foundation
  c NSManagedObject NSObject 512
  c NSManagedObjectContext - 3221225472
  c NSPersistentContainer - 1073741824
  c NSPersistentCloudKitContainer - 1073741824
  c NSFetchRequest - 4611686021648613376
  c NSPersistentStoreCoordinator - 1073741824
  c NSBatchDeleteRequest - 1073741824
  # Intents
  c INExtension NSObject 16384
  c INPreferences - 1073741824
  p DynamicOptionsProviding - 16384
  # MapKit - Foundation
  h Map Marker Annotation
  c MKAnnotationView UIView
  c MKMapView UIView
  c MKLocalSearch - 1073741824
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
  c CALayer NSObject 134217729
  c CAGradientLayer CALayer
  c CAShapeLayer CALayer
  c CATextLayer CALayer
  c CADisplayLink NSObject 4398046511104
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
  # UserNotifications 1073741824
  c UNNotificationServiceExtension NSObject 16384
  c UNUserNotificationCenter - 1073741824
  # WebKit
  c WKWebView UIView - - scrollView:UIScrollView,configuration:WKWebViewConfiguration
  c WKContentRuleListStore - 1073741824
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
  c CurrentValueSubject Subject 549755813888 Output,Failure
  p Publisher - 268435456 Output,Failure
  p ObservableObject - 2251799813686272
  p Subject Publisher
  v AnyPublisher Publisher - Output,Failure
  v Published - 549755813888
  f catch - 68719476736
  f collect - 68719476736
  f compactMap - 343597383680
  f eraseToAnyPublisher - 343597383680
  f filter - 343597383680
  f first - 68719476736
  f handleEvents - 343597383680
  f ignoreOutput - 68719476736
  f map - 343597383680
  f mapError - 68719476736
  f prefix - 68719476736
  f print - 343597383680
  f reduce - 68719476736
  f removeDuplicates - 343597383680
  f replaceError - 68719476736
  f replaceNil - 343597383680
  f scan - 343597383680
  f share - 343597383680
  f subscribe - 343597383680
  f tryMap - 68719476736
  f receive - 412316860416
  f dropFirst - 274877906944
  f debounce - 274877906944
  f throttle - 274877906944
  f delay - 274877906944
  f autoconnect - 274877906944
  f combineLatest - 274877906944
  f merge - 274877906944
  # Foundation
  n Notification Locale Calendar Thread Measurement Bundle Scanner Stream Host Progress Formatter Pipe Predicate Selector IndexPath IndexSet TimeZone Decimal DateComponents DateFormatter DateInterval* TimeInterval URLComponents URLQueryItem URLRequest URLResponse URLSession* URLError HTTPURLResponse HTTPCookie* Unit* CharacterSet NotificationCenter NSNotification* ProcessInfo Operation* DispatchQueue DispatchGroup DispatchSemaphore DispatchTime DispatchWorkItem DispatchSource* JSON* PropertyList* NumberFormatter ByteCountFormatter ISO8601DateFormatter RelativeDateTimeFormatter DateComponentsFormatter MeasurementFormatter PersonNameComponents* ListFormatter NSString NSNumber NSError NSRange NSValue NSNull NSData NSDate NSURL NSPredicate NSSortDescriptor NSRegularExpression NSMutable* NSCoder NSKeyed* NSCountedSet NSUserActivity NSItemProvider NSTextCheckingResult NSDataDetector NSCopying NSUUID NSLog NSLocalizedString NSKeyValue* NSObjectProtocol NSIndexPath NSTimeInterval LocalizedStringResource CocoaError POSIXError StringTransform InputStream OutputStream CGPoint CGSize CGRect CGVector CGAffineTransform pow sqrt floor ceil round sin cos tan log exp autoreleasepool arc4random* objc_* FloatingPointRoundingRule ComparisonResult SortDescriptor
  h Data Date URL Notification Locale Calendar Operation Process Thread Timer Unit Measurement Bundle Scanner Stream Port Host Progress Dimension Formatter Pipe Morphology Predicate Selector UUID IndexPath IndexSet TimeZone Decimal
  c NSObject
  c NSAttributedString NSObject 67108865
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
  c URLSession NSObject 2204391964672 - dataTask:URLSessionDataTask,uploadTask:URLSessionUploadTask,downloadTask:URLSessionDownloadTask
  c URLSessionTask NSObject 1073741824
  c URLSessionDataTask URLSessionTask
  c URLSessionUploadTask URLSessionDataTask
  c URLSessionDownloadTask URLSessionTask
  c NSURLSession - 2204391964672
  c NSURLSessionDataTask - 1073741824
  c NSURLSessionConfiguration - 3221225472
  c NSUserDefaults - 17595407269888
  c NSFileManager - 70371965403136
  c URLSessionConfiguration - 3221225472
  c NSURLConnection - 1073741824
  c UserDefaults - 17595407269888
  c NSUbiquitousKeyValueStore - 17593259786240
  c FileManager - 70371965403136
  c FileHandle - 3221225472
  c NSFileCoordinator - 1073741824
  c NSCache - 4611688220671868928
  c URLCache - 3221225472
  c Process - 3221225472
  c NSBackgroundActivityScheduler - 1073741824
  c NSXPCConnection - 1073741824
  c NSMetadataQuery - 1073741824
  c NSNetServiceBrowser - 1073741824
  c NetServiceBrowser - 1073741824
  c URLSessionWebSocketTask - 1073741824
  c OperationQueue NSObject 281474976710656 - main::34359738368
  c NSOperationQueue NSObject 281474976710656 - mainQueue::34359738368
  c RunLoop NSObject - - main::34359738368
  c NSRunLoop NSObject - - mainRunLoop::34359738368
  c NSArray NSObject 4611687667694829568
  c NSSet NSObject 4611687667694829568
  c NSOrderedSet NSObject 4611687667694829568
  c NSDictionary NSObject 4611687667694829568
  c NSMutableArray NSArray
  c NSMutableSet NSSet
  c NSMutableOrderedSet NSOrderedSet
  c NSMutableDictionary NSDictionary
  c NSStream NSObject 2199023255552
  c NSXPCListener NSObject 2199023255552
  c Timer NSObject 4398046511104
  c NSTimer NSObject 4398046511104
  c Bundle NSObject 105553116266496
  c NSBundle NSObject 105553116266496
  c NSNotification NSObject 140737488355328
  c NSIndexPath NSObject 562949953421312
  c NSError NSObject 9007199254740992
  c NSException NSObject 9007199254740992
  c NSEnumerator NSObject 4611686018427387904
  c NSHashTable NSObject 4611686018427387904
  c NSMapTable NSObject 4611686018427387904
  c NSMeasurement NSObject 4611686018427387904
  c NSFastEnumerationEnumerator NSObject 4611686018427387904
  c NSCountedSet NSMutableSet
  p DataProtocol RandomAccessCollection,ContiguousBytes
  p LocalizedError Error
  p CustomNSError Error
  p RecoverableError Error
  p NSExtensionRequestHandling - 16384
  p NSCoding - 1125899906848768
  p NSSecureCoding NSCoding
  p ContiguousBytes
  p NSLocking
  p NSCopying - 2251799813685248
  v Data DataProtocol,MutableCollection,RangeReplaceableCollection,Hashable,Codable,CustomStringConvertible
  v CGFloat BinaryFloatingPoint,Codable,CVarArg 40532396646334464
  v URL Hashable,Codable,CustomStringConvertible
  v UUID Hashable,Codable,CustomStringConvertible
  v Date Hashable,Codable,CustomStringConvertible,Comparable
  v AttributedString - 67108864
  v Notification - 140737488355328
  v IndexPath - 562949953421312
  v BOOL - 13510798882111488
  v NSInteger - 4503599627370496
  v NSUInteger - 4503599627370496
  v NSTimeInterval - 4503599627370496
  v NSRange - 4503599627370496
  v CGPoint - 4503599627370496
  v CGRect - 4503599627370496
  v CGSize - 4503599627370496
  f writeToFile:atomically: - 1073741824
  f writeToURL:atomically: - 1073741824
  f writeToFile:options:error: - 1073741824
  f writeToURL:options:error: - 1073741824
  f fileURLWithPath - 70368744177664
  f fileURLWithPath: - 70368744177664
  f appendingPathComponent - 70368744177664
  f documentsDirectory - 70368744177664
  # Alamofire 1073741824
  c SessionManager - 1073741824
  p URLRequestConvertible - 2048
  v AF - 1073741824
  v Alamofire - 1073741824
  # Apollo 1073741824
  c ApolloClient - 1073741824
  p GraphQLQuery - 16384
  p GraphQLMutation - 16384
  p GraphQLSubscription - 16384
  # ArgumentParser
  p ParsableCommand - 16384
  p AsyncParsableCommand - 16384
  p ParsableArguments - 16384
  # AsyncAlgorithms
  c AsyncChannel - 268435456
  # Collections
  v Deque - 549755813888
  v OrderedSet - 549755813888
  v OrderedDictionary - 549755813888
  # Dependencies
  v DependencyValues - 8192
  # Factory
  p AutoAssembly - 8192
  p SharedContainer - 8192
  # FloatingPanel
  c FloatingPanelController UIViewController
  # Freddy
  p JSONDecodable - 6144
  # GRDB 1073741824
  c DatabaseQueue - 1073741824
  c DatabasePool - 1073741824
  p FetchableRecord - 512
  p PersistableRecord - 512
  p MutablePersistableRecord - 512
  p DatabaseWriter - 1073741824
  p DatabaseReader - 1073741824
  # Gloss
  p Glossy - 6144
  # HandyJSON
  p HandyJSON - 6144
  # IdentifiedCollections
  v IdentifiedArrayOf - 549755813888
  # JSONModel
  c JSONModel NSObject 6144
  # MMDrawerController
  c MMDrawerController UIViewController
  # Mantle
  c MTLModel NSObject 6144
  p MTLJSONSerializing - 6144
  # Moya 1073741824
  c MoyaProvider - 1073741824
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
  f tap - 68719476736
  # Realm 1073741824
  c RLMObject NSObject 512
  # RealmSwift 1073741824
  c EmbeddedObject - 512
  c RealmSwiftObject - 512
  v Realm - 1073741824
  # Resolver
  c Resolver - 8192
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
  f transitionHandler - 8589934592
  # ReactiveObjC
  c RACSignal NSObject 268435456
  c RACSubject RACSignal
  c RACReplaySubject RACSubject
  c RACCommand NSObject 268435456
  c RACScheduler NSObject - - mainThreadScheduler::34359738368
  f catch - 68719476736
  f catchTo - 68719476736
  f collect - 68719476736
  f dematerialize - 68719476736
  f distinctUntilChanged - 68719476736
  f doCompleted - 68719476736
  f doError - 68719476736
  f doNext - 68719476736
  f filter - 68719476736
  f finally - 68719476736
  f first - 68719476736
  f firstOrDefault - 68719476736
  f ignore - 68719476736
  f ignoreValues - 68719476736
  f initially - 68719476736
  f logAll - 68719476736
  f logCompleted - 68719476736
  f logError - 68719476736
  f logNext - 68719476736
  f map - 68719476736
  f mapReplace - 68719476736
  f materialize - 68719476736
  f not - 68719476736
  f reduceEach - 68719476736
  f scanWithStart - 68719476736
  f skip - 68719476736
  f skipUntilBlock - 68719476736
  f skipUntilReplacement - 68719476736
  f skipWhileBlock - 68719476736
  f startWith - 68719476736
  f take - 68719476736
  f takeLast - 68719476736
  f takeUntil - 68719476736
  f takeUntilBlock - 68719476736
  f takeUntilReplacement - 68719476736
  f takeWhileBlock - 68719476736
  f deliverOn - 137438953472
  f publishOn - 137438953472
  # ReactiveSwift
  c Signal - 268435456
  c Property - 268435456
  c MutableProperty - 268435456
  c UIScheduler - 34359738368 - shared::34359738368
  c QueueScheduler - - - main::34359738368
  v SignalProducer - 268435456
  f map - 68719476736
  f mapError - 68719476736
  f filter - 68719476736
  f on - 68719476736
  f collect - 68719476736
  f reduce - 68719476736
  f scan - 68719476736
  f skip - 68719476736
  f take - 68719476736
  f first - 68719476736
  f materialize - 68719476736
  f dematerialize - 68719476736
  f observe - 137438953472
  # RxCocoa
  v Driver - 268435456
  v Signal - 268435456
  # RxRelay
  c PublishRelay - 268435456
  c BehaviorRelay - 550024249344
  # RxSwift
  c Observable - 268435456
  c PublishSubject Observable
  c BehaviorSubject Observable 549755813888
  c ReplaySubject Observable
  c AsyncSubject Observable
  c Variable - 550024249344
  c MainScheduler - 34359738368 - instance::34359738368,asyncInstance::34359738368
  c ConcurrentMainScheduler - - - instance::34359738368
  v Single - 268435456
  v Maybe - 268435456
  v Completable - 268435456
  v Infallible - 268435456
  f asObservable - 68719476736
  f catch - 68719476736
  f catchAndReturn - 68719476736
  f catchError - 68719476736
  f catchErrorJustReturn - 68719476736
  f compactMap - 68719476736
  f debug - 68719476736
  f dematerialize - 68719476736
  f distinctUntilChanged - 68719476736
  f do - 68719476736
  f filter - 68719476736
  f ignoreElements - 68719476736
  f map - 68719476736
  f materialize - 68719476736
  f reduce - 68719476736
  f scan - 68719476736
  f share - 68719476736
  f shareReplay - 68719476736
  f skip - 68719476736
  f skipWhile - 68719476736
  f startWith - 68719476736
  f subscribe - 68719476736
  f subscribeOn - 68719476736
  f take - 68719476736
  f takeLast - 68719476736
  f takeUntil - 68719476736
  f takeWhile - 68719476736
  f observe - 137438953472
  f observeOn - 137438953472
  # AFNetworking
  c AFHTTPSessionManager - 5368709120
  c AFHTTPRequestOperationManager - 1073741824
  c AFHTTPRequestOperation - 1073741824
  c AFHTTPClient - 1073741824
  # AVFoundation 1073741824
  c AVAudioSession - 1073741824
  c AVAudioPlayer - 3221225472
  c AVAudioEngine - 1073741824
  c AVAudioRecorder - 1073741824
  c AVCaptureSession - 1073741824
  c AVPlayer - 3221225472
  c AVSpeechSynthesizer - 1073741824
  c AVCaptureDevice - 1073741824
  c AVAssetExportSession - 1073741824
  # AsyncHTTPClient
  c HTTPClient - 1073741824
  # AuthenticationServices 1073741824
  c ASAuthorizationController - 1073741824
  c ASCredentialIdentityStore - 1073741824
  c ASWebAuthenticationSession - 1073741824
  # BackgroundTasks 1073741824
  c BGTaskScheduler - 1073741824
  # CFNetwork
  f CFSocketCreate - 1073741824
  # CallKit
  c CXProvider - 1073741824
  c CXCallController - 1073741824
  # CloudKit 1073741824
  c CKContainer - 1073741824
  c CKDatabase - 1073741824
  # CocoaAsyncSocket
  c GCDAsyncSocket - 1073741824
  c GCDAsyncUdpSocket - 1073741824
  # CocoaMQTT 1073741824
  # Contacts 1073741824
  c CNContactStore - 1073741824
  # CoreAudio
  f AudioObjectGetPropertyData - 1073741824
  # CoreBluetooth 1073741824
  c CBCentralManager - 2200096997376
  c CBPeripheral - 2200096997376
  c CBPeripheralManager - 2199023255552
  # CoreLocation 1073741824
  c CLLocationManager - 1073741824
  c CLGeocoder - 1073741824
  # CoreMIDI
  f MIDIClientCreate - 1073741824
  # CoreMotion 1073741824
  c CMMotionManager - 1073741824
  c CMPedometer - 1073741824
  c CMMotionActivityManager - 1073741824
  # CoreServices
  f FSEventStreamCreate - 1073741824
  # CoreSpotlight 1073741824
  c CSSearchableIndex - 1073741824
  # CoreWLAN
  c CWWiFiClient - 1073741824
  # Darwin
  v bool - 9007199254740992
  f getaddrinfo - 1073741824
  f host_statistics64 - 1073741824
  f host_processor_info - 1073741824
  f host_statistics - 1073741824
  f proc_pidinfo - 1073741824
  f proc_listpids - 1073741824
  # Dispatch
  c DispatchQueue - - - main::34359738368
  f makeFileSystemObjectSource - 1073741824
  f makeReadSource - 1073741824
  f dispatch_get_main_queue - 34359738368
  # EventKit 1073741824
  c EKEventStore - 1073741824
  # FMDB
  c FMDatabase - 1073741824
  c FMDatabaseQueue - 1073741824
  c FMResultSet - 1073741824
  # FirebaseAnalytics
  c Analytics - 3221225472
  # FirebaseAuth 1073741824
  c Auth - 3221225472
  # FirebaseCore
  c FirebaseApp - 1073741824
  # FirebaseCrashlytics
  c Crashlytics - 3221225472
  # FirebaseDatabase 1073741824
  # FirebaseFirestore 1073741824
  c Firestore - 1073741824
  # FirebaseMessaging 1073741824
  # FirebaseRemoteConfig 1073741824
  # FirebaseStorage 1073741824
  # GCDWebServers
  c GCDWebServer - 1073741824
  # GameKit
  c GKLocalPlayer - 1073741824
  # HealthKit 1073741824
  c HKHealthStore - 1073741824
  # IOKit 1073741824
  v io_connect_t - 1073741824
  f IOServiceOpen - 1073741824
  f IOServiceGetMatchingServices - 1073741824
  f IOServiceGetMatchingService - 1073741824
  f IOServiceMatching - 1073741824
  f IOHIDManagerCreate - 1073741824
  f IOHIDEventSystemClientCreate - 1073741824
  f IOPSCopyPowerSourcesInfo - 1073741824
  # KeychainAccess 1073741824
  c Keychain - 3221225472
  c KeychainAccess - 1073741824
  # KeychainSwift
  c KeychainSwift - 1073741824
  # LocalAuthentication 1073741824
  c LAContext - 3221225472
  # MKNetworkKit
  c MKNetworkEngine - 1073741824
  # MediaPlayer
  c MPRemoteCommandCenter - 1073741824
  c MPNowPlayingInfoCenter - 1073741824
  # MultipeerConnectivity 1073741824
  c MCSession - 2200096997376
  c MCNearbyServiceBrowser - 2199023255552
  c MCNearbyServiceAdvertiser - 2199023255552
  # Network 1073741824
  c NWConnection - 1073741824
  c NWPathMonitor - 1073741824
  c NWListener - 1073741824
  c NWBrowser - 1073741824
  v nw_path_monitor_t - 1073741824
  v nw_connection_t - 1073741824
  f nw_path_monitor_create - 1073741824
  f nw_connection_create - 1073741824
  f nw_listener_create - 1073741824
  # NetworkExtension 1073741824
  c NEHotspotNetwork - 1073741824
  c NEVPNManager - 1073741824
  c NETunnelProviderManager - 1073741824
  c NEFilterManager - 1073741824
  # Photos 1073741824
  c PHPhotoLibrary - 1073741824
  c PHImageManager - 1073741824
  # PushKit
  c PKPushRegistry - 1073741824
  # Reachability
  c Reachability - 3221225472
  # RestKit
  c RKObjectManager - 1073741824
  # RevenueCat 1073741824
  # SAMKeychain
  c SAMKeychain - 1073741824
  # SQLite 1073741824
  # SQLite3 1073741824
  f sqlite3_open - 1073741824
  f sqlite3_open_v2 - 1073741824
  f sqlite3_prepare_v2 - 1073741824
  f sqlite3_exec - 1073741824
  # SSKeychain
  c SSKeychain - 1073741824
  # Security
  f SecItemAdd - 1073741824
  f SecItemCopyMatching - 1073741824
  f SecItemUpdate - 1073741824
  f SecItemDelete - 1073741824
  f SecKeyCreateRandomKey - 1073741824
  # Sentry
  c SentrySDK - 3221225472
  # ServiceManagement 1073741824
  c SMAppService - 1073741824
  # Speech 1073741824
  c SFSpeechRecognizer - 1073741824
  # Starscream 1073741824
  c WebSocket - 1073741824
  # StoreKit 1073741824 Foundation
  h Product Transaction
  c SKPaymentQueue - 1073741824
  c SKProductsRequest - 3221225472
  # SwiftData 1073741824 Foundation
  h Model Query Schema
  c ModelContext - 3221225472
  c ModelContainer - 1073741824
  v FetchDescriptor - 3221225472
  # SystemConfiguration 1073741824
  c SCNetworkReachability - 1073741824
  f SCDynamicStoreCreate - 1073741824
  f SCNetworkReachabilityCreateWithName - 1073741824
  f SCNetworkReachabilityCreateWithAddress - 1073741824
  f CNCopyCurrentNetworkInfo - 1073741824
  # SystemExtensions
  c OSSystemExtensionRequest - 1073741824
  # WatchConnectivity 1073741824
  c WCSession - 2200096997376
  # Swift
  n self Self super init true false nil Any AnyHashable AnyClass Void Never TaskGroup Actor CancellationError CheckedContinuation Encoder Decoder DecodingError EncodingError WritableKeyPath ReferenceWritableKeyPath PartialKeyPath AnyKeyPath ContinuousClock Duration SuspendingClock Mirror ObjectIdentifier Zip2Sequence StaticString Unmanaged print debugPrint min max abs zip stride type fatalError assert assertionFailure precondition preconditionFailure swap withCheckedContinuation withCheckedThrowingContinuation withTaskGroup withThrowingTaskGroup repeatElement sequence newValue oldValue error rawValue hashValue objectWillChange available unavailable discardableResult escaping autoclosure inlinable frozen objc nonobjc objcMembers dynamicMemberLookup resultBuilder propertyWrapper unknown preconcurrency usableFromInline convention file fileID function line column selector keyPath
  c KeyPath - - Root,Value
  p Collection Sequence 8796093022208 Index,SubSequence,Indices
  p BidirectionalCollection Collection
  p RandomAccessCollection BidirectionalCollection
  p MutableCollection Collection
  p RangeReplaceableCollection Collection
  p StringProtocol BidirectionalCollection,Hashable,Comparable,LosslessStringConvertible,TextOutputStream
  p Hashable Equatable 8796093022208
  p Comparable Equatable 8796093022208
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
  p RawRepresentable - 8796093022208 RawValue
  p Identifiable - 2260595906707456 ID
  p Strideable Comparable - Stride
  p AsyncSequence - - Element,AsyncIterator
  p IteratorProtocol - 18014398509481984 Element
  p SetAlgebra - 18014398509481984 Element
  p CaseIterable - 2260595906707456 AllCases
  p Error - 11258999068442624
  p CodingKey - 16384
  p Encodable - 3377699720529920
  p Decodable - 3377699720534016
  p AdditiveArithmetic Equatable
  p CVarArg
  p CustomStringConvertible - 2260595906707456
  p Equatable - 3386495813550080
  p ExpressibleByArrayLiteral
  p ExpressibleByDictionaryLiteral
  p ExpressibleByFloatLiteral
  p ExpressibleByIntegerLiteral
  p LosslessStringConvertible CustomStringConvertible
  p RangeExpression
  p Sequence - 18023194602504192 Element,Iterator
  p TextOutputStream
  p Sendable - 3386495813550080
  p CustomDebugStringConvertible - 2260595906707456
  p AnyObject - 2260595906707456
  p ExpressibleByStringLiteral - 8796093022208
  p LazySequenceProtocol Sequence
  p LazyCollectionProtocol Collection,LazySequenceProtocol
  v Array RandomAccessCollection,MutableCollection,RangeReplaceableCollection,ExpressibleByArrayLiteral,Hashable,Codable 1649267441664 Element
  v ArraySlice RandomAccessCollection,MutableCollection,RangeReplaceableCollection,ExpressibleByArrayLiteral,Hashable,Codable 1649267441664 Element
  v ContiguousArray RandomAccessCollection,MutableCollection,RangeReplaceableCollection,ExpressibleByArrayLiteral,Hashable,Codable 1649267441664 Element
  v Dictionary Collection,ExpressibleByDictionaryLiteral,Hashable,Codable 1649267441664 Key,Value
  v Set Collection,SetAlgebra,Hashable,Codable 1649267441664 Element
  v String StringProtocol,RangeReplaceableCollection,Codable
  v Substring StringProtocol,RangeReplaceableCollection
  v Character Hashable,Comparable,LosslessStringConvertible
  v Bool Hashable,LosslessStringConvertible,Codable 9007199254740992
  v Int FixedWidthInteger,SignedInteger,Codable,CVarArg 36028797018963968
  v Int8 FixedWidthInteger,SignedInteger,Codable,CVarArg 36028797018963968
  v Int16 FixedWidthInteger,SignedInteger,Codable,CVarArg 36028797018963968
  v Int32 FixedWidthInteger,SignedInteger,Codable,CVarArg 36028797018963968
  v Int64 FixedWidthInteger,SignedInteger,Codable,CVarArg 36028797018963968
  v UInt FixedWidthInteger,UnsignedInteger,Codable,CVarArg 36028797018963968
  v UInt8 FixedWidthInteger,UnsignedInteger,Codable,CVarArg 36028797018963968
  v UInt16 FixedWidthInteger,UnsignedInteger,Codable,CVarArg 36028797018963968
  v UInt32 FixedWidthInteger,UnsignedInteger,Codable,CVarArg 36028797018963968
  v UInt64 FixedWidthInteger,UnsignedInteger,Codable,CVarArg 36028797018963968
  v Double BinaryFloatingPoint,LosslessStringConvertible,Codable,CVarArg 36028797018963968
  v Float BinaryFloatingPoint,LosslessStringConvertible,Codable,CVarArg 36028797018963968
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
  v AsyncStream AsyncSequence 268435456 Element
  v AsyncThrowingStream AsyncSequence 268435456 Element,Failure
  v Optional - 549755813888 Wrapped
  v Result - - Success,Failure
  v Task - - Success,Failure
  v KeyedDecodingContainer - - Key
  v KeyedEncodingContainer - - Key
  v MainActor - 34359738368 - shared::34359738368
  v Never - 9007199254740992
  f abs - 288230376151711744
  f addingTimeInterval - 72057594037927936
  f advanced - 72057594037927936
  f allSatisfy - 216172782113783808
  f append - 72057594037927936
  f appending - 72057594037927936
  f assert - 288230376151711744
  f assertionFailure - 288230376151711744
  f bigEndian - 72057594037927936
  f byteSwapped - 72057594037927936
  f capacity - 72057594037927936
  f capitalized - 72057594037927936
  f compactMap - 216172782113783808
  f compactMapValues - 216172782113783808
  f components - 72057594037927936
  f contains - 216172782113783808
  f count - 72057594037927936
  f data - 72057594037927936
  f debugDescription - 72057594037927936
  f debugPrint - 288230376151711744
  f decode - 72057594037927936
  f decodeIfPresent - 72057594037927936
  f description - 72057594037927936
  f distance - 72057594037927936
  f drop - 216172782113783808
  f dropFirst - 72057594037927936
  f dropLast - 72057594037927936
  f dump - 288230376151711744
  f elementsEqual - 216172782113783808
  f encode - 72057594037927936
  f endIndex - 72057594037927936
  f enumerated - 72057594037927936
  f fatalError - 288230376151711744
  f filter - 216172782113783808
  f first - 216172782113783808
  f firstIndex - 216172782113783808
  f flatMap - 216172782113783808
  f forEach - 216172782113783808
  f formIndex - 72057594037927936
  f formIntersection - 72057594037927936
  f formSymmetricDifference - 72057594037927936
  f formUnion - 72057594037927936
  f get - 72057594037927936
  f getVaList - 288230376151711744
  f hasPrefix - 72057594037927936
  f hasSuffix - 72057594037927936
  f hash - 72057594037927936
  f hashValue - 72057594037927936
  f index - 72057594037927936
  f indices - 72057594037927936
  f insert - 72057594037927936
  f intersection - 72057594037927936
  f isDisjoint - 72057594037927936
  f isEmpty - 72057594037927936
  f isStrictSubset - 72057594037927936
  f isStrictSuperset - 72057594037927936
  f isSubset - 72057594037927936
  f isSuperset - 72057594037927936
  f joined - 72057594037927936
  f keys - 72057594037927936
  f last - 216172782113783808
  f lastIndex - 216172782113783808
  f lazy - 72057594037927936
  f lexicographicallyPrecedes - 216172782113783808
  f littleEndian - 72057594037927936
  f lowercased - 72057594037927936
  f makeAsyncIterator - 72057594037927936
  f makeIterator - 72057594037927936
  f map - 216172782113783808
  f mapValues - 216172782113783808
  f max - 504403158265495552
  f merge - 216172782113783808
  f merging - 216172782113783808
  f min - 504403158265495552
  f next - 216172782113783808
  f numericCast - 288230376151711744
  f partition - 216172782113783808
  f popFirst - 72057594037927936
  f popLast - 72057594037927936
  f precondition - 288230376151711744
  f preconditionFailure - 288230376151711744
  f prefix - 216172782113783808
  f print - 288230376151711744
  f randomElement - 72057594037927936
  f range - 216172782113783808
  f readLine - 288230376151711744
  f reduce - 216172782113783808
  f remove - 72057594037927936
  f removeAll - 216172782113783808
  f removeFirst - 72057594037927936
  f removeLast - 72057594037927936
  f removeSubrange - 72057594037927936
  f removeValue - 72057594037927936
  f repeatElement - 288230376151711744
  f replaceSubrange - 72057594037927936
  f replacingOccurrences - 72057594037927936
  f reserveCapacity - 72057594037927936
  f reverse - 72057594037927936
  f reversed - 72057594037927936
  f sequence - 288230376151711744
  f shuffle - 72057594037927936
  f shuffled - 72057594037927936
  f sort - 216172782113783808
  f sorted - 216172782113783808
  f split - 216172782113783808
  f startIndex - 72057594037927936
  f starts - 216172782113783808
  f stride - 288230376151711744
  f subtract - 72057594037927936
  f subtracting - 72057594037927936
  f suffix - 72057594037927936
  f swap - 288230376151711744
  f swapAt - 72057594037927936
  f symmetricDifference - 72057594037927936
  f take - 216172782113783808
  f trimmingCharacters - 216172782113783808
  f type - 288230376151711744
  f underestimatedCount - 72057594037927936
  f unicodeScalars - 72057594037927936
  f union - 72057594037927936
  f unsafeBitCast - 288230376151711744
  f unsafeDowncast - 288230376151711744
  f unsafelyUnwrapped - 72057594037927936
  f update - 216172782113783808
  f updateValue - 72057594037927936
  f uppercased - 72057594037927936
  f utf16 - 72057594037927936
  f utf8 - 72057594037927936
  f values - 72057594037927936
  f withContiguousStorageIfAvailable - 216172782113783808
  f withExtendedLifetime - 288230376151711744
  f withUnsafeBufferPointer - 216172782113783808
  f withUnsafeBytes - 504403158265495552
  f withUnsafeMutableBufferPointer - 216172782113783808
  f withUnsafeMutableBytes - 504403158265495552
  f withUnsafeMutablePointer - 288230376151711744
  f withUnsafePointer - 288230376151711744
  f withoutActuallyEscaping - 288230376151711744
  f write - 216172782113783808
  f zip - 288230376151711744
  l after - 576460752303423488
  l arguments - 1152921504606846976
  l arrayLiteral - 1152921504606846976
  l as - 576460752303423488
  l at - 576460752303423488
  l atomically - 576460752303423488
  l base64Encoded - 1152921504606846976
  l before - 576460752303423488
  l bigEndian - 2305843009213693952
  l bitPattern - 3458764513820540928
  l booleanLiteral - 1152921504606846976
  l by - 1729382256910270464
  l bytes - 1152921504606846976
  l bytesNoCopy - 1152921504606846976
  l cString - 1152921504606846976
  l capacity - 1152921504606846976
  l clamping - 3458764513820540928
  l configuration - 576460752303423488
  l contentsOf - 1729382256910270464
  l contentsOfFile - 1152921504606846976
  l count - 1152921504606846976
  l data - 1152921504606846976
  l decoding - 1152921504606846976
  l describing - 1152921504606846976
  l dictionaryLiteral - 1152921504606846976
  l encoding - 1729382256910270464
  l exactly - 3458764513820540928
  l exponent - 2305843009213693952
  l exponentBitPattern - 2305843009213693952
  l floatLiteral - 3458764513820540928
  l for - 576460752303423488
  l forKey - 576460752303423488
  l format - 3458764513820540928
  l from - 4035225266123964416
  l grouping - 1152921504606846976
  l in - 576460752303423488
  l integerLiteral - 3458764513820540928
  l into - 576460752303423488
  l keepingCapacity - 576460752303423488
  l lenient - 2305843009213693952
  l limitedBy - 576460752303423488
  l littleEndian - 2305843009213693952
  l locale - 1729382256910270464
  l magnitudeOf - 2305843009213693952
  l maxSplits - 576460752303423488
  l minimumCapacity - 1152921504606846976
  l nan - 2305843009213693952
  l nanPayload - 2305843009213693952
  l of - 576460752303423488
  l offsetBy - 576460752303423488
  l omittingEmptySubsequences - 576460752303423488
  l optionalLiteral - 1152921504606846976
  l options - 576460752303423488
  l payload - 2305843009213693952
  l radix - 3458764513820540928
  l range - 576460752303423488
  l rawValue - 3458764513820540928
  l reflecting - 1152921504606846976
  l repeating - 1152921504606846976
  l separator - 576460752303423488
  l sign - 2305843009213693952
  l signOf - 2305843009213693952
  l signaling - 2305843009213693952
  l significand - 2305843009213693952
  l significandBitPattern - 2305843009213693952
  l strategy - 2305843009213693952
  l string - 1152921504606846976
  l stringLiteral - 1152921504606846976
  l through - 576460752303423488
  l to - 576460752303423488
  l truncating - 3458764513820540928
  l truncatingBits - 2305843009213693952
  l truncatingIfNeeded - 3458764513820540928
  l unicodeScalarLiteral - 1152921504606846976
  l uniqueKeysWithValues - 1152921504606846976
  l uniquingKeysWith - 1729382256910270464
  l unsafeUninitializedCapacity - 1152921504606846976
  l until - 576460752303423488
  l upTo - 576460752303423488
  l using - 576460752303423488
  l utf8String - 1152921504606846976
  l validatingUTF8 - 1152921504606846976
  l where - 576460752303423488
  l whereSeparator - 576460752303423488
  l while - 576460752303423488
  l with - 576460752303423488
  a main - 1048576
  # SwiftUI 536870912 Foundation,Combine
  n Tab Environment Alignment Edge Axis Angle Animation Transaction Material Namespace Alert ActionSheet Window WindowGroup Settings Visibility Preview TupleView ViewBuilder EmptyModifier ViewDimensions MultiDatePicker PhotosPicker GridItem ScrollViewProxy GeometryProxy NavigationSplitViewVisibility NavigationBarItem HSplitView VSplitView ColorScheme MeshGradient AnyShapeStyle AnyShape StrokeStyle FillStyle EdgeInsets HorizontalAlignment VerticalAlignment TextAlignment UnitPoint AnyTransition Animatable AnimatablePair VectorArithmetic withAnimation withTransaction Bindable AppStorage SceneStorage FocusState FocusedValue FocusedBinding FocusedObject GestureState ScaledMetric FetchRequest SectionedFetchRequest FetchedResults SectionedFetchResults Query SceneBuilder ScenePhase DocumentGroup MenuBarExtra CommandMenu CommandGroup CommandsBuilder UIApplicationDelegateAdaptor NSApplicationDelegateAdaptor WKExtensionDelegateAdaptor FileDocumentConfiguration FileDocumentReadConfiguration FileDocumentWriteConfiguration NSHostingView UIHostingConfiguration ToolbarItem ToolbarItemGroup ToolbarItemPlacement ToolbarContentBuilder ToolbarPlacement ToolbarRole Popover* Presentation* SheetPresentation* DismissAction OpenURLAction OpenWindowAction RefreshAction Gesture DragGesture TapGesture LongPressGesture MagnificationGesture MagnifyGesture RotationGesture SpatialTapGesture KeyEquivalent EventModifiers KeyPress KeyboardShortcut SubmitLabel ContentMode ButtonRole PickerStyle FormStyle DatePickerStyle IndexViewStyle DynamicTypeSize LayoutDirection AnyLayout LayoutSubview LayoutSubviews ProposedViewSize ViewSpacing PreviewDevice DropInfo DropProposal SensoryFeedback SymbolRenderingMode ImageRenderer GraphicsContext CoordinateSpace NamedCoordinateSpace SafeAreaRegions BlendMode RoundedCornerStyle TableColumn TableRow UserInterfaceSizeClass ControlSize ControlActiveState RedactionReasons PinnedScrollableViews PlaceholderTextShapeStyle Transferable TransferRepresentation TransferRepresentationBuilder CodableRepresentation DataRepresentation FileRepresentation ProxyRepresentation SentTransferredFile ReceivedTransferredFile
  h View Text List Section Form Image Label Button Group Link Menu Picker Toggle Slider Stepper Color Font Shape Path Circle Rectangle Capsule Ellipse Divider Spacer Table Grid Gauge Tab Environment State Binding Scene App Commands Alignment Edge Axis Angle Animation Transaction Gradient Material Namespace Layout Canvas Toolbar Alert ActionSheet TextField SecureField TextEditor DatePicker ColorPicker ProgressView ScrollView NavigationLink NavigationView TabView Window WindowGroup Settings Transition Anchor Spring Visibility Event Role Content Tooltip Badge Preview
  c NSHostingController NSViewController 33554432
  c UIHostingController UIViewController 33554432
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
  v Text View 67108864
  v Image View 67108864
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
  v Color View 67108864
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
  v LocalizedStringKey - 67108864
  v NavigationPath - 8589934592
  v ObservedObject - 549755813888
  v StateObject - 549755813888
  v State - 549755813888
  v EnvironmentObject - 549755813888
  v Font - 67108864
  # UIKit 536870912 Foundation
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
  c UIBarItem NSObject 134217729
  c UIBarButtonItem UIBarItem - - customView:UIView
  c UITabBarItem UIBarItem
  c UICollectionViewDiffableDataSource NSObject 2
  c UICollectionViewLayout NSObject 1
  c UICollectionViewCompositionalLayout UICollectionViewLayout
  c UICollectionViewFlowLayout UICollectionViewLayout
  c UICollectionViewLayoutAttributes NSObject 1
  c UIColor NSObject 67108865
  c UIDocument NSObject 1
  c UIManagedDocument UIDocument
  c UIDocumentInteractionController NSObject 1
  c UIFont NSObject 67108865
  c UIGestureRecognizer NSObject 134217729 - view:UIView
  c UIHoverGestureRecognizer UIGestureRecognizer
  c UILongPressGestureRecognizer UIGestureRecognizer
  c UIPanGestureRecognizer UIGestureRecognizer
  c UIScreenEdgePanGestureRecognizer UIPanGestureRecognizer
  c UIPinchGestureRecognizer UIGestureRecognizer
  c UIRotationGestureRecognizer UIGestureRecognizer
  c UISwipeGestureRecognizer UIGestureRecognizer
  c UITapGestureRecognizer UIGestureRecognizer
  c UIImage NSObject 67108865
  c UINavigationItem NSObject 134217729 - rightBarButtonItem:UIBarButtonItem,leftBarButtonItem:UIBarButtonItem,titleView:UIView,rightBarButtonItems:[UIBarButtonItem],leftBarButtonItems:[UIBarButtonItem],searchController:UISearchController
  c UIPercentDrivenInteractiveTransition NSObject 66
  c UIPresentationController NSObject 1
  c UIPrintPageRenderer NSObject 1
  c UIResponder NSObject 1
  c UIAccessibilityElement UIResponder
  c UIApplication UIResponder 786432 - keyWindow:UIWindow,windows:[UIWindow],delegate:UIApplicationDelegate,connectedScenes:[UIScene]
  c UIScene UIResponder
  c UIWindowScene UIScene - - windows:[UIWindow],keyWindow:UIWindow
  c UIView UIResponder 134217736 - layer:CALayer,superview:UIView,subviews:[UIView],window:UIWindow,gestureRecognizers:[UIGestureRecognizer],inputView:UIView,viewWithTag:UIView,topAnchor:NSLayoutYAxisAnchor,bottomAnchor:NSLayoutYAxisAnchor,leadingAnchor:NSLayoutXAxisAnchor,trailingAnchor:NSLayoutXAxisAnchor,leftAnchor:NSLayoutXAxisAnchor,rightAnchor:NSLayoutXAxisAnchor,centerXAnchor:NSLayoutXAxisAnchor,centerYAnchor:NSLayoutYAxisAnchor,widthAnchor:NSLayoutDimension,heightAnchor:NSLayoutDimension,safeAreaLayoutGuide:UILayoutGuide,layoutMarginsGuide:UILayoutGuide
  c UIActivityIndicatorView UIView
  c UICollectionReusableView UIView 16777216
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
  c UITableViewCell UIView 16777216 - textLabel:UILabel,detailTextLabel:UILabel,imageView:UIImageView,contentView:UIView,backgroundView:UIView,accessoryView:UIView,selectedBackgroundView:UIView
  c UITableViewHeaderFooterView UIView 16777216 - textLabel:UILabel,contentView:UIView,backgroundView:UIView
  c UIToolbar UIView
  c UIVisualEffectView UIView - - contentView:UIView
  c UIWebView UIView - - scrollView:UIScrollView
  c UIWindow UIView 2097152 - rootViewController:UIViewController,windowScene:UIWindowScene
  c UIViewController UIResponder 134217744 - view:UIView,viewIfLoaded:UIView,navigationController:UINavigationController,navigationItem:UINavigationItem,tabBarController:UITabBarController,tabBarItem:UITabBarItem,splitViewController:UISplitViewController,parent:UIViewController,children:[UIViewController],presentedViewController:UIViewController,presentingViewController:UIViewController,toolbarItems:[UIBarButtonItem],popoverPresentationController:UIPopoverPresentationController,storyboard:UIStoryboard,presentationController:UIPresentationController,extensionContext:NSExtensionContext,sheetPresentationController:UISheetPresentationController,undoManager:UndoManager
  c UIActivityViewController UIViewController
  c UIAlertController UIViewController 17184063488 - textFields:[UITextField]
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
  c NSLayoutConstraint NSObject 134217728
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
  v UICellAccessory - 67108864
  v AccessoryType - 67108864
  v UIBackgroundFetchResult - 9007199254740992
  f pushViewController - 25769803776
  f popViewController - 25769803776
  f popToRootViewController - 25769803776
  f pushViewController:animated: - 25769803776
  f popViewControllerAnimated: - 25769803776
  f popToRootViewControllerAnimated: - 25769803776
  f setViewControllers:animated: - 25769803776
  f presentViewController:animated:completion: - 25769803776
  f showDetailViewController:sender: - 8589934592
  f performSegueWithIdentifier:sender: - 8589934592
  f setViewControllers - 25769803776
  f showDetailViewController - 25769803776
  f presentedViewController - 8589934592
  f viewControllers - 8589934592
  f rootViewController - 8589934592
  f present - 17179869184
  f dismiss - 17179869184
  f dismissViewControllerAnimated:completion: - 17179869184
  f instantiateViewController - 17179869184
  f instantiateInitialViewController - 17179869184
  f instantiateViewControllerWithIdentifier: - 17179869184
  f makeKeyAndVisible - 17179869184
  a UIApplicationMain - 1048576
  # WatchKit 536870912 Foundation
  n WKInterface* WKExtension* WKApplication* WKHaptic* WKAlert* WKRefresh*
  c WKInterfaceController NSObject 1
  p WKExtensionDelegate - 65537
  p WKApplicationDelegate - 65537
  """
