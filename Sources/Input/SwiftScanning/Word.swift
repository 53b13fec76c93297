import SourceFacts

/// Words with a meaning in the grammar. They are the first names of every file, in this order.
enum Word: UInt8, CaseIterable {
  /// Any other text.
  case none
  // Reserved: keywords everywhere except after a dot.
  case `associatedtype`, `class`, `deinit`, `enum`, `extension`, `fileprivate`, `func`, `import`, initWord
  case `inout`, `internal`, `let`, `operator`, `precedencegroup`, `private`, `protocol`, `public`, `rethrows`
  case `static`, `struct`, `subscript`, `typealias`, `var`, `break`, `case`, `catch`, `continue`, `default`, `defer`
  case `do`, `else`, `fallthrough`, `for`, `guard`, `if`, `in`, `repeat`, `return`, `throw`, `switch`, `where`
  case `while`, anyWord, `as`, `false`, `is`, `nil`, selfWord, selfType, `super`, `throws`
  case `true`, `try`
  // Contextual: identifiers unless the context makes them keywords.
  case some, any, each, async, await, reasync, get, set, willSet, didSet, open, package, final, override, required
  case convenience, lazy, weak, unowned, mutating, nonmutating, nonisolated, dynamic, indirect, actor, macro
  case optional, prefix, postfix, infix, distributed, consuming, borrowing, sending, isolated
  case shared, owned, oldConsuming, const, local
  case metatype, protocolMetatype, of, yield, discard, then, unsafe, consume, copy, borrow
  case available, unavailable, readCoroutine, modifyCoroutine, unsafeAddress, unsafeMutableAddress
  case mutate, objc, dependsOn

  private static var lastReserved: Word { .try }

  /// The text of the word; for most cases their own name.
  private var text: String { Self.otherTexts[self] ?? "\(self)" }

  private static let otherTexts: [Word: String] = [
    .initWord: "init", .anyWord: "Any", .selfWord: "self", .selfType: "Self", .shared: "__shared", .owned: "__owned",
    .oldConsuming: "__consuming", .const: "_const", .local: "_local", .metatype: "Type",
    .protocolMetatype: "Protocol", .readCoroutine: "_read", .modifyCoroutine: "_modify",
  ]

  /// The names of the words only.
  static let seeds: NameSeeds = {
    let seeds = NameSeeds(Word.allCases.dropFirst().map(\.text))
    assert(seeds.count == Word.allCases.count, "two words are spelled alike")
    return seeds
  }()

  /// The word with a name, if any.
  @inline(__always)
  init(_ name: Name) {
    self = UInt8(exactly: name.raw).flatMap(Word.init(rawValue:)) ?? .none
  }

  /// The name of the word, the same in every file.
  @inline(__always)
  var name: Name { Name(UInt32(rawValue)) }

  @inline(__always)
  var isReserved: Bool { name.raw &- 1 < Word.lastReserved.name.raw }
}
