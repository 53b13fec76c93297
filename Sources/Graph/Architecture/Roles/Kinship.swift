import Frameworks

/// What a type is because of its supertypes.
struct Kinship: OptionSet, Sendable {
  let rawValue: UInt16

  /// UIView, NSView, a cell, SwiftUI's `View`
  static let view = Kinship(rawValue: 1 << 0)
  /// UIViewController, NSViewController
  static let viewController = Kinship(rawValue: 1 << 1)
  /// Other user interface types: a window, a window controller, a layout, a view modifier
  static let interface = Kinship(rawValue: 1 << 2)
  /// A UIKit or AppKit view wrapped for SwiftUI
  static let representable = Kinship(rawValue: 1 << 3)
  /// (NS)Operation
  static let operation = Kinship(rawValue: 1 << 4)
  /// A record of Core Data, SwiftData or Realm
  static let record = Kinship(rawValue: 1 << 5)
  /// ObservableObject, `@Observable`
  static let observable = Kinship(rawValue: 1 << 6)
  /// An error, coding keys, an option set: never a role
  static let plumbing = Kinship(rawValue: 1 << 7)
  /// Encodable: a value that is sent or stored
  static let coded = Kinship(rawValue: 1 << 8)
  /// A type of a dependency container: Swinject, Typhoon, Needle
  static let assembly = Kinship(rawValue: 1 << 9)
  /// It serves a view: a data source, a delegate, a transition
  static let interfaceClient = Kinship(rawValue: 1 << 10)

  /// A SwiftUI type other than a view: a modifier, a style, a scene
  static let interfaceValue = Kinship(rawValue: 1 << 11)

  /// It animates a transition between screens
  static let transition = Kinship(rawValue: 1 << 12)

  /// Decodable: a value that is received or loaded
  static let decoded = Kinship(rawValue: 1 << 13)
  /// A SwiftUI view, shape or modifier, or a wrapped UIKit or AppKit view
  static let swiftUI = Kinship(rawValue: 1 << 14)

  static let screen: Kinship = [.view, .viewController]
  /// Anything of the user interface
  static let anyInterface: Kinship = [.view, .viewController, .interface]
}

/// The meaning of well-known supertypes outside the project.
enum KnownSupertypes {
  /// - Parameter isSuperclass: whether it is a superclass. The class of a library is then recognized by the ending of
  ///   its name.
  static func kinship(of name: String, isSuperclass: Bool) -> Kinship {
    let known = Kinship(Frameworks.known.traits(of: name))
    if !known.isEmpty { return known }
    return isSuperclass ? byEnding(name) : []
  }

  private static func byEnding(_ name: String) -> Kinship {
    endings.first { $0.words.contains(where: name.hasSuffix) }?.kinship ?? []
  }

  /// The first match counts.
  private static let endings: [(words: [String], kinship: Kinship)] = [
    (NamingConventions.Superclasses.interface.all, .interface),
    (NamingConventions.Superclasses.viewController.all, .viewController),
    (NamingConventions.Superclasses.view.all, .view),
    (NamingConventions.Superclasses.operation.all, .operation),
    (NamingConventions.Superclasses.componentManager.all, .plumbing),
    (NamingConventions.Superclasses.record.all, .record),
  ]
}

extension Kinship {
  /// The kinship that follows from traits of supertypes.
  init(_ traits: Traits) {
    self = Self.ofTraits.reduce(into: []) { if traits.contains($1.traits) { $0.formUnion($1.kinship) } }
    if !isDisjoint(with: .screen) { remove(.interface) }
  }

  private static let ofTraits: [(traits: Traits, kinship: Kinship)] = [
    (.view, .view), (.viewController, .viewController), (.interface, .interface), (.representable, .representable),
    (.operation, .operation), (.record, .record), (.observable, .observable), (.noRole, .plumbing), (.coded, .coded),
    (.decoded, .decoded), (.assembly, .assembly), (.interfaceClient, .interfaceClient),
    (.interfaceValue, .interfaceValue), (.transition, .transition), (.swiftui, .swiftUI),
  ]
}
