/// Texts taken apart by their bytes: a tenth of what it costs by characters, and compiled once.
extension String {
  /// The stretches between blanks and line ends, of ASCII.
  public var byteWords: [Substring] {
    utf8.split { $0 == 0x20 || (0x09...0x0D).contains($0) }.map(Substring.init)
  }

  /// The components of a path.
  public var pathComponents: [Substring] { pieces(at: "/") }

  /// The last component of a path that does not end in a slash.
  public var lastPathComponent: Substring {
    self[(lastSlash.map { utf8.index(after: $0) } ?? startIndex)...]
  }

  /// What a path says before its last component, without the slash between them; empty for a name alone.
  public var folderPath: Substring { self[..<(lastSlash ?? startIndex)] }

  private var lastSlash: String.Index? {
    let offset = utf8.withContiguousStorageIfAvailable { bytes in
      var index = bytes.count - 1
      while index >= 0, bytes[index] != UInt8(ascii: "/") { index -= 1 }
      return index
    }
    guard let offset else { return utf8.lastIndex(of: UInt8(ascii: "/")) }
    return offset < 0 ? nil : utf8.index(utf8.startIndex, offsetBy: offset)
  }

  /// What `hasSuffix` says, of an ending that is ASCII.
  public func hasEnding(_ ending: StaticString) -> Bool {
    let length = ending.utf8CodeUnitCount
    let isEnding = utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.count >= length, length == 0 || bytes[bytes.count - length] == ending.utf8Start[0] else { return false }
      var rest = length
      while rest > 1, bytes[bytes.count - length + rest - 1] == ending.utf8Start[rest - 1] { rest -= 1 }
      return rest <= 1
    }
    return isEnding ?? hasSuffix("\(ending)")
  }

  /// What is left of the text when a part, which is not empty, is taken out wherever it stands. `replacing` takes a tenth of a
  /// millisecond to get going.
  @inline(never)
  public func without(_ part: StaticString) -> String {
    var text = self
    let length = part.utf8CodeUnitCount
    return text.withUTF8 { bytes in
      var rest: [UInt8] = []
      var place = 0
      while place < bytes.count {
        if place + length <= bytes.count, (0..<length).allSatisfy({ bytes[place + $0] == part.utf8Start[$0] }) {
          place += length
        } else {
          rest.append(bytes[place])
          place += 1
        }
      }
      return String(decoding: rest, as: UTF8.self)
    }
  }

  /// The stretches between separators, which are ASCII.
  public func pieces(at separator: Unicode.Scalar, keepingEmpty: Bool = false) -> [Substring] {
    self[...].pieces(at: separator, keepingEmpty: keepingEmpty)
  }
}

extension Substring {
  /// The stretches between separators, which are ASCII.
  @inline(never)
  public func pieces(at separator: Unicode.Scalar, keepingEmpty: Bool = false) -> [Substring] {
    let (utf8, separator) = (utf8, UInt8(ascii: separator))
    var pieces: [Substring] = []
    var start = utf8.startIndex
    while true {
      let end = utf8[start...].firstIndex(of: separator) ?? utf8.endIndex
      if start < end || keepingEmpty { pieces.append(self[start..<end]) }
      if end == utf8.endIndex { return pieces }
      start = utf8.index(after: end)
    }
  }
}
