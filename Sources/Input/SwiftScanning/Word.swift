import SourceFacts

/// The words that mean something to the grammar. Every file's table of names is seeded with them in this order.
enum Word: String, CaseIterable {
  /// No such word.
  case none = ""
  // Reserved: keywords wherever they stand, save after a dot.
  case `associatedtype`, `class`, `deinit`, `enum`, `extension`, `fileprivate`, `func`, `import`, initWord = "init"
  case `inout`, `internal`, `let`, `operator`, `precedencegroup`, `private`, `protocol`, `public`, `rethrows`
  case `static`, `struct`, `subscript`, `typealias`, `var`, `break`, `case`, `catch`, `continue`, `default`, `defer`
  case `do`, `else`, `fallthrough`, `for`, `guard`, `if`, `in`, `repeat`, `return`, `throw`, `switch`, `where`
  case `while`, anyWord = "Any", `as`, `false`, `is`, `nil`, selfWord = "self", selfType = "Self", `super`, `throws`
  case `true`, `try`
  // Contextual: identifiers where nothing else is meant.
  case some, any, each, async, await, reasync, get, set, willSet, didSet, open, package, final, override, required
  case convenience, lazy, weak, unowned, mutating, nonmutating, nonisolated, dynamic, indirect, actor, macro
  case optional, prefix, postfix, infix, distributed, consuming, borrowing, sending, isolated
  case shared = "__shared", owned = "__owned", oldConsuming = "__consuming", const = "_const", local = "_local"
  case metatype = "Type", protocolMetatype = "Protocol", of, yield, discard, then, unsafe, consume, copy, borrow
  case available, unavailable, readCoroutine = "_read", modifyCoroutine = "_modify", unsafeAddress, unsafeMutableAddress
  case mutate, objc, dependsOn

  private static var lastReserved: Word { .try }
  private static var last: Word { .dependsOn }

  /// The words and nothing else.
  static let seeds: NameSeeds = {
    let seeds = NameSeeds(Word.allCases.dropFirst().map(\.rawValue))
    assert(seeds.count == Word.allCases.count, "two words are spelled alike")
    return seeds
  }()
  static let names = NameInterner(seeds)

  /// The word that a name is.
  @inline(__always)
  init(_ name: Name) {
    self = name.raw <= Word.last.name.raw ? unsafeBitCast(UInt8(truncatingIfNeeded: name.raw), to: Word.self) : .none
  }

  /// The name of its text, in every file: cases are numbered in memory as they are counted.
  @inline(__always)
  var name: Name { Name(UInt32(unsafeBitCast(self, to: UInt8.self))) }

  @inline(__always)
  var isReserved: Bool { name.raw &- 1 < Word.lastReserved.name.raw }
}
