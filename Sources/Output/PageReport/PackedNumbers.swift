/// A list of numbers as text. Each number takes as few base 64 characters as needed: five bits in each, the lowest
/// first; the sixth bit means that more characters follow.
struct PackedNumbers {
  private(set) var text: [UInt8] = []
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  /// Adds a number that must not be negative.
  mutating func add(_ number: Int) {
    var rest = UInt(bitPattern: number)
    repeat {
      let digit = Int(rest & 31)
      rest >>= 5
      text.append(Self.digits[rest > 0 ? digit | 32 : digit])
    } while rest > 0
  }

  /// Adds a number that may be negative, with the sign in the lowest bit.
  mutating func add(signed number: Int) { add(number < 0 ? -number << 1 | 1 : number << 1) }
}
