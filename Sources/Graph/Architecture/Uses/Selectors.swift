/// Properties of Objective-C selectors.
extension String {
  /// Whether a selector belongs to a method family: `initWithFrame:` belongs to `init`, `initialize` does not.
  func isOfFamily(_ family: String) -> Bool {
    guard hasPrefix(family) else { return false }
    return !(dropFirst(family.count).first?.isLowercase ?? false)
  }

  /// `text` for the setter `setText:`; nil for other selectors.
  public var propertyItSets: String? {
    guard hasPrefix("set"), utf8.count > 4, utf8.firstIndex(of: UInt8(ascii: ":")) == utf8.index(before: utf8.endIndex)
    else { return nil }
    let name = dropFirst(3).dropLast()
    guard let first = name.first, first.isUppercase else { return nil }
    let second = name.dropFirst().first
    return second?.isUppercase ?? false ? String(name) : first.lowercased() + name.dropFirst()
  }
}
