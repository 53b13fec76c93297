import SourceFacts

/// Sets of flags as words in brackets; a bit without a name as a number.
extension OptionSet where RawValue: FixedWidthInteger {
  func described(_ names: [(Self, String)]) -> String {
    var words: [String] = []
    var rest = rawValue
    for (flag, name) in names where flag.rawValue & rawValue == flag.rawValue {
      words.append(name)
      rest &= ~flag.rawValue
    }
    if rest != 0 { words.append("\(rest)") }
    return "[\(words.joined(separator: " "))]"
  }
}

extension ImportFact.Flags {
  var described: String {
    described([
      (.exported, "exported"), (.testable, "testable"), (.preconcurrency, "preconcurrency"), (.hidden, "hidden"),
    ])
  }
}

extension NodeFlags {
  static let named: [(NodeFlags, String)] = [
    (.trailing, "trailing"), (.inout, "inout"), (.async, "async"), (.throwing, "throwing"),
    (.typedThrows, "typedThrows"), (.specialized, "specialized"),
  ]
  var described: String { described(Self.named) }
}

extension Modifiers {
  static let named: [(Modifiers, String)] = [
    (.open, "open"), (.public, "public"), (.package, "package"), (.internal, "internal"),
    (.fileprivate, "fileprivate"), (.private, "private"), (.restrictedSetter, "restrictedSetter"), (.static, "static"),
    (.classMember, "classMember"), (.final, "final"), (.override, "override"), (.required, "required"),
    (.convenience, "convenience"), (.lazy, "lazy"), (.weak, "weak"), (.unowned, "unowned"), (.unsafe, "unsafe"),
    (.mutating, "mutating"), (.nonisolated, "nonisolated"), (.dynamic, "dynamic"), (.indirect, "indirect"),
    (.async, "async"), (.throws, "throws"), (.constant, "constant"), (.computed, "computed"), (.settable, "settable"),
    (.observed, "observed"), (.destructured, "destructured"), (.optionalBinding, "optionalBinding"),
    (.failable, "failable"), (.iterated, "iterated"), (.variadic, "variadic"),
  ]
  var described: String { described(Self.named) }
}
