import SourceFacts

/// The words that mean something to the grammar. Every file's table of names is seeded with them in this order.
enum Word: String, CaseIterable {
  // Reserved in C.
  case auto
  case `break`, `case`, const, `continue`, `default`, `do`, `else`, `enum`, extern, `for`, goto, `if`
  case inline, register, restrict, `return`, sizeof, `static`, `struct`, `switch`, typedef, union, volatile, `while`
  // Types of their own right.
  case void, char, short, int, long, float, double, signed, unsigned, bool = "_Bool", complexWord = "_Complex"
  // Names with a fixed meaning.
  case selfWord = "self", superWord = "super", `in`, idWord = "id", classType = "Class", instancetype, yes = "YES"
  case no = "NO", trueWord = "true", falseWord = "false", nilWord = "nil", nilClass = "Nil", null = "NULL"
  case typeof, typeofWord = "__typeof", typeofWords = "__typeof__", autoType = "__auto_type", attribute = "__attribute__"
  case declspec = "__declspec", asm, asmWord = "__asm", asmWords = "__asm__"
  // Qualifiers of types, with and without underscores.
  case weak = "__weak", strong = "__strong", unsafeUnretained = "__unsafe_unretained", autoreleasing = "__autoreleasing"
  case block = "__block", kindof = "__kindof", unused = "__unused", bridge = "__bridge"
  case bridgeTransfer = "__bridge_transfer", bridgeRetained = "__bridge_retained"
  case nullable, nonnull, nullUnspecified = "null_unspecified", nullableWord = "_Nullable", nonnullWord = "_Nonnull"
  case nullUnspecifiedWord = "_Null_unspecified", nullResettable = "null_resettable"
  case nullableOld = "__nullable", nonnullOld = "__nonnull", `inout`, out, bycopy, byref, oneway
  case `extension` = "__extension__", inlineWord = "__inline", inlineWords = "__inline__"
  case constWord = "__const", volatileWord = "__volatile__", restrictWord = "__restrict", covariant = "__covariant"
  case contravariant = "__contravariant", noescape = "_Noescape", nsNoescape = "NS_NOESCAPE"
  case outlet = "IBOutlet", outletCollection = "IBOutletCollection", action = "IBAction", inspectable = "IBInspectable"
  case segueAction = "IBSegueAction"
  // Behind `@`.
  case interface, implementation, end, `protocol`, `class`, `import`, property, synthesize, dynamic, optional, required
  case `private`, protected, `public`, package, selector, encode, synchronized, autoreleasepool, `try`, `catch`
  case finally, `throw`, available, compatibilityAlias = "compatibility_alias"
  // Words of `@property (…)`.
  case weakAttribute = "weak", assign, unsafeUnretainedAttribute = "unsafe_unretained", readonly, readwrite
  case copyAttribute = "copy", getter, setter
  // Enumerations by macro.
  case nsEnum = "NS_ENUM", nsOptions = "NS_OPTIONS", nsClosedEnum = "NS_CLOSED_ENUM", nsErrorEnum = "NS_ERROR_ENUM"
  case cfEnum = "CF_ENUM", cfOptions = "CF_OPTIONS", cfClosedEnum = "CF_CLOSED_ENUM"
  // C++
  case namespace, template, using, typename, `operator`, new, delete, virtual, explicit, friend, constexpr, final,
    override
  case mutable, noexcept, decltype, staticCast = "static_cast", dynamicCast = "dynamic_cast"
  case reinterpretCast = "reinterpret_cast", constCast = "const_cast"

  /// The name of the text in every file's table; also what a token holds of a word.
  var number: UInt8 { unsafeBitCast(self, to: UInt8.self) &+ 1 }

  /// Nil for 0.
  init?(number: UInt8) {
    if number == 0 || number > Word.last.number { return nil }
    self = unsafeBitCast(number &- 1, to: Word.self)
  }

  static var last: Word { .constCast }

  /// The words and nothing else.
  static let seeds: NameSeeds = {
    let seeds = NameSeeds(Word.allCases.map(\.rawValue))
    assert(seeds.count == Word.allCases.count + 1, "two words are spelled alike")
    return seeds
  }()

  var name: Name { Name(UInt32(number)) }

  /// A word that names a type by itself, alone or with others of its kind (`unsigned long`).
  var isBuiltinType: Bool { number >= Word.void.number && number <= Word.complexWord.number }

  /// A word that may stand among the specifiers of a declaration and names no type.
  var isQualifier: Bool {
    switch self {
    case .const, .volatile, .restrict, .register, .auto, .inline, .extern, .static, .typedef, .weak, .strong,
      .unsafeUnretained, .autoreleasing, .block, .kindof, .unused, .nullable, .nonnull, .nullUnspecified, .nullableWord,
      .nonnullWord, .nullUnspecifiedWord, .nullResettable, .nullableOld, .nonnullOld, .inout, .in, .out, .bycopy,
      .byref,
      .oneway, .extension, .inlineWord, .inlineWords, .constWord, .volatileWord, .restrictWord, .covariant,
      .contravariant, .noescape, .nsNoescape, .outlet, .outletCollection, .action, .inspectable, .segueAction,
      .virtual, .explicit, .friend, .constexpr, .mutable, .typename:
      true
    default: false
    }
  }

  /// A qualifier of C++ that is a plain name in Objective-C.
  var isOfCPlusPlusAlone: Bool {
    switch self {
    case .virtual, .explicit, .friend, .constexpr, .mutable, .typename: true
    default: false
    }
  }

  /// Reserved by C itself: never the name of something.
  var isReserved: Bool { number <= Word.complexWord.number && self != .auto && self != .inline }
}
