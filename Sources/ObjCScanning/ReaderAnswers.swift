import SourceFacts

/// Whether a question arose that libclang's answers may settle: a file without any reads the same with them and without.
final class Doubts {
  fileprivate(set) var arose = false
}

extension Reader {
  /// Whether the name that stands at an offset is known as a type.
  func isType(at offset: UInt32) -> Bool {
    doubts.arose = true
    return answers.isType(at: offset)
  }

  /// Whether the name that stands at an offset is known as a value.
  func isValue(at offset: UInt32) -> Bool {
    doubts.arose = true
    return answers.isValue(at: offset)
  }
}

/// What libclang knows of a value's type, kept beside its node.
extension Reader {
  mutating func noteReceiver(_ root: Int, at bracket: UInt32) {
    if !saysItself(root) { note(root, \.receivers, bracket) }
  }

  /// What a member, whose name stands here, is taken from.
  mutating func noteBase(_ root: Int) {
    if !saysItself(root) { note(root, \.bases, offset) }
  }

  private func saysItself(_ root: Int) -> Bool {
    let node = nodes[root]
    return inMacro
      || (node.kind == .identifier && (node.name == Word.selfWord.name || node.name == Word.superWord.name))
  }

  /// The type of a variable that is written as `typeof(x)` or `__auto_type`.
  mutating func noteCompilerType(of declaration: Int32) {
    let found = declarations[Int(declaration)]
    if found.value >= 0 { note(Int(found.value), \.variables, found.nameOffset) }
  }

  private mutating func note(_ root: Int, _ list: KeyPath<ClangAnswers, [ClangAnswers.TypeAt]>, _ offset: UInt32) {
    doubts.arose = true
    guard let type = ClangAnswers.type(in: answers[keyPath: list], at: offset) else { return }
    compilerTypes.append(CompilerType(node: UInt32(root), name: names.intern(type)))
  }
}
