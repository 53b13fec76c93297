import SourceFacts
import SwiftScanning
import Testing

@testable import FactStore

@Suite struct KeptFileTests {
  /// Of a list that breaks off nothing is looked at: what refers to the missing would lead anywhere.
  @Test func whatIsNotWholeIsNone() {
    var packing = Packing()
    SampleFile(1).file.pack(into: &packing)
    let bytes = packing.bytes
    bytes.withUnsafeBytes { bytes in
      #expect(KeptFile(packed: bytes, SwiftScanner.seeds) != nil)
      for length in 0..<bytes.count {
        #expect(KeptFile(packed: UnsafeRawBufferPointer(rebasing: bytes[..<length]), SwiftScanner.seeds) == nil)
      }
    }
  }
}
