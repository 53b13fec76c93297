import DependencyGraph
import LowLevel

/// Properties of a name that follow from its spelling.
struct Spelling: OptionSet, Sendable {
  let rawValue: UInt8
  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Starts with a capital letter, as types do.
  static let capitalized = Spelling(rawValue: 1)
  /// Starts with `$` or `_`, as the projected value and the storage of a property wrapper do.
  static let wrapped = Spelling(rawValue: 2)
  static let `operator` = Spelling(rawValue: 4)
  /// An operator of the standard library.
  static let standardOperator = Spelling(rawValue: 8)
  /// See `StandardNames.members`.
  static let standardMember = Spelling(rawValue: 16)
  /// See `StandardNames.functions`.
  static let standardFunction = Spelling(rawValue: 64)
  /// See `StandardHolders`.
  static let holderMember = Spelling(rawValue: 128)
  /// See `StandardNames.labels`.
  static let standardLabel = Spelling(rawValue: 32)

  init(_ text: ByteView) {
    self = []
    guard let first = text.first else { return }
    switch first {
    case 0x41...0x5A: insert(.capitalized)
    case 0x24, 0x5F: if text.count > 1 { insert(.wrapped) }
    case 0x61...0x7A, 0x30...0x39, 0x80...: break
    default:
      insert(.operator)
      if Self.standardOperators.contains(text.string) { insert(.standardOperator) }
    }
  }

  private static let standardOperators: Set<String> = [
    "+", "-", "*", "/", "%", "&+", "&-", "&*", "==", "!=", "===", "!==", "<", ">", "<=", ">=", "~=", "&&", "||", "!",
    "??",
    "...", "..<", "&", "|", "^", "~", "<<", ">>", "&<<", "&>>", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=",
    ">>=", ".==", ".!=", ".<", ".>", ".&", ".|", ".^", ".!", "&+=", "&-=", "&*=",
  ]
}
