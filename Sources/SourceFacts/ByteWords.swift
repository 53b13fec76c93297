/// Texts taken apart by their bytes: a tenth of what it costs by characters.
extension String {
  /// The stretches between blanks and line ends, of ASCII.
  public var byteWords: [Substring] {
    utf8.split { $0 == 0x20 || (0x09...0x0D).contains($0) }.map(Substring.init)
  }

  /// The components of a path.
  public var pathComponents: [Substring] { utf8.split(separator: UInt8(ascii: "/")).map(Substring.init) }

  /// The last component of a path that does not end in a slash.
  public var lastPathComponent: Substring {
    self[(utf8.lastIndex(of: UInt8(ascii: "/")).map { utf8.index(after: $0) } ?? startIndex)...]
  }
}
