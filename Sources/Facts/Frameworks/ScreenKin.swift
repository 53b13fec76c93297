import SourceFacts

/// What a library's type is by the end of its name: `SLKTextViewController` a `UIViewController`, `YYLabel` a `UILabel`.
public struct ScreenKin: Sendable {
  private let prefix: StaticString

  /// AppKit's in a project that names only that.
  public init(in names: NameTable) {
    let hasUIKit = names.find("UIView") != nil || names.find("UIViewController") != nil
    let hasAppKit = names.find("NSView") != nil || names.find("NSViewController") != nil
    prefix = hasAppKit && !hasUIKit ? "NS" : "UI"
  }

  /// The view or view controller, of the names in `Frameworks`, that ends as the name does behind one of its words.
  public func kin(of name: UnsafeBufferPointer<UInt8>) -> Name? {
    let isCocoa = name.count > 2 && name[0] == UInt8(ascii: "N") && name[1] == UInt8(ascii: "S") && name[2].isCapital
    let prefix: StaticString = isCocoa ? "NS" : prefix
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: name.count + 2) { text in
      _ = text.initialize(fromContentsOf: UnsafeBufferPointer(start: prefix.utf8Start, count: 2))
      for start in name.indices.dropFirst() where Self.beginsWord(name, at: start) {
        let rest = UnsafeBufferPointer(rebasing: name[start...])
        _ = UnsafeMutableBufferPointer(rebasing: text[2...]).initialize(fromContentsOf: rest)
        guard let kin = Frameworks.known.find(UnsafeBufferPointer(rebasing: text[..<(rest.count + 2)])) else { continue }
        return Self.isScreen(kin) ? kin : nil
      }
      return nil
    }
  }

  private static func beginsWord(_ name: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    guard name[place].isCapital else { return false }
    return !name[place - 1].isCapital || place + 1 < name.count && !name[place + 1].isCapital
  }

  public static func isScreen(_ name: Name) -> Bool {
    screens.contains { $0 == name || Frameworks.known.superclasses(of: name).contains($0) }
  }

  private static let screens = ["UIViewController", "UIView", "NSViewController", "NSView"].compactMap { Frameworks.known.find($0) }
}

extension UInt8 {
  /// An ASCII capital letter.
  public var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}
