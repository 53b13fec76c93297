import Patterns
import SourceFacts

/// What UIKit, AppKit and Foundation types inherit from, and of which types their members are: no SDK is read. A class, since it
/// is asked again and again and is not to be copied.
final class FrameworkTypes: Sendable {
  struct Member: Sendable {
    let type: Name
    let isCollection: Bool
  }
  /// Of types and their members: all names below are among them.
  private let names: NameTable
  private let superclasses: [Name: Name]
  private let members: [UInt64: Member]

  static let known = FrameworkTypes(frameworkTypeTable)

  /// One type a line: `Name: Superclass | member Type, member [Element]`.
  init(_ table: String) {
    var names = NameTable()
    var superclasses: [Name: Name] = [:]
    var members: [UInt64: Member] = [:]
    superclasses.reserveCapacity(256)
    members.reserveCapacity(256)
    var table = table
    table.withUTF8 { bytes in
      var start = 0
      while start < bytes.count {
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        var words = TableWords(UnsafeBufferPointer(rebasing: bytes[start..<end]))
        start = end + 1
        guard let owner = words.next().map({ names.intern($0) }) else { continue }
        var isBehindBar = false
        while let word = words.next() {
          if word[0] == UInt8(ascii: "|") {
            isBehindBar = true
          } else if !isBehindBar {
            superclasses[owner] = names.intern(word)
          } else if let of = words.next() {
            let isCollection = of[0] == UInt8(ascii: "[")
            let type = names.intern(isCollection ? UnsafeBufferPointer(rebasing: of.dropFirst().dropLast()) : of)
            members[Self.key(owner, names.intern(word))] = Member(type: type, isCollection: isCollection)
          }
        }
      }
    }
    (self.names, self.superclasses, self.members) = (names, superclasses, members)
  }

  private static func key(_ type: Name, _ member: Name) -> UInt64 { UInt64(type.raw) << 32 | UInt64(member.raw) }

  func find(_ name: UnsafeBufferPointer<UInt8>) -> Name? { names.find(name) }

  func find(_ name: String) -> Name? { names.find(name) }

  func withBytes<Result>(of name: Name, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result { names.withBytes(of: name, body) }

  /// A type's superclasses, nearest first; not itself.
  func superclasses(of name: Name) -> [Name] {
    var result: [Name] = []
    var next = superclasses[name]
    while let name = next, result.count < 16 {
      result.append(name)
      next = superclasses[name]
    }
    return result
  }

  /// From which types one gets to a value of some types by nothing but members and inheritance, with those themselves. Nil where views
  /// or view controllers are among them: what these are is told by the ends of names.
  func sources(of types: NamePattern) -> [Name]? {
    if !types.text.utf8.contains(where: "*?\\".utf8.contains), names.find(types.text) == nil { return [] }
    var isSource = NameGlobs([types]).matches(in: names)
    if !isSource.contains(true) { return [] }
    var isOpen = true
    while isOpen {
      isOpen = false
      for (type, superclass) in superclasses where isSource[Int(superclass.raw)] && !isSource[Int(type.raw)] {
        (isSource[Int(type.raw)], isOpen) = (true, true)
      }
      for (key, member) in members where isSource[Int(member.type.raw)] && !isSource[Int(key >> 32)] {
        (isSource[Int(key >> 32)], isOpen) = (true, true)
      }
    }
    let sources = isSource.indices.filter { isSource[$0] }.map { Name(UInt32($0)) }
    return sources.contains(where: ScreenKin.isScreen) ? nil : sources
  }

  /// The type of a property, or of what a method returns, in a type that is or inherits from one of these.
  func member(_ name: Name, of types: [Name]) -> Member? {
    for type in types {
      if let found = members[Self.key(type, name)] { return found }
    }
    return nil
  }
}

/// The words of a line of the table, between blanks, colons and commas.
private struct TableWords {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func next() -> UnsafeBufferPointer<UInt8>? {
    while position < bytes.count, !isPart(position) { position += 1 }
    let start = position
    while position < bytes.count, isPart(position) { position += 1 }
    return start < position ? UnsafeBufferPointer(rebasing: bytes[start..<position]) : nil
  }

  private func isPart(_ index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: " "), UInt8(ascii: ":"), UInt8(ascii: ","): false
    default: true
    }
  }
}

private let frameworkTypeTable = """
  UIResponder: NSObject
  UIApplication: UIResponder | keyWindow UIWindow, windows [UIWindow], delegate UIApplicationDelegate, \
  connectedScenes [UIScene]
  UIViewController: UIResponder | view UIView, viewIfLoaded UIView, navigationController UINavigationController, \
  navigationItem UINavigationItem, tabBarController UITabBarController, tabBarItem UITabBarItem, \
  splitViewController UISplitViewController, parent UIViewController, children [UIViewController], \
  presentedViewController UIViewController, presentingViewController UIViewController, toolbarItems [UIBarButtonItem], \
  popoverPresentationController UIPopoverPresentationController, storyboard UIStoryboard, \
  presentationController UIPresentationController, extensionContext NSExtensionContext, \
  sheetPresentationController UISheetPresentationController, undoManager UndoManager
  UITableViewController: UIViewController | tableView UITableView, refreshControl UIRefreshControl
  UICollectionViewController: UIViewController | collectionView UICollectionView
  UINavigationController: UIViewController | navigationBar UINavigationBar, toolbar UIToolbar, \
  topViewController UIViewController, visibleViewController UIViewController, viewControllers [UIViewController], \
  interactivePopGestureRecognizer UIGestureRecognizer
  UITabBarController: UIViewController | tabBar UITabBar, selectedViewController UIViewController, \
  viewControllers [UIViewController]
  UISplitViewController: UIViewController | viewControllers [UIViewController]
  UIPageViewController: UIViewController | viewControllers [UIViewController]
  UISearchController: UIViewController | searchBar UISearchBar, searchResultsController UIViewController
  UIAlertController: UIViewController | textFields [UITextField]
  UIActivityViewController: UIViewController
  UIImagePickerController: UINavigationController
  UIDocumentPickerViewController: UIViewController
  UIHostingController: UIViewController
  SFSafariViewController: UIViewController
  SLComposeServiceViewController: UIViewController
  MFMailComposeViewController: UINavigationController
  AVPlayerViewController: UIViewController
  QLPreviewController: UIViewController
  UIStoryboard: NSObject | instantiateViewController UIViewController, instantiateInitialViewController UIViewController
  UIStoryboardSegue: NSObject | destination UIViewController, source UIViewController, \
  destinationViewController UIViewController
  UIView: UIResponder | layer CALayer, superview UIView, subviews [UIView], window UIWindow, \
  gestureRecognizers [UIGestureRecognizer], inputView UIView, viewWithTag UIView, topAnchor NSLayoutYAxisAnchor, \
  bottomAnchor NSLayoutYAxisAnchor, leadingAnchor NSLayoutXAxisAnchor, trailingAnchor NSLayoutXAxisAnchor, \
  leftAnchor NSLayoutXAxisAnchor, rightAnchor NSLayoutXAxisAnchor, centerXAnchor NSLayoutXAxisAnchor, \
  centerYAnchor NSLayoutYAxisAnchor, widthAnchor NSLayoutDimension, heightAnchor NSLayoutDimension, \
  safeAreaLayoutGuide UILayoutGuide, layoutMarginsGuide UILayoutGuide
  UIWindow: UIView | rootViewController UIViewController, windowScene UIWindowScene
  UIControl: UIView
  UIButton: UIControl | titleLabel UILabel, imageView UIImageView
  UISwitch: UIControl
  UISlider: UIControl
  UIStepper: UIControl
  UISegmentedControl: UIControl
  UIPageControl: UIControl
  UIDatePicker: UIControl
  UIRefreshControl: UIControl
  UITextField: UIControl | leftView UIView, rightView UIView
  UILabel: UIView
  UIImageView: UIView
  UIProgressView: UIView
  UIActivityIndicatorView: UIView
  UIPickerView: UIView
  UIStackView: UIView | arrangedSubviews [UIView]
  UIVisualEffectView: UIView | contentView UIView
  UIScrollView: UIView | panGestureRecognizer UIPanGestureRecognizer, refreshControl UIRefreshControl
  UITextView: UIScrollView | textStorage NSTextStorage, layoutManager NSLayoutManager
  UITableView: UIScrollView | tableHeaderView UIView, tableFooterView UIView, backgroundView UIView, \
  dequeueReusableCell UITableViewCell, cellForRow UITableViewCell, visibleCells [UITableViewCell], \
  dequeueReusableHeaderFooterView UITableViewHeaderFooterView
  UICollectionView: UIScrollView | dequeueReusableCell UICollectionViewCell, cellForItem UICollectionViewCell, \
  visibleCells [UICollectionViewCell], collectionViewLayout UICollectionViewLayout, backgroundView UIView, \
  dequeueReusableSupplementaryView UICollectionReusableView
  UITableViewCell: UIView | textLabel UILabel, detailTextLabel UILabel, imageView UIImageView, contentView UIView, \
  backgroundView UIView, accessoryView UIView, selectedBackgroundView UIView
  UITableViewHeaderFooterView: UIView | textLabel UILabel, contentView UIView, backgroundView UIView
  UICollectionReusableView: UIView
  UICollectionViewCell: UICollectionReusableView | contentView UIView, backgroundView UIView
  UISearchBar: UIView | searchTextField UITextField
  UINavigationBar: UIView | topItem UINavigationItem
  UIToolbar: UIView
  UITabBar: UIView | items [UITabBarItem]
  UIWebView: UIView | scrollView UIScrollView
  WKWebView: UIView | scrollView UIScrollView, configuration WKWebViewConfiguration
  MKMapView: UIView
  SKView: UIView
  MTKView: UIView
  UIBarItem: NSObject
  UIBarButtonItem: UIBarItem | customView UIView
  UITabBarItem: UIBarItem
  UINavigationItem: NSObject | rightBarButtonItem UIBarButtonItem, leftBarButtonItem UIBarButtonItem, \
  titleView UIView, \
  rightBarButtonItems [UIBarButtonItem], leftBarButtonItems [UIBarButtonItem], searchController UISearchController
  UIGestureRecognizer: NSObject | view UIView
  UITapGestureRecognizer: UIGestureRecognizer
  UIPanGestureRecognizer: UIGestureRecognizer
  UISwipeGestureRecognizer: UIGestureRecognizer
  UIPinchGestureRecognizer: UIGestureRecognizer
  UIRotationGestureRecognizer: UIGestureRecognizer
  UILongPressGestureRecognizer: UIGestureRecognizer
  UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer
  UIHoverGestureRecognizer: UIGestureRecognizer
  UIWindowScene: UIScene | windows [UIWindow], keyWindow UIWindow
  CALayer: NSObject
  CAGradientLayer: CALayer
  CAShapeLayer: CALayer
  NSResponder: NSObject
  NSApplication: NSResponder | mainWindow NSWindow, keyWindow NSWindow, windows [NSWindow]
  NSViewController: NSResponder | view NSView, parent NSViewController, children [NSViewController], \
  presentingViewController NSViewController, storyboard NSStoryboard, undoManager UndoManager, \
  extensionContext NSExtensionContext
  NSSplitViewController: NSViewController | splitView NSSplitView
  NSTabViewController: NSViewController | tabView NSTabView
  NSPageController: NSViewController
  NSHostingController: NSViewController
  NSTitlebarAccessoryViewController: NSViewController
  NSWindowController: NSResponder | window NSWindow, contentViewController NSViewController
  NSStoryboard: NSObject | instantiateController NSViewController, instantiateInitialController NSViewController
  NSStoryboardSegue: NSObject | destinationController NSViewController, sourceController NSViewController
  NSWindow: NSResponder | contentView NSView, contentViewController NSViewController, toolbar NSToolbar, \
  sheetParent NSWindow
  NSPanel: NSWindow
  NSOpenPanel: NSSavePanel
  NSSavePanel: NSPanel
  NSView: NSResponder | layer CALayer, superview NSView, subviews [NSView], window NSWindow, \
  topAnchor NSLayoutYAxisAnchor, \
  bottomAnchor NSLayoutYAxisAnchor, leadingAnchor NSLayoutXAxisAnchor, trailingAnchor NSLayoutXAxisAnchor, \
  leftAnchor NSLayoutXAxisAnchor, rightAnchor NSLayoutXAxisAnchor, centerXAnchor NSLayoutXAxisAnchor, \
  centerYAnchor NSLayoutYAxisAnchor, widthAnchor NSLayoutDimension, heightAnchor NSLayoutDimension
  NSControl: NSView
  NSButton: NSControl
  NSPopUpButton: NSButton
  NSSwitch: NSControl
  NSSlider: NSControl
  NSSegmentedControl: NSControl
  NSTextField: NSControl
  NSSecureTextField: NSTextField
  NSSearchField: NSTextField
  NSComboBox: NSTextField
  NSTokenField: NSTextField
  NSTableView: NSControl
  NSOutlineView: NSTableView
  NSCollectionView: NSView
  NSImageView: NSControl
  NSText: NSView
  NSTextView: NSText | textStorage NSTextStorage, layoutManager NSLayoutManager
  NSScrollView: NSView | documentView NSView, contentView NSView
  NSStackView: NSView | arrangedSubviews [NSView]
  NSSplitView: NSView
  NSTabView: NSView
  NSBox: NSView
  NSVisualEffectView: NSView
  NSProgressIndicator: NSView
  NSTableCellView: NSView | textField NSTextField, imageView NSImageView
  NSTableRowView: NSView
  NSLayoutYAxisAnchor: NSLayoutAnchor
  NSLayoutXAxisAnchor: NSLayoutAnchor
  NSLayoutDimension: NSLayoutAnchor
  NSLayoutAnchor: NSObject | constraint NSLayoutConstraint
  NSMutableURLRequest: NSURLRequest
  URLSession: NSObject | dataTask URLSessionDataTask, uploadTask URLSessionUploadTask, \
  downloadTask URLSessionDownloadTask
  URLSessionDataTask: URLSessionTask
  URLSessionUploadTask: URLSessionDataTask
  URLSessionDownloadTask: URLSessionTask
  """
