import Testing

@testable import Fixes

struct ProtocolFixTests {
  private static func project(protocols: String, conformance: String, use: String = "service.load()") -> String {
    """
    \(protocols)
    final class FeedService: \(conformance) { func load() {} ; func reset() {} }
    final class FeedModel {
      private let service: FeedService
      init(service: FeedService) { self.service = service }
      func show() { \(use) }
    }
    """
  }

  @Test func replacesTheClassWithItsOnlyProtocol() {
    let sample = FixSample(Self.project(protocols: "protocol FeedLoading { func load() }", conformance: "FeedLoading"))
    let fix = sample.protocolFix("FeedService", in: "FeedModel")
    #expect(
      sample.changedLines(fix) == [
        "private let service: FeedLoading", "init(service: FeedLoading) { self.service = service }",
      ])
  }

  @Test func writesAnyIfTheProjectDoes() {
    let sample = FixSample(
      Self.project(protocols: "protocol FeedLoading { func load() }", conformance: "FeedLoading")
        + "\nvar other: any FeedLoading")
    let lines = sample.changedLines(sample.protocolFix("FeedService", in: "FeedModel"))
    #expect(lines.first == "private let service: any FeedLoading")
  }

  @Test func offersNothingIfTwoProtocolsFit() {
    let protocols = "protocol FeedLoading { func load() }\nprotocol Loading { func load() }"
    let sample = FixSample(Self.project(protocols: protocols, conformance: "FeedLoading, Loading"))
    #expect(sample.protocolFix("FeedService", in: "FeedModel") == nil)
  }

  @Test(arguments: ["service.reset()", "print(service)", "let other = service; other.load()"])
  func offersNothingIfTheProtocolLacksAUsedMember(use: String) {
    let sample = FixSample(
      Self.project(protocols: "protocol FeedLoading { func load() }", conformance: "FeedLoading", use: use))
    #expect(sample.symbol("FeedService") != nil)
    #expect(sample.protocolFix("FeedService", in: "FeedModel") == nil)
  }
}
