import Architecture
import DependencyGraph
import Findings
import Patterns
import SourceFacts
import Tables

/// Declares weak what leads back to those who hold its owner.
///
/// Weak is what it takes only where somebody else keeps the object; where that is not sure, a person has to decide.
struct Weakening {
  private let property: StoredProperty
  private let context: RuleContext
  /// Names of foreign types that are classes.
  private let classes: [NamePattern]

  /// Of the kinds of rules that it may mend.
  static let parameter = Parameter(
    "fix", .choice(["none", "weak"]), default: .word("none"), doc: "weak: --fix makes the property weak where that is safe")

  private var graph: DependencyGraph { context.graph }
  private var symbol: Int { Int(property.symbol) }

  init(_ property: StoredProperty, classes: [NamePattern] = [], _ context: RuleContext) {
    self.property = property
    self.classes = classes
    self.context = context
  }

  /// Nil where it takes more than a word.
  func fix() -> Fix? {
    guard property.strength == .strong, context.held(by: property).allSatisfy({ !$0.isElement && $0.strength == .strong }),
      let binding = ClassBinding(of: context.held(by: property), foreign: classes, context),
      let text = SourceText(graph.symbols[symbol].file.raw, context),
      let edit = graph.isSwift(symbol) ? swiftEdit(text) : objectiveCEdit(text)
    else { return nil }
    let isSafe = binding.isSafe && Keepers(without: property, context).areSure && !isGivenNew
    return Fix(title: "Declare \(graph.name(of: symbol)) weak", isSafe: isSafe, edits: [edit] + binding.edits)
  }

  // MARK: Swift

  /// Attributes that a weak property may have as well.
  private static let harmlessAttributes: Set<String> = ["objc", "IBOutlet", "nonobjc", "available", "MainActor"]
  private static let unfit: Modifiers = [.constant, .lazy, .override, .static, .classMember, .computed]

  private func swiftEdit(_ text: SourceText) -> Fix.Edit? {
    let declaration = graph.declaration(of: symbol)
    let file = Int(graph.symbols[symbol].file)
    guard property.isOptional, declaration.type >= 0, declaration.modifiers.isDisjoint(with: Self.unfit),
      [.optionalType, .implicitlyUnwrappedType].contains(graph.node(Int(declaration.type), in: file).kind),
      declaration.value < 0 || graph.node(Int(declaration.value), in: file).kind == .nilLiteral,
      graph.attributeNames(of: symbol).allSatisfy(Self.harmlessAttributes.contains), !isOverridden,
      // `var a: A?, b: B?` would make both weak.
      !text.has(",", at: text.pastBlanks(Int(declaration.end))),
      let keyword = text.word("var", before: Int(declaration.nameOffset))
    else { return nil }
    return text.inserting("weak ", at: keyword)
  }

  private var isOverridden: Bool {
    context.model.subtypes.all(of: Int(property.owner)).contains { type in
      ([type] + graph.extensions(of: type).map(Int.init)).contains { part in
        graph.members(declaredIn: part).contains { graph.symbols[$0].name == graph.symbols[symbol].name }
      }
    }
  }

  // MARK: Objective-C

  private func objectiveCEdit(_ text: SourceText) -> Fix.Edit? {
    let declaration = graph.declaration(of: symbol)
    let head = Int(declaration.start)..<Int(declaration.nameOffset)
    guard let keyword = text.ranges(of: "property", in: head).first, keyword.lowerBound == head.lowerBound + 1,
      !text.has(",", at: text.pastBlanks(Int(declaration.end))), isDeclaredOnce, isCountedForIt
    else { return nil }
    let list = text.pastBlanks(keyword.upperBound)
    guard text.has("(", at: list) else { return text.inserting(" (weak)", at: keyword.upperBound) }
    guard let end = text.first(")", in: list..<head.upperBound) else { return nil }
    let has = { !text.ranges(of: $0, in: list..<end).isEmpty }
    // A class property cannot be weak, what is never nil is not, and a copy has no other owner.
    if ["class", "nonnull", "null_resettable", "copy", "assign", "unsafe_unretained"].contains(where: has) { return nil }
    // Among declarations that are never nil, Swift would see it become optional.
    if !has("nullable"), isUsedInSwift, !text.ranges(of: "NS_ASSUME_NONNULL_BEGIN", in: 0..<head.lowerBound).isEmpty { return nil }
    if let strong = (text.ranges(of: "strong", in: list..<end) + text.ranges(of: "retain", in: list..<end)).first {
      return text.replacing(strong, with: "weak")
    }
    return text.inserting(text.pastBlanks(list + 1) == end ? "weak" : ", weak", at: end)
  }

  /// Not again in a class extension, nor by an instance variable behind it: both would have to be weak too.
  private var isDeclaredOnce: Bool {
    let name = graph.plainName(of: SymbolID(symbol))
    let owner = Int(property.owner)
    let variables = ([owner] + graph.extensions(of: owner).map { $0.index }).flatMap { graph.members(declaredIn: $0) }.filter {
      graph.symbols[$0].kind == .variable && graph.plainName(of: $0) == name
    }
    return variables.count == 1
  }

  /// Whether the compiler counts references: no file of the class does so by hand.
  private var isCountedForIt: Bool {
    let owner = Int(property.owner)
    let files = Set(graph.extensions(of: owner).map { graph.symbols[Int($0)].file })
    return files.allSatisfy { file in
      guard let text = SourceText(file.raw, context) else { return false }
      return ["release", "autorelease"].allSatisfy { text.ranges(of: $0, in: 0..<Int.max).isEmpty }
    }
  }

  private var isUsedInSwift: Bool {
    context.references[SymbolID(symbol)].contains { graph.files[Int(graph.references[Int($0)].file)].isSwift }
  }

  // MARK: Who keeps it

  /// Whether anybody hands it an object made right there, which it may be the only one to keep.
  private var isGivenNew: Bool {
    PropertyOrigins(of: Int(property.owner), context).isGivenNew(property, beside: context.held(by: property).compactMap(\.type?.raw))
  }
}
