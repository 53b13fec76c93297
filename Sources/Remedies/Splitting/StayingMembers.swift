import DependencyGraph
import Patterns
import SourceFacts
import Tables
import TypeMembers

extension MemberGraph {
  /// Whether a member has to stay because a framework or a storyboard calls or sets it: overrides, initializers and
  /// lifecycle methods, outlets and actions.
  func stays(_ member: MemberID) -> Bool {
    let entry = members[member]
    if entry.kind == .initializer || entry.kind == .deinitializer { return true }
    return entry.symbols.contains { symbol in
      let declaration = graph.declaration(of: symbol)
      if declaration.modifiers.contains(.override) || declaration.modifiers.contains(.required) { return true }
      if !Self.interfaceAttributes.isDisjoint(with: graph.attributeNames(of: symbol)) { return true }
      guard entry.kind == .method, !entry.isStatic else { return false }
      let name = graph.name(of: symbol)
      return Self.lifecycle.contains { $0.matches(name) }
    }
  }

  private static let interfaceAttributes: Set<String> = ["IBOutlet", "IBAction", "IBInspectable", "IBSegueAction"]

  /// Lifecycle methods, as globs for whole selectors, since Objective-C does not mark overrides.
  private static let lifecycle = [
    "init", "initWith*", "initialize", "load", "awakeFromNib", "prepareForReuse", "commonInit", "viewDidLoad",
    "loadView",
    "view{Will,Did}{Appear,Disappear}", "view{Will,Did}{Appear,Disappear}:", "viewIsAppearing*",
    "view{Will,Did}LayoutSubviews", "view{Will,Did}Layout", "layoutSubviews", "viewDidUnload", "viewWillUnload",
    "viewSafeAreaInsetsDidChange", "viewWillTransitionToSize:*", "traitCollectionDidChange:", "didReceiveMemoryWarning",
    "prepareForSegue:sender:", "shouldPerformSegueWithIdentifier:sender:", "supportedInterfaceOrientations",
    "shouldAutorotate*", "preferredStatusBarStyle", "prefersStatusBarHidden", "preferredInterfaceOrientation*",
    "windowDidLoad", "windowWillLoad", "updateViewConstraints", "setEditing:animated:", "canBecomeFirstResponder",
    "didMoveToParentViewController:", "willMoveToParentViewController:", "willRotateToInterfaceOrientation:*",
    "didRotateFromInterfaceOrientation:", "willAnimateRotationToInterfaceOrientation:*", "dealloc", "keyCommands",
    "observeValueForKeyPath:*", "encodeWithCoder:",
  ].map { NamePattern($0) }
}
