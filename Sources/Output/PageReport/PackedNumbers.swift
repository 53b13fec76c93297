/// A list of numbers as text: each in as few characters of base 64 as it needs, five bits in each, the least first; a
/// sixth bit says that more follow.
struct PackedNumbers {
  private(set) var text: [UInt8] = []
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  /// Adds a number that is not negative.
  mutating func add(_ number: Int) {
    var rest = UInt(bitPattern: number)
    repeat {
      let digit = Int(rest & 31)
      rest >>= 5
      text.append(Self.digits[rest > 0 ? digit | 32 : digit])
    } while rest > 0
  }

  /// Adds a number that may be negative: the lowest bit is its sign.
  mutating func add(signed number: Int) { add(number < 0 ? -number << 1 | 1 : number << 1) }
}
