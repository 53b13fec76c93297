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
}

let vocabularyText = """
  # AppKit Foundation
  c NSColor NSObject 1
  c NSDocument NSObject 1
  c NSDocumentController NSObject 1
  c NSFont NSObject 1
  c NSGestureRecognizer NSObject 1
  c NSImage NSObject 1
  c NSMenu NSObject 1
  c NSMenuItem NSObject 1
  c NSResponder NSObject 1
  c NSApplication NSResponder - - mainWindow:NSWindow,keyWindow:NSWindow,windows:[NSWindow]
  c NSView NSResponder 8 - layer:CALayer,superview:NSView,subviews:[NSView],window:NSWindow,topAnchor:NSLayoutYAxisAnchor,bottomAnchor:NSLayoutYAxisAnchor,leadingAnchor:NSLayoutXAxisAnchor,trailingAnchor:NSLayoutXAxisAnchor,leftAnchor:NSLayoutXAxisAnchor,rightAnchor:NSLayoutXAxisAnchor,centerXAnchor:NSLayoutXAxisAnchor,centerYAnchor:NSLayoutYAxisAnchor,widthAnchor:NSLayoutDimension,heightAnchor:NSLayoutDimension
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
  c NSViewController NSResponder 16 - view:NSView,parent:NSViewController,children:[NSViewController],presentingViewController:NSViewController,storyboard:NSStoryboard,undoManager:UndoManager,extensionContext:NSExtensionContext
  c NSPageController NSViewController
  c NSSplitViewController NSViewController - - splitView:NSSplitView
  c NSTabViewController NSViewController - - tabView:NSTabView
  c NSTitlebarAccessoryViewController NSViewController
  c NSWindow NSResponder - - contentView:NSView,contentViewController:NSViewController,toolbar:NSToolbar,sheetParent:NSWindow
  c NSPanel NSWindow
  c NSSavePanel NSPanel
  c NSOpenPanel NSSavePanel
  c NSWindowController NSResponder - - window:NSWindow,contentViewController:NSViewController
  c NSStoryboard NSObject - - instantiateController:NSViewController,instantiateInitialController:NSViewController
  c NSStoryboardSegue NSObject - - destinationController:NSViewController,sourceController:NSViewController
  c NSToolbar NSObject 1
  c NSToolbarItem NSObject 1
  c NSToolbarItemGroup NSToolbarItem
  c NSTouchBar NSObject 1
  c NSTouchBarItem NSObject 1
  c NSCustomTouchBarItem NSTouchBarItem
  c NSViewControllerPresentationAnimator NSObject 66
  p NSApplicationDelegate - 1
  p NSTableViewDataSource - 2
  p NSTableViewDelegate - 2
  p NSOutlineViewDataSource - 2
  p NSOutlineViewDelegate - 2
  p NSTextFieldDelegate - 2
  p NSSearchFieldDelegate - 2
  p NSCollectionViewDataSource - 2
  p NSCollectionViewDelegate - 2
  # AVKit
  c AVPlayerViewController UIViewController
  v VideoPlayer View
  # ActivityKit
  p ActivityAttributes - 16384
  # AppIntents Foundation
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
  # Charts
  p ChartContent - 37
  v Chart View
  # ClockKit
  p CLKComplicationDataSource - 16384
  # CoreData Foundation
  c NSManagedObject NSObject 512
  # Intents
  c INExtension NSObject 16384
  p DynamicOptionsProviding - 16384
  # MapKit Foundation
  c MKAnnotationView UIView
  c MKMapView UIView
  p MapContent - 37
  v Map View
  # MessageUI
  c MFMailComposeViewController UINavigationController
  # MetalKit
  c MTKView UIView
  # Observation
  p Observable - 1024
  # PhotosUI
  c PHPickerViewController UIViewController
  v PhotosPicker View
  # QuartzCore
  c CAAnimation NSObject
  c CATransition CAAnimation 1
  c CALayer NSObject 1
  c CAGradientLayer CALayer
  c CAShapeLayer CALayer
  c CATextLayer CALayer
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
  # TipKit
  p Tip - 16384
  # UserNotifications
  c UNNotificationServiceExtension NSObject 16384
  # WebKit
  c WKWebView UIView - - scrollView:UIScrollView,configuration:WKWebViewConfiguration
  # WidgetKit SwiftUI Foundation
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
  # Combine
  p Publisher - - Output,Failure
  p ObservableObject - 1024
  # Foundation
  c NSObject
  c NSAttributedString NSObject 1
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
  c URLSession NSObject - - dataTask:URLSessionDataTask,uploadTask:URLSessionUploadTask,downloadTask:URLSessionDownloadTask
  c URLSessionTask NSObject
  c URLSessionDataTask URLSessionTask
  c URLSessionUploadTask URLSessionDataTask
  c URLSessionDownloadTask URLSessionTask
  p DataProtocol RandomAccessCollection,ContiguousBytes
  p LocalizedError Error
  p CustomNSError Error
  p RecoverableError Error
  p NSExtensionRequestHandling - 16384
  p NSCoding - 6144
  p NSSecureCoding NSCoding
  p ContiguousBytes
  p NSLocking
  v Data DataProtocol,MutableCollection,RangeReplaceableCollection,Hashable,Codable,CustomStringConvertible
  v CGFloat BinaryFloatingPoint,Codable,CVarArg
  v URL Hashable,Codable,CustomStringConvertible
  v UUID Hashable,Codable,CustomStringConvertible
  v Date Hashable,Codable,CustomStringConvertible,Comparable
  # Alamofire
  p URLRequestConvertible - 2048
  # Apollo
  p GraphQLQuery - 16384
  p GraphQLMutation - 16384
  p GraphQLSubscription - 16384
  # ArgumentParser
  p ParsableCommand - 16384
  p AsyncParsableCommand - 16384
  p ParsableArguments - 16384
  # Factory
  p AutoAssembly - 8192
  p SharedContainer - 8192
  # FloatingPanel
  c FloatingPanelController UIViewController
  # Freddy
  p JSONDecodable - 6144
  # GRDB
  p FetchableRecord - 512
  p PersistableRecord - 512
  p MutablePersistableRecord - 512
  # Gloss
  p Glossy - 6144
  # HandyJSON
  p HandyJSON - 6144
  # JSONModel
  c JSONModel NSObject 6144
  # MMDrawerController
  c MMDrawerController UIViewController
  # Mantle
  c MTLModel NSObject 6144
  p MTLJSONSerializing - 6144
  # Moya
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
  # Realm
  c RLMObject NSObject 512
  # RealmSwift
  c EmbeddedObject - 512
  c RealmSwiftObject - 512
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
  # Swift
  c KeyPath - - Root,Value
  p Collection Sequence - Index,SubSequence,Indices
  p BidirectionalCollection Collection
  p RandomAccessCollection BidirectionalCollection
  p MutableCollection Collection
  p RangeReplaceableCollection Collection
  p StringProtocol BidirectionalCollection,Hashable,Comparable,LosslessStringConvertible,TextOutputStream
  p Hashable Equatable
  p Comparable Equatable
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
  p RawRepresentable - - RawValue
  p Identifiable - - ID
  p Strideable Comparable - Stride
  p AsyncSequence - - Element,AsyncIterator
  p IteratorProtocol - - Element
  p SetAlgebra - - Element
  p CaseIterable - - AllCases
  p Error - 16384
  p CodingKey - 16384
  p Encodable - 2048
  p Decodable - 6144
  p AdditiveArithmetic Equatable
  p CVarArg
  p CustomStringConvertible
  p Equatable
  p ExpressibleByArrayLiteral
  p ExpressibleByDictionaryLiteral
  p ExpressibleByFloatLiteral
  p ExpressibleByIntegerLiteral
  p LosslessStringConvertible CustomStringConvertible
  p RangeExpression
  p Sequence - - Element,Iterator
  p TextOutputStream
  v Array RandomAccessCollection,MutableCollection,RangeReplaceableCollection,ExpressibleByArrayLiteral,Hashable,Codable - Element
  v ArraySlice RandomAccessCollection,MutableCollection,RangeReplaceableCollection,ExpressibleByArrayLiteral,Hashable,Codable - Element
  v ContiguousArray RandomAccessCollection,MutableCollection,RangeReplaceableCollection,ExpressibleByArrayLiteral,Hashable,Codable - Element
  v Dictionary Collection,ExpressibleByDictionaryLiteral,Hashable,Codable - Key,Value
  v Set Collection,SetAlgebra,Hashable,Codable - Element
  v String StringProtocol,RangeReplaceableCollection,Codable
  v Substring StringProtocol,RangeReplaceableCollection
  v Character Hashable,Comparable,LosslessStringConvertible
  v Bool Hashable,LosslessStringConvertible,Codable
  v Int FixedWidthInteger,SignedInteger,Codable,CVarArg
  v Int8 FixedWidthInteger,SignedInteger,Codable,CVarArg
  v Int16 FixedWidthInteger,SignedInteger,Codable,CVarArg
  v Int32 FixedWidthInteger,SignedInteger,Codable,CVarArg
  v Int64 FixedWidthInteger,SignedInteger,Codable,CVarArg
  v UInt FixedWidthInteger,UnsignedInteger,Codable,CVarArg
  v UInt8 FixedWidthInteger,UnsignedInteger,Codable,CVarArg
  v UInt16 FixedWidthInteger,UnsignedInteger,Codable,CVarArg
  v UInt32 FixedWidthInteger,UnsignedInteger,Codable,CVarArg
  v UInt64 FixedWidthInteger,UnsignedInteger,Codable,CVarArg
  v Double BinaryFloatingPoint,LosslessStringConvertible,Codable,CVarArg
  v Float BinaryFloatingPoint,LosslessStringConvertible,Codable,CVarArg
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
  v AsyncStream AsyncSequence - Element
  v AsyncThrowingStream AsyncSequence - Element,Failure
  v Optional - - Wrapped
  v Result - - Success,Failure
  v Task - - Success,Failure
  v KeyedDecodingContainer - - Key
  v KeyedEncodingContainer - - Key
  # SwiftUI Foundation Combine
  c NSHostingController NSViewController
  c UIHostingController UIViewController
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
  p App - 37
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
  v Text View
  v Image View
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
  v Color View
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
  # UIKit Foundation
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
  c UIBarItem NSObject 1
  c UIBarButtonItem UIBarItem - - customView:UIView
  c UITabBarItem UIBarItem
  c UICollectionViewDiffableDataSource NSObject 2
  c UICollectionViewLayout NSObject 1
  c UICollectionViewCompositionalLayout UICollectionViewLayout
  c UICollectionViewFlowLayout UICollectionViewLayout
  c UICollectionViewLayoutAttributes NSObject 1
  c UIColor NSObject 1
  c UIDocument NSObject 1
  c UIManagedDocument UIDocument
  c UIDocumentInteractionController NSObject 1
  c UIFont NSObject 1
  c UIGestureRecognizer NSObject 1 - view:UIView
  c UIHoverGestureRecognizer UIGestureRecognizer
  c UILongPressGestureRecognizer UIGestureRecognizer
  c UIPanGestureRecognizer UIGestureRecognizer
  c UIScreenEdgePanGestureRecognizer UIPanGestureRecognizer
  c UIPinchGestureRecognizer UIGestureRecognizer
  c UIRotationGestureRecognizer UIGestureRecognizer
  c UISwipeGestureRecognizer UIGestureRecognizer
  c UITapGestureRecognizer UIGestureRecognizer
  c UIImage NSObject 1
  c UINavigationItem NSObject 1 - rightBarButtonItem:UIBarButtonItem,leftBarButtonItem:UIBarButtonItem,titleView:UIView,rightBarButtonItems:[UIBarButtonItem],leftBarButtonItems:[UIBarButtonItem],searchController:UISearchController
  c UIPercentDrivenInteractiveTransition NSObject 66
  c UIPresentationController NSObject 1
  c UIPrintPageRenderer NSObject 1
  c UIResponder NSObject 1
  c UIAccessibilityElement UIResponder
  c UIApplication UIResponder - - keyWindow:UIWindow,windows:[UIWindow],delegate:UIApplicationDelegate,connectedScenes:[UIScene]
  c UIScene UIResponder
  c UIWindowScene UIScene - - windows:[UIWindow],keyWindow:UIWindow
  c UIView UIResponder 8 - layer:CALayer,superview:UIView,subviews:[UIView],window:UIWindow,gestureRecognizers:[UIGestureRecognizer],inputView:UIView,viewWithTag:UIView,topAnchor:NSLayoutYAxisAnchor,bottomAnchor:NSLayoutYAxisAnchor,leadingAnchor:NSLayoutXAxisAnchor,trailingAnchor:NSLayoutXAxisAnchor,leftAnchor:NSLayoutXAxisAnchor,rightAnchor:NSLayoutXAxisAnchor,centerXAnchor:NSLayoutXAxisAnchor,centerYAnchor:NSLayoutYAxisAnchor,widthAnchor:NSLayoutDimension,heightAnchor:NSLayoutDimension,safeAreaLayoutGuide:UILayoutGuide,layoutMarginsGuide:UILayoutGuide
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
  c UIWindow UIView - - rootViewController:UIViewController,windowScene:UIWindowScene
  c UIViewController UIResponder 16 - view:UIView,viewIfLoaded:UIView,navigationController:UINavigationController,navigationItem:UINavigationItem,tabBarController:UITabBarController,tabBarItem:UITabBarItem,splitViewController:UISplitViewController,parent:UIViewController,children:[UIViewController],presentedViewController:UIViewController,presentingViewController:UIViewController,toolbarItems:[UIBarButtonItem],popoverPresentationController:UIPopoverPresentationController,storyboard:UIStoryboard,presentationController:UIPresentationController,extensionContext:NSExtensionContext,sheetPresentationController:UISheetPresentationController,undoManager:UndoManager
  c UIActivityViewController UIViewController
  c UIAlertController UIViewController - - textFields:[UITextField]
  c UICloudSharingController UIViewController
  c UICollectionViewController UIViewController - - collectionView:UICollectionView
  c UIDocumentPickerViewController UIViewController
  c UIInputViewController UIViewController
  c UINavigationController UIViewController - - navigationBar:UINavigationBar,toolbar:UIToolbar,topViewController:UIViewController,visibleViewController:UIViewController,viewControllers:[UIViewController],interactivePopGestureRecognizer:UIGestureRecognizer
  c UIImagePickerController UINavigationController
  c UIVideoEditorController UINavigationController
  c UIPageViewController UIViewController - - viewControllers:[UIViewController]
  c UISearchController UIViewController - - searchBar:UISearchBar,searchResultsController:UIViewController
  c UISplitViewController UIViewController - - viewControllers:[UIViewController]
  c UITabBarController UIViewController - - tabBar:UITabBar,selectedViewController:UIViewController,viewControllers:[UIViewController]
  c UITableViewController UIViewController - - tableView:UITableView,refreshControl:UIRefreshControl
  c UIStoryboard NSObject - - instantiateViewController:UIViewController,instantiateInitialViewController:UIViewController
  c UIStoryboardSegue NSObject 1 - destination:UIViewController,source:UIViewController,destinationViewController:UIViewController
  c UITableViewDiffableDataSource NSObject 2
  c UIViewPropertyAnimator NSObject 1
  p UIApplicationDelegate - 1
  p UIWindowSceneDelegate UISceneDelegate
  p UISceneDelegate - 1
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
  # WatchKit Foundation
  c WKInterfaceController NSObject 1
  p WKExtensionDelegate - 1
  p WKApplicationDelegate - 1
  """
