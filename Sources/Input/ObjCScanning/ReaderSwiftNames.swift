import LowLevel
import SourceFacts
import Tables

/// `NS_SWIFT_NAME(…)` and similar macros next to declarations. They are skipped while reading, and assigned to
/// declarations at the end.
extension Reader {
  private static let macros = ["NS_SWIFT_NAME", "CF_SWIFT_NAME", "swift_name"]

  mutating func readSwiftNames() -> [SwiftName] {
    let words = Self.macros.compactMap { names.find($0) }
    if words.isEmpty { return [] }
    var found: [SwiftName] = []
    var next = declarations.startIndex
    for index in 0..<max(0, tokenCount - 2)
    where tokens[index].kind == .identifier && tokens[index + 1].kind == .leftParen
      && words.contains(name(of: tokens[index]))
    {
      let text = swiftName(after: index + 1)
      if text.isNone { continue }
      while next < declarations.endIndex, declarations[next].nameOffset < tokens[index].start { next = next.next }
      let declaration = named(ahead: index, next) ?? named(before: index, next)
      if let declaration { found.append(SwiftName(declaration: declaration, name: text)) }
    }
    return found.sorted { $0.declaration < $1.declaration }
  }

  /// The text between the parentheses, without spaces and quotes.
  private mutating func swiftName(after open: Int) -> Name {
    let after = indexAfterMatch(open)
    guard after > open + 1 else { return .none }
    let text = (tokens[open].end..<tokens[after - 1].start).map { byte($0) }.filter {
      !" \t\r\n\"\\".utf8.contains($0)
    }
    return names.intern(text[...])
  }

  /// The class or protocol that starts after the macro.
  /// - Parameter next: the first declaration after that.
  private func named(ahead macro: Int, _ next: DeclarationID) -> DeclarationID? {
    var index = indexAfterMatch(macro + 1)
    while index < tokenCount, tokens[index].kind == .rightParen || isScreaming(tokens[index]) {
      index = index + 1 < tokenCount && tokens[index + 1].kind == .leftParen ? indexAfterMatch(index + 1) : index + 1
    }
    guard index < tokenCount, tokens[index].kind == .atWord else { return nil }
    switch Word(number: tokens[index].word) {
    case .interface, .protocol: break
    default: return nil
    }
    guard next < declarations.endIndex, declarations[next].start == tokens[index].start else { return nil }
    return declarations[next].kind == .class || declarations[next].kind == .protocol ? next : nil
  }

  /// The declaration that ends before the macro, or the last one before it.
  private func named(before macro: Int, _ next: DeclarationID) -> DeclarationID? {
    guard macro > 0, next > declarations.startIndex else { return nil }
    let previous = tokens[macro - 1]
    if previous.kind == .semicolon || previous.kind == .leftBrace { return nil }
    var declaration: DeclarationID? = next.previous
    if previous.kind == .rightBrace {
      while let inner = declaration,
        declarations[inner].end != previous.end || !declarations[inner].kind.isNominalType
      {
        declaration = declarations[inner].parent
      }
      return declaration
    }
    while let inner = declaration, declarations[inner].kind == .parameter { declaration = declarations[inner].parent }
    guard let declaration else { return nil }
    switch declarations[declaration].kind {
    case .function, .variable, .case, .typealias, .struct, .enum: return declaration
    default: return nil
    }
  }
}
