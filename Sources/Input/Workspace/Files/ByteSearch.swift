#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension UnsafeBufferPointer<UInt8> {
  /// Whether one of the first bytes is this one.
  func has(_ byte: UInt8, within length: Int) -> Bool {
    guard let baseAddress else { return false }
    return memchr(baseAddress, Int32(byte), Swift.min(count, length)) != nil
  }

  /// The index of the first occurrence of a byte.
  func place(of byte: UInt8) -> Int? {
    guard let baseAddress, let found = memchr(baseAddress, Int32(byte), count) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(baseAddress)
  }

  func hasPrefix(_ beginning: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = beginning.baseAddress, let baseAddress else { return beginning.isEmpty }
    return count >= beginning.count && memcmp(baseAddress, start, beginning.count) == 0
  }

  func hasPrefix(_ beginning: StaticString) -> Bool {
    hasPrefix(UnsafeBufferPointer(start: beginning.utf8Start, count: beginning.utf8CodeUnitCount))
  }

  /// - Parameter ending: not empty.
  func hasSuffix(_ ending: StaticString) -> Bool {
    let length = ending.utf8CodeUnitCount
    guard count >= length, self[count - 1] == ending.utf8Start[length - 1] else { return false }
    return memcmp(baseAddress! + (count - length), ending.utf8Start, length) == 0
  }

  /// The index of the first occurrence of `part` at or after `start`.
  func find(_ part: StaticString, from start: Int = 0) -> Int? {
    let length = part.utf8CodeUnitCount
    guard let baseAddress, length > 0 else { return nil }
    var position = start
    while position + length <= count {
      let candidates = count - length + 1 - position
      guard let found = memchr(baseAddress + position, Int32(part.utf8Start[0]), candidates) else { return nil }
      let place = UnsafeRawPointer(found) - UnsafeRawPointer(baseAddress)
      if self[place + length - 1] == part.utf8Start[length - 1], memcmp(found, part.utf8Start, length) == 0 {
        return place
      }
      position = place + 1
    }
    return nil
  }
}

extension String {
  func utf8Contains(_ part: StaticString) -> Bool {
    var text = self
    return text.withUTF8 { $0.find(part) != nil }
  }
}
