import SourceFacts
import Testing

@Suite struct ConversionsTests {
  @Test func wideningKeepsTheValue() {
    #expect([Int(Int32.min), Int(Int32(-1)), Int(Int32.max)] == [-2_147_483_648, -1, 2_147_483_647])
    #expect([Int(UInt32.max), Int(UInt16.max), Int(UInt8.max)] == [4_294_967_295, 65535, 255])
    #expect([UInt64(UInt32.max), UInt64(UInt8.max)] == [4_294_967_295, 255])
  }

  @Test func narrowingKeepsValuesThatFit() {
    #expect([Int32(-2_147_483_648), Int32(2_147_483_647)] == [Int32.min, Int32.max])
    #expect([UInt32(zero), UInt32(zero + 4_294_967_295)] == [UInt32.min, UInt32.max])
    #expect([Int32(zero - 2_147_483_648), Int32(zero + 2_147_483_647)] == [Int32.min, Int32.max])
  }

  @Test func narrowingTrapsIfTheValueDoesNotFit() async {
    await #expect(processExitsWith: .failure) { _ = Int32(ConversionsTests().zero + 2_147_483_648) }
    await #expect(processExitsWith: .failure) { _ = UInt32(ConversionsTests().zero - 1) }
    await #expect(processExitsWith: .failure) { _ = UInt32(ConversionsTests().zero + 4_294_967_296) }
  }

  /// Not known at compile time.
  var zero: Int { CommandLine.arguments.count - CommandLine.arguments.count }
}
