import SourceFacts

/// The kind of a UIKit or AppKit object by the name of its element.
enum ElementKind {
  static func of(
    _ element: Range<Int>, _ placeholder: Range<Int>?, _ identifier: Range<Int>?, in source: [UInt8]
  ) -> InterfaceObject.Kind {
    let name = String(decoding: source[element], as: UTF8.self)
    switch name {
    case "placeholder":
      return placeholder.map { source[$0].elementsEqual("IBFilesOwner".utf8) } ?? false ? .filesOwner : .other
    // AppKit's documents have three objects with fixed numbers: the owner, the first responder, the application.
    case "customObject":
      return identifier.map { source[$0].elementsEqual("-2".utf8) } ?? false ? .filesOwner : .other
    case "viewControllerPlaceholder", "controllerPlaceholder": return .reference
    case _ where controllers.contains(name) || name.hasSuffix("ViewController"): return .viewController
    case _ where views.contains(name) || name.hasSuffix("View") || name.hasSuffix("ViewCell"): return .view
    default: return .other
    }
  }

  private static let controllers: Set<String> = [
    "viewController", "navigationController", "tabBarController", "pagecontroller", "hostingController",
    "collectionViewItem",
  ]

  private static let views: Set<String> = [
    "view", "label", "button", "popUpButton", "textField", "secureTextField", "searchField", "tokenField", "comboBox",
    "segmentedControl", "slider", "switch", "stepper", "progressIndicator", "levelIndicator", "datePicker", "colorWell",
    "pathControl", "pageControl", "control", "box", "matrix", "browser", "scroller", "ruleEditor", "predicateEditor",
    "navigationBar", "tabBar", "searchBar", "collectionReusableView",
  ]
}
