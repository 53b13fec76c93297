import LowLevel
import Tables

/// An old-style property list, the format of Xcode project files, as one flat array in source order: a container
/// precedes its elements. Strings stay in the bytes until they are needed.
struct PropertyList {
  enum Kind: UInt8 { case string, array, dictionary }

  struct Element {
    var kind: Kind
    /// Whether it is a quoted string with backslashes.
    var isEscaped = false
    /// The range of a string's bytes, without quotes.
    var start: UInt32
    var end: UInt32
    /// The element after the last one inside it.
    var next = ElementID(0)
  }

  typealias ElementID = ID<Element>

  struct Failure: Error {
    var message: String
    /// Starts at 1.
    var line: Int
  }

  let bytes: [UInt8]
  private(set) var elements: Table<ElementID, Element> = []

  init(_ bytes: [UInt8]) throws(Failure) {
    self.bytes = bytes
    elements = try bytes.withUnsafeBufferPointer { buffer throws(Failure) in
      var parser = PropertyListParser(ByteView(buffer))
      return try parser.parse()
    }
  }

  /// The outermost element.
  var root: ElementID { elements.startIndex }

  /// The value under a key of a dictionary.
  func value(_ key: ByteView, in dictionary: ElementID) -> ElementID? {
    guard elements[dictionary].kind == .dictionary else { return nil }
    var child = dictionary.next
    let end = elements[dictionary].next
    while child < end {
      if equals(child, key) { return child.next }
      child = elements[child.next].next
    }
    return nil
  }

  func string(_ key: ByteView, in dictionary: ElementID) -> String? {
    guard let value = value(key, in: dictionary), elements[value].kind == .string else { return nil }
    return string(value)
  }

  func strings(_ key: ByteView, in dictionary: ElementID) -> [String] {
    var strings: [String] = []
    forEachString(key, in: dictionary) { (child: ElementID) in strings.append(string(child)) }
    return strings
  }

  /// Calls `body` for each key of a dictionary, as written, with its value.
  func forEachEntry(_ dictionary: ElementID, _ body: (_ key: ByteView, _ value: ElementID) -> Void) {
    guard elements[dictionary].kind == .dictionary else { return }
    var child = dictionary.next
    while child < elements[dictionary].next {
      withBytes(child) { body($0, child.next) }
      child = elements[child.next].next
    }
  }

  /// Calls `body` for each string of the array under a key, as written.
  func forEachString(_ key: ByteView, in dictionary: ElementID, _ body: (ByteView) -> Void) {
    forEachString(key, in: dictionary) { child in withBytes(child, body) }
  }

  private func forEachString(_ key: ByteView, in dictionary: ElementID, _ body: (ElementID) -> Void) {
    guard let value = value(key, in: dictionary), elements[value].kind == .array else { return }
    var child = value.next
    while child < elements[value].next {
      if elements[child].kind == .string { body(child) }
      child = elements[child].next
    }
  }

  /// Calls `body` with the bytes of a string, as written.
  func withBytes<Result>(_ string: ElementID, _ body: (ByteView) -> Result) -> Result {
    let range = Int(elements[string].start)..<Int(elements[string].end)
    return bytes.withBytes { body($0.extracting(range)) }
  }

  func equals(_ string: ElementID, _ text: ByteView) -> Bool { withBytes(string) { $0 == text } }

  func string(_ id: ElementID) -> String {
    let element = elements[id]
    guard element.isEscaped else { return withBytes(id) { $0.string } }
    var text: [UInt8] = []
    var rest = bytes[Int(element.start)..<Int(element.end)]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
        text.append(byte)
        continue
      }
      switch escaped {
      case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "U"):
        let digits = rest.prefix(4)
        let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
        text += Array(String(Character(scalar ?? "\u{FFFD}")).utf8)
        rest = rest.dropFirst(digits.count)
      default: text.append(escaped)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
