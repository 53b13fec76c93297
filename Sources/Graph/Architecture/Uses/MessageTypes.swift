import DependencyGraph
import SourceFacts

/// What Objective-C's messages give back, as far as its conventions tell.
extension ValueTypes {
  /// Nil where the type of the receiver decides, as in Swift.
  func messageType(_ node: Int, on base: Int, _ selector: String, in code: CodeFile) -> ValueType? {
    if let symbol = target(in: code.index, at: code.facts.nodes[node].offset) {
      return givesReceiver(symbol, selector) ? type(of: base, in: code.index).instance : type(ofSymbol: symbol)
    }
    let receiver = type(of: base, in: code.index)
    if selector == "class" { return receiver.instance.metatype }
    if Self.sameValue.contains(selector) { return receiver }
    if selector == "new" || selector == "alloc" || selector.isOfFamily("init") { return receiver.instance }
    switch receiver {
    case .type(let instance):
      guard case .foreign(let name) = instance.value else { return nil }
      return selector.names(text(name)) ? instance.value : nil
    case .elements(let element): return Self.elementMessages.contains(selector) ? element.value : nil
    default: return nil
    }
  }

  /// A project's method of type `instancetype`, or of `id` where its name says that it makes one of the class.
  private func givesReceiver(_ method: Int, _ selector: String) -> Bool {
    if graph.symbols[method].kind == .initializer { return true }
    guard graph.symbols[method].kind == .function else { return false }
    let file = Int(graph.symbols[method].file)
    let type = Int(graph.declaration(of: method).type)
    guard type >= 0 else { return false }
    let code = code(file)
    switch code.text(code.facts.nodes[type].name) {
    case "instancetype": return true
    case "id": return code.isObjectiveC && (selector == "new" || selector.isOfFamily("init") || sharesOwn(method, selector))
    default: return false
    }
  }

  /// `+ (id)sharedStore`
  private func sharesOwn(_ method: Int, _ selector: String) -> Bool {
    selector.isOfFamily("shared") && !selector.hasSuffix(":") && graph.symbols[method].isStatic
  }

  private static let sameValue: Set<String> = ["self", "copy", "mutableCopy", "retain", "autorelease"]
  private static let elementMessages: Set<String> = [
    "objectAtIndex:", "objectAtIndexedSubscript:", "objectForKey:", "objectForKeyedSubscript:", "anyObject",
    "firstObject", "lastObject",
  ]
}

extension String {
  /// `initWithFrame:` is of the family `init`, `initialize` is not.
  func isOfFamily(_ family: String) -> Bool {
    guard hasPrefix(family) else { return false }
    return !(dropFirst(family.count).first?.isLowercase ?? false)
  }

  /// Whether a class method's name begins or ends with the last words of its class, as those do that make one of it:
  /// `alertControllerWithTitle:…` and UIAlertController, `sharedApplication` and UIApplication.
  fileprivate func names(_ type: String) -> Bool {
    var words = CamelWords(type).list
    // `UI`, `NS`
    if words.count > 1, words[0].allSatisfy(\.isUppercase) { words.removeFirst() }
    if words.count == 1, words[0].count > 3, words[0].allSatisfy(\.isUppercase) { words[0] = words[0].dropFirst(2) }
    let piece = firstPiece
    let lowercased = piece.lowercased()
    while !words.isEmpty {
      let tail = words.joined().lowercased()
      if lowercased.hasSuffix(tail) { return true }
      if lowercased.hasPrefix(tail), piece.dropFirst(tail.count).first?.isUppercase ?? false { return true }
      words.removeFirst()
    }
    return false
  }

  /// `text` of the setter `setText:`; nil for other selectors.
  public var propertyItSets: String? {
    guard hasPrefix("set"), utf8.count > 4, utf8.firstIndex(of: UInt8(ascii: ":")) == utf8.index(before: utf8.endIndex)
    else { return nil }
    let name = dropFirst(3).dropLast()
    guard let first = name.first, first.isUppercase else { return nil }
    let second = name.dropFirst().first
    return second?.isUppercase ?? false ? String(name) : first.lowercased() + name.dropFirst()
  }
}
