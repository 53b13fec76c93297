import Architecture
import DependencyGraph
import Findings
import Patterns
import SourceFacts
import Tables

/// Makes a property weak if it refers back to an owner of its type.
///
/// The fix is safe only if the object certainly has another owner; otherwise a person has to decide.
public struct WeakFix {
  private let property: StoredProperty
  private let context: FixContext
  /// Names of external classes.
  private let classes: [NamePattern]

  private var graph: DependencyGraph { context.graph }
  private var symbol: SymbolID { property.symbol }

  public init(_ property: StoredProperty, classes: [NamePattern] = [], _ context: FixContext) {
    self.property = property
    self.classes = classes
    self.context = context
  }

  /// Returns nil if more than the attribute has to change.
  public func fix() -> Fix? {
    guard property.strength == .strong,
      context.held(by: property).allSatisfy({ !$0.isElement && $0.strength == .strong }),
      let binding = ClassBinding(of: context.held(by: property), foreign: classes, context),
      let text = SourceText(graph.symbols[symbol].file, context),
      let edit = graph.isSwift(symbol) ? swiftEdit(text) : objectiveCEdit(text)
    else { return nil }
    let isSafe = binding.isSafe && RemainingOwners(without: property, context).areSure && !isSetToNewObject
    return Fix(title: "Declare \(graph.name(of: symbol)) weak", isSafe: isSafe, edits: [edit] + binding.edits)
  }

  // MARK: Swift

  /// Attributes that are also allowed for a weak property.
  private static let harmlessAttributes: Set<String> = ["objc", "IBOutlet", "nonobjc", "available", "MainActor"]
  private static let unfit: Modifiers = [.constant, .lazy, .override, .static, .classMember, .computed]

  private func swiftEdit(_ text: SourceText) -> Fix.Edit? {
    let declaration = graph.declaration(of: symbol)
    let file = graph.symbols[symbol].file
    guard property.isOptional, let type = declaration.type, declaration.modifiers.isDisjoint(with: Self.unfit),
      [.optionalType, .implicitlyUnwrappedType].contains(graph.node(type, in: file).kind),
      declaration.value.map({ graph.node($0, in: file).kind == .nilLiteral }) ?? true,
      graph.attributeNames(of: symbol).allSatisfy(Self.harmlessAttributes.contains), !isOverridden,
      // `var a: A?, b: B?` would make both weak.
      !text.has(",", at: text.skippingWhitespace(Int(declaration.end))),
      let keyword = text.word("var", before: Int(declaration.nameOffset))
    else { return nil }
    return text.inserting("weak ", at: keyword)
  }

  private var isOverridden: Bool {
    context.model.subtypes.all(of: property.owner).contains { type in
      ([type] + graph.extensions(of: type)).contains { part in
        graph.members(declaredIn: part).contains { graph.symbols[$0].name == graph.symbols[symbol].name }
      }
    }
  }

  // MARK: Objective-C

  private func objectiveCEdit(_ text: SourceText) -> Fix.Edit? {
    let declaration = graph.declaration(of: symbol)
    let head = Int(declaration.start)..<Int(declaration.nameOffset)
    guard let keyword = text.ranges(of: "property", in: head).first, keyword.lowerBound == head.lowerBound + 1,
      !text.has(",", at: text.skippingWhitespace(Int(declaration.end))), isDeclaredOnce, isCountedForIt
    else { return nil }
    let list = text.skippingWhitespace(keyword.upperBound)
    guard text.has("(", at: list) else { return text.inserting(" (weak)", at: keyword.upperBound) }
    guard let end = text.first(")", in: list..<head.upperBound) else { return nil }
    let has = { !text.ranges(of: $0, in: list..<end).isEmpty }
    // Class properties and nonnull properties cannot be weak, and a copy has no other owner.
    if ["class", "nonnull", "null_resettable", "copy", "assign", "unsafe_unretained"].contains(where: has) {
      return nil
    }
    // In a nonnull region, the property would become optional in Swift.
    let region = context.firstOffset(of: "NS_ASSUME_NONNULL_BEGIN", in: graph.symbols[symbol].file, text)
    if !has("nullable"), isUsedInSwift, let region, region < head.lowerBound { return nil }
    if let strong = (text.ranges(of: "strong", in: list..<end) + text.ranges(of: "retain", in: list..<end)).first {
      return text.replacing(strong, with: "weak")
    }
    return text.inserting(text.skippingWhitespace(list + 1) == end ? "weak" : ", weak", at: end)
  }

  /// Whether neither a class extension nor an instance variable redeclares it: these would have to be weak too.
  private var isDeclaredOnce: Bool {
    context.variableCount(named: graph.plainName(of: symbol), of: property.owner) == 1
  }

  /// Whether the class uses ARC: none of its files contains `release` or `autorelease`.
  private var isCountedForIt: Bool {
    let owner = property.owner
    let files = Set(graph.extensions(of: owner).map { graph.symbols[$0].file })
    return files.allSatisfy { file in
      guard let text = SourceText(file, context) else { return false }
      return ["release", "autorelease"].allSatisfy { context.firstOffset(of: $0, in: file, text) == nil }
    }
  }

  private var isUsedInSwift: Bool {
    context.references[symbol].contains { graph.files[graph.references[$0].file].isSwift }
  }

  // MARK: Other owners

  /// Whether the property is assigned a new object, of which it may be the only owner.
  private var isSetToNewObject: Bool {
    context.origins(of: property.owner).isSetToNewObject(
      property, otherThan: context.held(by: property).compactMap(\.type))
  }
}
