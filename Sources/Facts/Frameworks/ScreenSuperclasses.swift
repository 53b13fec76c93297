import LowLevel
import SourceFacts

/// Infers the framework superclass of a library's type from the end of its name: `SLKTextViewController` is a
/// `UIViewController`, `YYLabel` a `UILabel`.
public struct ScreenSuperclasses: Sendable {
  private let prefix: ByteView

  /// - Parameter names: the names of the project. If they include AppKit's types but not UIKit's, AppKit's types are
  ///   assumed.
  public init(in names: NameTable) {
    let hasUIKit = Self.screens(of: "UIKit").contains { names.find($0) != nil }
    let hasAppKit = Self.screens(of: "AppKit").contains { names.find($0) != nil }
    prefix = hasAppKit && !hasUIKit ? "NS" : "UI"
  }

  /// The framework class that an external type is, or is a subclass of by its name, then its superclasses; empty if
  /// unknown.
  ///
  /// - Parameter isSupertype: whether a type of the project inherits from it. Only then is a name without a prefix of
  ///   two capital letters inferred, since it could otherwise be a SwiftUI view.
  public func frameworkTypes(of name: ByteView, isSupertype: Bool) -> [Name] {
    let known = Frameworks.known
    if let own = known.find(name) { return [own] + known.superclasses(of: own) }
    // A prefix such as `MDC` in `MDCCard`.
    let isPrefixed = name.count > 2 && name[0].isCapital && name[1].isCapital
    guard isSupertype || isPrefixed, let superclass = superclass(of: name) else { return [] }
    return [superclass] + known.superclasses(of: superclass)
  }

  /// The view or view controller class of a framework whose name without `UI` or `NS` is the end of this name, from the
  /// start of a word.
  private func superclass(of name: ByteView) -> Name? {
    let isCocoa = name.count > 2 && name[0] == UInt8(ascii: "N") && name[1] == UInt8(ascii: "S") && name[2].isCapital
    let prefix = isCocoa ? "NS" : prefix
    for start in name.indices.dropFirst() where Self.beginsWord(name, at: start) {
      guard let superclass = (Array(prefix) + name.dropFirst(start)).withBytes(Frameworks.known.find) else { continue }
      return Self.isScreen(superclass) ? superclass : nil
    }
    return nil
  }

  private static func beginsWord(_ name: ByteView, at place: Int) -> Bool {
    guard name[place].isCapital else { return false }
    return !name[place - 1].isCapital || place + 1 < name.count && !name[place + 1].isCapital
  }

  public static func isScreen(_ name: Name) -> Bool {
    screens.contains(name) || Frameworks.known.superclasses(of: name).contains(where: screens.contains)
  }

  private static let screens = (screens(of: "UIKit") + screens(of: "AppKit")).compactMap { Frameworks.known.find($0) }

  /// The base classes of views and view controllers in a module.
  private static func screens(of module: String) -> [String] {
    let roots = Frameworks.known.roots(with: [.view, .viewController])
    return Frameworks.known.declaredNames(in: module).filter(roots.contains)
  }
}

extension UInt8 {
  /// Whether it is an ASCII capital letter.
  public var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}
