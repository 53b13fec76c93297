import SourceFacts
import Storage
import Testing

@Suite struct PackingTests {
  @Test(arguments: [[], [""], ["a", "", "é👍", String(repeating: "long ", count: 100)]]) func textsRoundTrip(
    _ texts: [String]
  ) {
    var packing = Packing()
    packing.add("before")
    packing.add(texts)
    packing.add(texts)
    Unpacking.reading(packing.bytes) { reading in
      #expect(reading.text() == "before" && reading.texts() == texts && reading.texts() == texts && reading.isWhole)
    }
    // Truncated data are noticed, however many texts the count says.
    for length in 0..<packing.bytes.count {
      Unpacking.reading(Array(packing.bytes[..<length])) { reading in
        _ = (reading.text(), reading.texts(), reading.texts())
        #expect(!reading.isWhole)
      }
    }
  }

  @Test func tooLargeNumbersAreRejected() {
    Unpacking.reading([UInt8](repeating: 0xFF, count: 64)) { reading in
      #expect(reading.texts().count <= 16 && !reading.isWhole)
    }
  }
}
