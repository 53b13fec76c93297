import SourceFacts

/// The words that mean something to the grammar. The raw value is also the `Name` of the text in every file's table, which
/// is seeded with them in this order.
enum Word: UInt8, CaseIterable {
  /// No such word.
  case none
  // Reserved: keywords wherever they stand, save after a dot.
  case `associatedtype`, `class`, `deinit`, `enum`, `extension`, `fileprivate`, `func`, `import`, initWord
  case `inout`, `internal`, `let`, `operator`, `precedencegroup`, `private`, `protocol`, `public`, `rethrows`
  case `static`, `struct`, `subscript`, `typealias`, `var`, `break`, `case`, `catch`, `continue`, `default`, `defer`
  case `do`, `else`, `fallthrough`, `for`, `guard`, `if`, `in`, `repeat`, `return`, `throw`, `switch`, `where`
  case `while`, anyWord, `as`, `false`, `is`, `nil`, selfWord, selfType, `super`, `throws`, `true`, `try`
  // Contextual: identifiers where nothing else is meant.
  case some, any, each, async, await, reasync, get, set, willSet, didSet, open, package, final, override, required
  case convenience, lazy, weak, unowned, mutating, nonmutating, nonisolated, dynamic, indirect, actor, macro
  case optional, prefix, postfix, infix, distributed, consuming, borrowing, sending, isolated, shared, owned
  case oldConsuming, const, local, metatype, protocolMetatype, of, yield, discard, then, unsafe, consume, copy
  case borrow, available, unavailable, readCoroutine, modifyCoroutine, unsafeAddress, unsafeMutableAddress
  case mutate, objc, dependsOn

  private static var lastReserved: Word { .try }
  private static var last: Word { .dependsOn }

  private var text: String {
    switch self {
    case .initWord: "init"
    case .anyWord: "Any"
    case .selfWord: "self"
    case .selfType: "Self"
    case .shared: "__shared"
    case .owned: "__owned"
    case .oldConsuming: "__consuming"
    case .const: "_const"
    case .local: "_local"
    case .metatype: "Type"
    case .protocolMetatype: "Protocol"
    case .readCoroutine: "_read"
    case .modifyCoroutine: "_modify"
    default: String(describing: self)
    }
  }

  /// The words and nothing else.
  static let names: NameInterner = {
    let table = NameTable(seeds: Word.allCases.dropFirst().map(\.text))
    assert(table.count == Word.allCases.count, "two words are spelled alike")
    return NameInterner(table)
  }()

  /// The word that a name is.
  @inline(__always)
  init(_ name: Name) {
    // Cases are numbered as they are counted: an initializer that finds this out anew takes longer than all else.
    self = name.raw <= UInt32(Word.last.rawValue) ? unsafeBitCast(UInt8(truncatingIfNeeded: name.raw), to: Word.self) : .none
  }

  @inline(__always)
  var isReserved: Bool { rawValue &- 1 < Word.lastReserved.rawValue }

  /// The name of its text, in every file.
  var name: Name { Name(UInt32(rawValue)) }
}
