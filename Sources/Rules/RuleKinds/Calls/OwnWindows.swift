import Architecture
import DependencyGraph
import SourceFacts

/// The windows that a type puts itself into or attaches to its own window. They are found once for a type, because each
/// of its uses is compared with them.
struct OwnWindows {
  private typealias Window = (source: SymbolID?, name: String)

  private let reader: UseReader
  private let type: SymbolID
  /// Where the type adds itself: `popupWindow.addSubview(self)`, `[self.popupWindow.rootViewController.view
  /// addSubview:self]`
  private var hosts: [String] = []
  /// `window.addChildWindow(panel, ordered: .above)`
  private var attached: [Window] = []
  /// `panel.contentViewController = self`
  private var filled: [Window] = []

  init(of type: SymbolID, _ reader: UseReader) {
    (self.type, self.reader) = (type, reader)
    for use in reader.uses(of: type, forms: [.call, .assign]) {
      if reader.setsContent(use) {
        guard reader.arguments(of: use).contains(where: { reader.identifier($0, of: use) == "self" }) else { continue }
        if let window = reader.receiverPath(of: use) { filled.append((use.source, window)) }
      }
      guard use.form == .call else { continue }
      let name = reader.graph.files[use.file].facts.text(use.name)
      if name.hasPrefix("addSubview"), reader.passesItself(use) {
        if let host = reader.receiverPath(of: use) { hosts.append(host) }
      } else if name.hasPrefix("addChildWindow") {
        attached += reader.arguments(of: use).compactMap { reader.identifier($0, of: use) }.map { (use.source, $0) }
      }
    }
  }

  /// Whether a view shows a popup of its own, such as the list of a combo box: a window that it attaches to its window,
  /// one that does not take the keyboard, or one that it is in itself.
  func showPopup(by use: Use) -> Bool {
    guard let window = reader.receiverPath(of: use) else { return false }
    if hosts.contains(where: { $0 == window || $0.hasPrefix(window + ".") }), isStored(window) { return true }
    let name = reader.graph.files[use.file].facts.text(use.name)
    if name.hasPrefix("orderFront"), isStored(window) { return true }
    guard name.hasPrefix("makeKey") || name.hasPrefix("orderFront") else { return false }
    return attached.contains { $0.source == use.source && $0.name == window }
  }

  /// Whether a use opens a window whose content is the object itself: `panel.contentViewController = self`, and then
  /// `panel.showWindow(nil)`; or empties a window: `panel.contentViewController = nil`.
  func movesItself(by use: Use) -> Bool {
    if reader.setsContent(use) {
      return reader.arguments(of: use).allSatisfy {
        reader.identifier($0, of: use) == "self"
          || reader.graph.files[use.file].facts.nodes[$0].kind == .nilLiteral
      }
    }
    let name = reader.graph.files[use.file].facts.text(use.name)
    guard ["showWindow", "makeKey", "orderFront"].contains(where: name.hasPrefix),
      let window = reader.receiverPath(of: use)
    else { return false }
    return filled.contains { $0.source == use.source && $0.name == window }
  }

  private func isStored(_ name: String) -> Bool {
    reader.graph.parts(of: type).contains { part in
      reader.graph.members(of: part).contains { member in
        reader.graph.symbols[member].kind == .variable && reader.graph.plainName(of: member) == name
      }
    }
  }
}

extension UseReader {
  /// `window.rootViewController = …`, `[window setRootViewController:…]`
  fileprivate func setsContent(_ use: Use) -> Bool {
    let name = graph.files[use.file].facts.text(use.name)
    return use.form == .assign && ["contentViewController", "rootViewController"].contains(name.propertyItSets ?? name)
  }
}
