import LowLevel

/// Converts between file paths and URIs.
public enum DocumentPath {
  /// The absolute path of a `file:` URI, without a trailing slash; nil for other URIs.
  public static func path(of uri: String) -> String? {
    guard uri.lowercased().hasPrefix("file:") else { return nil }
    var rest = uri.dropFirst(5)
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      guard let slash = rest.firstIndex(of: "/") else { return nil }
      let host = rest[..<slash].lowercased()
      guard host.isEmpty || host == "localhost" else { return nil }
      rest = rest[slash...]
    }
    if let end = rest.firstIndex(where: { $0 == "?" || $0 == "#" }) { rest = rest[..<end] }
    guard rest.hasPrefix("/"), let path = decoded(Array(rest.utf8)) else { return nil }
    return absolutePath(path)
  }

  /// The `file:` URI of an absolute path.
  public static func uri(of path: String) -> String {
    var uri = Array("file://".utf8)
    let digits = Array("0123456789ABCDEF".utf8)
    for byte in path.utf8 {
      if isPlain(byte) {
        uri.append(byte)
      } else {
        uri += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: uri, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "/-._~".utf8.contains(byte)
    }
  }

  private static func decoded(_ bytes: [UInt8]) -> String? {
    var path: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%") {
        guard index + 2 < bytes.count, let high = hexadecimal(bytes[index + 1]), let low = hexadecimal(bytes[index + 2])
        else {
          return nil
        }
        path.append(high << 4 | low)
        index += 3
      } else {
        path.append(bytes[index])
        index += 1
      }
    }
    if path.contains(0) { return nil }
    return String(decoding: path, as: UTF8.self)
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }
}
