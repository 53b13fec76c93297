import SourceFacts

/// Words with a meaning in the grammar. They are the first names of every file, in this order.
enum Word: UInt8, CaseIterable {
  // Reserved in C.
  case auto
  case `break`, `case`, const, `continue`, `default`, `do`, `else`, `enum`, extern, `for`, goto, `if`
  case inline, register, restrict, `return`, sizeof, `static`, `struct`, `switch`, typedef, union, volatile, `while`
  // Types.
  case void, char, short, int, long, float, double, signed, unsigned, bool, complexWord
  // Names with a fixed meaning.
  case selfWord, superWord, `in`, idWord, classType, instancetype, yes
  case no, trueWord, falseWord, nilWord, nilClass, null
  case typeof, typeofWord, typeofWords, autoType, attribute
  case declspec, asm, asmWord, asmWords
  // Qualifiers of types, with and without underscores.
  case weak, strong, unsafeUnretained, autoreleasing
  case block, kindof, unused, bridge
  case bridgeTransfer, bridgeRetained
  case nullable, nonnull, nullUnspecified, nullableWord, nonnullWord
  case nullUnspecifiedWord, nullResettable
  case nullableOld, nonnullOld, `inout`, out, bycopy, byref, oneway
  case `extension`, inlineWord, inlineWords
  case constWord, volatileWord, restrictWord, covariant
  case contravariant, noescape, nsNoescape
  case outlet, outletCollection, action, inspectable
  case segueAction
  // After `@`.
  case interface, implementation, end, `protocol`, `class`, `import`, property, synthesize, dynamic, optional, required
  case `private`, protected, `public`, package, selector, encode, synchronized, autoreleasepool, `try`, `catch`
  case finally, `throw`, available, compatibilityAlias
  // Words of `@property (…)`.
  case weakAttribute, assign, unsafeUnretainedAttribute, readonly, readwrite
  case copyAttribute, getter, setter
  // Enumerations by macro.
  case nsEnum, nsOptions, nsClosedEnum, nsErrorEnum
  case cfEnum, cfOptions, cfClosedEnum
  // C++
  case namespace, template, using, typename, `operator`, new, delete, virtual, explicit, friend, constexpr, final,
    override
  case mutable, noexcept, decltype, staticCast, dynamicCast
  case reinterpretCast, constCast

  /// The name of the word in every file, which its tokens store.
  var number: UInt8 { rawValue &+ 1 }

  /// Nil for 0, and if it is not the number of a word.
  init?(number: UInt8) { self.init(rawValue: number &- 1) }

  /// The text of the word; for most cases their own name.
  var text: String { Self.otherTexts[self] ?? "\(self)" }

  private static let otherTexts: [Word: String] = [
    .bool: "_Bool", .complexWord: "_Complex", .selfWord: "self", .superWord: "super", .idWord: "id",
    .classType: "Class", .yes: "YES", .no: "NO", .trueWord: "true", .falseWord: "false", .nilWord: "nil",
    .nilClass: "Nil", .null: "NULL", .typeofWord: "__typeof", .typeofWords: "__typeof__", .autoType: "__auto_type",
    .attribute: "__attribute__", .declspec: "__declspec", .asmWord: "__asm", .asmWords: "__asm__", .weak: "__weak",
    .strong: "__strong", .unsafeUnretained: "__unsafe_unretained", .autoreleasing: "__autoreleasing",
    .block: "__block", .kindof: "__kindof", .unused: "__unused", .bridge: "__bridge",
    .bridgeTransfer: "__bridge_transfer", .bridgeRetained: "__bridge_retained", .nullUnspecified: "null_unspecified",
    .nullableWord: "_Nullable", .nonnullWord: "_Nonnull", .nullUnspecifiedWord: "_Null_unspecified",
    .nullResettable: "null_resettable", .nullableOld: "__nullable", .nonnullOld: "__nonnull",
    .extension: "__extension__", .inlineWord: "__inline", .inlineWords: "__inline__", .constWord: "__const",
    .volatileWord: "__volatile__", .restrictWord: "__restrict", .covariant: "__covariant",
    .contravariant: "__contravariant", .noescape: "_Noescape", .nsNoescape: "NS_NOESCAPE", .outlet: "IBOutlet",
    .outletCollection: "IBOutletCollection", .action: "IBAction", .inspectable: "IBInspectable",
    .segueAction: "IBSegueAction", .compatibilityAlias: "compatibility_alias", .weakAttribute: "weak",
    .unsafeUnretainedAttribute: "unsafe_unretained", .copyAttribute: "copy", .nsEnum: "NS_ENUM",
    .nsOptions: "NS_OPTIONS", .nsClosedEnum: "NS_CLOSED_ENUM", .nsErrorEnum: "NS_ERROR_ENUM", .cfEnum: "CF_ENUM",
    .cfOptions: "CF_OPTIONS", .cfClosedEnum: "CF_CLOSED_ENUM", .staticCast: "static_cast",
    .dynamicCast: "dynamic_cast", .reinterpretCast: "reinterpret_cast", .constCast: "const_cast",
  ]

  /// The names of the words only.
  static let seeds: NameSeeds = {
    let seeds = NameSeeds(Word.allCases.map(\.text))
    assert(seeds.count == Word.allCases.count + 1, "two words are spelled alike")
    return seeds
  }()

  var name: Name { Name(UInt32(number)) }

  /// Whether the word names a type by itself or with others of its kind (`unsigned long`).
  var isBuiltinType: Bool { number >= Word.void.number && number <= Word.complexWord.number }

  /// Whether the word is a specifier that does not name a type.
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

  /// Whether it is a qualifier in C++ and a plain name in Objective-C.
  var isOfCPlusPlusAlone: Bool {
    switch self {
    case .virtual, .explicit, .friend, .constexpr, .mutable, .typename: true
    default: false
    }
  }

  /// Whether it is reserved in C, so that it cannot be a name.
  var isReserved: Bool { number <= Word.complexWord.number && self != .auto && self != .inline }
}
