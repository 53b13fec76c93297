import SourceFacts

/// Questions that the tokens of a file leave open and libclang can answer: which declarations there are, and whether a
/// name is a type. A file without such questions has the same facts with and without libclang. Types of receivers do
/// not count, because name resolution finds those that lead to declarations of the project.
final class Doubts {
  /// Whether declarations may be hidden by a macro or in unreadable text.
  var mayHideDeclarations = false
  /// Names that were guessed to be types or values.
  fileprivate(set) var guessedTypes: Set<Name> = []
  fileprivate(set) var guessedValues: Set<Name> = []
}

extension Reader {
  /// Whether a name is a type if the text allows both.
  /// - Parameter guess: the result if libclang does not know.
  func isType(_ token: Token, guess: Bool) -> Bool {
    let name = name(of: token)
    if guess { doubts.guessedTypes.insert(name) } else { doubts.guessedValues.insert(name) }
    if answers.isType(at: token.start) { return true }
    return guess && !answers.isValue(at: token.start)
  }

  /// Whether libclang found a method that starts at the current `+` or `-`.
  var startsKnownMethod: Bool { kind == .operator && answers.isMethod(at: offset) }
}

/// Records types that libclang inferred.
extension Reader {
  mutating func noteReceiver(_ root: NodeID, at bracket: UInt32) {
    if !isSelfOrSuper(root) { note(root, \.receivers, bracket) }
  }

  /// Records the type of the base of the current member.
  mutating func noteBase(_ root: NodeID) {
    if !isSelfOrSuper(root) { note(root, \.bases, offset) }
  }

  private func isSelfOrSuper(_ root: NodeID) -> Bool {
    let node = nodes[root]
    return inMacro
      || (node.kind == .identifier && (node.name == Word.selfWord.name || node.name == Word.superWord.name))
  }

  /// Records the type of a variable declared with `typeof(x)` or `__auto_type`.
  mutating func noteCompilerType(of declaration: DeclarationID) {
    let found = declarations[declaration]
    if let value = found.value { note(value, \.variables, found.nameOffset) }
  }

  private mutating func note(_ root: NodeID, _ list: KeyPath<ClangAnswers, [ClangAnswers.TypeAt]>, _ offset: UInt32) {
    guard let type = ClangAnswers.type(in: answers[keyPath: list], at: offset) else { return }
    compilerTypes.append(CompilerType(node: root, name: names.intern(type)))
  }
}
