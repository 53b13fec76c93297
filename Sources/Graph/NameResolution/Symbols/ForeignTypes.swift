import DependencyGraph
import LowLevel
import SourceFacts

/// What well-known types from outside inherit from and conform to, so that the project's extensions of a supertype are
/// found on them: `extension UIViewController` on a `UITableViewController`, `extension View` on a `Text`.
enum ForeignTypes {
  /// All supertypes of a type, nearest first; empty for those that are not known.
  static func supertypes(of type: String) -> [String] {
    var found = direct[type] ?? []
    var next = 0
    while next < found.count {
      for supertype in direct[found[next]] ?? [] where !found.contains(supertype) { found.append(supertype) }
      next += 1
    }
    return found
  }

  /// Those that are chosen, in order.
  static func names(where isChosen: (String) -> Bool) -> [String] { direct.keys.filter(isChosen).ordered() }

  /// Generic parameters and associated types, by which extensions of a type name what its values hold.
  static func parameters(of type: String) -> [String] {
    if let known = parameters[type] { return known }
    return type == "Sequence" || supertypes(of: type).contains("Sequence") ? elements : []
  }

  private static let elements = ["Element", "Iterator", "Index", "SubSequence", "Indices"]
  static let parameters: [String: [String]] = [
    "Dictionary": ["Key", "Value"] + elements, "Optional": ["Wrapped"], "Result": ["Success", "Failure"],
    "Task": ["Success", "Failure"], "Publisher": ["Output", "Failure"], "RawRepresentable": ["RawValue"],
    "Identifiable": ["ID"], "View": ["Body"], "ViewModifier": ["Body", "Content"], "Range": ["Bound"] + elements,
    "ClosedRange": ["Bound"] + elements, "KeyedDecodingContainer": ["Key"], "KeyedEncodingContainer": ["Key"],
    "Strideable": ["Stride"], "Binding": ["Value"], "AsyncSequence": ["Element"], "AsyncStream": ["Element"],
    "AsyncThrowingStream": ["Element"], "IteratorProtocol": ["Element"], "SetAlgebra": ["Element"],
    "CaseIterable": ["AllCases"], "KeyPath": ["Root", "Value"],
  ]

  /// The supertypes that a type's declaration names.
  static let direct: [String: [String]] = {
    var table = standardLibrary
    for (supertype, types) in subclasses {
      for type in types.split(whereSeparator: \.isWhitespace) { table[String(type), default: []].append(supertype) }
    }
    return table
  }()

  private static let value = [
    "Hashable", "Comparable", "Codable", "CustomStringConvertible", "LosslessStringConvertible",
  ]
  private static let integer = value + ["FixedWidthInteger", "ExpressibleByIntegerLiteral", "CVarArg"]
  private static let signed = integer + ["SignedInteger"]
  private static let unsigned = integer + ["UnsignedInteger"]
  private static let float = value + ["BinaryFloatingPoint", "ExpressibleByFloatLiteral", "CVarArg"]
  private static let string = ["RangeReplaceableCollection", "StringProtocol", "TextOutputStream"] + value
  private static let array = [
    "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection", "ExpressibleByArrayLiteral",
    "Hashable", "Codable", "CustomStringConvertible",
  ]
  private static let plain = ["Hashable", "Codable", "CustomStringConvertible"]

  private static let standardLibrary: [String: [String]] = [
    "Array": array, "ArraySlice": array, "ContiguousArray": array, "Data": array + ["DataProtocol", "ContiguousBytes"],
    "Dictionary": ["Collection", "ExpressibleByDictionaryLiteral", "Hashable", "Codable"],
    "Set": ["Collection", "SetAlgebra", "Hashable", "Codable"],
    "String": string, "Substring": string, "Character": value, "Bool": value,
    "Int": signed, "Int8": signed, "Int16": signed, "Int32": signed, "Int64": signed,
    "UInt": unsigned, "UInt8": unsigned, "UInt16": unsigned, "UInt32": unsigned, "UInt64": unsigned,
    "Double": float, "Float": float, "CGFloat": float,
    "Range": ["RandomAccessCollection", "RangeExpression", "Hashable"],
    "ClosedRange": ["RandomAccessCollection", "RangeExpression", "Hashable"],
    "URL": plain, "UUID": plain, "Date": plain + ["Comparable"],
    "Collection": ["Sequence"], "BidirectionalCollection": ["Collection"],
    "RandomAccessCollection": ["BidirectionalCollection"], "MutableCollection": ["Collection"],
    "RangeReplaceableCollection": ["Collection"], "StringProtocol": ["BidirectionalCollection"],
    "DataProtocol": ["RandomAccessCollection"],
    "EmptyCollection": ["RandomAccessCollection"], "CollectionOfOne": ["RandomAccessCollection"],
    "Repeated": ["RandomAccessCollection"], "Slice": ["Collection"], "ReversedCollection": ["BidirectionalCollection"],
    "UnsafeBufferPointer": ["RandomAccessCollection"], "UnsafeMutableBufferPointer": ["RandomAccessCollection"],
    "UnsafeRawBufferPointer": ["RandomAccessCollection"], "UnsafeMutableRawBufferPointer": ["RandomAccessCollection"],
    "AnySequence": ["Sequence"], "AnyCollection": ["Collection"],
    "AnyBidirectionalCollection": ["BidirectionalCollection"],
    "AnyRandomAccessCollection": ["RandomAccessCollection"], "AnyIterator": ["IteratorProtocol", "Sequence"],
    "AsyncStream": ["AsyncSequence"], "AsyncThrowingStream": ["AsyncSequence"],
    "Hashable": ["Equatable"], "Comparable": ["Equatable"], "Codable": ["Encodable", "Decodable"],
    "FixedWidthInteger": ["BinaryInteger"], "BinaryInteger": ["Numeric", "Strideable"],
    "Numeric": ["AdditiveArithmetic"],
    "SignedInteger": ["BinaryInteger", "SignedNumeric"], "UnsignedInteger": ["BinaryInteger"],
    "BinaryFloatingPoint": ["FloatingPoint"], "FloatingPoint": ["SignedNumeric", "Strideable"],
    "SignedNumeric": ["Numeric"], "OptionSet": ["SetAlgebra", "RawRepresentable"],
  ]

  /// Apple's frameworks: superclass, subclasses; protocol, types that conform.
  private static let subclasses: [(supertype: String, types: String)] = [
    ("NSLocking", "NSLock NSRecursiveLock NSConditionLock NSCondition"),
    ("NSObject", "UIResponder NSResponder"),
    ("UIResponder", "UIView UIViewController UIApplication"),
    (
      "UIViewController",
      """
      UITableViewController UICollectionViewController UINavigationController UITabBarController UISplitViewController
      UIPageViewController UIAlertController UIActivityViewController UISearchController UIHostingController
      UIImagePickerController UIDocumentPickerViewController UIInputViewController SFSafariViewController
      MFMailComposeViewController AVPlayerViewController QLPreviewController PHPickerViewController
      """
    ),
    (
      "UIView",
      """
      UILabel UIImageView UIStackView UIScrollView UIControl UIWindow UITableViewCell UITableViewHeaderFooterView
      UICollectionReusableView UIProgressView UIActivityIndicatorView UIVisualEffectView UIPickerView UINavigationBar
      UIToolbar UITabBar UISearchBar UIInputView WKWebView MKMapView MKAnnotationView MTKView
      """
    ),
    ("UIScrollView", "UITextView UITableView UICollectionView"),
    (
      "UIControl",
      """
      UIButton UITextField UISwitch UISlider UISegmentedControl UIDatePicker UIStepper UIPageControl UIRefreshControl
      UIColorWell
      """
    ),
    ("UICollectionReusableView", "UICollectionViewCell"), ("UICollectionViewCell", "UICollectionViewListCell"),
    ("NSResponder", "NSView NSViewController NSWindow NSWindowController NSApplication"),
    ("NSViewController", "NSTabViewController NSSplitViewController NSPageController NSHostingController"),
    (
      "NSView",
      "NSControl NSStackView NSScrollView NSSplitView NSTableCellView NSTableRowView NSText NSBox NSVisualEffectView"
    ),
    ("NSControl", "NSButton NSTextField NSTableView NSImageView NSSlider NSSegmentedControl NSDatePicker"),
    ("NSTableView", "NSOutlineView"), ("NSButton", "NSPopUpButton"), ("NSTextField", "NSSearchField"),
    ("NSText", "NSTextView"), ("NSWindow", "NSPanel"),
    ("Shape", "Circle Rectangle RoundedRectangle Capsule Ellipse Path UnevenRoundedRectangle"),
    ("View", "Shape Gradient"),
    (
      "View",
      """
      Text Image Button VStack HStack ZStack LazyVStack LazyHStack LazyVGrid LazyHGrid Grid GridRow List ScrollView
      ForEach Group Section Form NavigationStack NavigationView NavigationLink NavigationSplitView TabView Spacer
      Divider Color Toggle TextField SecureField TextEditor Picker DatePicker ColorPicker Slider Stepper Menu Label Link
      ShareLink ProgressView Gauge GeometryReader ScrollViewReader AnyView EmptyView AsyncImage DisclosureGroup
      OutlineGroup ControlGroup GroupBox ViewThatFits TimelineView Canvas LabeledContent ContentUnavailableView Table
      EquatableView LinearGradient RadialGradient AngularGradient PhotosPicker Map VideoPlayer Chart
      """
    ),
  ]
}
