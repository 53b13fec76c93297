import Frameworks

/// The framework kinds that a type has because of its supertypes: a view, a view controller, an operation.
struct BaseKinds: OptionSet, Sendable {
  let rawValue: UInt16

  /// UIView, NSView, a cell, SwiftUI's `View`
  static let view = BaseKinds(rawValue: 1 << 0)
  /// UIViewController, NSViewController
  static let viewController = BaseKinds(rawValue: 1 << 1)
  /// Other user interface types: a window, a window controller, a layout, a view modifier
  static let interface = BaseKinds(rawValue: 1 << 2)
  /// A UIKit or AppKit view wrapped for SwiftUI
  static let representable = BaseKinds(rawValue: 1 << 3)
  /// (NS)Operation
  static let operation = BaseKinds(rawValue: 1 << 4)
  /// A record of Core Data, SwiftData or Realm
  static let record = BaseKinds(rawValue: 1 << 5)
  /// ObservableObject, `@Observable`
  static let observable = BaseKinds(rawValue: 1 << 6)
  /// An error, coding keys, an option set: never a role
  static let plumbing = BaseKinds(rawValue: 1 << 7)
  /// Encodable: a value that is sent or stored
  static let coded = BaseKinds(rawValue: 1 << 8)
  /// A type of a dependency container: Swinject, Typhoon, Needle
  static let assembly = BaseKinds(rawValue: 1 << 9)
  /// It serves a view: a data source, a delegate, a transition
  static let interfaceClient = BaseKinds(rawValue: 1 << 10)

  /// A SwiftUI type other than a view: a modifier, a style, a scene
  static let interfaceValue = BaseKinds(rawValue: 1 << 11)

  /// It animates a transition between screens
  static let transition = BaseKinds(rawValue: 1 << 12)

  /// Decodable: a value that is received or loaded
  static let decoded = BaseKinds(rawValue: 1 << 13)
  /// A SwiftUI view, shape or modifier, or a wrapped UIKit or AppKit view
  static let swiftUI = BaseKinds(rawValue: 1 << 14)

  static let screen: BaseKinds = [.view, .viewController]
  /// Anything of the user interface
  static let anyInterface: BaseKinds = [.view, .viewController, .interface]
}

/// The meaning of well-known supertypes outside the project.
enum KnownSupertypes {
  /// - Parameter isSuperclass: whether it is a superclass. The class of a library is then recognized by the ending of
  ///   its name.
  static func baseKinds(of name: String, isSuperclass: Bool) -> BaseKinds {
    let known = BaseKinds(Frameworks.known.traits(of: name))
    if !known.isEmpty { return known }
    return isSuperclass ? byEnding(name) : []
  }

  private static func byEnding(_ name: String) -> BaseKinds {
    endings.first { $0.words.contains(where: name.hasSuffix) }?.baseKinds ?? []
  }

  /// The first match counts.
  private static let endings: [(words: [String], baseKinds: BaseKinds)] = [
    (NamingConventions.Superclasses.interface.all, .interface),
    (NamingConventions.Superclasses.viewController.all, .viewController),
    (NamingConventions.Superclasses.view.all, .view),
    (NamingConventions.Superclasses.operation.all, .operation),
    (NamingConventions.Superclasses.componentManager.all, .plumbing),
    (NamingConventions.Superclasses.record.all, .record),
  ]
}

extension BaseKinds {
  /// The base kinds that follow from traits of supertypes.
  init(_ traits: Traits) {
    self = Self.ofTraits.reduce(into: []) { if traits.contains($1.traits) { $0.formUnion($1.baseKinds) } }
    if !isDisjoint(with: .screen) { remove(.interface) }
  }

  private static let ofTraits: [(traits: Traits, baseKinds: BaseKinds)] = [
    (.view, .view), (.viewController, .viewController), (.interface, .interface), (.representable, .representable),
    (.operation, .operation), (.record, .record), (.observable, .observable), (.noRole, .plumbing), (.coded, .coded),
    (.decoded, .decoded), (.assembly, .assembly), (.interfaceClient, .interfaceClient),
    (.interfaceValue, .interfaceValue), (.transition, .transition), (.swiftui, .swiftUI),
  ]
}
