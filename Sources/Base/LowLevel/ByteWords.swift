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
    withBytes { $0.lastIndex(of: UInt8(ascii: "/")) }.map { utf8.index(utf8.startIndex, offsetBy: $0) }
  }

  /// Like `hasSuffix`, for an ASCII suffix.
  public func hasEnding(_ ending: ByteView) -> Bool { withBytes { $0.hasSuffix(ending) } }

  /// Removes every occurrence of a non-empty part. The first call of `replacing` takes a tenth of a millisecond.
  public func without(_ part: ByteView) -> String {
    withBytes { bytes in
      var rest: [UInt8] = []
      var place = 0
      while let found = bytes.firstIndex(of: part, from: place) {
        rest += bytes.extracting(place..<found)
        place = found + part.count
      }
      rest += bytes.dropFirst(place)
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
