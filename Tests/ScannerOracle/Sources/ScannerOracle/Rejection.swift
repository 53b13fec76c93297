import SwiftParser
import SwiftSyntax

/// The errors that SwiftParser finds in a text: byte offsets, with the kind of the missing or unexpected node.
public func rejections(of source: UnsafeBufferPointer<UInt8>) -> [FactLine] {
  var found: [FactLine] = []
  var open = [Syntax(Parser.parse(source: source))]
  while let node = open.popLast() {
    guard node.hasError else { continue }
    let wrong = node.children(viewMode: .all).filter(\.hasError)
    if wrong.isEmpty {
      found.append(FactLine(offset: node.offset, text: "\(node.kind) '\(node.trimmedDescription.prefix(40))'"))
    }
    open += wrong.reversed()
  }
  return found
}
