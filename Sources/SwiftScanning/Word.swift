import SourceFacts

/// The words that mean something to the grammar. The raw value is also the `Name` of the text in every file's table, which
/// is seeded with them in this order.
enum Word: UInt8, CaseIterable {
  // Reserved: keywords wherever they stand, save after a dot.
  case `associatedtype` = 1, `class`, `deinit`, `enum`, `extension`, `fileprivate`, `func`, `import`, initWord
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

  static let lastReserved = Word.try

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

  /// A table that holds the words and nothing else.
  static let seededNames: NameTable = {
    let names = NameTable(seeds: Word.allCases.map(\.text))
    assert(names.count == Word.allCases.count + 1, "two words are spelled alike")
    return names
  }()
}
