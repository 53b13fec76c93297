import Architecture
import DependencyGraph
import SourceFacts

/// The objects that a navigating use shows or is called on.
extension UseReader {
  /// Whether a use is called on one of these types, or passes one, also as the root of a navigation controller: an
  /// alert, a picker.
  func concerns(_ list: TypeList, _ use: Use) -> Bool {
    if case .value(let type) = receiver(of: use), list.holds(type, types) || isNamed(use, list, type) { return true }
    return arguments(of: use).contains { argument in
      ([argument] + roots(of: argument, use)).contains { isOne(of: list, $0, passedBy: use) }
    }
  }

  /// Whether a use brings the view's own window to the front and shows no new screen:
  /// `view.window?.makeKeyAndOrderFront(nil)`.
  func movesOwnWindow(_ use: Use) -> Bool {
    let name = graph.files[use.file].facts.text(use.name)
    guard name.hasPrefix("makeKey") || name.hasPrefix("orderFront"), let path = receiverPath(of: use) else {
      return false
    }
    return ["window", "view.window", "viewIfLoaded.window"].contains(path)
  }

  /// Whether a view shows a popup of its own, such as the list of a combo box: a window that it attaches to its window,
  /// `window.addChildWindow(panel, ordered: .above)`, one that does not take the keyboard, or one that it is in itself.
  func showsOwnPopup(_ use: Use, of type: SymbolID) -> Bool {
    if let window = receiverPath(of: use), isStored(window, in: type), addsItself(to: window, in: type) { return true }
    let name = graph.files[use.file].facts.text(use.name)
    guard name.hasPrefix("makeKey") || name.hasPrefix("orderFront"), let window = receiverPath(of: use) else {
      return false
    }
    if name.hasPrefix("orderFront"), isStored(window, in: type) { return true }
    return uses(of: type, forms: [.call]).contains { other in
      other.source == use.source && graph.files[other.file].facts.text(other.name).hasPrefix("addChildWindow")
        && arguments(of: other).contains { identifier($0, of: other) == window }
    }
  }

  /// `popupWindow.addSubview(self)`, `[self.popupWindow.rootViewController.view addSubview:self]`
  private func addsItself(to window: String, in type: SymbolID) -> Bool {
    uses(of: type, forms: [.call]).contains { use in
      graph.files[use.file].facts.text(use.name).hasPrefix("addSubview") && passesItself(use)
        && (receiverPath(of: use).map { $0 == window || $0.hasPrefix(window + ".") } ?? false)
    }
  }

  private func isStored(_ name: String, in type: SymbolID) -> Bool {
    graph.parts(of: type).contains { part in
      graph.members(of: part).contains { graph.symbols[$0].kind == .variable && graph.plainName(of: $0) == name }
    }
  }

  /// Whether a use opens a window whose content is the object itself: `panel.contentViewController = self`, and then
  /// `panel.showWindow(nil)`; or empties a window: `panel.contentViewController = nil`.
  func movesItself(_ use: Use, of type: SymbolID) -> Bool {
    if setsContent(use) {
      return arguments(of: use).allSatisfy { identifier($0, of: use) == "self" || isNil($0, in: use.file) }
    }
    let name = graph.files[use.file].facts.text(use.name)
    guard ["showWindow", "makeKey", "orderFront"].contains(where: name.hasPrefix), let window = receiverPath(of: use)
    else { return false }
    return uses(of: type, forms: [.assign]).contains { other in
      other.source == use.source && receiverPath(of: other) == window && setsContent(other)
        && arguments(of: other).contains { identifier($0, of: other) == "self" }
    }
  }

  /// `window.rootViewController = …`, `[window setRootViewController:…]`
  private func setsContent(_ use: Use) -> Bool {
    let name = graph.files[use.file].facts.text(use.name)
    return use.form == .assign && Self.contents.contains(name.propertyItSets ?? name)
  }

  private static let contents: Set<String> = ["contentViewController", "rootViewController"]

  private func isNil(_ node: NodeID, in file: FileID) -> Bool {
    graph.files[file].facts.nodes[node].kind == .nilLiteral
  }

  /// Whether a use only gets a shared instance, `[Store sharedStore]`, `Store.shared()`: then only the use of the
  /// result counts.
  func isSharedAccess(_ use: Use) -> Bool {
    guard use.form == .call, arguments(of: use).isEmpty, case .value(let type) = receiver(of: use), case .type = type
    else { return false }
    return types.type(of: use.call, in: use.file) == type.instance
  }

  /// `parent.addChild(self)`
  func passesItself(_ use: Use) -> Bool {
    receiver(of: use) != .own && arguments(of: use).contains { identifier($0, of: use) == "self" }
  }

  /// The view controllers of the project that a use passes as arguments, directly or as the root of a navigation
  /// controller.
  func controllersPassed(by use: Use, _ isController: (SymbolID) -> Bool) -> [SymbolID] {
    arguments(of: use).flatMap { [$0] + roots(of: $0, use) }.compactMap { node in
      guard case .project(let symbol) = types.type(of: node, in: use.file), isController(symbol) else { return nil }
      return symbol
    }
  }

  /// Whether the name of the receiver is in the list, if its type is unknown, as for an inherited property `alert`.
  private func isNamed(_ use: Use, _ list: TypeList, _ type: ValueType) -> Bool {
    guard type.isUnknown || types.names(of: type).first == "UIViewController", let path = receiverPath(of: use) else {
      return false
    }
    return list.matches(path.split(separator: ".").last.map(String.init) ?? path)
  }

  private func isOne(of list: TypeList, _ argument: NodeID, passedBy use: Use) -> Bool {
    if let name = identifier(argument, of: use), list.matches(name) { return true }
    return list.holds(types.type(of: argument, in: use.file), types)
  }

  /// The root of `UINavigationController(rootViewController: picker)`, written here or stored in a local variable.
  private func roots(of argument: NodeID, _ use: Use) -> [NodeID] {
    let facts = graph.files[use.file].facts
    let node = facts.nodes[argument]
    let value =
      node.kind == .identifier
      ? types.localValue(of: node.name, at: node.offset, node: argument, in: use.file) : argument
    guard let value, facts.nodes[value].kind == .call else { return [] }
    let children = facts.children(of: value)
    let isMessage = children.first.map { facts.text(facts.nodes[$0].name) == "initWithRootViewController:" } ?? false
    return children.dropFirst().filter { isMessage || facts.text(facts.nodes[$0].label) == "rootViewController" }
  }
}
