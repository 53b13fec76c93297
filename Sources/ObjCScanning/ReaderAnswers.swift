import SourceFacts

/// What libclang knows of a value's type, kept beside its node.
extension Reader {
  mutating func noteReceiver(_ root: Int, at bracket: UInt32) {
    guard !saysItself(root), let type = ClangAnswers.type(in: answers.receivers, at: bracket) else { return }
    note(type, root)
  }

  /// What a member, whose name stands here, is taken from.
  mutating func noteBase(_ root: Int) {
    guard !saysItself(root), let type = ClangAnswers.type(in: answers.bases, at: offset) else { return }
    note(type, root)
  }

  private func saysItself(_ root: Int) -> Bool {
    let node = nodes[root]
    return inMacro
      || (node.kind == .identifier && (node.name == Word.selfWord.name || node.name == Word.superWord.name))
  }

  /// The type of a variable that is written as `typeof(x)` or `__auto_type`.
  mutating func noteCompilerType(of declaration: Int32) {
    let found = declarations[Int(declaration)]
    guard found.value >= 0, let type = ClangAnswers.type(in: answers.variables, at: found.nameOffset) else { return }
    note(type, Int(found.value))
  }

  private mutating func note(_ type: String, _ root: Int) {
    compilerTypes.append(CompilerType(node: UInt32(root), name: names.intern(type)))
  }
}
