import Fixes

extension Parameter {
  /// The parameter `fix` of a rule kind that can offer these fixes; `none` is its default.
  static func fix(_ kinds: FixKind...) -> Parameter {
    Parameter(
      "fix", .choice(["none"] + kinds.map(\.rawValue)), default: .word("none"),
      doc: kinds.map(\.doc).joined(separator: "; "))
  }
}

extension ParameterValues {
  /// The value of the parameter; nil for `none`.
  var fix: FixKind? { word("fix").flatMap(FixKind.init) }
}
