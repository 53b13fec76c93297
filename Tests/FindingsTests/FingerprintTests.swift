import Testing

@testable import Findings

@Suite("Fingerprints")
struct FingerprintTests {
  @Test("fingerprints are 16 hexadecimal digits, the same on every machine")
  func fingerprintsAreStable() {
    #expect(Fingerprint().text == "cbf29ce484222325")
    #expect(Fingerprint("upward_dependency", "Feed").text == Fingerprint("upward_dependency", "Feed").text)
    #expect(Fingerprint("a").text.count == 16)
  }

  @Test("fingerprints depend on the borders between the parts")
  func fingerprintsKeepPartsApart() {
    #expect(Fingerprint("ab", "c").text != Fingerprint("a", "bc").text)
    #expect(Fingerprint("a", "").text != Fingerprint("a").text)
  }
}
