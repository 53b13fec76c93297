import LowLevel

/// Writes JSON with keys in the given order. A value is on one line, or each of its parts is on a line of its own.
public struct JSONWriter {
  public enum Layout { case line, lines }

  private var text: GrowingText
  private var layouts: [Layout] = []
  private var isFirst = true

  private init(_ text: GrowingText) { self.text = text }

  /// Returns one object.
  public static func document(_ body: (inout JSONWriter) -> Void) -> String {
    var text = GrowingText()
    document(to: &text, body)
    return text.string
  }

  public static func document(to text: inout GrowingText, _ body: (inout JSONWriter) -> Void) {
    write(to: &text) { $0.object(.lines, body) }
  }

  /// Writes one value and a newline.
  public static func write(to text: inout GrowingText, _ value: (inout JSONWriter) -> Void) {
    var writer = JSONWriter(text)
    value(&writer)
    writer.text += "\n"
    text = writer.text
  }

  /// Returns one value on one line, without a line break.
  public static func line(_ value: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter(GrowingText())
    writer.layouts = [.line]
    value(&writer)
    return writer.text.bytes
  }

  // MARK: Values

  public mutating func object(_ layout: Layout, _ body: (inout JSONWriter) -> Void) { enclosed("{", "}", layout, body) }

  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  public mutating func list<Item>(
    _ items: some Sequence<Item>, _ layout: Layout, _ write: (inout JSONWriter, Item) -> Void
  ) {
    enclosed("[", "]", layout) { writer in
      for item in items {
        writer.separate()
        write(&writer, item)
      }
    }
  }

  public mutating func string(_ value: String) {
    text += "\""
    let isPlain = value.withBytes { bytes in
      bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    }
    if isPlain {
      text += value
    } else {
      for scalar in value.unicodeScalars { write(scalar) }
    }
    text += "\""
  }

  public mutating func number(_ value: Int) { text += String(value) }

  /// With at most three decimals.
  public mutating func number(_ value: Double) {
    let thousandths = Int((value * 1000).rounded())
    var digits = String(thousandths.magnitude % 1000)
    digits = String(repeating: "0", count: 3 - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    let sign = thousandths < 0 ? "-" : ""
    text += sign + String(thousandths.magnitude / 1000) + (digits.isEmpty ? "" : "." + digits)
  }

  public mutating func flag(_ value: Bool) { text += value ? "true" : "false" }

  public mutating func null() { text += "null" }

  // MARK: Members of an object; nil leaves the key out

  public mutating func member(_ key: String, _ body: (inout JSONWriter) -> Void) {
    separate()
    string(key)
    text += ": "
    body(&self)
  }
  public mutating func member(_ key: String, _ value: String?) {
    if let value { member(key) { $0.string(value) } }
  }
  public mutating func member(_ key: String, _ value: Int?) {
    if let value { member(key) { $0.number(value) } }
  }
  public mutating func member(_ key: String, _ value: Double?) {
    if let value { member(key) { $0.number(value) } }
  }
  public mutating func member(_ key: String, _ value: Bool) { member(key) { $0.flag(value) } }

  // MARK: Layout

  private mutating func enclosed(
    _ open: String, _ close: String, _ layout: Layout, _ body: (inout JSONWriter) -> Void
  ) {
    text += open
    layouts.append(layouts.last == .line ? .line : layout)
    isFirst = true
    body(&self)
    let hasLines = layouts.removeLast() == .lines && !isFirst
    isFirst = false
    if hasLines { newLine() }
    text += close
  }

  private mutating func separate() {
    if !isFirst { text += layouts.last == .line ? ", " : "," }
    if layouts.last == .lines { newLine() }
    isFirst = false
  }

  private mutating func newLine() {
    text += "\n"
    text.add(spaces: 2 * layouts.count)
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    default:
      guard isUnprintable(scalar) else {
        text += String(scalar)
        return
      }
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
