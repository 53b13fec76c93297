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
