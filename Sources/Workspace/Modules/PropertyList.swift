/// An old-style property list, as Xcode writes project files, as one flat array in the order of the text: a container
/// stands before what it holds. Strings stay where they are in the bytes until asked for.
struct PropertyList {
  enum Kind: UInt8 { case string, array, dictionary }

  struct Element {
    var kind: Kind
    /// A quoted string with backslashes in it.
    var isEscaped = false
    /// Of a string: its bytes without quotes.
    var start: UInt32
    var end: UInt32
    /// The index after the last element inside.
    var next: UInt32 = 0
  }

  struct Failure: Error {
    var message: String
    /// From 1.
    var line: Int
  }

  let bytes: [UInt8]
  private(set) var elements: [Element] = []

  init(_ bytes: [UInt8]) throws(Failure) {
    self.bytes = bytes
    elements = try bytes.withUnsafeBufferPointer { buffer throws(Failure) in
      var parser = PropertyListParser(buffer)
      return try parser.parse()
    }
  }

  /// The value under a key of the dictionary at `index`.
  func value(_ key: StaticString, in index: Int) -> Int? {
    guard elements[index].kind == .dictionary else { return nil }
    var child = index + 1
    let end = Int(elements[index].next)
    while child < end {
      if equals(child, key) { return child + 1 }
      child = Int(elements[child + 1].next)
    }
    return nil
  }

  func string(_ key: StaticString, in index: Int) -> String? {
    guard let value = value(key, in: index), elements[value].kind == .string else { return nil }
    return string(value)
  }

  func strings(_ key: StaticString, in index: Int) -> [String] {
    guard let value = value(key, in: index), elements[value].kind == .array else { return [] }
    var strings: [String] = []
    var child = value + 1
    while child < Int(elements[value].next) {
      if elements[child].kind == .string { strings.append(string(child)) }
      child = Int(elements[child].next)
    }
    return strings
  }

  /// Keys of a dictionary with the indices of their values.
  func entries(_ index: Int) -> [(key: String, value: Int)] {
    guard elements[index].kind == .dictionary else { return [] }
    var entries: [(key: String, value: Int)] = []
    var child = index + 1
    while child < Int(elements[index].next) {
      entries.append((string(child), child + 1))
      child = Int(elements[child + 1].next)
    }
    return entries
  }

  private func equals(_ index: Int, _ text: StaticString) -> Bool {
    let element = elements[index]
    let length = text.utf8CodeUnitCount
    guard Int(element.end - element.start) == length else { return false }
    for offset in 0..<length where bytes[Int(element.start) + offset] != text.utf8Start[offset] { return false }
    return true
  }

  func string(_ index: Int) -> String {
    let element = elements[index]
    let slice = bytes[Int(element.start)..<Int(element.end)]
    guard element.isEscaped else { return String(decoding: slice, as: UTF8.self) }
    var text: [UInt8] = []
    var rest = slice
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
