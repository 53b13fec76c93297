import LowLevel
import SourceFacts

/// Generates declarations for framework names that a file and its headers use: classes, protocols, types, constants and
/// properties that no file declares. Their types are placeholders (`TypeSpelling.placeholder`).
struct PreludeWriter {
  private let outlines: [Outline]
  private let names: NameTable
  /// For each name of the project, whether the core prelude or the language declares it.
  private let isKnown: [Bool]
  private let isCoreMember: [Bool]
  /// For each name in the current file, a bit for each kind in which it is declared or already generated.
  private var marks: [Mark]
  private var touched: [UInt32] = []
  private var text = ""

  private struct Mark: OptionSet {
    let rawValue: UInt16
    static let type = Mark(rawValue: 1)
    static let `protocol` = Mark(rawValue: 2)
    static let other = Mark(rawValue: 4)
    static let local = Mark(rawValue: 8)
    static let property = Mark(rawValue: 16)
    static let classProperty = Mark(rawValue: 32)
    static let `class` = Mark(rawValue: 64)
    static let declared: Mark = [.type, .class, .other]
  }

  init(outlines: [Outline], names: NameTable) {
    self.outlines = outlines
    self.names = names
    let reserved = Set(Word.allCases.map(\.text))
    let texts = (0..<UInt32(names.count)).map { names[Name($0)] }
    isKnown = texts.map { CorePrelude.declared.contains($0) || reserved.contains($0) }
    isCoreMember = texts.map { CorePrelude.members.contains($0) || reserved.contains($0) }
    marks = [Mark](repeating: [], count: names.count)
  }

  /// The prelude of one file.
  /// - Parameter closure: all headers that it includes.
  mutating func prelude(of file: Int, closure: [Int]) -> [UInt8] {
    text = "#pragma clang system_header\n" + CorePrelude.text + "\n"
    let files = closure + [file]
    for index in files { noteDeclared(outlines[index], isMain: index == file) }
    protocols(files)
    classes(files)
    for index in files {
      for name in outlines[index].usedValueTypes { valueType(name) }
    }
    members(files)
    for index in files {
      for name in outlines[index].usedValues { value(name) }
    }
    for name in touched { marks[Int(name)] = [] }
    touched = []
    return Array(text.utf8)
  }

  private mutating func mark(_ name: UInt32, _ mark: Mark) {
    if marks[Int(name)].isEmpty { touched.append(name) }
    marks[Int(name)].insert(mark)
  }

  private mutating func noteDeclared(_ outline: Outline, isMain: Bool) {
    for name in outline.types { mark(name, .type) }
    for name in outline.classes { mark(name, .class) }
    for name in outline.protocols { mark(name, .protocol) }
    for name in outline.others { mark(name, .other) }
    if isMain {
      for name in outline.locals { mark(name, .local) }
    }
  }

  private func spelled(_ name: UInt32) -> String { names[Name(name)] }

  // MARK: Types

  private mutating func protocols(_ files: [Int]) {
    var forward: [String] = []
    for index in files {
      for name in outlines[index].protocols { forward.append(spelled(name)) }
      for name in outlines[index].usedProtocols where !marks[Int(name)].contains(.protocol) && !isKnown[Int(name)] {
        mark(name, .protocol)
        text += "@protocol \(spelled(name)) @end\n"
      }
    }
    if !forward.isEmpty { text += "@protocol \(forward.joined(separator: ", "));\n" }
  }

  private mutating func classes(_ files: [Int]) {
    var generics: [UInt32: Int] = [:]
    var missing: [UInt32] = []
    var forward: [String] = []
    for index in files {
      forward += outlines[index].classes.filter { !isKnown[Int($0)] }.map(spelled)
      for (name, count) in outlines[index].usedClasses {
        guard !isKnown[Int(name)] || Self.forwardInCore.contains(spelled(name)) else { continue }
        guard marks[Int(name)].isDisjoint(with: .declared) || generics[name] != nil else { continue }
        if generics[name] == nil {
          missing.append(name)
          mark(name, .class)
        }
        generics[name] = max(generics[name] ?? 0, count)
      }
    }
    forward += missing.map(spelled)
    if !forward.isEmpty { text += "@class \(forward.joined(separator: ", "));\n" }
    for name in missing {
      let parameters = (0..<(generics[name] ?? 0)).map { "__covariant T\($0)" }.joined(separator: ", ")
      text += "@interface \(spelled(name))\(parameters.isEmpty ? "" : "<\(parameters)>") : NSObject @end\n"
    }
  }

  /// Classes that the core prelude only declares forward.
  private static let forwardInCore: Set<String> = [
    "NSMethodSignature", "NSInvocation", "NSError", "NSDate", "NSURL", "NSData", "NSCoder", "NSBundle",
  ]

  private mutating func valueType(_ name: UInt32) {
    guard marks[Int(name)].isDisjoint(with: [.type, .class, .other, .local]), !isKnown[Int(name)] else { return }
    mark(name, .type)
    text += "typedef long \(spelled(name));\n"
  }

  // MARK: Members

  private mutating func members(_ files: [Int]) {
    text += "@interface NSObject (LLUnknown)\n"
    for index in files {
      for name in outlines[index].usedMembers { property(name, .property) { "@property (assign) \($1)\($0);" } }
      for name in outlines[index].usedTypeMembers {
        property(name, .classProperty) { "@property (class, assign) \($1)\($0);" }
      }
      for name in outlines[index].usedCalledMembers {
        property(name, .property) { member, _ in "@property (copy) LLUnknown *(^\(member))();" }
      }
    }
    text += "@end\n"
  }

  private mutating func property(_ name: UInt32, _ kind: Mark, _ line: (String, String) -> String) {
    guard !marks[Int(name)].contains(kind), !isCoreMember[Int(name)] else { return }
    mark(name, kind)
    let text = spelled(name)
    let type = Self.memberTypes[text].map { "\($0) " } ?? "\(TypeSpelling.placeholder) *"
    self.text += line(text, type) + "\n"
  }

  /// The types of framework properties that are not objects, by property name.
  private static let memberTypes: [String: String] = {
    let names: [(String, String)] = [
      ("CGRect", "frame bounds"), ("CGPoint", "center contentOffset"), ("CGSize", "contentSize preferredContentSize"),
      ("UIEdgeInsets", "contentInset layoutMargins edgeInsets safeAreaInsets"),
      (
        "long",
        """
        alpha hidden enabled selected userInteractionEnabled count length tag row section item cornerRadius \
        borderWidth numberOfLines statusCode code state zoomScale scale
        """
      ),
    ]
    let pairs = names.flatMap { type, list in list.pieces(at: " ").map { (String($0), type) } }
    return Dictionary(pairs) { first, _ in first }
  }()

  // MARK: Constants

  private mutating func value(_ name: UInt32) {
    let taken: Mark = [.type, .class, .other, .local, .protocol]
    guard marks[Int(name)].isDisjoint(with: taken), !isKnown[Int(name)] else { return }
    let text = spelled(name)
    guard let first = text.utf8.first, isConstantName(text, first) else { return }
    mark(name, .other)
    if Self.stringSuffixes.contains(where: { text.hasSuffix($0) }) {
      self.text += "extern NSString *const \(text);\n"
    } else {
      self.text += "enum { \(text) = \(1000 + touched.count) };\n"
    }
  }

  /// Whether an unknown name is a framework constant: `UIViewContentModeScaleToFill`, `kCFNull`. Other lowercase names
  /// belong to the file.
  private func isConstantName(_ text: String, _ first: UInt8) -> Bool {
    if first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z") { return true }
    guard first == UInt8(ascii: "k"), let second = text.utf8.dropFirst().first else { return false }
    return second >= UInt8(ascii: "A") && second <= UInt8(ascii: "Z")
  }

  private static let stringSuffixes = [
    "Name", "Key", "Keys", "Notification", "Attribute", "Identifier", "Domain", "Mode", "String", "Option", "URL",
  ]
}
