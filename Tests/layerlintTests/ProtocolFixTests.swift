import Foundation
import Testing

/// `--fix` of a class with a suitable protocol: which references are replaced, and above all which are not.
@Suite struct ProtocolFixTests {
  /// The client of a service, and the rest of the app. Each case is an app of its own.
  struct Case: Sendable, CustomTestStringConvertible {
    var client =
      """
        private let service: FeedService\n  init(service: FeedService) { self.service = service }
        func show() { service.load() }
      """
    var head = "final class FeedViewModel"
    var feed = "protocol FeedLoading { func load() }"
    var service = "final class FeedService: FeedLoading { func load() {} }"
    var other = "let model = FeedViewModel(service: FeedService())"
    var tests = ""
    var testDescription: String { "\(head) \(client) \(feed) \(service) \(other)" }
  }

  private static func client(after one: Case) throws -> String {
    let app = try TemporaryFolder([
      ".layerlint.yml":
        """
      architectures: [protocols]\nroles: { service: { name: "*Service" }, view_model: { name: "*ViewModel" } \
      }\n
      """,
      "Feed/FeedViewModel.swift": "\(one.head) {\n\(one.client)\n}\n",
      "Feed/Service.swift": "\(one.feed)\n\(one.service)\n",
      "Feed/Other.swift": one.other + "\n",
    ])
    if !one.tests.isEmpty { try app.write(one.tests, to: "FeedTests/Tests.swift") }
    _ = try BinaryRun(["--fix", "--only", "concrete_service_dependency"], in: app)
    return String(
      decoding: try Data(contentsOf: URL(fileURLWithPath: app.path("Feed/FeedViewModel.swift"))), as: UTF8.self)
  }

  @Test func clientsUseTheProtocol() throws {
    #expect(
      try Self.client(after: Case()) == """
        final class FeedViewModel {
          private let service: FeedLoading
          init(service: FeedLoading) { self.service = service }
          func show() { service.load() }
        }

        """)
    let optional = Case(
      client:
        """
          private var service: FeedService?\n  init(a: Int, service: FeedService?) { self.service = service }
          func show() { service?.load(); _ = self.service!.all }
        """,
      feed: "protocol FeedLoading { func load()\n var all: [Int] { get } }",
      service: "class FeedService: FeedLoading { func load() {}\n  let all: [Int] = []\n  func more() {} }",
      other:
        "let service: FeedService? = nil\nlet all: any Equatable = 1\nlet model = FeedViewModel(a: 1, service: service)"
    )
    let text = try Self.client(after: optional)
    #expect(
      text.contains("var service: (any FeedLoading)?") && text.contains("service: (any FeedLoading)?)"), "\(text)")
    // Private members do not matter.
    #expect(
      try Self.client(
        after: Case(other: "func f() { unknown().service = 1 }\nlet model = FeedViewModel(service: FeedService())")
      ).contains("let service: FeedLoading"))
    // Another protocol that does not fit does not matter.
    let two = Case(
      feed: "protocol FeedLoading { func load() }\nprotocol Clearing { func clear() }",
      service: "final class FeedService: FeedLoading, Clearing { func load() {}\n  func clear() {} }")
    #expect(try Self.client(after: two).contains("let service: FeedLoading"))
  }

  @Test(arguments: [
    // Uses of the value.
    Case(
      client:
        """
          private let service: FeedService\n  init(service: FeedService) { self.service = service }
          func show() { service.load(); service.more() }
        """,
      service: "final class FeedService: FeedLoading { func load() {}\n  func more() {} }"),
    Case(
      client:
        """
          private let service: FeedService\n  init(service: FeedService) { self.service = service }
          func show() { service.load(); use(service) }
        """
    ),
    Case(
      client:
        """
          private let service: FeedService\n  init(service: FeedService) { self.service = service }
          func show() -> Bool { service.load(); return service === other }
        """
    ),
    Case(
      client:
        """
          private let service: FeedService\n  init(service: FeedService) { self.service = service }
          func show() { { [service] in service.load() }() }
        """
    ),
    Case(
      client:
        """
          private let service: FeedService\n  init(service: FeedService) { self.service = service }
          func show() { run(service.load) }
        """
    ),
    Case(
      client:
        """
          private let service: FeedService
          init(service: FeedService) { self.service = service; service.load() }
          func show() { self.service.load() }
        """
    ),
    Case(client: "  private let service: FeedService\n  init(service: FeedService) { self.service = service }"),
    // Declarations of the value.
    Case(
      client:
        """
          let service: FeedService\n  init(service: FeedService) { self.service = service }
          func show() { service.load() }
        """
    ),
    Case(
      client:
        """
          private weak var service: FeedService?\n  init(service: FeedService) { self.service = service }
          func show() { service?.load() }
        """
    ),
    Case(
      client:
        """
          @Injected private var service: FeedService\n  init(service: FeedService) { self.service = service }
          func show() { service.load() }
        """
    ),
    Case(
      client:
        """
          private let service: FeedService
          init(service: FeedService = FeedService()) { self.service = service }\n  func show() { service.load() }
        """
    ),
    Case(
      client:
        """
          private let service: FeedService\n  init(service: FeedService) { self.service = service }
          func show() { service.load() }\n  func make() { FeedService().load() }
        """
    ),
    Case(
      client:
        """
          private let service: FeedService\n  init(_ service: FeedService) { self.service = service }
          func show() { service.load() }
        """,
      other: ""),
    Case(
      client:
        """
          private let service: FeedService\n  init(service: FeedService) { self.service = service }
          func show() { service.load() }\n  func f(_ other: FeedService) {}
        """
    ),
    Case(
      client:
        """
          private let service: FeedService\n  public init(service: FeedService) { self.service = service }
          func show() { service.load() }
        """
    ),
    Case(
      client:
        """
          private let all: [FeedService]\n  init(all: [FeedService]) { self.all = all }
          func show() { all.forEach { $0.load() } }
        """,
      other: ""),
    Case(
      client:
        """
          private let service: FeedService\n  init(container: Container) { service = container.resolve() }
          func show() { service.load() }
        """,
      other: ""),
    // The class.
    Case(head: "final class FeedViewModel: Made", other: "protocol Made { init(service: FeedService) }"),
    Case(head: "final class FeedViewModel: Sendable"),
    Case(head: "struct FeedViewModel: Equatable"),
    Case(
      head: "class FeedViewModel",
      other: "class Below: FeedViewModel { override init(service: FeedService) { super.init(service: service) } }"),
    // Creators of the client.
    Case(other: "let model = FeedViewModel(service: .shared)"),
    Case(other: "let model = FeedViewModel(service: resolve())"),
    Case(other: "let model: FeedViewModel = .init(service: resolve())"),
    Case(other: "let make = FeedViewModel.init"),
    Case(other: "let make = register(FeedViewModel.self)"),
    Case(other: "typealias Model = FeedViewModel\nlet model = Model(service: .shared)"),
    // The protocol.
    Case(
      feed: "protocol FeedLoading { func load() }\nprotocol Reloading { func load() }",
      service: "final class FeedService: FeedLoading, Reloading { func load() {} }"),
    Case(
      feed: "protocol FeedLoading { associatedtype Item\n  func load() }",
      service: "final class FeedService: FeedLoading { typealias Item = Int\n  func load() {} }"),
    Case(feed: "protocol FeedLoading { func load() -> Self }"),
    Case(feed: "protocol FeedLoading: Hashable { func load() }"),
    Case(feed: "@MainActor protocol FeedLoading { func load() }"),
    Case(feed: "protocol FeedLoading { func load() throws }"),
    Case(feed: "protocol FeedLoading { func load() async }"),
    Case(
      feed: "protocol FeedLoading { func load(a: Int) }",
      service: "final class FeedService: FeedLoading { func load(a: Int = 1) {} }"),
    Case(feed: "protocol FeedLoading { func load() }\nextension FeedLoading { func load() {} }"),
    Case(feed: "private protocol FeedLoading { func load() }"),
    Case(service: "final class FeedService: FeedLoading { func load() {}\n  func load(_ a: Int = 1) {} }"),
    Case(service: "final class FeedService: FeedLoading, @unchecked Sendable { func load() {} }"),
    Case(
      service: "class Base: FeedLoading { func load() {} }\nfinal class FeedService: Base { override func load() {} }"),
    Case(service: "final class FeedService: FeedLoading { @discardableResult func load() -> Int { 1 } }"),
    // Code that is not read.
    Case(tests: "let model = FeedViewModel(service: .shared)"),
  ])
  func theClassStays(_ one: Case) throws {
    #expect(try !Self.client(after: one).contains("FeedLoading"))
  }
}
