import SourceFacts
import Storage
import Testing

@Suite struct PackingTests {
  @Test(arguments: [[], [""], ["a", "", "é👍", String(repeating: "long ", count: 100)]]) func textsComeBack(
    _ texts: [String]
  ) {
    var packing = Packing()
    packing.add("before")
    packing.add(texts)
    packing.add(texts)
    packing.bytes.withUnsafeBytes { bytes in
      var reading = Unpacking(bytes)
      #expect(reading.text() == "before" && reading.texts() == texts && reading.texts() == texts && reading.isWhole)
    }
    // What is cut off somewhere is noticed, however many texts there are said to be.
    for length in 0..<packing.bytes.count {
      packing.bytes[..<length].withUnsafeBytes { bytes in
        var reading = Unpacking(bytes)
        _ = (reading.text(), reading.texts(), reading.texts())
        #expect(!reading.isWhole)
      }
    }
  }

  @Test func numbersThatAreTooLarge() {
    [UInt8](repeating: 0xFF, count: 64).withUnsafeBytes { bytes in
      var reading = Unpacking(bytes)
      #expect(reading.texts().count <= 16 && !reading.isWhole)
    }
  }
}
