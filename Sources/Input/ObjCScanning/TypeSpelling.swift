/// Reads the spelling of a type as clang prints it.
enum TypeSpelling {
  /// `Foo` for `Foo *` and `__kindof Foo<Bar *> *`; `P` for `id<P>`. Nil for values, `id`, several protocols, and for
  /// classes without information: `NSObject` and the prelude's placeholder.
  static func className(_ spelling: String) -> String? {
    var text = Substring(spelling)
    for prefix in ["const ", "__kindof ", "struct ", "class "] where text.hasPrefix(prefix) {
      if prefix == "struct " || prefix == "class " { return nil }
      text = text.dropFirst(prefix.count)
    }
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
    let rest = text.dropFirst(name.count)
    if name == "id" || name == "Class" {
      guard rest.hasPrefix("<") else { return nil }
      let inner = rest.dropFirst().prefix { $0 != ">" }
      return inner.contains(",") || inner.isEmpty ? nil : String(inner)
    }
    guard !name.isEmpty, rest.hasPrefix(" *") || rest.hasPrefix("<"), !placeholders.contains(String(name)) else {
      return nil
    }
    return String(name)
  }

  static let placeholder = "LLUnknown"
  private static let placeholders: Set<String> = [
    placeholder, "NSObject", "void", "char", "int", "long", "short", "float", "double", "unsigned", "signed",
  ]
}
