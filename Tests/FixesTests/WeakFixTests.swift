import Testing

@testable import Fixes

struct WeakFixTests {
  private static func feed(delegate: String, controller: String = "let feed = Feed()") -> String {
    """
    protocol FeedDelegate: AnyObject { func reload() }
    final class Feed {
      \(delegate)
    }
    final class FeedController: FeedDelegate {
      \(controller)
      func start() { feed.delegate = self }
      func reload() {}
    }
    final class AppCoordinator { let controller = FeedController() }
    """
  }

  @Test func declaresAnOptionalVariableWeak() {
    let sample = FixSample(Self.feed(delegate: "var delegate: FeedDelegate?"))
    let fix = sample.weakFix("Feed.delegate")
    #expect(fix?.title == "Declare delegate weak")
    #expect(sample.changedLines(fix) == ["weak var delegate: FeedDelegate?"])
  }

  @Test func writesWeakAfterTheAccessModifier() {
    let sample = FixSample(Self.feed(delegate: "public var delegate: FeedDelegate?"))
    #expect(sample.changedLines(sample.weakFix("Feed.delegate")) == ["public weak var delegate: FeedDelegate?"])
  }

  @Test(arguments: [
    "let delegate: FeedDelegate? = nil", "var delegate: FeedDelegate", "lazy var delegate: FeedDelegate? = nil",
    "var delegates: [FeedDelegate] = []", "var delegate, other: FeedDelegate?",
  ])
  func offersNothingIfMoreMustChange(declaration: String) {
    let sample = FixSample(Self.feed(delegate: declaration))
    let name = declaration.contains("delegates") ? "Feed.delegates" : "Feed.delegate"
    #expect(sample.symbol(name) != nil)
    #expect(sample.weakFix(name) == nil)
  }

  @Test func constrainsTheProtocolToClasses() {
    let text = Self.feed(delegate: "var delegate: FeedDelegate?").replacing(
      "FeedDelegate: AnyObject", with: "FeedDelegate")
    let sample = FixSample(text)
    let fix = sample.weakFix("Feed.delegate")
    #expect(
      sample.changedLines(fix) == [
        "protocol FeedDelegate: AnyObject { func reload() }", "weak var delegate: FeedDelegate?",
      ])
  }

  @Test func doesNotConstrainAProtocolWithAStruct() {
    let text = Self.feed(delegate: "var delegate: FeedDelegate?").replacing(
      "FeedDelegate: AnyObject", with: "FeedDelegate")
    let sample = FixSample(text + "\nstruct Printer: FeedDelegate { func reload() {} }")
    #expect(sample.weakFix("Feed.delegate") == nil)
  }

  @Test func isNotSafeForANewObject() {
    let text = Self.feed(delegate: "var delegate: FeedDelegate?")
    let sample = FixSample(text + "\nfunc preview(feed: Feed) { feed.delegate = FeedController() }")
    #expect(sample.weakFix("Feed.delegate")?.isSafe == false)
  }
}
